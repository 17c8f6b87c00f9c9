# The analysis of a finished match, beside its replay

analysis = Analysis
analysis-thinks = Looking at every choice …
analysis-finer = A first picture; it is getting more exact …
analysis-progress = How far the analysis is
analysis-accuracy = Accuracy { $accuracy } of 100
analysis-curve = Chances of winning
analysis-curve-of = Chances of winning over the match: { $ends }
analysis-costly = Choices that cost something
analysis-choice = After move { $at }: { $verdict }, { $loss } points
analysis-loss = −{ $loss } points of standing
analysis-chance = Chance of winning { $before } → { $after }
analysis-answered = Answered: { $option }
analysis-better = Better: { $option }
analysis-no-choice = No choice of this seat here. Pick a sign on the curve or a number.
analysis-try = Try it another way: play on from here
analysis-lessons =
    { $count ->
        [one] One lesson of this match
        [2] Two lessons of this match
       *[other] Three lessons of this match
    }
analysis-account = How the result came about
analysis-part = part
analysis-standing = standing
analysis-victory = chance of winning
analysis-part-start = expected at first
analysis-part-own_choices = own choices
analysis-part-own_draws = luck of the own turns
analysis-part-rivals = the others’ turns
analysis-part-result = result
analysis-note = Every choice is judged only by what this seat could see at that moment. Standing, from 0 to 100, is half the chance of winning and half the lead over the best rival. Inaccuracy from 2, mistake from 5, blunder from 12 points lost.
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
