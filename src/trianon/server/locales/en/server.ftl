# What the server says when it refuses something.
error-other-undo-request = The undo request has changed: the match would now go on after entry { $number }.
error-unavailable = The database is not answering at the moment. Nothing was saved; please try again.
error-overloaded = The server is very busy, and running matches go first. Please try again in { $seconds } seconds.
error-preparing = The rules of { $game } are still being prepared on this server. They will be ready within a minute; nothing was saved.
error-internal = Something went wrong on the server. Nothing was saved.
error-no-identity = This request carries no identity: say hello first.
error-no-person = This identity is no longer known here.
error-signed-out = This device was signed out. Reload the page to continue as a new guest.
error-too-many-devices = You are already signed in on { $most } devices; sign one out first.
error-last-device = This is your only device: signing it out would lose your name and your tables.
error-no-device = There is no such device, or it is already signed out.
error-no-page = There is no such page.
error-bad-request = The request is malformed.
error-bad-method = This cannot be done here.
error-bad-media = The request has to be JSON.
error-bad-message = This message cannot be understood.
error-too-large = The request is too large.
error-too-fast = Too many requests. Please wait { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
  }
error-foreign-origin = That page may not speak to this server.
error-unknown-host = This server does not answer to that host name. Open it by its address, or ask its operator to add the name to TRIANON_HOSTS.
error-opening = The match is about to begin: try again in a moment.
error-not-opening = This table is not waiting for salts now.
error-other-salt = This is not the salt you committed to.
error-removed = The owner of this table asked you to leave.
error-nobody-to-remove = Seat { $seat } has nobody to send away.
error-not-welcome = You cannot take a seat at this table.
error-nobody-there = There is nobody there to block or report.
error-too-many-blocks = You have already blocked { $most } people; unblock one first.
error-no-block = You have not blocked this person, or have unblocked them.
error-already-reported = You have already reported this.
error-too-many-reports = You can send { $most } reports a day; please try again tomorrow.
error-reports-full = No more reports can be accepted at the moment; please try again later.
error-no-published-edition = There is no such edition in the gallery, or it was taken out.
error-bad-title = A title has 1 to { $most } characters that can be seen; some count as several.
error-forbidden-title = This title is not available here. Please choose another.
error-too-many-published = You have already published { $most } editions; take one out first.
error-gallery-full = The gallery is full at the moment; please try again later.
error-too-many-imports = You have opened { $most } match files within { $days } days; please wait until the oldest expire.
error-too-many-watched = You are watching too many tables (at most { $most }).
error-no-table = There is no such table, or it is not open to you.
error-no-link = This private link is not valid, or no longer valid.
error-empty-name = A name needs at least one letter.
error-long-name = A name has at most { $most } characters; some count as several.
error-name-taken = Somebody has this name, or one that looks like it. Please choose another.
error-account-name-length = A name has { $least } to { $most } letters.
error-account-name-letters = A name is made of letters and digits, at least two of them letters, with single spaces, hyphens, dots or apostrophes between them.
error-forbidden-name = This name is not available here. Please choose another.
error-name-changed-lately = A name can be changed once in 30 days; yours again in { $days ->
    [one] one day
   *[other] { $days } days
  }.
