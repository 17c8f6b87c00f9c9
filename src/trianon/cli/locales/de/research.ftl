# Was die Befehle für die Forschung sagen, mit ihrer Hilfe.

## conform

conform-progress = { $program }
conform-check = Prüfung
conform-verdict = Urteil
conform-fault = Fehler
conform-passed = gut
conform-failed = falsch
conform-starts = startet, grüßt und antwortet
conform-match = spielt eine ganze Partie auf jedem von { $players } Plätzen
conform-repeats = spielt dieselbe Partie wieder genauso
conform-one-option = beantwortet eine Entscheidung mit nur einer Möglichkeit
conform-unknown-field = übergeht Felder, die es nicht kennt
conform-unknown-message = übergeht Nachrichten, die es nicht kennt
conform-strange-text = liest Buchstaben jeder Sprache
conform-long-line = liest sehr lange Zeilen
conform-result-ends = endet nach dem Ergebnis, mit Rückgabewert 0
conform-input-ends = endet, wenn eine Partie abgebrochen wird, mit Rückgabewert 0
conform-good = { $program } hält das Protokoll in { $game } ein.
conform-bad =
    { $count ->
        [one] { $program } verletzt das Protokoll in { $game }: { $count } Fehler.
       *[other] { $program } verletzt das Protokoll in { $game }: { $count } Fehler.
    }
help-conform =
    Prüft, ob ein eigenes Programm das Protokoll für Gegner einhält.

    Das Programm wird gestartet und angesprochen wie in der Arena: ganze Partien mit jeder Spielerzahl, dann Nachrichten am Rand dessen, was kommen darf. docs/bot-protocol.md beschreibt, was gesagt wird. War etwas falsch, ist der Rückgabewert 2.
    .program = Das Programm mit seinen Argumenten, wie bei --seats der Arena: "cmd:./mybot --fast". Es wird ohne Shell gestartet.
    .game = Welches Spiel: siehe trianon games.
    .milliseconds = Die Bedenkzeit, die es für jede Entscheidung bekommt.
    .edition = Die Werte des Materials: eine mitgelieferte Ausgabe oder eine Ausgabendatei.
    .as_json = JSON ausgeben.
    .examples =
        trianon conform cmd:./mybot
        trianon conform "cmd:python3 docs/examples/bots/first_choice.py" --game histrio
