# trianon analyze

analyze-progress = Analysing { $game }
analyze-title =
    The match from { $seat }: { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    } and { $forced ->
        [one] { $forced } forced answer
       *[other] { $forced } forced answers
    }, { $simulations } simulations for each choice
analyze-accuracy = Accuracy { $accuracy } of 100
analyze-total = Inaccuracies, mistakes and blunders together cost { $cost } against the best rival; draws and the others’ choices made the rest.
analyze-count-good = { $count } good
analyze-count-inaccuracy =
    { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
analyze-count-mistake =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
analyze-count-blunder =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }
analyze-verdict-good = good
analyze-verdict-inaccuracy = inaccuracy
analyze-verdict-mistake = mistake
analyze-verdict-blunder = blunder
analyze-curve = Chances of winning, from the first choice to the end, as this seat could know them
analyze-worst = The costliest choices
analyze-column-at = when
analyze-column-verdict = verdict
analyze-column-loss = cost
analyze-column-chances = chance of winning
analyze-column-given = answered
analyze-column-best = better
analyze-lessons =
    { $count ->
        [one] One lesson from this match
        [2] Two lessons from this match
       *[other] Three lessons from this match
    }
analyze-at-round = round { $round }, turn { $turn } (answer { $number })
analyze-at-season = season { $season }, round { $round } (answer { $number })
analyze-at-answer = answer { $number }
analyze-cost =
    { $game ->
        [rokoko] { $points } prestige
        [histrio] { $points } Ecu
       *[other] { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
analyze-lesson = { $at }. Better: { $best }. Answered: { $given }.
analyze-nothing-lost = No choice lost enough to be called an inaccuracy.
analyze-legend =
    Cost: by how much smaller the lead over the best rival is expected to be at the end.
    A verdict weighs that lead and the chance of winning alike, each from 0 to 100: a loss from 2 on is an inaccuracy, from 5 a mistake, from 12 a blunder.
    Look at a moment with "trianon replay FILE --at N --seat N", N the number of the answer.
analyze-error-unfinished = { $file }: this match is not over. Only a finished match can be analysed.
analyze-error-both = --simulations and --level both say how deep to look: give one of them.
analyze-error-level = There is no level { $level } (known: { $known }).
