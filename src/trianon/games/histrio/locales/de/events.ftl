# Was an einem Tisch von Histrio geschah. Texte eines Platzes sind Prädikate: „Platz 2 (thumb)“ + „nimmt die Eule“; mehrere
# ergeben einen Satz. Alles Weitere erklärt die englische Datei.

## Der Lauf des Spiels

event-season =
    { $season ->
        [1] Spielzeit { $season } beginnt.
       *[other] Spielzeit { $season } beginnt: Schauspieler und Karten der Städte werden abgelegt.
    }
event-round = Runde { $round } beginnt.
event-phase-travel = Alle wählen verdeckt eine Stadt.
event-phase-encounters = Die Begegnungen beginnen.
event-phase-opportunities = Neue Karten kommen an die Straße.
event-phase-pay = Die Spielzeit endet, und der König zahlt.
event-coin =
    { $half ->
        [comedy] Eine Münze entscheidet über die Stimmung des Königs: Komödie.
       *[tragedy] Eine Münze entscheidet über die Stimmung des Königs: Tragödie.
    }
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
event-shuffle-travel_hand = Reisekarten werden gemischt: { $troupe }.
event-order-encounter_pile = Der Nachziehstapel von oben: { $cards }.
event-order-request_pile = Die Bitten von oben: { $cards }.
event-order-travel_hand = Reisekarten von oben, { $troupe }: { $cards }.

## Das Theater

event-needle = Die Nadel rückt von { $from } auf { $to }.
    .by = bewegt die Nadel von { $from } auf { $to }
    .by-you = bewegst die Nadel von { $from } auf { $to }
event-backdrop =
    { $half ->
        [comedy]
            { $count ->
                [0] Der König will nun Komödie.
                [one] Der König will nun Komödie, und der Impresario verlässt die Bühne.
                [2] Der König will nun Komödie, und beide Impresarios verlassen die Bühne.
               *[other] Der König will nun Komödie, und alle { $count } Impresarios verlassen die Bühne.
            }
       *[tragedy]
            { $count ->
                [0] Der König will nun Tragödie.
                [one] Der König will nun Tragödie, und der Impresario verlässt die Bühne.
                [2] Der König will nun Tragödie, und beide Impresarios verlassen die Bühne.
               *[other] Der König will nun Tragödie, und alle { $count } Impresarios verlassen die Bühne.
            }
    }
event-impresario-impresarios-stage = stellt einen Impresario auf die Bühne
    .you = stellst einen Impresario auf die Bühne
event-impresario-stage-impresarios = nimmt einen Impresario von der Bühne zurück
    .you = nimmst einen Impresario von der Bühne zurück

## Reisen

event-sealed = hat verdeckt gewählt
    .you = hast verdeckt gewählt
event-reveal = Alle Reisekarten liegen offen: { $routes }.
event-route = { $who } → { $city }
event-detour = reist nach { $city } statt nach { $before }
    .you = reist nach { $city } statt nach { $before }
event-travel_card-travel_hand-travel_drawn = zieht { $cities } für das befreundete Ensemble
    .hidden = zieht eine Reisekarte für das befreundete Ensemble
    .you = ziehst { $cities } für das befreundete Ensemble
event-travel_card-travel_hand-travel_choice = reist nach { $cities }
    .you = reist nach { $cities }
event-travel_card-travel_drawn-travel_choice = schickt das befreundete Ensemble nach { $cities }
    .you = schickst das befreundete Ensemble nach { $cities }
event-travel_card-travel_choice-travel_hand = nimmt die Reisekarte für { $cities } zurück
    .you = nimmst die Reisekarte für { $cities } zurück
event-travel_card-travel_choice-travel_discard = verbraucht die Reisekarte für { $cities }
    .friendly = verbraucht die Reisekarte des befreundeten Ensembles für { $cities }
    .you = verbrauchst die Reisekarte für { $cities }
    .friendly-you = verbrauchst die Reisekarte des befreundeten Ensembles für { $cities }
event-travel_card-travel_discard-travel_hand =
    { $count ->
        [one] nimmt Reisekarte { $cities } zurück
       *[other] nimmt die Reisekarten { $cities } zurück
    }
    .friendly = sammelt die Reisekarten des befreundeten Ensembles wieder ein
    .you =
        { $count ->
            [one] nimmst Reisekarte { $cities } zurück
           *[other] nimmst die Reisekarten { $cities } zurück
        }
    .friendly-you = sammelst die Reisekarten des befreundeten Ensembles wieder ein
event-caravel-caravels-road = schickt eine Karavelle nach { $city }
    .you = schickst eine Karavelle nach { $city }
event-caravel-road-city = kommt in { $city } an
    .you = kommst in { $city } an
event-caravel-road-caravels = ruft die Karavelle auf dem Weg nach { $city } zurück
    .you = rufst die Karavelle auf dem Weg nach { $city } zurück
event-caravel-city-caravels = nimmt die Karavelle von { $city } zurück
    .you = nimmst die Karavelle von { $city } zurück

