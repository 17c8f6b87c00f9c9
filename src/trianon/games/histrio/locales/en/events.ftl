# What happened at a table of Histrio. Texts of a seat are predicates: "Seat 2 (thumb)" + "takes the Owl"; several of them
# make one sentence. Texts of nobody in particular are sentences. A text is named after the kind of event and, for
# pieces, the zones they leave and reach. $card, $cards, $juggler and $requests are objects of a sentence, $from, $to and
# $city cities or spaces; the attribute .hidden tells what those see who may not know the piece.
# The attribute .you is the same in the second person (.more-you that of .more), for the page: "You play the Master".

## The course of the game

event-season =
    { $season ->
        [1] Season { $season } begins.
       *[other] Season { $season } begins: actors and city cards are discarded.
    }
event-round = Round { $round } begins.
event-phase-travel = Everybody chooses a city in secret.
event-phase-encounters = The encounters begin.
event-phase-opportunities = New opportunities come up.
event-phase-pay = The season ends, and the king pays.
event-coin =
    { $half ->
        [comedy] A coin decides the king’s mood: comedy.
       *[tragedy] A coin decides the king’s mood: tragedy.
    }
event-shuffle-encounter_pile =
    { $count ->
        [one] { $count } encounter card is shuffled.
       *[other] { $count } encounter cards are shuffled.
    }
event-shuffle-request_pile =
    { $count ->
        [one] { $count } request is shuffled.
       *[other] { $count } requests are shuffled.
    }
event-shuffle-travel_hand = The travel cards of { $troupe } are shuffled.
event-order-encounter_pile = The encounter pile from the top: { $cards }.
event-order-request_pile = The requests from the top: { $cards }.
event-order-travel_hand = The travel cards of { $troupe } from the top: { $cards }.

## The theatre

event-needle = The needle moves from { $from } to { $to }.
    .by = moves the needle from { $from } to { $to }
    .by-you = move the needle from { $from } to { $to }
event-backdrop =
    { $half ->
        [comedy]
            { $count ->
                [0] The king’s mood turns to comedy.
                [one] The king’s mood turns to comedy, and the impresario leaves the stage.
               *[other] The king’s mood turns to comedy, and all { $count } impresarios leave the stage.
            }
       *[tragedy]
            { $count ->
                [0] The king’s mood turns to tragedy.
                [one] The king’s mood turns to tragedy, and the impresario leaves the stage.
               *[other] The king’s mood turns to tragedy, and all { $count } impresarios leave the stage.
            }
    }
event-impresario-impresarios-stage = puts an impresario on the stage
    .you = put an impresario on the stage
event-impresario-stage-impresarios = takes an impresario back from the stage
    .you = take an impresario back from the stage

## Journeys

event-sealed = has chosen in secret
    .you = have chosen in secret
event-reveal = All travel cards lie open: { $routes }.
event-route = { $who } → { $city }
event-detour = travels to { $city } instead of { $before }
    .you = travel to { $city } instead of { $before }
event-travel_card-travel_hand-travel_drawn = draws { $cities } for the friendly troupe
    .hidden = draws a travel card for the friendly troupe
    .you = draw { $cities } for the friendly troupe
event-travel_card-travel_hand-travel_choice = travels to { $cities }
    .you = travel to { $cities }
event-travel_card-travel_drawn-travel_choice = sends the friendly troupe to { $cities }
    .you = send the friendly troupe to { $cities }
event-travel_card-travel_choice-travel_hand = takes back the travel card for { $cities }
    .you = take back the travel card for { $cities }
event-travel_card-travel_choice-travel_discard = spends the travel card for { $cities }
    .friendly = spends the friendly troupe’s travel card for { $cities }
    .you = spend the travel card for { $cities }
    .friendly-you = spend the friendly troupe’s travel card for { $cities }
event-travel_card-travel_discard-travel_hand =
    { $count ->
        [one] takes back travel card { $cities }
       *[other] takes back travel cards { $cities }
    }
    .friendly = gathers the friendly troupe’s travel cards again
    .you =
        { $count ->
            [one] take back travel card { $cities }
           *[other] take back travel cards { $cities }
        }
    .friendly-you = gather the friendly troupe’s travel cards again
event-caravel-caravels-road = sends a caravel to { $city }
    .you = send a caravel to { $city }
event-caravel-road-city = arrives in { $city }
    .you = arrive in { $city }
event-caravel-road-caravels = takes the caravel back from the road to { $city }
    .you = take the caravel back from the road to { $city }
