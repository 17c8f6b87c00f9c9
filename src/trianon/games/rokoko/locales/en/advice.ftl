# Why an option is better than the next best one, as short notes. $what is a note of outlook.ftl, $points a rounded mean
# number of prestige, $category a category of the final scoring, $rounds the rounds until the end.

advice-now = now: { $what }
    .case = { $condition }: { $what }
advice-end = { $category }: about { $points } prestige more by the end
advice-rival = your strongest rival ends with about { $points } prestige less
advice-lead = against your strongest rival it is worth about { $points } prestige
advice-cost = the next best costs you: { $what }
    .case = the next best, { $condition }: { $what }
advice-given = the answer given costs you: { $what }
    .case = the answer given, { $condition }: { $what }
advice-late =
    { $rounds ->
        [one] this is the last round: only what scores now still counts
       *[other] only { $rounds } rounds left: what scores now counts most
    }
advice-early = { $rounds } rounds are left: less prestige now, but more by the end
# $dress is a dress in a window, $lacks the bales and trimmings that are missing for it
advice-dress = { $dress } then needs only { $lacks }
    .ready = then you have all bales, yarn and lace for { $dress }
advice-fireworks = with equally many fireworks, the player on the most expensive space is ahead
