# Was in Ausgaben, Stellungen und Aufzeichnungen falsch ist: der Text nennt das Gefundene, `expected` das Erwartete.

## Die Zeile, die einen Fehler nennt

fault-line = { $place }: { $found } (erwartet: { $expected })
fault-line-within = { $place }: { $found } (erwartet: { $expected }) in { $within }
fault-more = … und { $count ->
    [one] ein weiterer Fehler
   *[other] { $count } weitere Fehler
  }

## Stellen in einer Datei

at-line = Zeile { $line }
at-line-column = Zeile { $line }, Spalte { $column }
at-byte = Byte { $byte }
at-answer = Antwort { $number }

## Werte, die nicht wörtlich gezeigt werden

shown-list = eine Liste
shown-table = eine Tabelle
shown-date = ein Datum oder eine Uhrzeit
shown-big-number = eine Zahl, zu groß zum Zeigen
shown-table-of = { $players } Spieler, Ausgabe { $edition } ({ $digest })

## Was erwartet wird

wanted-number = die Zahl { $number }
wanted-range = eine ganze Zahl von { $least } bis { $most }
wanted-flag = true oder false
wanted-one-of = eines von { $choices }
wanted-word = „{ $word }“
wanted-value = { $value }
wanted-none = keines
wanted-name = ein Name aus 1 bis 40 Kleinbuchstaben, Ziffern, - oder _
wanted-table = eine Tabelle
wanted-list = eine Liste
wanted-words = ein Text
wanted-text = ein Text von höchstens { $most } Zeichen
wanted-entries = eine Liste mit { $count } { $count ->
    [one] Eintrag
   *[other] Einträgen
  }
wanted-entries-between = eine Liste mit { $least } bis { $most } Einträgen
wanted-entries-each = { $entries }, jeweils { $each }
wanted-patterns = eine Tabelle von Mustern und Herkunft, wie "*.price" = "rules"
wanted-game = der Name eines Spiels
wanted-edition-of = eine Ausgabe von „{ $game }“
wanted-toml-file = der Pfad einer TOML-Datei
wanted-edition-file = { $known } oder der Pfad einer TOML-Datei
wanted-match-file = der Pfad der Aufzeichnung einer Partie
wanted-puzzle-file = der Pfad eines Rätsels
wanted-record = die Aufzeichnung einer Partie
wanted-field = dieses Feld in jeder Aufzeichnung einer Partie
wanted-record-edition = "id", "digest" und, wenn sie nicht zum Spiel gehört, "text"
wanted-edition-or-text = { $choices } oder die Ausgabe selbst in "text"
wanted-seat-names = { $players } Namen von höchstens { $most } darstellbaren Zeichen oder null
wanted-fairness = "commitment", "secret" und "salts", ein Text für jeden von { $players } Plätzen
wanted-committed = true oder false für jeden von { $players } Plätzen
wanted-answer = [seat, key, hash]
wanted-key = der Schlüssel einer Möglichkeit in { $game }
wanted-result = "points" und "placings", je { $players } Zahlen
wanted-no-result = null vor dem Ende
wanted-hexadecimal = 32 hexadezimale Ziffern
wanted-step = eine Liste aus einem Schritt und seinen Angaben

## Arten von Dingen

sort-game = Spiel
sort-step = Schritt

## Fehler in allen Dateien

fault-wrong-value = { $value }
    .expected = { $wanted }
fault-wrong-value-near = { $value }
    .expected = { $wanted }; meintest du „{ $near }“?
fault-unknown-key = unbekannter Schlüssel
    .expected = { $wanted }
fault-unknown-key-near = unbekannter Schlüssel
    .expected = { $wanted }; meintest du „{ $near }“?
fault-unknown-word = unbekannt: { $sort } { $word }
    .expected = { $wanted }
fault-unknown-word-near = unbekannt: { $sort } { $word }
    .expected = { $wanted }; meintest du „{ $near }“?
fault-missing = fehlt
    .expected = { $wanted }
fault-count = { $count ->
    [one] { $count } Eintrag
   *[other] { $count } Einträge
  }
    .expected = { $wanted }
fault-many-entries = { $count } Einträge
    .expected = höchstens { $most }
fault-no-file = nicht gefunden
    .expected = { $wanted }
fault-folder = ein Ordner
    .expected = { $wanted }
fault-not-a-file = keine Datei
    .expected = { $wanted }
fault-unreadable = nicht lesbar: { $reason }
    .expected = { $wanted }
fault-unwritable = nicht schreibbar: { $reason }
    .expected = ein beschreibbarer Pfad
fault-too-large = mehr als { $most } Bytes
    .expected = eine Datei von einigen tausend
fault-too-long = mehr als { $most } Zeichen
    .expected = eine Datei von einigen tausend
fault-not-text = kein Text
    .expected = eine Textdatei in UTF-8
fault-nested = zu tief verschachtelt
    .expected = Tabellen und Listen wie in anderen Dateien dieser Art
fault-dots = { $count } Punkte
    .expected = höchstens { $most } in einer Zeile
fault-all-dots = { $count } Punkte
    .expected = höchstens { $most } insgesamt
fault-syntax = { $reason }
    .expected = gültiges { $format }

## Fehler in TOML

