# Die Analyse einer beendeten Partie, neben ihrer Wiederholung

analysis = Analyse
analysis-thinks = Jede Entscheidung wird geprüft …
analysis-finer = Eine erste Schätzung; die Urteile folgen …
analysis-progress = Fortschritt der Analyse
analysis-accuracy = Genauigkeit { $accuracy } von 100
analysis-total = Ungenauigkeiten und Fehler kosteten gegenüber dem besten Gegner zusammen { $points }; der Rest lag am Glück und an den Entscheidungen der anderen.
analysis-curve = Gewinnchancen
analysis-curve-of = Gewinnchancen im Lauf der Partie: { $ends }
analysis-costly = Entscheidungen, die etwas kosteten
analysis-choice = { $at }: { $verdict }
analysis-at-round = Runde { $round }, Zug { $turn }
analysis-at-season = Spielzeit { $season }, Runde { $round }
analysis-at-answer = Nach { $number } Antworten
analysis-cost = kostet etwa { $points } gegenüber dem besten Gegner
analysis-chance = Gewinnchance { $before } → { $after }
analysis-answered = Gewählt: { $option }
analysis-better = Besser: { $option }
analysis-no-choice = Hier hatte dieser Platz nichts zu entscheiden. Wähle ein Zeichen an der Kurve oder eine Entscheidung aus der Liste.
analysis-try = Anders versuchen: von hier weiterspielen
analysis-lessons =
    { $count ->
        [one] Eine Lehre aus dieser Partie
        [2] Zwei Lehren aus dieser Partie
       *[other] Drei Lehren aus dieser Partie
    }
analysis-fold = Spielplan zeigen
analysis-unfold = Ganze Analyse zeigen
analysis-note = Jede Entscheidung wird nur danach beurteilt, was dieser Platz in dem Moment sehen konnte. Zwei Dinge zählen gleich viel: die Gewinnchance und der Vorsprung vor dem besten Gegner am Ende. Wer mindestens 2 von 100 verschenkt, war ungenau, ab 5 ist es ein Fehler, ab 12 ein grober.
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
