# The analysis of a finished match, beside its replay

analysis = Analysis
analysis-thinks = Judging every choice …
analysis-finer = A first estimate; the verdicts follow …
analysis-progress = Progress of the analysis
analysis-accuracy = Accuracy { $accuracy } of 100
analysis-total = Inaccuracies, mistakes and blunders together cost { $points } against the best rival; the rest was luck and the choices of others.
analysis-curve = Chances of winning
analysis-curve-of = Chances of winning over the match: { $ends }
analysis-costly = Choices that cost something
analysis-choice = { $at }: { $verdict }
analysis-at-round = Round { $round }, turn { $turn }
analysis-at-season = Season { $season }, round { $round }
analysis-at-answer = After { $number } answers
analysis-cost = costs about { $points } against the best rival
analysis-chance = Chance of winning { $before } → { $after }
analysis-answered = Chosen: { $option }
analysis-better = Better: { $option }
analysis-no-choice = This seat had no choice here. Pick a sign on the curve or one of the choices.
analysis-try = Try it another way: play on from here
analysis-lessons =
    { $count ->
        [one] One lesson of this match
        [2] Two lessons of this match
       *[other] Three lessons of this match
    }
analysis-fold = Show the board
analysis-unfold = Show the whole analysis
analysis-note = Every choice is judged only by what this seat could see at that moment. Two things count equally: the chance of winning and the lead over the best rival at the end. A choice that loses at least 2 of 100 is an inaccuracy, from 5 on a mistake, from 12 on a blunder.
verdict-good = good
verdict-inaccuracy = inaccuracy
verdict-mistake = mistake
verdict-blunder = blunder
verdict-count-good = { $count } good
verdict-count-inaccuracy =
    { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
verdict-count-mistake =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
verdict-count-blunder =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
