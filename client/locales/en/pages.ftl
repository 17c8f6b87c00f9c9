# The words of the pages around the tables.

## Everywhere

brand = Trianon
skip = Skip to the content
nav = Pages
nav-home = To the front page
nav-play = Play
nav-new = New table
nav-rules = Rules
nav-settings = Settings
nav-about = About
foot = Two games of the French court, in your browser.
foot-more = Authors, publishers, what is reconstructed
foot-me = You are { $name }.
you = you
save = Save
copy = Copy
copied = Copied
share = Share
trouble = That did not work
try-again = Try again
problem-offline = The server cannot be reached at the moment.
connection-connecting = Connecting …
connection-polling = Slow connection: updated every few seconds
connection-lost = No connection: trying again

## Titles

title-home = Play
title-new = New table
title-table = Table
title-replay = Replay
title-rules = Rules
title-settings = Settings
title-enter = Sign in
title-confirm = Confirm your mail address
title-stop-mails = Stop mails
title-about = About Trianon
title-gallery = Gallery
title-workbench = Workbench
title-nowhere = There is no such page
nowhere = Perhaps the link is old, or a letter is missing.

## Games, levels, pace

level-random = at random
level-novice = Novice
level-thumb = Amateur
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
pace-live = live
pace-slow = turn by turn
bot-name-1 = Rosine
bot-name-2 = Figaro
bot-name-3 = Lisette
bot-name-4 = Scapin
bot-name-5 = Pierrot
former-player = former player
seat-open = open seat
seat-friend = open for a friend
seat-bot = bot: { $level }

## Front page

home-head = An evening at the Trianon
home-lead = Choose a game and you are playing. No account, nothing to install.
home-play = Play now
home-friends = With friends, with more opponents, or turn by turn over days:
home-mine = My tables
file-open = Open a match file
file-lead = A match in a file? Replay and analyse it: choose the file, or drop it anywhere on this page.
file-drop = Let go to open the match file.
file-large = The file has more than { $most } characters; no match is that long.
home-lobby = Open tables
home-lobby-empty = No table waits for players at the moment. Open one and list it here.
play-now = Play { $game } now
play-now-note = At once, against one bot of level Apprentice, with hints.
play-now-note-first =
    { $bots ->
        [one] At once and at an easy pace, against one bot of level Novice, with hints.
        [2] At once and at an easy pace, against two bots of level Novice, with hints.
       *[other] At once and at an easy pace, against { $bots } bots of level Novice, with hints.
    }
preparing-far = { $seconds ->
    [0] { $percent } % done. The rules are being made ready, this once.
    [one] { $percent } % done, one second left. The rules are being made ready, this once.
   *[other] { $percent } % done, about { $seconds } seconds left. The rules are being made ready, this once.
  }
play-options = More choices
rules-of = Rules of { $game }
table-open =
    { $count ->
        [0] about to start
        [one] { $count } seat is open
       *[other] { $count } seats are open
    }
table-closed = closed without a winner
table-won = You won with { $points }
table-shared = You shared the victory with { $points }
table-placed = Place { $place } of { $players }; { $who } won with { $points }
table-your-turn = Your turn
table-waits = Waiting for { $who }
table-unseen =
    { $count ->
        [one] { $count } new move
       *[other] { $count } new moves
    }
table-join = Join
table-watch = Watch
table-result = Result
table-enter = Enter
table-play = Go on
table-gone = This table was cleared away

## At the table

menu = Menu
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
people = Other players
people-block = Block { $name }
people-block-note = Blocking hides their chat from you and keeps them from joining your tables. You can undo it in the settings.
people-blocked = { $name } is blocked.
people-report = Report { $name }
people-reason = What is wrong?
people-note = What happened? (optional)
people-report-note = The operator of this server reads the report together with the latest chat of this table. The player is not told.
people-send = Send the report
people-reported = The report was sent. Thank you.
report-chat = Insults or spam in the chat
report-name = Offensive name
report-stalling = Delays on purpose
report-cheating = Cheating
report-other = Something else
chat-unread =
    { $count ->
        [one] { $count } new line
       *[other] { $count } new lines
    }
unseen = Still to come
unseen-note = What nobody has seen yet: all pieces of the edition except those that lie open.
unseen-hidden =
    { $count ->
        [one] { $count } of these lies face down with a rival.
       *[other] { $count } of these lie face down with rivals.
    }
