# Was an einem Tisch von Rokoko geschah. Texte eines Platzes sind Prädikate: „Platz 2 (thumb)“ + „spielt den Meister
# ba“; mehrere ergeben einen Satz. Alles Weitere erklärt die englische Datei.

## Der Lauf des Spiels

event-round = Runde { $round } beginnt.
event-phase-prepare = Die Runde wird vorbereitet.
event-phase-hands = Alle wählen verdeckt ihre Handkarten.
event-phase-actions = Die Aktionen beginnen.
event-phase-income = Alle erhalten Einkommen.
event-phase-final_scoring = Die Endwertung beginnt.
event-house_rule = Hausregel: Wer später sitzt, beginnt mit mehr Livre.
event-start-drawn = wird als Startspieler ausgelost
    .you = wirst als Startspieler ausgelost
event-start-chosen = ist Startspieler
    .you = bist Startspieler
event-start-favor = wird durch die Gunst der Königin Startspieler
    .you = wirst durch die Gunst der Königin Startspieler
event-start-stays = bleibt Startspieler
    .you = bleibst Startspieler
event-turn = ist am Zug
    .you = bist am Zug
event-sealed = hat die Handkarten gewählt
    .you = hast die Handkarten gewählt
event-shuffle-stack =
    { $count ->
        [one] { $count } Arbeiter wird nach Stufen gemischt.
       *[other] { $count } Arbeiter werden nach Stufen gemischt.
    }
event-shuffle-stock =
    { $count ->
        [one] { $count } Rohstoffplättchen wird zum Stapel gemischt.
       *[other] { $count } Rohstoffplättchen werden zum Stapel gemischt.
    }
event-shuffle-bag =
    { $count ->
        [one] { $count } Kleid der Ablage kommt zurück in den Leinenbeutel.
       *[other] { $count } Kleider der Ablage kommen zurück in den Leinenbeutel.
    }
event-order-stack = Platz { $position } im Arbeiterstapel: { $card }.
event-order-stock = Platz { $position } im Stapel: { $tile }.

## Aktionen und Boni

event-action-favor = bittet um die Gunst der Königin
    .you = bittest um die Gunst der Königin
event-action-acquire = erwirbt Rohstoffe
    .you = erwirbst Rohstoffe
event-action-make_dress = schneidert ein Kleid
    .you = schneiderst ein Kleid
event-action-hire = stellt einen Arbeiter ein
    .you = stellst einen Arbeiter ein
event-action-depute = entsendet { $card }
    .you = entsendest { $card }
event-action-decorate = finanziert eine Ausstattung
    .you = finanzierst eine Ausstattung
event-bonus = nutzt den Bonus { $of_card }
    .you = nutzt den Bonus { $of_card }
event-forfeit-main_action = verzichtet auf die Hauptaktion
    .you = verzichtest auf die Hauptaktion
event-forfeit-bonus = verzichtet auf den Bonus { $of_card }
    .you = verzichtest auf den Bonus { $of_card }
event-favor-beside-purse = nimmt die Gunstkarte
    .you = nimmst die Gunstkarte
event-favor-purse-beside = legt die Gunstkarte zurück
    .you = legst die Gunstkarte zurück

## Karten

event-card-hand-in_play = spielt { $cards }
    .you = spielst { $cards }
event-card-supply-in_play = entsendet { $cards } aus dem Arbeitervorrat
    .you = entsendest { $cards } aus dem Arbeitervorrat
event-card-discard-in_play = entsendet { $cards } aus dem Ablagestapel
    .you = entsendest { $cards } aus dem Ablagestapel
event-card-hand-deputed = entsendet { $cards } aus der Hand
    .you = entsendest { $cards } aus der Hand
event-card-display-hand = stellt { $cards } ein
    .you = stellst { $cards } ein
event-card-in_play-discard = legt { $cards } auf den Ablagestapel
    .you = legst { $cards } auf den Ablagestapel
