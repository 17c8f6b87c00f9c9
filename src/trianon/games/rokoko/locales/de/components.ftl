# Namen des Materials von Rokoko, nach den Kennungen der Ausgabe, und kurze Texte für die Arbeiterboni.
# Die Variablen erklärt die englische Datei. Namen stehen im Nominativ.

## Ränge und Arbeiter

rank-master = Meister
rank-journeyman = Geselle
rank-apprentice = Lehrling
employee =
    { $rank ->
        [master] { rank-master }
        [journeyman] { rank-journeyman }
       *[apprentice] { rank-apprentice }
    }: { $bonus }
level =
    { $level ->
        [0] Basis-Arbeiter
       *[other] Stufe { $level }
    }

## Boni

bonus-none = kein Bonus
bonus-gain_livre = { $livre } Livre erhalten
bonus-buy_trimming =
    { $price ->
        [0] 1 Garn oder 1 Spitze erhalten
       *[other] 1 Garn oder 1 Spitze für { $price } Livre kaufen
    }
bonus-extra_acquire = noch einmal Rohstoffe erwerben
bonus-blind_tile =
    { $price ->
        [0] blind ein Plättchen ziehen
       *[other] für { $price } Livre blind ein Plättchen ziehen
    }
bonus-depute_for_bonus = einen beliebigen eigenen Arbeiter ohne Geld entsenden und dessen Bonus nutzen; er verlässt das Spiel
bonus-depute_for_livre = einen beliebigen eigenen Arbeiter für { $master } Livre (Meister), { $journeyman } (Geselle) oder { $apprentice } (Lehrling) entsenden, ohne dessen Bonus; er verlässt das Spiel
bonus-livre_per_colour = { $yellow } Livre je eigenes gelbes und { $red } Livre je eigenes rotes Kleid auf dem Spielplan
bonus-livre_green_prestige_blue = { $green } Livre je eigenes grünes und { $blue } Ansehen je eigenes blaues Kleid auf dem Spielplan
bonus-extra_dress =
    ein zusätzliches Kleid ohne Fingerhut schneidern, mit { $fewer ->
        [one] { $fewer } Stoffballen
       *[other] bis zu { $fewer } Stoffballen
    } weniger in { $of }
bonus-prestige_per_decorations =
    { $every ->
        [one] 1 Ansehen je eigene Ausstattung
       *[other] 1 Ansehen je { $every } eigene Ausstattungen
    }
bonus-livre_per_decoration = { $livre } Livre je eigene Ausstattung
bonus-prestige_per_dresses =
    { $every ->
        [one] 1 Ansehen je eigenes Kleid auf dem Spielplan
       *[other] 1 Ansehen je { $every } eigene Kleider auf dem Spielplan
    }
bonus-livre_per_dress = { $livre } Livre je eigenes Kleid auf dem Spielplan
bonus-extra_decoration = eine zusätzliche Ausstattung finanzieren, um { $discount } Livre billiger
bonus-livre_by_deck = { $steps_1 } / { $steps_2 } / { $steps_3 } / { $steps_4 } Livre bei einer Belegschaft von mindestens { $deck_steps_1 } / { $deck_steps_2 } / { $deck_steps_3 } / { $deck_steps_4 } Karten
bonus-prestige_for_livre = beliebig oft Ansehen kaufen, je 1 für { $every } Livre
bonus-prestige_for_tiles = behaltene Plättchen ablegen: { $red } Ansehen je roten Stoffballen, { $blue } je blauen, { $green_yellow_pair } je 2 grüne oder gelbe
bonus-crown_deck = Krone: { $steps_1 } / { $steps_2 } / { $steps_3 } / { $steps_4 } Ansehen bei einer Belegschaft von mindestens { $deck_steps_1 } / { $deck_steps_2 } / { $deck_steps_3 } / { $deck_steps_4 } Karten
bonus-crown_trimming_pairs = Krone: { $prestige } Ansehen je zurückgegebenes Paar aus 1 Garn und 1 Spitze
bonus-crown_master_spaces =
    Krone: { $every ->
        [one] { $prestige } Ansehen je eigenes Kleid auf einem Meister-Gastfeld
       *[other] { $prestige } Ansehen je { $every } eigene Kleider auf Meister-Gastfeldern
    }
