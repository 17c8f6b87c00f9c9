# What the commands for researchers say, with their help.

## conform

conform-progress = { $program }
conform-check = what was looked at
conform-verdict = verdict
conform-fault = what was wrong
conform-passed = good
conform-failed = wrong
conform-starts = starts, greets and answers
conform-match = plays a whole match at each of { $players } seats
conform-repeats = plays the same match the same way again
conform-one-option = answers a decision with a single option
conform-unknown-field = ignores fields it does not know
conform-unknown-message = ignores messages it does not know
conform-strange-text = reads letters of any language
conform-long-line = reads very long lines
conform-result-ends = ends after the result, with exit code 0
conform-input-ends = ends when a match is broken off, with exit code 0
conform-good = { $program } keeps the protocol in { $game }.
conform-bad =
    { $count ->
        [one] { $program } breaks the protocol in { $game }: { $count } fault.
       *[other] { $program } breaks the protocol in { $game }: { $count } faults.
    }
help-conform =
    Check whether a program of your own keeps the protocol for opponents.

    The program is started and spoken to as the arena does: whole matches at every player count, then messages at the edge of what may come. docs/bot-protocol.md tells what is said. The exit code is 2 when something was wrong.
    .program = The program with its arguments, as for --seats of the arena: "cmd:./mybot --fast". It is started without a shell.
    .game = Which game: see trianon games.
    .milliseconds = The think time it is given for each decision.
    .edition = The component values to play with: a built-in edition, or an edition file.
    .as_json = Print JSON.
    .examples =
        trianon conform cmd:./mybot
        trianon conform "cmd:python3 docs/examples/bots/first_choice.py" --game histrio