error-no-account = You are a guest so far. Choose a name of your own first.
error-no-recovery-code = This recovery code is not valid, or was used before.
error-no-passkeys-here = Passkeys need https and a name, which this server does not have. Use a private link or a recovery code.
error-bad-passkey = This passkey could not be verified. Please try again.
error-no-challenge = This took too long, or was sent twice. Please try again.
error-known-passkey = This passkey is already in use here.
error-too-many-passkeys = You already have { $most } passkeys; remove one first.
error-no-passkey = You have no such passkey.
error-unknown-passkey = This passkey was removed from its account here, or never belonged to one.
error-copied-passkey = There seems to be a copy of this passkey, so it signs nobody in any more. Sign in another way, remove it in the settings and make a new one.
error-no-mail = This server sends no mail.
error-no-mail-address = This is not a mail address.
error-no-confirmation = This link is not valid, or no longer valid. Give your mail address once more to get a new one.
error-mail-address-taken = This mail address belongs to another account here. Sign in to that one, or give another address.
error-no-way-back = Make a recovery code or a passkey first, so that you can open the account again.
error-other-name = This is not your name. Nothing was deleted.
error-no-mails = This link stops no mails any more: the address is gone, or mails go elsewhere now.
error-no-game = There is no game “{ $game }” (expected one of { $known }).
error-no-players = This game is for { $least } to { $most } players, not { $players }.
error-no-seat = There is no seat { $seat }: the table has { $players }.
error-too-many-bots = { $bots } opponents do not fit at a table of { $players }.
error-seats-open = { $open ->
    [one] One seat is still open.
   *[other] { $open } seats are still open.
  }
error-no-edition = There is no edition “{ $edition }” (expected one of { $known }).
error-bad-edition = The edition cannot be played with: { $faults }
error-bad-match-file = The match file cannot be opened: { $faults }
error-import-start = Only `trianon analyze` can analyse a match with a chosen starting player.
error-not-open = The match has already begun.
error-seat-taken = Seat { $seat } is taken.
error-table-full = All seats are taken.
error-too-many-tables = You already sit at { $most } tables; finish or leave one first.
error-not-seated = You do not sit at this table.
error-not-owner = Only the owner of the table may do this.
error-not-running = The match is not running.
error-one-own-seat = A match of a device needs exactly one seat of your own among its { $players } and bots in all others.
error-not-from-device = Only a match that came from a device can be taken back to one.
error-not-over = The match is not over yet.
error-not-asked = It is not your decision now.
error-not-your-seat = Until the match is over, you see it only from your own seat.
error-no-hints = This table plays without hints.
error-no-such-entry = The match cannot go back to entry { $number }.
error-no-such-answer = There is no answer { $number }: the match has { $most }.
error-nothing-follows = The match is over at this moment: choose an earlier one to play on from.
error-no-such-option = The decision has no option { $key }.
error-not-awaited = The match does not wait for seat { $seat }: it is not asked, its clock is running, or the server plays it.
error-not-yet-replaceable = Please be patient: a bot can stand in { $minutes ->
    [one] in a minute.
   *[other] in { $minutes } minutes.
  }
error-no-undo-request = Nobody has asked to undo.
error-nothing-to-take-back = You cannot take anything back: you have learnt something new since.
error-bad-subscription = This browser’s subscription is not valid, or belongs to no known push service.
error-bad-webhook = A webhook needs an https address with a public name, at the usual port and without a password in it.
error-too-many-webhooks = You already have { $most } webhooks.
error-no-webhook = You have no such webhook.
error-bad-days-off = Days off begin today or later, and end within { $most } days.
error-days-off-twice = Some of these days are days off already.
error-no-days-off-left = Your { $most } days off for { $year } do not last for this; announce fewer.
error-no-days-off = There are no such days off, or they are over.
error-no-time-zone = There is no such time zone.
error-too-many-muted = You have already muted { $most } tables.
error-nothing-to-prepare = Nothing has to be prepared here: no other person plays.
error-not-to-be-expected = You cannot be asked that next, or not with this answer.
error-prepared-too-late = Somebody has answered meanwhile: look again before you prepare something.
error-stale = This answer belongs to decision { $given }; you are at decision { $expected }.
error-raced = Somebody else answered at the same moment; look again.
error-illegal = The answer “{ $key }” is not legal now.
error-empty-chat = This message is empty.
error-no-seat-for-bots = { $bots ->
    [one] One opponent has no seat
   *[other] { $bots } opponents have no seat
  } where { $open } { $open ->
    [one] is
   *[other] are
  } open.
error-other-rules = This match was played under version { $rules } of the rules; it cannot be replayed under the current version { $present }.
error-bad-saved-table = A match that this device saved cannot be read.

# What a guest is called who has not said a name.
guest-name = Guest { $number }