toml-statement = weder ein Schlüssel noch eine Überschrift in Klammern
toml-key = hier fehlt ein Schlüssel
toml-equals = kein = nach einem Schlüssel
toml-value = hier fehlt ein Wert
toml-date = kein solches Datum und keine solche Zeit
toml-long-number = eine Zahl mit zu vielen Ziffern
toml-after-value = etwas nach dem Ende eines Werts
toml-heading = kein ] am Ende einer Überschrift
toml-list-heading = kein ]] am Ende einer Überschrift
toml-open-list = eine Liste ohne ]
toml-open-table = eine Tabelle ohne {"}"}
toml-open-text = ein Text ohne schließende Anführungszeichen
toml-character = das Zeichen { $value }, das hier nicht stehen darf
toml-escape = ein \ ohne eine seiner Bedeutungen
toml-twice = { $value } ein zweites Mal
toml-value-twice = ein Wert, der hier schon steht
toml-complete = { $value } ist abgeschlossen und nimmt nichts mehr auf

## Fehler in Ausgaben

fault-again = { $value } ein zweites Mal
    .expected = ein Name, den { $other } nicht hat
fault-sum = { $count } { $what }
    .expected = { $wanted }
fault-sum-at-least = mindestens { $count } { $what }
    .expected = { $wanted }
fault-sum-at-most = höchstens { $count } { $what }
    .expected = { $wanted }
fault-not-falling = { $number }
    .expected = höchstens { $most }, da es nach rechts fällt
fault-not-rising = { $number }
    .expected = mindestens { $least }, da es nach rechts steigt
fault-many-patterns = { $count } Muster
    .expected = höchstens { $most }
fault-unquoted-pattern = eine Tabelle
    .expected = das ganze Muster in Anführungszeichen, dann { $wanted }
fault-no-pattern = kein Muster
    .expected = mit Punkten verbundene Namen, jeder mit höchstens einem *
fault-no-origin = keine Herkunft
    .expected = ein Muster in [provenance], das ihn abdeckt
fault-idle-pattern = deckt nichts ab
    .expected = ein Muster von Schlüsseln dieser Datei

## Fehler in Stellungen

fault-piece-again = { $sort } { $word } noch einmal
    .expected = jedes Stück einmal ({ $count } dieser Art)
fault-piece-elsewhere = { $sort } { $word } noch einmal
    .expected = ein anderes Stück
fault-nowhere = { $sort } { $pieces } liegt nirgends
    .expected = { $sort }: jedes Stück an einem Ort
fault-seat-again = Platz { $seat } noch einmal
    .expected = jeder Platz einmal
fault-other-phase = { $phase }
    .expected = { $usual }, wie der Rest der Stellung sagt
fault-steps-after-end = Schritte nach dem Ende
    .expected = keine in einer beendeten Partie
fault-unsound = { $problem }
    .expected = jedes Stück an einem Ort
fault-nobody-asked = niemand wird etwas gefragt
    .expected = eine Frage oder eine beendete Partie
fault-no-answer = Platz { $seat } hat keine Antwort
    .expected = eine Frage, die beantwortet werden kann
fault-step-order = { $order } in dieser Reihenfolge
    .expected = eine Reihenfolge, die vorkommen kann, wie in „{ $example }“
fault-step-arguments = { $count } Einträge hinter { $step }
    .expected = { $wanted }
fault-other-numbers = andere Zahlen
    .expected = { $shape } ganze Zahlen von { $least } bis { $most }
fault-seed-and-key = neben einem seed
    .expected = seed oder key

## Fehler in Aufzeichnungen

fault-newer-version = { $version }
    .expected = höchstens { $most } (ein neueres Programm kann es vielleicht lesen)
fault-other-rules = { $found }
    .expected = { $played }, die Version der Regeln von { $game }, die hier gespielt wird
fault-other-digest = { $value }
    .expected = { $digest }, die der angegebenen Ausgabe „{ $edition }“
fault-no-seat = Platz { $seat }
    .expected = 1 bis { $most }
fault-no-such-answer = es gibt keine Antwort { $number }
    .expected = 0 bis { $most }, so viele hat die Aufzeichnung
fault-illegal-answer = Platz { $seat }, { $key }: jetzt nicht erlaubt ({ $reason })
    .expected = eine erlaubte Antwort
fault-start-hash = { $found }
    .expected = { $hash }: der Tisch begann anders
fault-answer-hash = Platz { $seat }, { $key }: die Prüfsumme ist { $found }
    .expected = { $hash }
fault-not-finished = true, aber die Partie geht nach Antwort { $number } weiter
    .expected = false
fault-finished = false, aber die Partie ist nach Antwort { $number } zu Ende
    .expected = true
fault-other-result = { $found }
    .expected = { $result }
fault-other-commitment = { $found }
    .expected = { $commitment }, die des Geheimnisses
fault-other-salt = { $found }
    .expected = { $commitment }, die des Salzes
fault-start-not-drawn = { $found }
    .expected = nichts: Ein fairer Seed bestimmt die ganze Kartenverteilung
fault-other-seed = { $found }
    .expected = { $seed }, gebildet aus Geheimnis und Salzen
fault-unproven-result = ein anderes Ergebnis, als die Antworten ergeben
    .expected = das Ergebnis der Antworten (trianon verify nennt die Stelle)
fault-other-game = { $game }
    .expected = { $wanted }, wie verlangt
fault-other-table = { $table }
    .expected = { $wanted }, wie in { $file }
fault-no-puzzle = kein Rätsel
    .expected = ein Rätsel, wie „trianon puzzles make“ es schreibt
fault-not-a-record = keine Aufzeichnung einer Partie
    .expected = die Aufzeichnung einer Partie
