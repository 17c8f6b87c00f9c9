# Was die Arena und die Hinweise sagen.

## arena

arena-progress = { $game }
arena-name = Gegner
arena-seats = Plätze
arena-win-share = Siege
arena-placement = mittlerer Rang
arena-lead = mittlerer Vorsprung
arena-rating = Wertung
arena-legend = In Klammern: 95-%-Intervalle. Ein geteilter Sieg zählt anteilig; der Vorsprung gilt vor dem besten Mitspieler; 1.500 ist die mittlere Wertung.
arena-ratio = Likelihood-Quotient { $ratio }, entschieden bei { $low } oder { $high }; { $wins } gewonnen, { $losses } verloren.
arena-better = { $first } ist besser als { $second }.
arena-not-better = { $first } ist nicht um { $elo } Elo-Punkte besser als { $second }.
arena-undecided = Ob { $first } um { $elo } Elo-Punkte besser ist als { $second }, ist noch nicht entschieden: Dazu braucht es mehr Partien.
arena-error-both = --ladder und --sprt sind zwei verschiedene Fragen: nur eine davon angeben.
arena-error-two = --sprt vergleicht zwei Gegner (nötig: --seats mit zwei verschiedenen Namen).
arena-error-ladder = --ladder braucht mindestens zwei Gegner, alle verschieden.

## hint

hint-title = Hinweise für { $seat }
hint-share = versucht
hint-value = Wert
hint-placing = mittlerer Rang
hint-lead = mittlerer Vorsprung
hint-legend =
    Versucht: der Anteil ihrer Simulationen, den die Suche einer Möglichkeit gab; die beste steht oben.
    Wert: was die Suche erwartet, von 0 bis 1, Sieg und Vorsprung zusammen.
    Rang und Vorsprung: das Mittel, wenn alle mit schnellen Entscheidungen weiterspielen.
hint-error-not-asked = Platz { $seat } wird jetzt nichts gefragt.
