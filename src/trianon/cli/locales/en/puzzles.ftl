### Puzzles

puzzles-id = puzzle
puzzles-game = game
puzzles-stars = stars
puzzles-players = players
puzzles-options = choices
puzzles-gap = gap
puzzles-error = ±
puzzles-answer-column = answer
puzzles-verdict = verdict
puzzles-confirmed = confirmed
puzzles-refuted = not confirmed: search prefers { $best }
puzzles-refuted-by-net-search = not confirmed: search with the net prefers { $best }
puzzles-unclear = not confirmed: another answer is nearly as good
puzzles-progress-make = Looking for puzzles of { $game }
puzzles-progress-check = Checking puzzles of { $game }
puzzles-found = { $stars } { $file }
puzzles-made =
    { $count ->
        [0] No puzzle was found.
        [one] One puzzle was found.
       *[other] { $count } puzzles were found.
    }
puzzles-begins = A puzzle of { $game } ({ $id }, { $stars }): which answer is clearly the best?
puzzles-how = Type a number, { $give_up } to see the answer, { $quit } to leave.
puzzles-no-option = "{ $typed }" is not one of the choices.
puzzles-wrong = Not the best: "{ $option }" is worth { $loss } points of standing less. What the best answer does better:
puzzles-solved = Right: { $option }.
puzzles-answer = The best answer: { $option }.
puzzles-legend = The standing, 0 to 100, that search expects of each choice: half chance of winning, half lead; ± two standard errors.
puzzles-error-both = Name a puzzle, or ask for the puzzle of the day; not both.
puzzles-error-none = { $game } has no such puzzles.
puzzles-error-unknown = { $game } has no puzzle { $id }. "trianon puzzles list { $game }" shows them.
puzzles-error-folder = { $file }: is not a folder (expected a folder of puzzles).
