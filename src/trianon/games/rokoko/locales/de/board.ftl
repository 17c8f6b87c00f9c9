# Wörter auf einem gezeichneten Spielplan von Rokoko: kurz, weil wenig Platz ist. Die Legende erklärt die Kürzel.

panel-title = Runde { $round } von { $rounds } · { $phase } · Startspieler: { $starting } · Gunstkarte: { $favor }
panel-players = Spieler
panel-warehouse = Lagerhaus · Stapel { $stock } · Ablage { $discard }
panel-workshop = Schneiderei · Beutel { $bag } · Ablage { $discard }
panel-employees = Einstellungsfelder · je { $price } Livre · { $stack } im Stapel
panel-palace = Palast
panel-decorations = Ausstattungen
panel-atelier = Dein Atelier
panel-together = zusammen
panel-legend = L Livre · A Ansehen · Sp. Spitze · Pl. Plättchen · M nur mit einem Meister · * geht nach dieser Runde · [2] von Platz 2 · » jetzt möglich
panel-reconstructed = · Einige Werte dieser Ausgabe sind rekonstruiert, nicht in den Regeln gedruckt: trianon edition show.

region-players = Spieler
region-market = Markt
region-palace = Palast
region-atelier = Atelier

phase-prepare = Vorbereitung
phase-hands = Handkarten wählen
phase-actions = Aktionen
phase-income = Einkommen
phase-final_scoring = Endwertung

column-livre = Livre
column-yarn = Garn
column-lace = Spitze
column-prestige = Ansehen
column-hand = Hand
column-supply = Vorrat
column-tiles = Pl.
column-dresses = Kleider
column-decorations = Ausst.
column-discard = Ablage
column-window = #
column-price = Preis
column-dress = Kleid
column-silk = Stoff
column-trimmings = Zubehör
column-thimble = Fingerh.
column-value = Wert
column-hall = Saal
column-musician = Musiker
row-fireworks = Feuerwerk
row-statue = Statuen
row-fountain_upper = Brunnen oben
row-fountain_lower = Brunnen unten

short-livre = { $livre }L
short-prestige = { $prestige }A
short-yarn = Garn
short-lace = Spitze
short-yarn-and-lace = Garn+Sp.
short-yarn-or-lace = Garn/Sp.
short-reward-livre = +{ $count }L
short-reward-yarn =
    { $count ->
        [one] +Garn
       *[other] +{ $count } Garn
    }
short-reward-lace =
    { $count ->
        [one] +Sp.
       *[other] +{ $count } Sp.
    }
short-reward-tile =
    { $count ->
        [one] +Pl.
       *[other] +{ $count } Pl.
    }