## Begegnungskarten; .more steht, wo die Stadt schon genannt ist

event-card-encounter_pile-city = Neu an der Straße: { $cards }.
    .brief = { $count } neue Karten liegen an der Straße.
event-dealt = { $card } ({ $city })
event-card-city-encounter_hand = nimmt { $cards } in { $from }
    .more = nimmt { $cards }
    .you = nimmst { $cards } in { $from }
    .more-you = nimmst { $cards }
event-card-city-encounter_discard = In { $from } bekommt niemand { $cards }.
    .brief = In { $from } werden { $count } Karten abgelegt.
    .alms = nimmt { $cards } in { $from }
    .more = nimmt { $cards }
    .unpaid = kann { $cards } in { $from } nicht bezahlen
    .alms-you = nimmst { $cards } in { $from }
    .more-you = nimmst { $cards }
    .unpaid-you = kannst { $cards } in { $from } nicht bezahlen
event-card-city-troupe = nimmt { $cards } aus { $from } ins Ensemble
    .you = nimmst { $cards } aus { $from } ins Ensemble
event-card-city-city = bewegt { $cards } von { $from } nach { $to }
    .you = bewegst { $cards } von { $from } nach { $to }
event-card-encounter_hand-encounter_discard = legt { $cards } ab
    .you = legst { $cards } ab
event-card-encounter_hand-troupe = nimmt { $cards } ins Ensemble auf
    .you = nimmst { $cards } ins Ensemble auf
event-card-troupe-encounter_discard = lässt { $cards } ziehen
    .you = lässt { $cards } ziehen

## Bitten

event-request-request_pile-request_hand = zieht { $requests }
    .hidden =
        { $count ->
            [one] zieht eine Bitte
           *[other] zieht { $count } Bitten
        }
    .you = ziehst { $requests }
event-request-request_hand-request_discard = legt { $requests } ab
    .hidden =
        { $count ->
            [one] legt eine Bitte ab
           *[other] legt { $count } Bitten ab
        }
    .you = legst { $requests } ab
event-request-request_hand-played = spielt { $requests }
    .you = spielst { $requests }

## Gaukler

event-use = nutzt { $juggler }
    .you = nutzt { $juggler }
event-ready = kann { $jugglers } wieder nutzen
    .you = kannst { $jugglers } wieder nutzen
event-count_as =
    { $half ->
        [comedy] zählt { $juggler } als Komödianten
       *[tragedy] zählt { $juggler } als Tragöden
    }
    .you =
        { $half ->
            [comedy] zählst { $juggler } als Komödianten
           *[tragedy] zählst { $juggler } als Tragöden
        }

## Ecu

event-ecu-bank-purse =
    { $rule ->
        [HI-2_7] erhält { $amount } Ecu für die Impresarios auf der Bühne
        [HI-E1] erhält { $amount } Ecu für passende Schauspieler
        [HI-E2] erhält { $amount } Ecu, weil die Aufführung gefällt
        [HI-E3] erhält { $amount } Ecu mehr für die beste Aufführung
        [HI-E5] erhält noch einmal { $amount } Ecu für die Bitte aus Spielzeit 1
       *[other] erhält { $amount } Ecu
    }
    .you =
        { $rule ->
            [HI-2_7] erhältst { $amount } Ecu für die Impresarios auf der Bühne
            [HI-E1] erhältst { $amount } Ecu für passende Schauspieler
            [HI-E2] erhältst { $amount } Ecu, weil die Aufführung gefällt
            [HI-E3] erhältst { $amount } Ecu mehr für die beste Aufführung
            [HI-E5] erhältst noch einmal { $amount } Ecu für die Bitte aus Spielzeit 1
           *[other] erhältst { $amount } Ecu
        }
event-ecu-purse-bank = zahlt { $amount } Ecu
    .you = zahlst { $amount } Ecu
event-ecu-purse-purse = stiehlt { $whom } { $amount } Ecu
    .you = stiehlst { $whom } { $amount } Ecu

## Das Ende

event-placing =
    { $placing ->
        [1] gewinnt mit { $ecu } Ecu
       *[other] kommt mit { $ecu } Ecu auf Rang { $placing }
    }
    .you =
        { $placing ->
            [1] gewinnst mit { $ecu } Ecu
           *[other] kommst mit { $ecu } Ecu auf Rang { $placing }
        }

## Captions of the page

event-meeting = Begegnung in { $city }: { $who }. Jeder Spieler dort zieht eine Bitte.
caption-trick = Das Kunststück: { $ability }.
caption-paid =
    { $rule ->
        [HI-E1] Schauspieler in der Stimmung des Königs: { $shares }.
        [HI-E2] Aufführungen, die gefallen: { $shares }.
        [HI-E3] Beste Aufführung: { $shares }.
        [HI-E5] Bitten aus Spielzeit 1: { $shares }.
       *[other] { $shares }.
    }