event-caravel-city-caravels = takes the caravel back from { $city }
    .you = take the caravel back from { $city }

## Encounter cards; .more stands where the city has been named already

event-card-encounter_pile-city = New on the road: { $cards }.
    .brief = { $count } new cards lie on the road.
event-dealt = { $card } ({ $city })
event-card-city-encounter_hand = takes { $cards } in { $from }
    .more = takes { $cards }
    .you = take { $cards } in { $from }
    .more-you = take { $cards }
event-card-city-encounter_discard = Discarded in { $from }: { $cards }.
    .brief = { $count } cards are discarded in { $from }.
    .alms = takes { $cards } in { $from }
    .more = takes { $cards }
    .unpaid = cannot pay for { $cards } in { $from }
    .alms-you = take { $cards } in { $from }
    .more-you = take { $cards }
    .unpaid-you = cannot pay for { $cards } in { $from }
event-card-city-troupe = takes { $cards } from { $from } into the troupe
    .you = take { $cards } from { $from } into the troupe
event-card-city-city = moves { $cards } from { $from } to { $to }
    .you = move { $cards } from { $from } to { $to }
event-card-encounter_hand-encounter_discard = discards { $cards }
    .you = discard { $cards }
event-card-encounter_hand-troupe = adds { $cards } to the troupe
    .you = add { $cards } to the troupe
event-card-troupe-encounter_discard = lets { $cards } go
    .you = let { $cards } go

## Requests

event-request-request_pile-request_hand = draws { $requests }
    .hidden =
        { $count ->
            [one] draws a request
           *[other] draws { $count } requests
        }
    .you = draw { $requests }
event-request-request_hand-request_discard = discards { $requests }
    .hidden =
        { $count ->
            [one] discards a request
           *[other] discards { $count } requests
        }
    .you = discard { $requests }
event-request-request_hand-played = plays { $requests }
    .you = play { $requests }

## Jugglers

event-use = uses { $juggler }
    .you = use { $juggler }
event-ready = can use { $jugglers } again
    .you = can use { $jugglers } again
event-count_as =
    { $half ->
        [comedy] counts { $juggler } as a comedian
       *[tragedy] counts { $juggler } as a tragedian
    }
    .you =
        { $half ->
            [comedy] count { $juggler } as a comedian
           *[tragedy] count { $juggler } as a tragedian
        }

## Ecu; $rule is the id of the rule behind them, with _ for a dot

event-ecu-bank-purse =
    { $rule ->
        [HI-2_7] receives { $amount } Ecu for the stage
        [HI-E1] receives { $amount } Ecu for actors in the king’s mood
        [HI-E2] receives { $amount } Ecu for a show that pleases
        [HI-E3] receives { $amount } Ecu more for the best show
        [HI-E5] receives { $amount } Ecu again for the request of season 1
       *[other] receives { $amount } Ecu
    }
    .you =
        { $rule ->
            [HI-2_7] receive { $amount } Ecu for the stage
            [HI-E1] receive { $amount } Ecu for actors in the king’s mood
            [HI-E2] receive { $amount } Ecu for a show that pleases
            [HI-E3] receive { $amount } Ecu more for the best show
            [HI-E5] receive { $amount } Ecu again for the request of season 1
           *[other] receive { $amount } Ecu
        }
event-ecu-purse-bank = pays { $amount } Ecu
    .you = pay { $amount } Ecu
event-ecu-purse-purse = steals { $amount } Ecu from { $whom }
    .you = steal { $amount } Ecu from { $whom }

## The end

event-placing =
    { $placing ->
        [1] wins with { $ecu } Ecu
        [2] comes second with { $ecu } Ecu
        [3] comes third with { $ecu } Ecu
        [4] comes fourth with { $ecu } Ecu
       *[other] comes fifth with { $ecu } Ecu
    }
    .you =
        { $placing ->
            [1] win with { $ecu } Ecu
            [2] come second with { $ecu } Ecu
            [3] come third with { $ecu } Ecu
            [4] come fourth with { $ecu } Ecu
           *[other] come fifth with { $ecu } Ecu
        }

## Captions of the page

event-meeting = { $who } meet in { $city }: every player there draws a request.
caption-trick = Its trick: { $ability }.
caption-paid =
    { $rule ->
        [HI-E1] Actors in the king’s mood: { $shares }.
        [HI-E2] Shows that please: { $shares }.
        [HI-E3] Best show: { $shares }.
        [HI-E5] Request of season 1 again: { $shares }.
       *[other] { $shares }.
    }
