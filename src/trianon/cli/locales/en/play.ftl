# Playing in the terminal: seats, the prompt, its commands, and what is said around them.

## Seats and sentences

seat-named = Seat { $seat } ({ $name })
seat-unnamed = Seat { $seat }
seat-you = you
seat-human = human
chronicle-line = { $who } { $said }.
chronicle-next = { $said }, { $next }
chronicle-last = { $said } and { $next }

## The prompt

play-begins = A new match of { $game }: { $seats }.
play-goes-on = The match of { $game } goes on: { $seats }. To begin another one instead: --new
play-keeps-its-own = It keeps its seats, seed, edition and open information; the options you gave are ignored.
play-hint = Type a number or a key. "{ $help }" lists the commands, Enter shows the choices again.
play-forced = Only one answer is possible: { $option }.
play-pause = Enter lets the others go on; "{ $undo }" takes back your last answer.
play-pause-sealed = Enter confirms your secret choice; "{ $undo }" takes it back.
play-thinks = { $who } is thinking …
play-handover = { $who } is next. Take the seat and press Enter.
play-no-number = There is no choice { $number } here: type a number from 1 to { $most }.
play-no-such-number = There is no choice { $number } here: choose { $known }.
play-unknown = "{ $typed }" is not a number, a key or a command. "{ $help }" lists the commands.
play-unknown-near = "{ $typed }" is not a number, a key or a command. Did you mean { $near }?

## Commands

command-hint = hint
    .takes = { "" }
    .does = what search would do in your place, and why
command-why = why
    .takes = [KEY]
    .does = why an option is not possible now; without a key, all of them
command-undo = undo
    .takes = { "" }
    .does = take back your last answer, unless you have learnt something new since
command-log = log
    .takes = [N]
    .does = what happened, in sentences: the last 20, or the last N
command-board = board
    .takes = [REGION]
    .does = show the table again, or only one region of it: { $regions }
command-score = score
    .takes = [SEAT]
    .does = the score as far as it is known, and what it would be if the match ended now; with a seat, line by line
command-rules = rules
    .takes = [ID]
    .does = a rule, such as { $rule }, or a list of the rules
command-lang = lang
    .takes = en|de|zh
    .does = switch to another language
command-help = help
    .takes = { "" }
    .does = this list
command-quit = quit
    .takes = { "" }
    .does = leave; the match is saved and continues when you come back
play-help = Answer with the number or the key of a choice, such as "{ $key }". A verb alone, such as "{ $verb }", lists its choices. Other commands:

play-possible = { $key } is possible now.
play-not-possible = { $key } is not possible now: { $reason } ({ $rule }).
play-not-possible-heading = Not possible now:
play-all-possible = Nothing to explain: every option of this question is possible.
play-why-line = { $key }: { $option }. Not now: { $reason } ({ $rule })
play-why-kind = { $heading }: { $reason } ({ $rule })
play-taken-back = Taken back: { $key }.
play-nothing-to-undo = You cannot take anything back: you have not answered yet, or you have learnt something new since.
play-nothing-happened = Nothing has happened yet.
play-no-region = There is no region "{ $typed }" on the table: choose { $known }.
play-no-rule = There is no rule "{ $typed }".
play-no-rule-near = There is no rule "{ $typed }". Did you mean { $near }?
play-ruling = a ruling of this project
play-language = From now on in English.
play-no-language = There is no language "{ $typed }": choose en, de or zh.

## Coming and going

play-left = The match is saved: { $file }. Start the command again to continue.
play-interrupted = Interrupted. The match is saved: { $file }. Start the command again to continue.
play-closed = The terminal is closed. The match is saved: { $file }. Start the command again to continue.
play-over = The finished match is saved: { $file }
play-put-aside = The previous match is saved: { $file }
play-error-name = There is no player "{ $name }" (expected one of { $known }).
play-error-count = { $count ->
        [one] { $game } is for { $few } to { $many } players, but { $count } seat is named.
       *[other] { $game } is for { $few } to { $many } players, but { $count } seats are named.
    }
play-error-game = { $file }: a match of { $found }, not of { $game }.
play-error-program = { $file }: this match has the player "{ $name }", a program. Programs named only in a file are not started. To continue it: --seats "{ $seats }"
play-error-busy = { $file }: this match is being played in another terminal. To play another one: --record FILE
play-error-broken =
    { $reason }
    To move this file aside and start a new match: --new
play-error-folder = { $file }: cannot be saved there: { $reason }

## Games without words of their own

plain-table = The table
plain-winner =
    { $count ->
        [one] { $who } wins with { $points } points.
       *[other] { $who } share the victory with { $points } points each.
    }

## The score as it stands

play-score-heading = If the match ended now
play-score-category = from
play-score-total = in all
play-score-line = { $points } for { $what } ({ $rule })

## Lessons

learn-begins = A lesson of { $game } on the real board. Type what the arrow says; the other commands work, too.
learn-goes-on = The lesson of { $game } continues where you left it. Start again: --new
learn-part = Part { $number } of { $count }: { $title }
learn-next = Press Enter to go on.
learn-play-on = Press Enter to play the match to its end.
learn-goal = { $number }: { $option }
learn-other = That would work, too: { $option }. In this lesson, type { $goal }.
learn-read-on = Read this first, then press Enter.
learn-off = The match has left this lesson. Play on freely, or begin it again with "trianon learn --new".
learn-left = The lesson is saved: { $file }. Continue with "trianon learn { $game }".
learn-error-none = There is no lesson for { $game }. Lessons: { $known }.
