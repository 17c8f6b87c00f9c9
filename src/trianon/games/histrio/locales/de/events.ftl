# Was an einem Tisch von Histrio geschah. Texte eines Platzes sind Prädikate: „Platz 2 (thumb)“ + „reist nach Stadt 5“;
# mehrere ergeben einen Satz. Alles Weitere erklärt die englische Datei.

## Der Lauf des Spiels

event-season = Spielzeit { $season } beginnt.
event-round = Runde { $round } beginnt.
event-phase-travel = Alle wählen verdeckt eine Stadt.
event-phase-encounters = Die Begegnungen beginnen.
event-phase-opportunities = Neue Karten werden ausgeteilt.
event-phase-pay = Die Spielzeit endet, der König zahlt.
event-coin-comedy = Die Münze zeigt Komödie.
event-coin-tragedy = Die Münze zeigt Tragödie.
event-needle = Die Nadel geht von { $from } auf { $to }.
event-backdrop-comedy = Die Kulisse dreht sich zur Komödie.
event-backdrop-tragedy = Die Kulisse dreht sich zur Tragödie.
event-sealed = hat gewählt
event-shuffle-encounter_pile =
    { $count ->
        [one] { $count } Begegnungskarte wird gemischt.
       *[other] { $count } Begegnungskarten werden gemischt.
    }
event-shuffle-request_pile =
    { $count ->
        [one] { $count } Bitte wird gemischt.
       *[other] { $count } Bitten werden gemischt.
    }
event-shuffle-travel_hand = Die Reisekarten des befreundeten Ensembles von Platz { $seat } werden gemischt.
event-order-encounter_pile = Platz { $position } im Nachziehstapel: { $card }.
event-order-request_pile = Platz { $position } im Stapel der Bitten: { $request }.
event-order-travel_hand = Platz { $position } im befreundeten Stapel von Platz { $seat }: Stadt { $city }.

## Reise

event-travel_card-travel_hand-travel_drawn = zieht Stadt { $city } für das befreundete Ensemble
    .hidden = zieht eine Karte für das befreundete Ensemble
event-travel_card-travel_hand-travel_choice = reist nach Stadt { $city }
event-travel_card-travel_drawn-travel_choice = schickt das befreundete Ensemble nach Stadt { $city }
event-travel_card-travel_choice-travel_hand = nimmt die Karte von Stadt { $city } zurück
event-travel_card-travel_choice-travel_discard = verbraucht die Karte von Stadt { $city }
    .friendly = verbraucht die Karte von Stadt { $city } des befreundeten Ensembles
event-travel_card-travel_discard-travel_hand = nimmt die verbrauchte Karte von Stadt { $city } zurück
    .friendly = erhält die verbrauchte Karte von Stadt { $city } des befreundeten Ensembles zurück
event-caravel-caravels-road = schickt eine Karavelle nach Stadt { $city }
event-caravel-road-city = erreicht Stadt { $city }
event-caravel-road-caravels = nimmt die Karavelle auf dem Weg nach Stadt { $city } zurück
event-caravel-city-caravels = nimmt die Karavelle von Stadt { $city } zurück

## Begegnungskarten

event-card-encounter_pile-city = Neu in Stadt { $city }: { $cards }.
event-card-city-encounter_hand = begegnet: { $cards }
event-card-city-jugglers = gewinnt für sich: { $cards }
event-card-city-troupe = nimmt ins Ensemble: { $cards }
event-card-city-encounter_discard = legt in Stadt { $city } ab: { $cards }
    .nobody = Abgelegt in Stadt { $city }: { $cards }.
event-card-city-city = verlegt von Stadt { $city } nach Stadt { $to }: { $cards }
event-card-encounter_hand-troupe = nimmt ins Ensemble: { $cards }
event-card-encounter_hand-encounter_discard = legt ab, um die Nadel zu bewegen: { $cards }
event-card-troupe-encounter_discard = entlässt: { $cards }

## Gaukler, Bitten, Impresarios

event-use = setzt ein: { $juggler }
event-ready = macht wieder bereit: { $juggler }
event-count_as-comedy = zählt als Komödien-Darsteller: { $juggler }
event-count_as-tragedy = zählt als Tragödien-Darsteller: { $juggler }
event-request-request_pile-request_hand = zieht die Bitte „{ $request }“
    .hidden = zieht eine Bitte
event-request-request_hand-request_discard = legt die Bitte „{ $request }“ ab
    .hidden = legt eine Bitte ab
event-request-request_hand-played = spielt die Bitte „{ $request }“
event-impresario-impresarios-stage = stellt einen Impresario auf die Bühne
event-impresario-stage-impresarios =
    { $count ->
        [one] nimmt einen Impresario von der Bühne zurück
       *[other] nimmt { $count } Impresarios von der Bühne zurück
    }

## Ecu

event-ecu-bank-purse = erhält { $amount } Ecu ({ $source })
event-ecu-purse-bank = zahlt { $amount } Ecu ({ $source })
event-ecu-purse-purse = stiehlt { $who } { $amount } Ecu

## Das Ende

event-placing =
    { $placing ->
        [1] gewinnt mit { $ecu } Ecu
       *[other] wird mit { $ecu } Ecu { $placing }.
    }
