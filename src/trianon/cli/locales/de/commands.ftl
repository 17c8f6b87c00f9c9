# Was die Befehle sagen, außer dem Spiel im Terminal.

## Fehler

error-command = Den Befehl „{ $name }“ gibt es nicht.
error-game = Das Spiel „{ $name }“ gibt es nicht (möglich: { $known }).
error-language = Die Sprache „{ $name }“ gibt es nicht (möglich: { $known }).
error-rule = { $game } hat keine Regel „{ $name }“.
error-key = Eine Möglichkeit „{ $key }“ gibt es nicht.
error-near = Meintest du { $near }?
error-seat = Platz { $seat } gibt es nicht: Der Tisch hat { $players } Plätze.
error-special = { $file }: ist ein Gerät oder eine Pipe (nötig: der Name einer Datei).
error-exists = { $file }: gibt es schon (nötig: ein neuer Name, oder --force zum Ersetzen).
error-no-folder = { $file }: ist kein Ordner (nötig: der Name eines Ordners; er darf neu sein).
error-output = In die Standardausgabe lässt sich nicht schreiben: { $reason }
error-origin = Die Herkunft „{ $name }“ gibt es nicht (möglich: { $known }).
error-below = Bei „{ $key }“ steht kein Wert (nötig: ein Schlüssel aus der Tabelle oder sein Anfang).
error-which-game = Mehrere Spiele haben diese Ausgabe: Gib mit --game an, welches gemeint ist ({ $known }).
error-at-position = { $file }: Eine Stellung ist ein einziger Zeitpunkt und lässt sich nicht mit --at verbinden.
error-over = Die Partie ist zu Ende: Es gibt nichts mehr zu beantworten.
error-seats = { $count } Namen für { $players } Plätze (nötig: einer für jeden Platz).
error-players = { $game } ist für { $least } bis { $most } Spieler, nicht für { $players }.
error-goes-on = { $file }: gibt es schon. So spielst du weiter: trianon play { $game } --record { $file }
error-full-position = --position schreibt einen einzigen Zeitpunkt und lässt sich nicht mit --full oder --json verbinden.
error-seat-full = --position und --full zeigen alles, auch Verdecktes, und lassen sich deshalb nicht mit --seat verbinden.
error-missing-package = Dafür muss { $package } installiert sein: pip install "trianon-….whl[{ $extra }]"
error-worker-lost = Ein Prozess, der Partien spielte, ist unerwartet abgebrochen: Wurde er beendet, oder fehlte Speicher? Mit --file macht eine Arena bei den fertigen Partien weiter.
error-seed-long = Der Startwert einer Reihe hat höchstens { $most } Zeichen, nicht { $found }: Die Nummer jeder Partie wird angehängt.

## Falscher Gebrauch

usage-no-option = Die Option „{ $option }“ gibt es nicht.
usage-needs-value = { $option } braucht einen Wert.
usage-no-value = { $option } nimmt keinen Wert.
usage-missing = { $what } fehlt.
usage-bad-value = { $what }: { $expected }
usage-number-from-to = nötig ist eine Zahl von { $least } bis { $most }
usage-from-to = nötig ist eine ganze Zahl von { $least } bis { $most }
usage-from = nötig ist eine ganze Zahl, mindestens { $least }
usage-whole = nötig ist eine ganze Zahl
usage-extra = Überzählig: { $what }
usage-hint = Hilfe: { $command }

## Kleine Wörter

yes = ja
seat-number = Platz { $seat }

## games

games-game = Spiel
games-playable = spielbar
games-rules = Regeln
games-editions = Ausgaben
games-not-yet = noch nicht

## rules

rules-none = Keine Regel enthält „{ $word }“.

## edition

edition-good =
    { $file }: eine gültige Ausgabe von { $game } namens „{ $id }“ mit { $values } Werten, { $changed ->
        [0] alle wie in den mitgelieferten Ausgaben.
       *[other] davon { $changed } in keiner mitgelieferten Ausgabe.
    }
    Prüfsumme: { $digest }
