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
analyze-total = Inaccuracies, mistakes and blunders together cost { $cost } against the best rival; the rest was luck and the choices of others.
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
analyze-column-given = chosen
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
analyze-lesson = { $at }. Better: { $best }. Chosen: { $given }.
analyze-nothing-lost = No choice lost enough to count as an inaccuracy.
analyze-legend =
    Cost: how much smaller the lead over the best rival is expected to be at the end.
    A verdict weighs that lead and the chance of winning equally, each from 0 to 100: a loss from 2 on is an inaccuracy, from 5 a mistake, from 12 a blunder.
    To look at a moment: trianon replay FILE --at ANSWER --seat SEAT
analyze-error-unfinished = { $file }: this match is not over. Only a finished match can be analysed.
analyze-error-both = --simulations and --level both set the depth: give only one.
analyze-error-level = There is no level { $level } (known: { $known }).
