# trianon analyze

analyze-progress = Analyse von { $game }
analyze-title =
    Die Partie von { $seat } aus: { $choices ->
        [one] { $choices } Entscheidung
       *[other] { $choices } Entscheidungen
    } und { $forced ->
        [one] { $forced } erzwungene Antwort
       *[other] { $forced } erzwungene Antworten
    }, je Entscheidung { $simulations } Simulationen
analyze-accuracy = Genauigkeit { $accuracy } von 100
analyze-total = Ungenauigkeiten und Fehler kosteten gegenüber dem besten Gegner zusammen { $cost }; der Rest lag am Glück und an den Entscheidungen der anderen.
analyze-count-good = { $count } gut
analyze-count-inaccuracy =
    { $count ->
        [one] { $count } Ungenauigkeit
       *[other] { $count } Ungenauigkeiten
    }
analyze-count-mistake = { $count } Fehler
analyze-count-blunder =
    { $count ->
        [one] { $count } grober Fehler
       *[other] { $count } grobe Fehler
    }
analyze-verdict-good = gut
analyze-verdict-inaccuracy = Ungenauigkeit
analyze-verdict-mistake = Fehler
analyze-verdict-blunder = grober Fehler
analyze-curve = Gewinnchancen von der ersten Entscheidung bis zum Ende, wie dieser Platz sie kennen konnte
analyze-worst = Die teuersten Entscheidungen
analyze-column-at = wann
analyze-column-verdict = Urteil
analyze-column-loss = Kosten
analyze-column-chances = Gewinnchance
analyze-column-given = gewählt
analyze-column-best = besser
analyze-lessons =
    { $count ->
        [one] Eine Lehre aus dieser Partie
        [2] Zwei Lehren aus dieser Partie
       *[other] Drei Lehren aus dieser Partie
    }
analyze-at-round = Runde { $round }, Zug { $turn } (Antwort { $number })
analyze-at-season = Spielzeit { $season }, Runde { $round } (Antwort { $number })
analyze-at-answer = Antwort { $number }
analyze-cost =
    { $game ->
        [rokoko] { $points } Ansehen
        [histrio] { $points } Ecu
       *[other] { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
analyze-lesson = { $at }. Besser: { $best }. Gewählt: { $given }.
analyze-nothing-lost = Keine Entscheidung hat genug verloren, um als Ungenauigkeit zu gelten.
analyze-legend =
    Kosten: um wie viel kleiner der Vorsprung vor dem besten Gegner am Ende voraussichtlich wird.
    Das Urteil gewichtet diesen Vorsprung und die Gewinnchance gleich, je von 0 bis 100: Ein Verlust ab 2 ist eine Ungenauigkeit, ab 5 ein Fehler, ab 12 ein grober Fehler.
    So siehst du einen Moment an: trianon replay DATEI --at ANTWORT --seat PLATZ
analyze-error-unfinished = { $file }: Diese Partie ist noch nicht zu Ende. Analysieren lassen sich nur beendete Partien.
analyze-error-both = --simulations und --level legen beide die Tiefe fest: Gib nur eines davon an.
analyze-error-level = Die Stufe { $level } gibt es nicht (bekannt: { $known }).
