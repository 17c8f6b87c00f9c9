# Was die Befehle für die Forschung sagen, mit ihrer Hilfe.

## conform

conform-progress = { $program }
conform-check = Prüfung
conform-verdict = Urteil
conform-fault = Fehler
conform-passed = bestanden
conform-failed = nicht bestanden
conform-starts = startet, grüßt und antwortet
conform-match = spielt eine ganze Partie auf jedem von { $players } Plätzen
conform-repeats = spielt dieselbe Partie wieder genauso
conform-one-option = beantwortet eine Entscheidung mit nur einer Möglichkeit
conform-unknown-field = ignoriert unbekannte Felder
conform-unknown-message = ignoriert unbekannte Nachrichten
conform-strange-text = liest Text in jeder Schrift
conform-long-line = liest sehr lange Zeilen
conform-result-ends = endet nach dem Ergebnis, mit Rückgabewert 0
conform-input-ends = endet, wenn eine Partie abgebrochen wird, mit Rückgabewert 0
conform-exchange = Der erste Austausch (> gesendet, < empfangen):
conform-cut = { " " }… noch { $count } Zeichen
conform-good = { $program } hält das Protokoll in { $game } ein.
conform-bad =
    { $count ->
        [one] { $program } verletzt das Protokoll in { $game }: { $count } Fehler.
       *[other] { $program } verletzt das Protokoll in { $game }: { $count } Fehler.
    }
help-conform =
    Prüfen, ob ein eigenes Programm das Protokoll für Gegner einhält.

    Das Programm spielt wie in der Arena ganze Partien mit jeder Spielerzahl und bekommt dann Nachrichten an den Grenzen des Protokolls (siehe docs/bot-protocol.md). Besteht es eine Prüfung nicht, ist der Rückgabewert 2.
    .program = Das Programm mit seinen Argumenten, wie bei --seats der Arena: "cmd:./mybot --fast". Es wird ohne Shell gestartet.
    .game = Welches Spiel: siehe trianon games.
    .milliseconds = Die Bedenkzeit, die es für jede Entscheidung bekommt.
    .edition = Die Werte des Materials: eine mitgelieferte Ausgabe oder eine Ausgabendatei.
    .as_json = JSON ausgeben.
    .examples =
        trianon conform cmd:./mybot
        trianon conform "cmd:python3 docs/examples/bots/first_choice.py" --game histrio

## Was diese Befehle gemeinsam haben

research-is-folder = { $file }: ist ein Ordner (nötig: der Name einer Datei).
research-no-folder = { $file }: ist nicht da (nötig: ein Ordner, den es gibt).
dataset-error-ending = { $file }: Eine solche Datei kann nicht geschrieben werden (nötig: ein Name, der auf { $ending } endet, oder ein Ordner).
research-players = { $folder }: enthält Partien von { $found } Spielern (nötig: { $players }, wie --players sagt).
research-records-alone = --records nimmt bereits gespielte Partien und lässt sich nicht mit { $options } verbinden.

## was ein Programm, das spielt, falsch gemacht hat

external-who = Platz { $seat } ({ $program }) { $did }
external-hello = hello
external-decision = Entscheidung { $number }
external-expected = eine Zeile { $form } mit KEY aus { $keys }
external-more = { $keys } und { $more } weiteren
external-complaints = Seine Fehlerausgabe endet mit:
external-start = lässt sich nicht starten: { $reason } (nötig: dass { $word } ein Programm ist)
external-unasked = schrieb ungefragt { $said } vor { $what } (nötig: eine Zeile auf jede Frage)
external-long = antwortete auf { $what } mit mehr als { $most } Byte ohne Zeilenende (nötig: { $expected })
external-exit = endete (Rückgabewert { $code }), statt auf { $what } zu antworten (nötig: { $expected })
external-signal = endete (Signal { $signal }), statt auf { $what } zu antworten (nötig: { $expected })
external-mute = schloss seine Standardausgabe, statt auf { $what } zu antworten (nötig: { $expected })
external-late = antwortete nicht innerhalb von { $seconds } Sekunden auf { $what } (nötig: { $expected })
external-empty = antwortete auf { $what } mit einer leeren Zeile (nötig: { $expected })
external-answer = antwortete auf { $what } mit { $said } (nötig: { $expected })
external-illegal = antwortete auf { $what } mit „{ $said }“, was nicht erlaubt ist (nötig: { $expected })
external-differs = antwortete auf { $what } derselben Partie einmal mit „{ $one }“, einmal mit „{ $other }“ (nötig: zweimal dasselbe)
external-goes-on = lief weiter, als seine Eingabe zu Ende war, und wurde abgebrochen (nötig: dass es von selbst endet)
external-bad-exit = endete mit Rückgabewert { $code } (nötig: Rückgabewert 0)
external-extras = verlangte in seiner Begrüßung { $said } (nötig: eine Liste aus { $known })
external-raised = löste bei { $what } { $error } aus
external-expected-class = die Nummer einer erlaubten Möglichkeit oder ihr Schlüssel, also eines von { $keys }
external-traceback = Sein Traceback endet mit:
external-seed = Die Partie hat den Startwert { $seed }. Mit --records ORDNER bewahrt trianon arena ihre Antworten für trianon replay auf.
external-record = Die Partie hat den Startwert { $seed }; ihre Antworten bis dahin: trianon replay { $file }

