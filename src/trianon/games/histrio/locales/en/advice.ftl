# Why an option is better than the next best one, as short notes. $what is a note of outlook.ftl, $points a rounded mean
# number of Ecu, $category a source of Ecu, $rounds the rounds until the season pays.

advice-now = now: { $what }
    .case = { $condition }: { $what }
advice-end = { $category }: about { $points } Ecu more by the end
    .loss = { $category }: about { $points } Ecu less by the end
advice-rival = your strongest rival ends with about { $points } Ecu less
advice-lead = against your strongest rival it is worth about { $points } Ecu
advice-cost = the next best costs you: { $what }
    .case = the next best, { $condition }: { $what }
advice-given = the answer given costs you: { $what }
    .case = the answer given, { $condition }: { $what }
advice-late =
    { $rounds ->
        [one] the king pays after this round: only what he would pay now counts
       *[other] the king pays in { $rounds } rounds: what he would pay now counts most
    }
advice-early = the king pays in { $rounds } rounds: fewer Ecu now, but more by then

# A change with its cause. $before and $after are Ecu for actors of the other and of this half, $points an amount of Ecu.
advice-chain = { $cause } → { $what }
told-comedy = the mood turns to comedy
told-tragedy = the mood turns to tragedy
told-actors-comedy = your comedians are paid ({ $after } Ecu), no longer your tragedians ({ $before } Ecu)
    .rival = { $who }: comedians are paid ({ $after } Ecu), no longer tragedians ({ $before } Ecu)
told-actors-tragedy = your tragedians are paid ({ $after } Ecu), no longer your comedians ({ $before } Ecu)
    .rival = { $who }: tragedians are paid ({ $after } Ecu), no longer comedians ({ $before } Ecu)
told-show-paid = your show pleases (+{ $points } Ecu)
    .rival = { $who }: the show pleases (+{ $points } Ecu)
told-show-unpaid = your show no longer pleases (−{ $points } Ecu)
    .rival = { $who }: the show no longer pleases (−{ $points } Ecu)
told-best_show-paid = your show is the best (+{ $points } Ecu)
    .rival = { $who }: the show is the best (+{ $points } Ecu)
told-best_show-unpaid = your show is no longer the best (−{ $points } Ecu)
    .rival = { $who }: the show is no longer the best (−{ $points } Ecu)
told-request-paid = one of your requests is fulfilled then (+{ $points } Ecu)
    .rival = { $who }: a request is fulfilled (+{ $points } Ecu)
told-request-unpaid = none of your requests is fulfilled any more (−{ $points } Ecu)
    .rival = { $who }: no request is fulfilled any more (−{ $points } Ecu)
told-request_again-paid = your request of season 1 pays again (+{ $points } Ecu)
    .rival = { $who }: the request of season 1 pays again (+{ $points } Ecu)
told-request_again-unpaid = your request of season 1 does not pay again (−{ $points } Ecu)
    .rival = { $who }: the request of season 1 does not pay again (−{ $points } Ecu)
told-robbed-richest = { $who } has the most Ecu of your rivals, now one less ({ $before } → { $after })
told-robbed-leader = { $who } is ahead of your other rivals, and now has one Ecu less ({ $before } → { $after })
