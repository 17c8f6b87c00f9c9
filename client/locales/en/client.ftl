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
starts = starts

## The prompt bar

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
tip-not-now = This does not answer the present question.

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
prompt-drop = Choose nothing yet
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
keys-tab = go to the next region of the table
keys-arrows = go from place to place inside a region
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
dock-palace = Palace
dock-garden = Garden
dock-market = Market
dock-workshop = Workshop
dock-atelier = Atelier
dock-rivals = Rivals
dock-road = Road
dock-theatre = Theatre
dock-troupe = Troupe

## Rokoko: regions

area-board = The board: palace, garden and workshop
area-palace = Palace
area-garden = Garden
area-workshop = Workshop
area-warehouse = Warehouse
area-hiring = For hire
area-atelier = Your cards and tiles
area-purse = Your purse
your-atelier = your atelier
an-atelier = has the turn
round-of = Round { $round } of { $rounds }

## Rokoko: the board

all-halls = All five halls
hall-majority = Most guests: { $first } prestige, next { $second }
    .alone = Most guests: { $first } prestige
hall-first-now = Now { $who } would take { $prestige } prestige
hall-second-now = Next { $who } would take { $prestige } prestige
guest-wears = { $dress }, { $prestige } prestige, made by { $who }
fireworks-most = most
fireworks-next = next
decoration-of = funded by { $who }
decoration-price = { $price } Livre
statue-set = per colour in a set
window-empty = Empty window
dress-needs = it needs { $needs }
stock-left = { $count } in stock
stack-left = { $count } to come
tile-price =
    { $price ->
        [0] for nothing
       *[other] { $price } Livre
    }
favor-brings = { $livre } Livre at once, and you start the next round
favor-then = at once, and you start the next round
favor-with = with { $who }
silk-rack = Silk rack
silk-only = kept face down: only silk from now on
silk-none = no silk yet: acquired tiles lie here
hand-empty = No cards in hand
card-in-play = in play
card-in-hand = in hand
card-chosen = chosen
card-leaves = leaves the game
rival-purse = { $livre } Livre, { $yarn } yarn, { $lace } lace, { $tiles ->
        [one] { $tiles } kept tile
       *[other] { $tiles } kept tiles
    }
rival-deck = { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $supply } in the supply, { $discard } in the discard pile
rival-board = { $dresses ->
        [one] { $dresses } dress
       *[other] { $dresses } dresses
    } and { $decorations ->
        [one] { $decorations } decoration
       *[other] { $decorations } decorations
    } on the board
rival-left = Deputed: { $cards }

## Histrio: regions

area-map = The road of eight cities
area-stage = The theatre
area-own-troupe = Your troupe
season-of = Season { $season } · Round { $round } of { $rounds }
encounters-left = encounters
requests-left = requests

## Histrio: the board

city-cards = lies here: { $cards }
city-coming = on the way: { $who }
city-plan = your troupe travels here: only you know it
city-plan-friendly = your friendly troupe travels here: only you know it
city-caravels = caravels of { $who }
mood-comedy = Comedy · { $space }
mood-tragedy = Tragedy · { $space }
stage-lists = on the stage: { $who }
stage-empty = nobody is on the stage
troupe = Troupe
troupe-empty = nobody yet
met-now = Met now
travel-cards = Travel cards
travel-spent = spent
travel-card-of = travel card for { $city }
jugglers = Jugglers
jugglers-none = no jugglers
juggler-used = used
juggler-fresh = new
requests-secret = Secret requests
requests-none = no requests
request-played = played
request-played-none = no request played
request-played-of = Played { $name }
requests-held =
    { $count ->
        [one] { $count } request in hand
       *[other] { $count } requests in hand
    }
impresarios-left =
    { $count ->
        [one] { $count } impresario waits
       *[other] { $count } impresarios wait
    }
sums = comedy { $comedy }, tragedy { $tragedy }
sealed = sealed

## The final score

score-total = in all
score-skip = Skip
score-faster = Faster
score-lines = Line by line

## The gallery

gallery = The gallery
gallery-family = Seats, money and points
gallery-boards = Both sides of the board
gallery-silk = Silks and their weaves
gallery-dresses = Dresses: draft side and rental side
gallery-tiles = Resource tiles
gallery-employees = Employees
gallery-decorations = Decorations and the Favor card
gallery-actors = Actors
gallery-others = Alms and card backs
gallery-seats = Caravels and impresarios
gallery-back = back