edition-faults =
    { $count ->
        [one] { $file }: { $count } Fehler.
       *[other] { $file }: { $count } Fehler.
    }
edition-title = { $game }, Ausgabe „{ $id }“
edition-legend = * kennzeichnet einen rekonstruierten Wert: Er steht nicht in den Regeln, sondern wurde von diesem Projekt passend ergänzt.
edition-copied = { $file }: eine Kopie der Ausgabe „{ $id }“ von { $game }. Werte ändern, dann: trianon edition check { $file }
edition-section = Liste
edition-entries = Einträge
edition-key = Schlüssel
edition-value = Wert
edition-origin = Herkunft
edition-game = Spiel
edition-name = Ausgabe
edition-digest = Prüfsumme
edition-values = Werte
origin-rules = Regeln
origin-inferred = erschlossen
origin-public-source = öffentliche Quelle
origin-reconstruction = rekonstruiert
origin-house-rule = Hausregel
origin-owner-s-entry = Eintrag des Besitzers

## warm

warm-note = Die Regeln von { $game } werden kompiliert. Das dauert bis zu einer Minute, nur dieses eine Mal; „trianon warm“ erledigt es im Voraus.
warm-progress = { $game } wird kompiliert
warm-ready =
    { $compiled ->
        [0] { $game } ist bereit.
        [one] { $game } ist bereit; { $compiled } Funktion wurde kompiliert.
       *[other] { $game } ist bereit; { $compiled } Funktionen wurden kompiliert.
    }

## wasm

wasm-written = { $file }: { $size } Byte.

## site

site-taken = { $folder } enthält andere Dateien: Nenne einen neuen Ordner oder den einer früheren Website.
site-progress = Die Dateien werden komprimiert; das dauert einige Minuten.
site-written = { $folder }: { $size } MB komprimiert. Geladen werden:
site-page = die Seite { $size } MB
site-first = für die erste Partie { $size } MB
site-game = dazu für { $game } { $size } MB
site-net = dazu für Stufen von { $game } mit Netz { $size } MB

## simulate

simulate-progress = { $game }
simulate-recording = Aufzeichnungen
simulate-title =
    { $games ->
        [one] { $game }, Ausgabe „{ $edition }“, { $players } Spieler, { $games } Partie, Startwert { $seed }
       *[other] { $game }, Ausgabe „{ $edition }“, { $players } Spieler, { $games } Partien, Startwert { $seed }
    }
simulate-stopped = Angehalten; dies ist das Ergebnis bis dahin.
simulate-records =
    { $count ->
        [one] { $count } Aufzeichnung geschrieben
       *[other] { $count } Aufzeichnungen geschrieben
    }
simulate-decisions = Entscheidungen
simulate-forced = mit nur einer Möglichkeit
simulate-length = Entscheidungen je Partie
simulate-seconds = Sekunden
simulate-games-per-s = Partien je Sekunde
simulate-decisions-per-s = Entscheidungen je Sekunde
simulate-seat = Platz
simulate-bot = Gegner
simulate-mean-score = mittlere Punkte
simulate-win-share = Siege

## verify

verify-good =
    { $answers ->
        [one] { $file }: { $answers } Antwort, das Ergebnis und alle Prüfsummen stimmen.
       *[other] { $file }: { $answers } Antworten, das Ergebnis und alle Prüfsummen stimmen.
    }
verify-good-so-far =
    { $answers ->
        [one] { $file }: bisher { $answers } Antwort, alle Prüfsummen stimmen.
       *[other] { $file }: bisher { $answers } Antworten, alle Prüfsummen stimmen.
    }