bonus-crown_couples = Krone: { $prestige } Ansehen je Paar aus einem eigenen Damenkleid und einem eigenen Herrenrock auf dem Spielplan

## Farben und Kleider

colour-yellow = Gelb
colour-green = Grün
colour-red = Rot
colour-blue = Blau
dress-lady = Damenkleid
dress-coat = Herrenrock
dress-lady-yellow = gelbes Damenkleid
dress-lady-green = grünes Damenkleid
dress-lady-red = rotes Damenkleid
dress-lady-blue = blaues Damenkleid
dress-coat-yellow = gelber Herrenrock
dress-coat-green = grüner Herrenrock
dress-coat-red = roter Herrenrock
dress-coat-blue = blauer Herrenrock
thimble = goldener Fingerhut
    .meaning = nur ein Meister kann es schneidern
crown = Krone
    .meaning = kein Bonus beim Spielen, zählt am Spielende

## Stoff, Zubehör und Rohstoffplättchen

bales-yellow = { $count } Ballen Gelb
bales-green = { $count } Ballen Grün
bales-red = { $count } Ballen Rot
bales-blue = { $count } Ballen Blau
trimming-yarn = Garn
trimming-lace = Spitze
trimming-both = Garn und Spitze
trimming-either = Garn oder Spitze
tile = { $silk }; abgelegt für { $trimming }

## Gezähltes

count-livre = { $count } Livre
count-prestige = { $count } Ansehen
count-yarn = { $count } Garn
count-lace = { $count } Spitze
count-bales = { $count } Stoffballen
count-tiles = { $count } Plättchen
count-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
count-employees = { $count } Arbeiter
count-dresses =
    { $count ->
        [one] { $count } Kleid
       *[other] { $count } Kleider
    }
count-decorations =
    { $count ->
        [one] { $count } Ausstattung
       *[other] { $count } Ausstattungen
    }
count-markers = { $count } Marker

## Der Spielplan: Seiten, Säle, Felder, Fenster

board-small = kleine Seite
board-large = große Seite
hall-kings_hall = Thronsaal
hall-hall_2 = Saal 2
hall-hall_3 = Saal 3
hall-hall_4 = Saal 4
hall-hall_5 = Saal 5
hall-terrace = Terrasse
guest-plain = Gastfeld
guest-master = Meister-Gastfeld
reward-livre = { $livre } Livre
reward-yarn = { $yarn } Garn
reward-lace = { $lace } Spitze
reward-tile =
    { $tile ->
        [one] { $tile } kostenloses Plättchen
       *[other] { $tile } kostenlose Plättchen
    }
decoration-fireworks = Feuerwerk
decoration-musician = Musiker
decoration-statue = Statue
decoration-fountain = Brunnen
decoration-fountain_upper = Brunnen, obere Reihe
decoration-fountain_lower = Brunnen, untere Reihe
space-guest = { $hall }, Gastfeld { $position }
space-fireworks = Feuerwerksfeld { $position }
space-statue = Statue { $position }
space-fountain_upper = Brunnen, obere Reihe, Feld { $position }
space-fountain_lower = Brunnen, untere Reihe, Feld { $position }
space-musician = Musiker ({ $hall })
space-all_halls = Feld „Alle Säle“ { $position }
segment = Regal { $position }
window = Fenster { $position } ({ $price } Livre)
    .plain = Fenster { $position }
    .dark = dunkles Fenster { $position }

## Weitere Teile

favor_card = Gunstkarte
marker = Besitzmarker

## Zonen: wo ein Teil sein kann

zone-bank = Bank
zone-stack = Arbeiterstapel
zone-gone = aus dem Spiel
zone-stock = Stapel
zone-resource_discard = Rohstoffablage
zone-bag = Leinenbeutel
zone-dress_discard = Kleiderablage
zone-beside = neben dem Spielplan
zone-purse = Geldbeutel
zone-supply = Arbeitervorrat
zone-hand = Handkarten
zone-discard = Ablagestapel
zone-deck = Belegschaft
zone-in_play = gespielte Karte
zone-kept = behaltene Plättchen
zone-deciding = noch nicht entschieden
zone-display = Einstellungsfelder
zone-warehouse = Lagerhaus
zone-workshop = Schneiderei
zone-window = Fenster
zone-guest = Gastfeld
zone-decoration = Ausstattungsfeld
zone-all_halls = Alle Säle
zone-terrace = Terrasse
