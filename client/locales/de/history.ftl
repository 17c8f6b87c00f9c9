# Meine Partien, womit ich gewinne, und ein Spiel in Zahlen

nav-matches = Partien
title-matches = Meine Partien
title-statistics = Statistik
home-matches = Alle meine Partien

## Verlauf

history-lead = Alle Partien, die du auf diesem Gerät oder angemeldet zu Ende gespielt hast, mit Wiederholung.
history-statistics = Alle Partien in Zahlen
history-going = Noch im Gange
history-finished = Beendet
history-empty = Du hast noch keine Partie beendet. Danach findest du sie hier: Rang, Punkte, Gegner und die Wiederholung.
history-filters = Partien filtern
history-game = Spiel
history-players = Spieler
history-against = Gegen
history-result = Ergebnis
history-sort = Sortieren nach
history-any = alle
history-against-people = Menschen
history-against-bots = nur Bots
history-result-won = gewonnen
history-result-lost = nicht gewonnen
history-sort-newest = neueste
history-sort-oldest = älteste
history-sort-points = meiste Punkte
history-sort-place = bester Rang
history-sort-longest = längste
history-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
history-nothing = Keine deiner Partien passt dazu.
history-all = Alle zeigen
history-closed = ohne Sieger geschlossen
history-place = { $place }. von { $players }
history-length =
    { $moves ->
        [one] { $moves } Zug · { $time }
       *[other] { $moves } Züge · { $time }
    }
history-continued = weitergespielt
history-record = Aufzeichnung
history-pages = Seiten
history-page = Seite { $page } von { $pages }
history-newer = Zurück
history-older = Weiter

## Zahlen

figures-head = Womit du gewinnst
figures-none = Noch zählt keine Partie dieses Spiels. Lektionen und Partien mit einer eigenen Ausgabe bleiben außen vor.
figures-group-recent = Deine letzten zehn
figures-group-before = Davor
figures-group-people = Menschen
figures-group-bots = Bots
figures-seats =
    { $count ->
        [one] { $count } Mal gespielt
       *[other] { $count } Mal gespielt
    }
figures-mean = im Mittel { $points }
figures-won = { $share } gewonnen
figures-sources = Woher die Punkte kommen
figures-stages = Wann sie verdient werden
figures-components = { $what } je Partie
figures-level = Verglichen mit Bots der Stufe
figures-averages = Die Mittelwerte der Bots stammen aus { $matches } Partien unter Bots der Stufe „{ $level }“ vom { $date }, mit den gleichen Spielerzahlen wie in deinen Partien.

stage-start = zu Beginn
stage-round = Runde { $round }
stage-scoring = Endwertung
stage-season-round = Spielzeit { $season }, Runde { $round }
stage-season-scoring = Spielzeit { $season }, der König zahlt

## Ein Spiel in Zahlen

statistics-head = { $game } in Zahlen
statistics-lead = Aus den beendeten Partien auf diesem Server. Ohne Namen, und nichts aus laufenden Partien.
statistics-players = Spieler
statistics-none = Auf diesem Server ist noch keine Partie dieses Spiels zu Ende gegangen.
statistics-none-here = Mit dieser Spielerzahl ist hier noch keine Partie zu Ende gegangen. Wähle eine andere.
statistics-facts =
    { $matches ->
        [one] { $matches } Partie · { $moves } Züge · { $time }
       *[other] { $matches } Partien · im Mittel { $moves } Züge · meist { $time }
    }
statistics-points = Punkte
statistics-seats = Was ein Platz wert ist
statistics-seat = Platz
statistics-seats-note = Gezählt vom Startspieler an. Gestrichelt: ein gleicher Anteil; der Balken ist das 95-%-Intervall.
statistics-seats-alike = Alle wählen zugleich, die Plätze sollten also gleich sein. Gestrichelt: ein gleicher Anteil; der Balken ist das 95-%-Intervall.
statistics-kinds = Wer gewinnt
statistics-player = Spieler
statistics-people = Menschen
statistics-victories = Siege
statistics-taken = genommen von { $share }
statistics-component = Bestandteil
statistics-note = Wer mit etwas gewinnt, gewinnt nicht unbedingt deswegen: Wer gut spielt, kann sich mehr leisten. Anteile aus wenigen Partien sagen wenig; achte auf die Intervalle.
