# Die Regeln, und die Seite über Trianon.

## Regeln

rules-lead = Jede Regel in unseren eigenen Worten.
rules-search = Suchen: ein Wort oder eine Nummer wie RK-A3.2
rules-contents = Kapitel
rules-count =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-ruling = unsere Lesart

## Über

about-lead = Mit Trianon kannst du { $games } spielen, untersuchen und simulieren. Es ist freie Software.
about-rights = Autoren und Verlage
about-rights-text = { $games } sind das Werk ihrer Autoren, Illustratoren und Verlage; alle Rechte an den Spielen und ihren Namen bleiben bei ihnen. Trianon ist ein unabhängiges Projekt, mit keinem von ihnen verbunden und von keinem gebilligt. Es enthält keine ihrer Bilder und keine ihrer Texte.
about-buy = Wenn dir gefällt, was du hier spielst, dann kauf bitte die Spiele.
about-values = Was rekonstruiert ist
about-values-text = Nicht jeder Wert des Spielmaterials steht in den Regeln. Wo einer fehlt, hat unsere Ausgabe einen rekonstruierten. Hier steht, woher jede Gruppe von Werten stammt.
about-values-all = Wert für Wert
about-edition = Ausgabe „{ $id }“
origin-rules = steht in den Regeln
origin-house-rule = Hausregeln
origin-public-source = öffentliche Quellen
origin-inferred = folgt aus den Regeln
origin-reconstruction = rekonstruiert
about-fair = Ehrlicher Zufall
about-fair-text = Vor der Partie versiegelt der Server seine Hälfte des Startwerts; alle Mitspielenden geben ein Salz dazu. Danach zeigt der Server seine Hälfte. Du kannst jede Aufzeichnung herunterladen und prüfen.
about-art = Bilder
about-art-text = Alle Bilder zeichnet dieses Projekt mit Code. Hier sind sie alle:
about-fonts = Titel in Cormorant Garamond, Text in Alegreya Sans, beide unter der SIL Open Font License.
about-privacy = Ein einziges Cookie sagt, wer du bist. Einstellungen bleiben in diesem Browser.
