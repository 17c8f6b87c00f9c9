# Die Analyse einer beendeten Partie, neben ihrer Wiederholung

analysis = Analyse
analysis-thinks = Jede Entscheidung wird betrachtet …
analysis-finer = Ein erstes Bild; es wird noch genauer …
analysis-progress = Wie weit die Analyse ist
analysis-accuracy = Genauigkeit { $accuracy } von 100
analysis-curve = Gewinnchancen
analysis-curve-of = Gewinnchancen im Lauf der Partie: { $ends }
analysis-costly = Entscheidungen, die etwas kosteten
analysis-choice = Nach Zug { $at }: { $verdict }, { $loss } Punkte
analysis-loss = −{ $loss } Punkte im Stand
analysis-chance = Gewinnchance { $before } → { $after }
analysis-answered = Gewählt: { $option }
analysis-better = Besser: { $option }
analysis-no-choice = Hier hatte dieser Platz nichts zu entscheiden. Wähle ein Zeichen an der Kurve oder eine Zahl.
analysis-try = Anders versuchen: von hier weiterspielen
analysis-lessons =
    { $count ->
        [one] Eine Lehre aus dieser Partie
        [2] Zwei Lehren aus dieser Partie
       *[other] Drei Lehren aus dieser Partie
    }
analysis-account = Wie das Ergebnis zustande kam
analysis-part = Anteil
analysis-standing = Stand
analysis-victory = Gewinnchance
analysis-part-start = anfangs erwartet
analysis-part-own_choices = eigene Entscheidungen
analysis-part-own_draws = Glück in den eigenen Zügen
analysis-part-rivals = die Züge der anderen
analysis-part-result = Ergebnis
analysis-note = Jede Entscheidung wird nur nach dem beurteilt, was dieser Platz in dem Moment sehen konnte. Der Stand, von 0 bis 100, ist zur Hälfte die Gewinnchance, zur Hälfte der Vorsprung vor dem besten Gegner. Ungenauigkeit ab 2, Fehler ab 5, grober Fehler ab 12 verlorenen Punkten.
verdict-good = gut
verdict-inaccuracy = Ungenauigkeit
verdict-mistake = Fehler
verdict-blunder = grober Fehler
verdict-count-good = { $count } gut
verdict-count-inaccuracy =
    { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
verdict-count-mistake = { $count } Fehler
verdict-count-blunder =
    { $count ->
        [one] { $count } grober Fehler
       *[other] { $count } grobe Fehler
    }
