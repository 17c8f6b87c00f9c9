# Die Zeilen der Endwertung, nach der Regel, unter der sie gebucht werden. Die Variablen erklärt die englische Datei.

score-line = { $who }: { $points } Ansehen für { $what } ({ $rule })
score-RK-S9 = das, was im Spiel dazukam
score-RK-F1 = { $count } gezahlte Livre
score-RK-B20 =
    { $count ->
        [one] { $card }: eine Belegschaft von { $count } Karte
       *[other] { $card }: eine Belegschaft von { $count } Karten
    }
score-RK-B21 =
    { $count ->
        [one] { $card }: { $count } zurückgegebenes Paar aus Garn und Spitze
       *[other] { $card }: { $count } zurückgegebene Paare aus Garn und Spitze
    }
score-RK-B22 =
    { $count ->
        [one] { $card }: { $count } Kleid auf Meister-Gastfeldern
       *[other] { $card }: { $count } Kleider auf Meister-Gastfeldern
    }
score-RK-B23 =
    { $count ->
        [one] { $card }: { $count } Paar aus Damenkleid und Herrenrock
       *[other] { $card }: { $count } Paare aus Damenkleid und Herrenrock
    }
score-RK-F3 = die Gunstkarte
score-RK-F4 =
    { $count ->
        [one] die Mehrheit ({ $hall }): { $count } Kleid
       *[other] die Mehrheit ({ $hall }): { $count } Kleider
    }
score-RK-F6 =
    { $count ->
        [one] die Mehrheit beim Feuerwerk: { $count } Feld
       *[other] die Mehrheit beim Feuerwerk: { $count } Felder
    }
score-RK-F8 = { $dress } auf der Terrasse, { $count }-mal sein Ansehen
score-RK-F9 =
    { $count ->
        [one] { $space }: ein Satz aus { $count } Farbe
       *[other] { $space }: ein Satz aus { $count } Farben
    }
score-RK-F10-dress = { $dress } auf { $space }
score-RK-F10-decoration = { $space }
score-RK-F10-all_halls = { $space }

category-RK-S9 = im Spiel
category-RK-F1 = Livre
category-RK-F2 = Kronenkarten
category-RK-F3 = Gunstkarte
category-RK-F4 = Säle
category-RK-F6 = Feuerwerk
category-RK-F8 = Terrasse
category-RK-F9 = Statuen
category-RK-F10-dress = Kleider
category-RK-F10-decoration = Ausstattungen
category-RK-F10-all_halls = Alle Säle

final-heading = Endwertung
final-category = durch
final-total = Ansehen insgesamt
final-livre = Livre übrig
final-placing = Rang
final-winner = { $who } gewinnt mit { $prestige } Ansehen.
final-tie-break = { $who } gewinnt: { $prestige } Ansehen wie andere, aber mehr Livre übrig ({ $livre }) (RK-F11).
final-shared = { $who } teilen sich den Sieg: je { $prestige } Ansehen und { $livre } Livre übrig (RK-F11).
standing-note = Die Endwertung kommt nach der letzten Runde; das Ansehen der anderen bleibt bis dahin verborgen.
