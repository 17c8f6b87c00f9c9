# What happened at a table of Histrio. Texts of a seat are predicates: "Seat 2 (thumb)" + "travels to city 5"; several of
# them make one sentence. Texts of nobody in particular are sentences. A text is named after the kind of event and, for
# pieces, the zones it leaves and reaches. $card, $juggler, $request are texts of components.ftl, $cards lists of
# them; the attribute .hidden tells what those see who may not know the piece, .friendly is for a friendly troupe.

## The course of the game

event-season = Season { $season } begins.
event-round = Round { $round } begins.
event-phase-travel = Everybody chooses a city in secret.
event-phase-encounters = The encounters begin.
event-phase-opportunities = New cards are dealt.
event-phase-pay = The season ends, the king pays.
event-coin-comedy = The coin says comedy.
event-coin-tragedy = The coin says tragedy.
event-needle = The needle moves from { $from } to { $to }.
event-backdrop-comedy = The backdrop turns to comedy.
event-backdrop-tragedy = The backdrop turns to tragedy.
event-sealed = has chosen
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
event-shuffle-travel_hand = The travel cards of the friendly troupe of seat { $seat } are shuffled.
event-order-encounter_pile = Place { $position } of the encounter pile: { $card }.
event-order-request_pile = Place { $position } of the request pile: { $request }.
event-order-travel_hand = Place { $position } of the friendly pile of seat { $seat }: city { $city }.

## Travel

event-travel_card-travel_hand-travel_drawn = draws city { $city } for the friendly troupe
    .hidden = draws a card for the friendly troupe
event-travel_card-travel_hand-travel_choice = travels to city { $city }
event-travel_card-travel_drawn-travel_choice = sends the friendly troupe to city { $city }
event-travel_card-travel_choice-travel_hand = takes the card of city { $city } back
event-travel_card-travel_choice-travel_discard = spends the card of city { $city }
    .friendly = spends the card of city { $city } of the friendly troupe
event-travel_card-travel_discard-travel_hand = takes the spent card of city { $city } back
    .friendly = gets the spent card of city { $city } of the friendly troupe back
event-caravel-caravels-road = sends a caravel to city { $city }
event-caravel-road-city = reaches city { $city }
event-caravel-road-caravels = takes the caravel on the road to city { $city } back
event-caravel-city-caravels = takes the caravel of city { $city } back

## Encounter cards

event-card-encounter_pile-city = New in city { $city }: { $cards }.
event-card-city-encounter_hand = meets { $cards }
event-card-city-jugglers = wins over { $cards }
event-card-city-troupe = takes { $cards } into the troupe
event-card-city-encounter_discard = discards { $cards } in city { $city }
    .nobody = Discarded in city { $city }: { $cards }.
event-card-city-city = moves { $cards } from city { $city } to city { $to }
event-card-encounter_hand-troupe = takes { $cards } into the troupe
event-card-encounter_hand-encounter_discard = discards { $cards } to move the needle
event-card-troupe-encounter_discard = lets { $cards } go

## Jugglers, requests, impresarios

event-use = uses { $juggler }
event-ready = readies { $juggler }
event-count_as-comedy = counts { $juggler } as a comedian
event-count_as-tragedy = counts { $juggler } as a tragedian
event-request-request_pile-request_hand = draws the request { $request }
    .hidden = draws a request
event-request-request_hand-request_discard = discards the request { $request }
    .hidden = discards a request
event-request-request_hand-played = plays the request { $request }
event-impresario-impresarios-stage = puts an impresario on the stage
event-impresario-stage-impresarios =
    { $count ->
        [one] takes an impresario back from the stage
       *[other] takes { $count } impresarios back from the stage
    }

## Ecu

event-ecu-bank-purse = gains { $amount } Ecu ({ $source })
event-ecu-purse-bank = pays { $amount } Ecu ({ $source })
event-ecu-purse-purse = steals { $amount } Ecu from { $who }

## The end

event-placing =
    { $placing ->
        [1] wins with { $ecu } Ecu
       *[other] comes in place { $placing } with { $ecu } Ecu
    }