## dataset

dataset-progress = { $game }
dataset-written = { $file }: { $decisions } Entscheidungen aus { $matches } Partien.
dataset-card = { $file }: was darin steht, wie es entstand, was jede Spalte bedeutet.
help-dataset =
    Die Entscheidungen vieler Partien in eine Parquet-Datei schreiben, zum Lernen und Untersuchen.

    Eine Zeile für jede Entscheidung: was der Platz sah, was er antworten konnte, was er antwortete und wie die Partie endete. Die Partien werden jetzt gespielt oder stammen aus einem Ordner mit Aufzeichnungen. Ein Begleitblatt neben der Datei erklärt sie. Die Zeilen hängen nur vom Startwert und von den Gegnern ab, nicht von der Zahl der Prozesse. Strg-C behält die bis dahin gespielten Partien; die Datei wird ganz geschrieben oder gar nicht. Braucht das Zusatzpaket research.
    .game = Welches Spiel: siehe trianon games.
    .out_path = Die Datei, die auf .parquet endet, oder ein Ordner, der neu sein darf.
    .players = Wie viele spielen, wenn --seats nur einen Gegner für alle nennt (ohne Angabe 4 oder die nächste Zahl, die das Spiel erlaubt).
    .games = Wie viele Partien.
    .seats = Wer spielt, durch Kommas getrennt, wie in der Arena; ein Name gilt für alle Plätze. Die Plätze wechseln von Partie zu Partie.
    .seed = Der Startwert des Zufalls: ein beliebiger Text. Partie n hat den Startwert TEXT/n.
    .milliseconds = So lange über jede Entscheidung nachdenken, unabhängig davon, was die Stufe vorsieht; die Zeilen können dann von Mal zu Mal verschieden sein.
    .records = Stattdessen die beendeten Partien aus diesem Ordner mit Aufzeichnungen nehmen.
    .analysis = Jede Partie von allen Plätzen aus analysieren, mit so vielen Simulationen je Entscheidung, und die Ergebnisse als Spalten anfügen; dauert Sekunden je Partie.
    .edition = Die Werte des Materials: eine mitgelieferte Ausgabe oder eine Ausgabendatei.
    .workers = Wie viele Partien zugleich gespielt werden, jede in einem eigenen Prozess.
    .ray = Stattdessen auf diesem Ray-Cluster spielen: auto oder seine Adresse. Braucht das Zusatzpaket ray.
    .force = Eine Datei ersetzen, die es schon gibt.
    .as_json = JSON ausgeben.
    .examples =
        trianon dataset rokoko --players 4 --games 1000 --out thumbs.parquet
        trianon dataset histrio --seats master,thumb --games 200 --workers 2 --out duels
        trianon dataset rokoko --records matches --out played.parquet
        trianon dataset rokoko --games 100000 --ray auto --out many.parquet

## Das Begleitblatt eines Datensatzes

