# What the arena and the hints say.

## arena

arena-progress = { $game }
arena-name = opponent
arena-seats = seats taken
arena-win-share = victories
arena-placement = mean place
arena-lead = mean lead
arena-rating = rating
arena-legend = In brackets: 95 % intervals. A shared victory counts in parts; the lead is over the best rival; 1,500 is the mean rating.
arena-ratio = Likelihood ratio { $ratio }, decided at { $low } or { $high }; { $wins } won, { $losses } lost.
arena-better = { $first } is better than { $second }.
arena-not-better = { $first } is not better than { $second } by { $elo } Elo points.
arena-undecided = It is not decided yet whether { $first } is better than { $second } by { $elo } Elo points: more matches are needed.
arena-error-both = --ladder and --sprt are two different questions: use one of them.
arena-error-two = --sprt compares two different opponents (expected --seats with two different names).
arena-error-ladder = --ladder needs at least two opponents, all different.

## hint

hint-title = Hints for { $seat }
hint-share = tried
hint-value = value
hint-placing = mean place
hint-lead = mean lead
hint-legend =
    Tried: the share of its simulations that search gave to an option; the best comes first.
    Value: what search expects, from 0 to 1, victory and lead together.
    Place and lead: the mean when all play on by quick choices.
hint-error-not-asked = Nothing is asked of seat { $seat } now.
