# What the commands say, except terminal play.

## Errors

error-command = There is no command "{ $name }".
error-game = There is no game "{ $name }" (expected { $known }).
error-language = There is no language "{ $name }" (expected { $known }).
error-rule = { $game } has no rule "{ $name }".
error-key = There is no option "{ $key }".
error-near = Did you mean { $near }?
error-seat = There is no seat { $seat }: the table has { $players } seats.
error-special = { $file }: is a device or a pipe (expected the name of a file).
error-exists = { $file }: already exists (expected a new name, or --force to replace it).
error-no-folder = { $file }: is not a folder (expected the name of a folder, which may be new).
error-output = Standard output cannot be written to: { $reason }
error-origin = There is no origin "{ $name }" (expected one of { $known }).
error-below = There is no value at "{ $key }" (expected a key from the table, or its beginning).
error-which-game = Several games have this edition: choose one with --game ({ $known }).
error-at-position = { $file }: a position is a single point; do not combine it with --at.
error-over = The match is over: nothing is left to answer.
error-seats = { $count } names for { $players } seats (expected one for each seat).
error-players = { $game } is for { $least } to { $most } players, not { $players }.
error-goes-on = { $file }: already exists. To continue it: trianon play { $game } --record { $file }
error-full-position = --position writes a single point; do not combine it with --full or --json.
error-seat-full = --position and --full show everything, even what is hidden; do not combine them with --seat.
error-missing-package = This needs { $package }, which is not installed: pip install "trianon-….whl[{ $extra }]"
error-worker-lost = A process that played matches ended unexpectedly: was it killed, or did memory run out? With --file, an arena continues from the finished matches.
error-seed-long = The seed of a series has at most { $most } characters, not { $found }, because the number of each match is appended to it.

## Wrong use

usage-no-option = There is no option "{ $option }".
usage-needs-value = { $option } needs a value.
usage-no-value = { $option } takes no value.
usage-missing = { $what } is missing.
usage-bad-value = { $what }: { $expected }
usage-number-from-to = expected a number from { $least } to { $most }
usage-from-to = expected a whole number from { $least } to { $most }
usage-from = expected a whole number, at least { $least }
usage-whole = expected a whole number
usage-extra = Unexpected: { $what }
usage-hint = For help: { $command }

## Small words

yes = yes
seat-number = seat { $seat }

## games

games-game = game
games-playable = playable
games-rules = rules
games-editions = editions
games-not-yet = not yet

## rules

rules-none = No rule contains "{ $word }".

## edition

edition-good =
    { $file }: a good edition of { $game }, called "{ $id }", with { $values } values, { $changed ->
        [0] all as in built-in editions.
       *[other] { $changed } of them in no built-in edition.
    }
    Digest: { $digest }
edition-faults =
    { $count ->
        [one] { $file }: { $count } fault.
       *[other] { $file }: { $count } faults.
    }
edition-title = { $game }, edition "{ $id }"
edition-legend = * marks a reconstructed value: the rules do not print it; this project filled it in to fit them.
edition-copied = { $file }: a copy of the edition "{ $id }" of { $game }. Change values, then: trianon edition check { $file }
edition-section = list
edition-entries = entries
edition-key = key
edition-value = value
edition-origin = origin
edition-game = game
edition-name = edition
edition-digest = digest
edition-values = values
origin-rules = rules
origin-inferred = inferred
origin-public-source = public source
origin-reconstruction = reconstructed
origin-house-rule = house rule
origin-owner-s-entry = owner's entry

## warm

warm-note = Compiling the rules of { $game }. This takes up to a minute, only once; "trianon warm" does it in advance.
warm-progress = compiling { $game }
warm-ready =
    { $compiled ->
        [0] { $game } is ready.
        [one] { $game } is ready; { $compiled } function was compiled.
       *[other] { $game } is ready; { $compiled } functions were compiled.
    }

## wasm

wasm-written = { $file }: { $size } bytes.

## site

site-taken = { $folder } holds other files: name a new folder, or that of an earlier site.
site-progress = Compressing the files; this takes some minutes.
site-written = { $folder }: { $size } MB compressed. Loaded are:
site-page = the page { $size } MB
site-first = for the first match { $size } MB
site-game = on top for { $game } { $size } MB
site-net = on top for levels of { $game } with a net { $size } MB

