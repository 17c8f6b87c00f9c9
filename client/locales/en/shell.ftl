# The client's own words: what stands around a board. The games' words are those of the package.

## Seats and sentences

seat-number = Seat { $seat }
seat-you = you
    .object = you
chronicle-line = { $who } { $said }.
chronicle-next = { $said }, { $next }
chronicle-last = { $said } and { $next }
bot = bot
thinks = is thinking

## The prompt bar

rename = Change your name
absent = away
prompt-waiting = We are waiting for { $who }.
prompt-others = Also choosing
prompt-replay = { $who } to move.
prompt-over = The match is over.
prompt-glow =
    { $choices ->
        [0] Choose a glowing place.
       *[other] Choose a glowing place, or:
    }
# On a phone, where the part of the table that is shown has nothing to choose: the names of the parts that do.
prompt-elsewhere =
    { $choices ->
        [0] Nothing glows here; look at: { $regions }.
       *[other] Nothing glows here; look at: { $regions }. Or:
    }
prompt-auto = Only choice, made for you: { $options }
chronicle-auto = The only choice was made for you: { $option }.
prompt-undo = Undo
tip-not-asked = It is not your decision now.
tip-not-now = This does not answer the current question.

## What happens between two questions

# One player's part of what several are paid in a caption: "you +5 Livre".
caption-share = { $who } +{ $what }
    .next = { $first }, { $next }
playback = What happens before your next choice
playback-pause = Pause
playback-on = Go on
playback-step = Next
playback-skip = Skip
playback-turn = Skip to your turn
playback-left = { $count } more

## Kinds of choices

group-label = Main actions
group-places =
    { $count ->
        [one] { $count } place glows
       *[other] { $count } places glow
    }
prompt-confirm = Confirm
prompt-drop = Cancel
group-again = Tap again to choose it.
group-favor = Favor
    .ask = Ask for the Queen’s favor?
group-acquire = Acquire
    .ask = Which tile do you take?
group-make = Make
    .ask = Which dress do you make?
group-hire = Hire
    .ask = Which employee do you hire?
group-depute = Depute
    .ask = Depute this employee?
group-decorate = Decorate
    .ask = Which decoration do you fund?

## Keys

keys-title = Keys
keys-tab = go to the next choice or button
keys-arrows = go from place to place on the board
keys-board = go to the next region with something to choose
keys-enter = choose; where that is not possible, say why
keys-numbers = the choices of the prompt bar
keys-playback = what happens meanwhile: pause, next, skip
keys-undo = undo
keys-choices = list everything you can choose
keys-help = this list
keys-escape = close
all-choices = Everything you can choose now
no-choices = Nothing: it is not your decision now.
close = Close

## Chronicle and dock

chronicle = Chronicle
chronicle-empty = Nothing has happened yet.
dock = Regions of the table
dock-badge =
    { $count ->
        [one] { $count } place to choose
       *[other] { $count } places to choose
    }
dock-rivals = Rivals

## What options bring, and the score as it stands

score-now = if it ended now: { $points }
tip-label = Explanation
tip-case = { $condition }: { $said }
tip-score-line = { $category } { $points }

## The final score

score-total = in all
score-skip = Skip
score-faster = Faster
score-lines = Line by line

## The gallery

gallery = The gallery
gallery-family = Seats, money and points
gallery-back = back