card-title = Entscheidungen in { $game }, { $players } Spieler
card-about = eine Zeile für jede Entscheidung ganzer Partien, in der Reihenfolge des Spiels.
card-origin = Wie der Datensatz entstand
card-made = Mit Trianon { $version }, Regelversion { $rules }, Ausgabe „{ $edition }“ (Prüfsumme { $digest }).
card-self-play = Gegner, die nur sehen, was ihr Platz sehen darf, spielten gegeneinander: { $seats }. Sie wechselten von Partie zu Partie die Plätze; Partie n hat den Startwert „{ $seed }/n“.
card-records = Aus { $files } Aufzeichnungen; { $unfinished } unbeendete blieben weg.
card-stopped = Das Schreiben wurde vorzeitig angehalten: { $matches } von { $asked } Partien sind enthalten.
card-again = So entstehen dieselben Zeilen noch einmal:
card-again-timed = So entstehen weitere Zeilen dieser Art. Es sind nicht dieselben, weil ein Bot in seiner Bedenkzeit jedes Mal verschieden weit kommt:
card-contents = Was darin steht
card-number = Anzahl
card-count-matches = Partien
card-count-decisions = Entscheidungen
card-count-choices = Entscheidungen mit mehr als einer Möglichkeit
card-count-options = Möglichkeiten je Entscheidung, im Mittel
card-count-seats = besetzte Plätze
card-question-asked = Frage
card-bot-name = der Gegner, der entschied
card-victories = Siege, mit 95-%-Intervall
card-columns = Spalten
card-column = Spalte
card-meaning = Bedeutung
card-match = Die Nummer der Partie, ab 0.
card-seed = Der Startwert der Partie.
card-decision = Die Nummer der Entscheidung in ihrer Partie: wie viele Antworten vor ihr gegeben wurden.
card-seat = Der Platz, der entscheidet, ab 0 gezählt.
card-bot = Der Bot oder Spieler auf diesem Platz.
card-question = Was gefragt wurde.
card-view = Alles, was der Platz sehen konnte, als Bytes eines flachen Datensatzes; sein Aufbau steht in den Metadaten der Datei.
card-options = Die Nummern der erlaubten Möglichkeiten. Eine Nummer bedeutet in jeder Ausgabe und bei jeder Spielerzahl dasselbe.
card-keys = Dieselben Möglichkeiten als Text.
card-choice = Die Antwort: ihre Stelle unter den Möglichkeiten, ab 0.
card-points = Die Punkte aller Plätze am Ende der Partie.
card-placings = Die Ränge aller Plätze am Ende; 1 ist der Sieg, bei Gleichstand gilt der bessere Rang.
card-visits = Wie oft die Suche jede Möglichkeit ausprobiert hat, in der Reihenfolge von `options`; 0, wo keine Suche entschied.
card-values = Was sich die Suche von jeder Möglichkeit verspricht, von 0 bis 1 (eine Mischung aus Sieg und Vorsprung); NaN, wo sie keinen Wert hat.
card-loss = Was die Antwort gekostet hat, in erwartetem Stand von 0 bis 1 (siehe Analyse in der Dokumentation); NaN, wo es keine Wahl gab.
card-loss_error = Der Standardfehler von `loss`.
card-chance = Die Gewinnchance in diesem Augenblick mit der besten Antwort, wie der Platz sie kennen konnte; NaN, wo es keine Wahl gab.
card-accuracy = Die Genauigkeit aller Plätze in dieser Partie, 0 bis 100; NaN ohne eine Entscheidung.
card-skill = Je Platz: Stand, den seine Entscheidungen verloren haben, als negative Zahl.
card-luck = Je Platz: Stand, den Zufall und Gegner gebracht haben. Der Stand zu Beginn, `skill` und `luck` ergeben zusammen das Ergebnis.
card-reading = Wie man ihn einliest
card-reading-names = Felder der Sichten, eine Zeile je Entscheidung
card-reading-keys = die Möglichkeiten in Worten und die gewählte
card-reading-placing = der Rang des Platzes, der entschied
card-layout = Andere Programme: Der Schlüssel „trianon“ der Metadaten enthält einen JSON-Text mit Spiel, Ausgabe, Herkunft und dem Aufbau der Sichten (Name, Typ, Form und Offset jedes Feldes).
card-limits = Grenzen
card-limit-players = Die Entscheidungen stammen von den oben genannten Spielern, auch ihre Fehler. Sie sind kein Maßstab für perfektes Spiel.
card-limit-memory = Eine Sicht enthält, was auf dem Tisch liegt, nicht, was ein Platz sich merken könnte.
card-limit-together = Zeilen einer Partie teilen ihren Ausgang: Trainings- und Testdaten nach Partien trennen, nie nach Zeilen.
card-limit-values = Einige Werte des Materials stehen nicht in den Regeln und sind rekonstruiert; „trianon edition show“ kennzeichnet sie.

## report

