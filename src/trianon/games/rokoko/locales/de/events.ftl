# Was an einem Tisch von Rokoko geschah. Texte eines Platzes sind Prädikate: „Platz 2 (thumb)“ + „spielt den Meister
# ba“; mehrere ergeben einen Satz. Alles Weitere erklärt die englische Datei.

## Der Lauf des Spiels

event-round = Runde { $round } beginnt.
event-phase-prepare = Die Runde wird vorbereitet.
event-phase-hands = Alle wählen verdeckt ihre Handkarten.
event-phase-actions = Die Aktionen beginnen.
event-phase-income = Alle erhalten Einkommen.
event-phase-final_scoring = Die Endwertung beginnt.
event-start-drawn = wird als Startspieler ausgelost
event-start-chosen = ist Startspieler
event-start-favor = wird durch die Gunst der Königin Startspieler
event-start-stays = bleibt Startspieler
event-turn = ist am Zug
event-sealed = hat die Handkarten gewählt
event-shuffle-stack = { $count } Arbeiter werden nach Stufen gemischt.
event-shuffle-stock = { $count } Rohstoffplättchen werden zum Stapel gemischt.
event-shuffle-bag =
    { $count ->
        [one] { $count } Kleid der Ablage kommt zurück in den Leinenbeutel.
       *[other] { $count } Kleider der Ablage kommen zurück in den Leinenbeutel.
    }
event-order-stack = Platz { $position } im Arbeiterstapel: { $card }.
event-order-stock = Platz { $position } im Stapel: { $tile }.

## Aktionen und Boni

event-action-favor = bittet um die Gunst der Königin
event-action-acquire = erwirbt Rohstoffe
event-action-make_dress = schneidert ein Kleid
event-action-hire = stellt einen Arbeiter ein
event-action-depute = entsendet { $card }
event-action-decorate = finanziert eine Ausstattung
event-bonus = nutzt den Bonus { $of_card }
event-forfeit-main_action = verzichtet auf die Hauptaktion
event-forfeit-bonus = verzichtet auf den Bonus { $of_card }
event-favor-beside-purse = nimmt die Gunstkarte
event-favor-purse-beside = legt die Gunstkarte zurück

## Karten

event-card-hand-in_play = spielt { $cards }
event-card-supply-in_play = entsendet { $cards } aus dem Arbeitervorrat
event-card-discard-in_play = entsendet { $cards } aus dem Ablagestapel
event-card-hand-deputed = entsendet { $cards } aus der Hand
event-card-display-hand = stellt { $cards } ein
event-card-in_play-discard = legt { $cards } auf den Ablagestapel
event-card-in_play-gone = schickt { $cards } aus dem Spiel
event-card-supply-hand = nimmt { $cards } auf die Hand
    .hidden =
        { $count ->
            [one] nimmt eine Karte auf die Hand
           *[other] nimmt { $count } Karten auf die Hand
        }
event-card-discard-supply = dreht den Ablagestapel zum Arbeitervorrat um ({ $cards })
event-card-display-gone = Niemand hat { $cards } eingestellt.
event-card-stack-display = Einstellen kann man nun { $cards }.

## Plättchen

event-tile-stock-warehouse =
    { $count ->
        [one] Neu im Lagerhaus: { $tiles }.
       *[other] Im Lagerhaus liegen { $count } neue Plättchen.
    }
event-tile-warehouse-deciding = nimmt { $tiles } aus Segment { $segment }
event-tile-stock-deciding = zieht blind { $tiles }
    .hidden = zieht blind ein Plättchen
event-tile-deciding-kept = behält es
    .hidden = behält es verdeckt
event-tile-deciding-resource_discard = legt { $tiles } ab
    .seen = legt es ab
event-tile-kept-resource_discard = gibt { $tiles } ab

## Kleider und Marker

event-dress-bag-window = Neu in den Fenstern: { $dresses }.
event-dress-window-window =
    { $count ->
        [one] Ein Kleid rückt in ein billigeres Fenster.
       *[other] { $count } Kleider rücken in billigere Fenster.
    }
event-dress-window-dress_discard = Niemand hat { $dresses } geschneidert.
event-dress-window-deciding = schneidert { $dresses } aus Fenster { $window }
event-dress-deciding-guest = verleiht das Kleid auf { $space }
event-dress-deciding-dress_discard = verkauft das Kleid
event-dress-guest-terrace = lässt { $dresses } auf die Terrasse treten
event-marker-guest = setzt einen Marker auf { $space }
event-marker-decoration = finanziert { $space }
event-marker-all_halls = ist in allen Sälen vertreten und besetzt { $space }

## Livre, Garn, Spitze, Ansehen

event-gain = erhält { $what }
event-pay = zahlt { $what }
event-prestige-hidden = Ansehen

## Das Ende

event-placing =
    { $placing ->
        [1] gewinnt mit { $prestige } Ansehen
       *[other] wird mit { $prestige } Ansehen { $placing }.
    }