verify-seed-chosen = Der Startwert wurde vorgegeben, nicht ausgelost: Die Karten könnten ausgesucht sein.
verify-seed-salts-not-later = Der Startwert besteht aus dem versiegelten Geheimnis und den Salzen, aber von keinem Salz ist bekannt, dass es nach dem Siegel kam: Der Betreiber des Servers hätte die Karten aussuchen können.
verify-seed-salts-not-committed = Der Startwert besteht aus dem versiegelten Geheimnis und den Salzen, aber nichts zeigt, dass auch die Salze versiegelt waren: Der Betreiber des Servers hätte die Karten aussuchen können, indem er ein Salz ändert oder eines hinzufügt. Sonst konnte es niemand.
verify-seed-claimed =
    { $count ->
        [one] Der Startwert besteht aus dem versiegelten Geheimnis und den versiegelten Salzen. Nach Angabe des Servers wurde das Salz von Platz { $seats } erst abgeschickt, als alles andere versiegelt war. Wer dort saß und sich vorher das Siegel der Kartenverteilung notiert hat, kann es beweisen: --commitment SIEGEL.
       *[other] Der Startwert besteht aus dem versiegelten Geheimnis und den versiegelten Salzen. Nach Angabe des Servers wurden die Salze der Plätze { $seats } erst abgeschickt, als alles versiegelt war. Wer dort saß und sich vorher das Siegel der Kartenverteilung notiert hat, kann es beweisen: --commitment SIEGEL.
    }
verify-seed-proven =
    { $count ->
        [one] Das Siegel ist das, das du notiert hast. Wenn du auf Platz { $seats } saßt und es notiert hast, bevor dein Salz abgeschickt wurde, konnte niemand die Karten aussuchen.
       *[other] Das Siegel ist das, das du notiert hast. Wenn du auf einem der Plätze { $seats } saßt und es notiert hast, bevor dein Salz abgeschickt wurde, konnte niemand die Karten aussuchen.
    }
verify-withheld =
    { $count ->
        [one] Doch das Salz von Platz { $seats } war versiegelt und zählt nicht: Es wurde nicht rechtzeitig geöffnet, oder der Server hat es ausgelassen. So konnte der Server zwischen { $deals } Kartenverteilungen wählen.
       *[other] Doch die Salze der Plätze { $seats } waren versiegelt und zählen nicht: Sie wurden nicht rechtzeitig geöffnet, oder der Server hat sie ausgelassen. So konnte der Server zwischen { $deals } Kartenverteilungen wählen.
    }
verify-none-withheld = Kein Salz wurde ausgelassen: Diese Kartenverteilung stand fest, bevor das erste Salz geöffnet wurde.
verify-edition = Gespielt wurde mit der Ausgabe { $edition } (Prüfsumme { $digest }). Das Siegel umfasst sie nicht: Vergleiche sie mit der, die dir gezeigt wurde.
verify-unproven =
    { $count ->
        [one] Für Platz { $seats } ist nichts bewiesen: Von dort kam kein Salz nach dem Siegel (Bots schicken nie eines).
       *[other] Für die Plätze { $seats } ist nichts bewiesen: Von dort kam kein Salz nach dem Siegel (Bots schicken nie eines).
    }
verify-seed-other-commitment = Gespielt wurde mit einem anderen Siegel als dem, das du notiert hast: Die Karten könnten ausgesucht worden sein.

## replay und position

replay-title =
    { $all ->
        [one] { $game }, { $players } Spieler, nach { $at } von { $all } Antwort
       *[other] { $game }, { $players } Spieler, nach { $at } von { $all } Antworten
    }
position-title = { $game }, { $players } Spieler
replay-log = Was geschah
replay-seats = Plätze: { $seats }
replay-asked = Die Partie wartet auf { $seat }.
replay-over = Die Partie ist zu Ende.
position-options = Möglichkeiten für { $seat }
position-score = Wenn die Partie hier zu Ende wäre:
score-seat = Platz
score-points = Punkte
score-placing = Rang
option-key = Schlüssel
option-meaning = Bedeutung

## why

why-legal = { $key } ist jetzt für { $seat } erlaubt.
why-not = { $key } ist jetzt für { $seat } nicht erlaubt: { $reason } ({ $rule })
why-all-legal = Für { $seat } ist jetzt jede Möglichkeit erlaubt.
why-title = Jetzt nicht erlaubt für { $seat }
why-rule = Regel
why-reason = Grund
why-count = Anzahl
why-keys = Schlüssel
