# What the board of Histrio says, beside the words of the game itself.

dock-road = Road
dock-theatre = Theatre
dock-troupe = Troupe
tip-sums = the levels of the actors added up: comedy left, tragedy right. A show pleases the king if the side he wants leads.
unseen-encounters = Encounters: { $size } in the pile

## Regions

area-map = The road of eight cities
area-stage = The theatre
area-own-troupe = Your troupe
season-of = Season { $season } · Round { $round } of { $rounds }
encounters-left = encounters
requests-left = requests

## The board

city-cards = lies here: { $cards }
city-coming = on the way: { $who }
city-plan = your troupe travels here: only you know it
city-plan-friendly = your friendly troupe travels here: only you know it
city-caravels = caravels of { $who }
city-caravel-own = your caravel lies here
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

## The gallery

gallery-actors = Actors
gallery-others = Alms and card backs
gallery-seats = Caravels and impresarios
