# The account of Ecu, by the names of their sources, and how a match ended.

source-start = at the start
source-alms = alms
source-stolen = stolen by level 2 actors
source-robbed = lost to level 2 actors
source-stage = impresarios on the stage
source-level_5 = paid for level 5 actors
source-trick = stolen by jugglers
source-tricked = lost to jugglers
source-actors = actors in the king’s mood
    .season = actors in the king’s mood
source-show = shows that please
    .season = a show that pleases
source-best_show = best shows
    .season = the best show
source-request = requests
    .season = a request
source-request_again = requests paid again
    .season = a request of season 1, paid again

final-heading = Final account
final-pay = The king pays
final-source = Ecu from
final-rule = rule
final-total = Ecu in all
final-placing = place
final-winner = { $who } wins with { $ecu } Ecu.
final-shared = { $who } share the victory with { $ecu } Ecu each (HI-E8).
standing-note = All players’ Ecu are open. The end of each season pays for actors, shows and requests.