unseen-all = Everything has been seen.
hint = Hint
hint-thinks = Thinking it over …
hint-note = What a strong bot expects of each choice, from what you can see. It can be wrong.
hint-margin-clear = clearly better than the next
hint-margin-slight = a little better than the next
hint-margin-even = about as good as the next
hint-chance = { $share } chance of winning
hint-wins = wins { $share } of the simulated games
hint-place = place { $placing } on average
hint-ahead = about { $points } ahead of the best rival
hint-behind = about { $points } behind the best rival
hint-level = level with the best rival
hint-again = Click again to play it
    .first = Click to play it
    .touch = Tap again to play it
keys-rule = read the rule behind a “why not”
keys-hint = a hint, where the table allows it
keys-chat = chat
keys-menu = menu
clock-of = Clock of { $name }
since-turn = Since my last turn
look-back = Look back
watching = You are watching
unsent = Your answer “{ $answer }” is kept and sent as soon as the connection is back.
next-table =
    { $count ->
        [one] It is your turn at a table
       *[other] It is your turn at { $count } tables
    }
next-table-key = To the table with the least time left (T)
keys-next-table = the next table where it is your turn
table-due = until { $at }
table-dismiss = Dismiss from this list until you open it again
clock-rests = The clock rests until { $until }
clock-resting = rests
presence-of = { $who } ({ $presence })
presence-note = { $presence }.
presence-here = here
presence-bot = a bot is playing
presence-away = away for a while, left { $ago }
presence-asleep = asleep until { $until }
presence-weekend = weekend, the clock rests
presence-days-off = days off up to and including { $until }
elsewhere =
    { $count ->
        [one] It is your turn at another table.
       *[other] It is your turn at { $count } other tables.
    }
elsewhere-go = Go there
back-to-now = Back to now
undo-request-back = Ask to take back more
undo-request-mine = You asked to go back before “{ $move }”: { $count ->
        [one] one choice is
       *[other] { $count } choices are
    } undone. Still to agree: { $who }.
    .plain = You asked to take back { $count ->
        [one] one choice
       *[other] { $count } choices
    }. Still to agree: { $who }.
undo-request-other = { $who } asks to go back before “{ $move }”: { $count ->
        [one] one choice is
       *[other] { $count } choices are
    } undone. Do you agree?
    .plain = { $who } asks to take back { $count ->
        [one] one choice
       *[other] { $count } choices
    }. Do you agree?
undo-request-far = Leads back before “{ $move }” and undoes { $count ->
        [one] one choice
       *[other] { $count } choices
    }, if the others agree.
    .plain = Undoes { $count ->
        [one] one choice
       *[other] { $count } choices
    }, if the others agree.
undo-more = Take back more
undo-more-far = Leads back before “{ $move }” and undoes { $count ->
        [one] one choice
       *[other] { $count } choices
    }.
    .plain = Undoes { $count ->
        [one] one choice
       *[other] { $count } choices
    }.
undo-request-agree = Agree
undo-request-refuse = Refuse
undo-request-withdraw = Never mind
leave = Leave (a bot plays on for me)
leave-ask = A bot plays for you until you take your seat back.
leave-alone = Leave (the match waits for me)
leave-alone-ask = The match waits until you take your seat back.
leave-not = Stay
away-me = A bot is playing for you.
away-alone = You left this match, and it waits for you.
absent-left =
    { $count ->
        [one] { $who } has been away from the table since { $at }.
       *[other] { $who } have been away from the table since { $at }.
    }
absent-soon = A bot can stand in from { $from }.
absent-clock = A bot stands in once the clock runs out.
absent-rival =
    { $count ->
        [one] { $who } has not answered for a long time.
       *[other] { $who } have not answered for a long time.
    }
absent-replace =
    { $count ->
        [one] Let a bot stand in
       *[other] Let bots stand in
    }
away-back = Take my seat back
missed =
    { $count ->
        [one] { $count } move since you looked.
       *[other] { $count } moves since you looked.
    }
missed-show = Show me
missed-skip = Skip
commitment = Sealed before the start (SHA-256 of the secret seed):
rule-open = Open in the rules
rule-read = Rule
rule-none = There is no text for this rule.

## Looking back

scrubber = Step through the match
scrub-first = To the beginning
scrub-back = One move back
scrub-play = Play
scrub-pause = Pause
scrub-on = One move on
scrub-last = To the end
scrub-where = Where in the match
scrub-at = { $at } of { $all }
scrub-speed = Speed: { $speed } times
replay = Replay
replay-over = The match is over
replay-seat = Seen by
replay-spectator = a spectator
play-on = Play on from here
play-on-note = Opens a table of your own against bots, from move { $at } on. What your seat could not see then is drawn anew.
play-on-level = Strength of { $name }
play-on-start = Begin

## The result