report-progress = { $game }
report-written = { $file }: ein Bericht über { $games } Partien.
report-title = { $game } in Zahlen
report-facts = { $games } Partien, { $players } Spieler, Ausgabe „{ $edition }“, Trianon { $version }.
report-self-play = Gespielt von { $seats }, mit dem Startwert { $seed }.
report-records = Aus { $files } Aufzeichnungen.
report-nothing = Keine Partie wurde beendet.
report-points = Verteilung der Punkte
report-points-of = Punkte von { $name } auf { $seats } Plätzen; Mittel { $mean }
report-margins = Vorsprung des Besten vor dem Nächsten; Mittel { $mean }
report-opponents = Gegner
report-opponent = Gegner
report-victories = Siege
report-points-mean = mittlere Punkte
report-sources = Woher die Punkte kommen
report-source = Quelle
report-sources-text = Mittlere Punkte eines Platzes je Partie nach den Posten der Endwertung, die größten zuerst.
report-seats = Was ein Platz wert ist
report-seats-text = Gezählt wird reihum vom Startspieler an: Platz 1 beginnt. Die gestrichelte Linie ist ein gleicher Anteil an den Siegen.
report-seats-opponents = Was ein Platz wert ist, hängt auch von den Gegnern ab: Spielen in Rokoko alle vier nach Faustregeln, gewinnt Platz 1 weit öfter, als wenn alle vier vorausrechnen (Zahlen in docs/strength.md). Vergleiche mit stärkeren Gegnern, bevor du es der Ausgabe zuschreibst.
report-seats-alike = In diesem Spiel wählen alle zugleich, die Plätze sollten also gleich sein. Die gestrichelte Linie ist ein gleicher Anteil an den Siegen.
report-seat = Platz
report-taken = genommen von
report-by-winners = bei Siegern, × Mittel der Art
report-without = Siege ohne
report-components-text = Fett: Plätze damit bekamen mehr oder weniger Punkte als andere, als es Zufall erklärt (korrigiert nach der Zahl der Zeilen). „Bei Siegern“ zählt jedes Exemplar einzeln.
report-lengths = Entscheidungen einer Partie; Mittel { $mean }
report-lead = Punkte mehr als ohne
report-how = So liest du diese Seite
report-how-text = In Klammern stehen 95-%-Intervalle: für Anteile nach Wilson, für Mittelwerte die der Normalverteilung. Ein geteilter Sieg zählt anteilig. Grün liegt über einem gleichen Anteil, Rot darunter, Grau ist nicht entschieden. Zeilen mit weniger als { $few } Plätzen sind blass und stehen am Ende. Unter vielen Zeilen fallen manche schon durch Zufall auf. Wer mit etwas gewinnt, gewinnt nicht unbedingt deswegen: Wer gut spielt, kann sich mehr leisten. Die Plätze einer Partie hängen voneinander ab, die wahren Intervalle sind also etwas breiter.

## train

train-device = Ein Gerät „{ $device }“ gibt es nicht (möglich: auto, cpu oder cuda).
train-no-gpu = PyTorch findet hier keine GPU (nötig: eine NVIDIA-GPU mit Treiber, oder --device cpu).
train-players = „{ $players }“ ist keine Liste von Spielerzahlen (nötig: Zahlen von { $least } bis { $most }, durch Kommas getrennt).
train-widths = „{ $widths }“ ist keine Liste von Schichtbreiten (nötig: drei ganze Zahlen von 1 bis { $most }, durch Kommas getrennt).
train-checkpoint = { $seconds } s, { $decisions } Entscheidungen ({ $rate } pro Sekunde): gewinnt { $won } % ({ $low } … { $high } %) gegen thumb.
train-written = { $file }: das Netz zum Spielen. Mit TRIANON_NETS={ $folder } spielen die Gegner net und net-search damit.
help-train =
    Ein Netz für ein Spiel trainieren, indem es gegen sich selbst spielt.

    Der Ordner enthält einen Zwischenstand, das Netz zum Spielen und die Lernkurve; alles wird jede Minute erneuert. Derselbe Befehl mit mehr Minuten macht vom Zwischenstand aus weiter; Strg-C behält das Gelernte. Mit einer NVIDIA-GPU laufen auch die Partien dort (Zusatzpaket cuda). Braucht das Zusatzpaket train.
    .game = Welches Spiel: siehe trianon games.
    .out_path = Der Ordner dieses Trainings; er darf neu sein.
    .minutes = Wie lange insgesamt trainiert wird, frühere Teile desselben Trainings mitgezählt.
    .device = Wo: cpu, cuda oder auto für eine GPU, falls es eine gibt.
    .players = Spielerzahlen, für die trainiert wird, durch Kommas getrennt; ohne Angabe alle des Spiels.
    .rows = Wie viele Partien nebeneinander gespielt werden.
    .sampled = Neben der Standardausgabe mit so vielen Ausgaben trainieren, deren Werte geändert sind.
    .widths = Einheiten der beiden Schichten über der Stellung und der Schicht über den Möglichkeiten, durch Kommas getrennt; ohne Angabe 256,128,64.
    .observation = Welche Fassung der Beobachtung das Netz liest: 2 zeigt alles, was ein Platz sehen kann, 1 eine Zusammenfassung.
    .seed = Der Startwert des Zufalls: eine ganze Zahl.
    .threads = Threads, die die Partien auf der CPU spielen.
    .as_json = JSON ausgeben.
    .examples =
        trianon train histrio --players 2 --minutes 5 --out mein-netz
        trianon train rokoko --device cuda --minutes 10 --out stark
