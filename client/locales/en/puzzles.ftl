# Puzzles

title-puzzles = Puzzles
title-puzzle = Puzzle
puzzle-of-the-day = Puzzle of the day
puzzle-of-the-day-about = { $date }: one answer is clearly the best. Do you see it?
puzzles-all = All puzzles
puzzles-lead = Positions from matches between strong bots. In each, one answer is clearly better than every other. Find it on the board.
puzzles-solved-count = { $solved } of { $count } solved
puzzles-note = This device remembers what you solved. You see what the player saw. Search has compared all answers in thousands of matches played on from there.
puzzle-number = Puzzle { $number }
puzzle-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
puzzle-stars =
    { $count ->
        [one] { $count } star of 5
       *[other] { $count } stars of 5
    }
puzzle-stars-1 = easy: 50 simulations find it
puzzle-stars-2 = 200 simulations find it
puzzle-stars-3 = 800 simulations find it
puzzle-stars-4 = 3,200 simulations find it
puzzle-stars-5 = hard: 3,200 simulations do not always find it
puzzle-mark-first = solved at once
puzzle-mark-solved = solved
puzzle-mark-shown = answer seen
puzzle-task = Which answer is clearly the best? Choose it on the board.
puzzle-over = Choose any answer to see its worth.
puzzle-give-up = Show the answer
puzzle-play-on = Play on from here
puzzle-begin = Begin with an easy one
puzzle-begin-note = New to puzzles? Begin with an easy one:
puzzle-next = Next puzzle
puzzle-answers = Result of your answer
puzzle-wrong = Not the best.
puzzle-loses = “{ $option }” is worth { $loss } of 100 less than the best answer.
puzzle-better = What the best answer does better:
puzzle-try-again = Try another one.
puzzle-solved-first = Solved at once!
puzzle-solved = Solved!
puzzle-shown = The best answer:
puzzle-values = What each answer is worth
puzzle-tried = your answer
puzzle-all-answers = Show all { $count }
puzzle-values-note = Worth from 0 to 100 as search estimates it: half the chance of winning, half the lead at the end; ± two standard errors.