event-card-in_play-gone = schickt { $cards } aus dem Spiel
    .you = schickst { $cards } aus dem Spiel
event-card-supply-hand = nimmt { $cards } auf die Hand
    .hidden =
        { $count ->
            [one] nimmt eine Karte auf die Hand
           *[other] nimmt { $count } Karten auf die Hand
        }
    .you = nimmst { $cards } auf die Hand
event-card-discard-supply = dreht den Ablagestapel zum Arbeitervorrat um ({ $cards })
    .you = drehst den Ablagestapel zum Arbeitervorrat um ({ $cards })
    .brief = dreht den Ablagestapel zum Arbeitervorrat um
    .brief-you = drehst den Ablagestapel zum Arbeitervorrat um
event-card-display-gone = Niemand hat { $cards } eingestellt.
    .brief = { $count } Arbeiter gehen: Niemand hat sie eingestellt.
event-card-stack-display = Einstellen könnt ihr nun { $cards }.
    .brief = { $count } neue Arbeiter können eingestellt werden.

## Plättchen

event-tile-stock-warehouse =
    { $count ->
        [one] Neu im Lagerhaus: { $tiles }.
       *[other] Im Lagerhaus liegen { $count } neue Plättchen.
    }
event-tile-warehouse-deciding = nimmt { $tiles } aus Regal { $segment }
    .you = nimmst { $tiles } aus Regal { $segment }
event-tile-stock-deciding = zieht blind { $tiles }
    .hidden = zieht blind ein Plättchen
    .you = ziehst blind { $tiles }
event-tile-deciding-kept = behält das Plättchen
    .hidden = behält das Plättchen verdeckt
    .you = behältst das Plättchen
event-tile-deciding-resource_discard = legt { $tiles } ab
    .seen = legt das Plättchen ab
    .you = legst { $tiles } ab
    .seen-you = legst das Plättchen ab
event-tile-kept-resource_discard = gibt { $tiles } ab
    .you = gibst { $tiles } ab

## Kleider und Marker

event-dress-bag-window = Die Fenster zeigen nun { $dresses }.
    .brief = { $count } neue Kleider stehen in den Fenstern.
event-dress-window-window =
    { $count ->
        [one] Ein Kleid rückt in ein billigeres Fenster.
       *[other] { $count } Kleider rücken in billigere Fenster.
    }
event-dress-window-dress_discard = Niemand hat { $dresses } geschneidert.
    .brief = { $count } Kleider verschwinden: Niemand hat sie geschneidert.
event-dress-window-deciding = schneidert { $dresses } aus Fenster { $window }
    .you = schneiderst { $dresses } aus Fenster { $window }
event-dress-deciding-guest = verleiht das Kleid an { $space }
    .you = verleihst das Kleid an { $space }
event-dress-deciding-dress_discard = verkauft das Kleid
    .you = verkaufst das Kleid
event-dress-guest-terrace = lässt { $dresses } auf die Terrasse treten
    .you = lässt { $dresses } auf die Terrasse treten
event-marker-guest = setzt einen Marker auf { $space }
    .you = setzt einen Marker auf { $space }
event-marker-decoration = finanziert { $space }
    .you = finanzierst { $space }
event-marker-all_halls = ist in allen Sälen vertreten und besetzt { $space }
    .you = bist in allen Sälen vertreten und besetzt { $space }

## Livre, Garn, Spitze, Ansehen

event-gain = erhält { $what }
    .you = erhältst { $what }
event-pay = zahlt { $what }
    .you = zahlst { $what }
event-prestige-hidden = Ansehen

## Das Ende

event-placing =
    { $placing ->
        [1] gewinnt mit { $prestige } Ansehen
       *[other] kommt mit { $prestige } Ansehen auf Rang { $placing }
    }
    .you =
        { $placing ->
            [1] gewinnst mit { $prestige } Ansehen
           *[other] kommst mit { $prestige } Ansehen auf Rang { $placing }
        }

## Captions of the page

caption-paid = { $shares }.
