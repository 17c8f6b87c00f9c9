# Was die Arena und die Tipps sagen.

## arena

arena-progress = { $game }
arena-name = Gegner
arena-seats = Plätze
arena-win-share = Siege
arena-placement = mittlerer Rang
arena-lead = mittlerer Vorsprung
arena-rating = Wertung
arena-legend = In Klammern: 95-%-Intervalle. Ein geteilter Sieg zählt anteilig; der Vorsprung ist der vor dem besten Gegner; die mittlere Wertung ist 1.500.
arena-ratio = Likelihood-Quotient { $ratio }, entschieden bei { $low } oder { $high }; { $wins } gewonnen, { $losses } verloren.
arena-better = { $first } ist besser als { $second }.
arena-not-better = { $first } ist nicht um { $elo } Elo-Punkte besser als { $second }.
arena-undecided = Noch ist nicht entschieden, ob { $first } um { $elo } Elo-Punkte besser ist als { $second }: Dazu braucht es mehr Partien.
arena-error-elo = --elo gehört zu --sprt: Es legt fest, um wie viele Punkte der erste Gegner besser sein soll.
arena-error-both = --ladder und --sprt beantworten verschiedene Fragen: Gib nur eines davon an.
arena-error-two = --sprt vergleicht zwei Gegner (nötig: --seats mit zwei verschiedenen Namen).
arena-error-ladder = --ladder braucht mindestens zwei Gegner, alle verschieden.

## hint

hint-title = Tipps für { $seat }
hint-share = versucht
hint-value = Wert
hint-placing = mittlerer Rang
hint-lead = mittlerer Vorsprung
hint-clear = Am besten: { $option }. Deutlich besser als die nächstbeste Wahl: { $next }.
hint-slight = Am besten: { $option }. Etwas besser als die nächstbeste Wahl: { $next }.
hint-even = Am besten: { $option }. Etwa so gut wie die nächstbeste Wahl: { $next }.
hint-only = Die einzige Wahl: { $option }.
hint-legend =
    Versucht: der Anteil der Simulationen für diese Möglichkeit; die beste steht oben.
    Wert: was die Suche erwartet, von 0 bis 1, Sieg und Vorsprung zusammen.
    Rang und Vorsprung: das Mittel, wenn alle mit schnellen Entscheidungen weiterspielen.
hint-error-not-asked = Platz { $seat } ist jetzt nicht gefragt.

## die Namen von Gegnern

bot-unknown = Den Gegner „{ $name }“ gibt es nicht (möglich: { $known }).
bot-unknown-near = Den Gegner „{ $name }“ gibt es nicht (möglich: { $known }). Meintest du { $near }?
bot-search = „{ $name }“ ist keine Suche (nötig: { $form }).
bot-simulations = „{ $name }“: { $simulations } Simulationen (nötig: 1 bis { $most }).
bot-setting = „{ $name }“: Die Einstellung { $setting } gibt es nicht (möglich: { $known }).
bot-setting-twice = „{ $name }“: Eine Einstellung ist doppelt angegeben (nötig: jede einmal).
bot-no-net = „{ $name }“: Für { $game } gibt es kein trainiertes Netz (siehe trianon train).
bot-setting-range = „{ $name }“: { $setting }={ $value } (nötig: eine Zahl von { $least } bis { $most }).
bot-setting-whole = „{ $name }“: { $setting }={ $value } (nötig: eine ganze Zahl).
bot-command = „{ $name }“ ist kein Befehl: { $reason } (nötig: { $form }).
bot-command-quote = „{ $name }“: Das Anführungszeichen { $quote } wird nie geschlossen.
bot-command-empty = „{ $name }“ nennt kein Programm (nötig: { $form }).
bot-command-absent = „{ $name }“: Ein Programm „{ $word }“ lässt sich von hier nicht starten.
bot-command-absent-here = „{ $name }“: Ein Programm „{ $word }“ lässt sich von hier nicht starten. Für eines in diesem Ordner schreib { $instead }.
bot-python = „{ $name }“ nennt keine Python-Klasse (nötig: { $form }).
bot-python-absent = „{ $name }“: Ein Python-Modul „{ $module }“ lässt sich von hier nicht importieren.
bot-python-absent-near = „{ $name }“: Ein Python-Modul „{ $module }“ lässt sich von hier nicht importieren. Meintest du „{ $near }“?
bot-python-import = „{ $name }“ lässt sich nicht importieren: { $reason } ({ $place }).
bot-python-class = „{ $name }“: { $module } hat keine Klasse { $class } (Klassen mit einer Methode choose: { $known }).
bot-python-shape = „{ $name }“: { $class } kann nicht spielen (nötig: eine Klasse mit einer Methode choose(self, decision)).