result-winner = { $who } wins with { $points }
result-shared = { $who } share the victory with { $points }
result-board = Look at the board
result-scoring = Watch the scoring
headline-place =
    { $place ->
        [1] You won: 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }
headline-shared = Victory shared, among { $players }
headline-won = largest lead: { $what } ({ $own } to { $other })
headline-lost = furthest behind: { $what } ({ $own } to { $other })
headline-cost = cost most: { $what } ({ $own } to { $other })
result-closed = This table was closed
result-closed-because =
    { $count ->
        [one] { $who } was gone, and the time was up. The match ends without a winner and does not count in statistics.
       *[other] { $who } were gone, and their time was up. The match ends without a winner and does not count in statistics.
    }
result-stood-in = A bot played for { $who } for a while.
revised = A choice was undone after its outcome was known: the bots choose anew, and this match does not count in statistics.
rematch = Play again
rematch-join = Join the rematch
course = How it went
course-rounds = by round
course-season = Season { $season }
course-of = { $what } over the match; at the end: { $ends }
course-scored = if the match had been scored there
fair-head = Was chance fair?
fair-text = The seed is made from a secret of the server and a salt from each player; bots have none. Secret and salts were sealed first; the salts were opened only when all seals were known.
fair-commitment = Seal
fair-secret = Secret
fair-salt = Salt of { $name }
fair-seed = Seed
fair-deal = Seal of the deal
fair-wrong = Secret, salts and seals do not fit together: the cards may have been chosen!
fair-noted = Your browser noted the seal of the deal before it sent your salt, and has now recomputed the seed: nobody could choose the cards.
fair-noted-other = Your browser had noted other seals or another salt: the cards may have been chosen!
fair-not-used = Your salt did not arrive in time and does not count: nothing proves to you that the cards were not chosen.
fair-withheld = Your browser noted the seal of the deal before it sent your salt. But a salt in the list was not opened in time: the server could choose between several deals, alone or with its player.
fair-not-checked = Your browser checks this over https only; “trianon verify” can check the match file.
fair-lesson = This match began with a lesson: its seed is the same for everybody, so there is nothing to prove.
fair-position = This match continued from a moment of another one. The server alone drew what was hidden there, so there is nothing to prove.
fair-not-noted = Your browser noted no seal before this match, so this page cannot prove that the cards were not chosen.
fair-not-opened = Your browser noted a seal before this match, but the server did not open it: the cards may have been chosen!
record = Download the record
record-note = “trianon verify” replays it and compares every step.

## Lessons

learn-now = Learn in five minutes
learn-on = Go on learning
lesson = Lesson
lesson-open = Lesson under way
lesson-over = Lesson finished
lesson-part = Chapter { $number } of { $count } · { $title }
lesson-next = Next
lesson-back = Back
lesson-do = Your move: choose what is lit.
lesson-tap-first = Tap what is lit: the first tap only shows what the choice would bring.
lesson-tap = Tap what is lit, look, then confirm.
lesson-confirm = Nothing has happened yet. Choose Confirm, or the cross to cancel.
lesson-leave = Leave
lesson-resume = Lesson paused: go on
lesson-play-on = Play this to the end
lesson-home = To the front page
lesson-other = That would work, too: { $option }. In this lesson, choose what is lit.
lesson-read-on = Read this first, then choose Next.
lesson-score = Together now: { $points }
lesson-off = The match has left this lesson. Play on freely, or begin the lesson again.
lesson-again = Begin again

## Advice, each given once

coach = Advice
coach-ok = Got it
coach-off = No more advice
coach-glow = You can choose whatever glows; other choices are buttons in the bar at the top. Point at anything, or touch and hold it, to learn what it is.
    .narrow = You can choose whatever glows; other choices are buttons in the bar at the top. A red number below counts the choices in that part of the board. Touch and hold anything to learn what it is.
coach-why = This says why something cannot be chosen now. Press R or choose “Rule” to read the rule behind it.
    .touch = This says why something cannot be chosen now. Tap “Rule” to read the rule behind it.
coach-undo = Changed your mind? Undo takes your answer back, as long as it has told you nothing new.
    .alone = Changed your mind? When you play against bots only, Undo always takes back your latest choice and all that followed from it.
coach-wait = Now it is the others’ turn. The bar shows whom we are waiting for, the chronicle what they did.

aid = Player aid
aid-cards = Your cards
aid-now = On the right: what each line is worth to you if the match ended now.
keys-aid = the player aid: signs, a round, the scoring, your cards
overview = The game in brief
overview-aim = What it is about
overview-round = A round
overview-signs = Signs
overview-scoring = Scoring
rules-reference = All rules by number
tip-signs = A: all signs
tip-rule = R: rule
