# Why an option is better than the next best one, as short notes. $what is a note of outlook.ftl, $points a rounded mean
# number of Ecu, $category a source of Ecu, $rounds the rounds until the season pays.

advice-now = now: { $what }
    .case = { $condition }: { $what }
advice-end = { $category }: about { $points } Ecu more by the end
    .loss = { $category }: about { $points } Ecu less by the end
advice-rival = your strongest rival ends with about { $points } Ecu less
advice-lead = you end about { $points } Ecu further ahead of your strongest rival
advice-cost = the next best costs you: { $what }
    .case = the next best, { $condition }: { $what }
advice-given = the answer given costs you: { $what }
    .case = the answer given, { $condition }: { $what }
advice-late =
    { $rounds ->
        [one] the season pays after this round: what it pays now counts
       *[other] the season pays in { $rounds } rounds: what it would pay now counts most
    }
advice-early = the king pays only in { $rounds } rounds: it brings fewer Ecu at once, but more by then