## simulate

simulate-progress = { $game }
simulate-recording = records
simulate-title =
    { $games ->
        [one] { $game }, edition "{ $edition }", { $players } players, { $games } match, seed { $seed }
       *[other] { $game }, edition "{ $edition }", { $players } players, { $games } matches, seed { $seed }
    }
simulate-stopped = Stopped; these are the results so far.
simulate-records =
    { $count ->
        [one] { $count } record written
       *[other] { $count } records written
    }
simulate-decisions = decisions
simulate-forced = with only one option
simulate-length = decisions per match
simulate-seconds = seconds
simulate-games-per-s = matches per second
simulate-decisions-per-s = decisions per second
simulate-seat = seat
simulate-bot = opponent
simulate-mean-score = mean score
simulate-win-share = victories

## verify

verify-good =
    { $answers ->
        [one] { $file }: { $answers } answer, the result and every hash are right.
       *[other] { $file }: { $answers } answers, the result and every hash are right.
    }
verify-good-so-far =
    { $answers ->
        [one] { $file }: { $answers } answer so far, every hash is right.
       *[other] { $file }: { $answers } answers so far, every hash is right.
    }
verify-seed-chosen = The seed was given, not drawn: nothing shows that the cards were not chosen.
verify-seed-salts-not-later = The seed is made from the sealed secret and the salts, but no salt is known to be later than the seal: the operator of the server could have chosen the cards.
verify-seed-salts-not-committed = The seed is made from the sealed secret and the salts, but nothing shows that the salts were sealed, too: the operator of the server could have chosen the cards by changing a salt or adding one. Nobody else could.
verify-seed-claimed =
    { $count ->
        [one] The seed is made from the sealed secret and the sealed salts. According to the server, the salt of seat { $seats } was sent after everything else was sealed. A player there who noted the seal of the deal before can prove it: --commitment SEAL.
       *[other] The seed is made from the sealed secret and the sealed salts. According to the server, the salts of seats { $seats } were sent after everything was sealed. A player there who noted the seal of the deal before can prove it: --commitment SEAL.
    }
verify-seed-proven =
    { $count ->
        [one] The seal is the one you noted. If you sat at seat { $seats } and noted it before your salt was sent, nobody could choose the cards.
       *[other] The seal is the one you noted. If you sat at one of the seats { $seats } and noted it before your salt was sent, nobody could choose the cards.
    }
verify-withheld =
    { $count ->
        [one] But the salt of seat { $seats } was sealed and does not count: it was not opened in time, or the server left it out. So the server could choose between { $deals } deals.
       *[other] But the salts of seats { $seats } were sealed and do not count: they were not opened in time, or the server left them out. So the server could choose between { $deals } deals.
    }
verify-none-withheld = No salt was left out: this is the deal that was fixed before the first salt was opened.
verify-edition = The match used the edition { $edition } (digest { $digest }). The seal does not cover it: compare it with the one you were shown.
verify-unproven =
    { $count ->
        [one] Nothing is proven to seat { $seats }: it sent no salt after the seal (bots never do).
       *[other] Nothing is proven to seats { $seats }: they sent no salt after the seal (bots never do).
    }
verify-seed-other-commitment = The match was played with another seal than the one you noted: the cards may have been chosen.

## replay and position

replay-title =
    { $all ->
        [one] { $game }, { $players } players, after { $at } of { $all } answer
       *[other] { $game }, { $players } players, after { $at } of { $all } answers
    }
position-title = { $game }, { $players } players
replay-log = What happened
replay-seats = Seats: { $seats }
replay-asked = The match waits for { $seat }.
replay-over = The match is over.
position-options = Options of { $seat }
position-score = If the match ended here:
score-seat = seat
score-points = points
score-placing = place
option-key = key
option-meaning = meaning

## why

why-legal = { $key } is legal now for { $seat }.
why-not = { $key } is not legal now for { $seat }: { $reason } ({ $rule })
why-all-legal = Every option is legal now for { $seat }.
why-title = Not legal now for { $seat }
why-rule = rule
why-reason = reason
why-count = how many
why-keys = keys
