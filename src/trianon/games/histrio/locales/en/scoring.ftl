# The account of Ecu, by the names of their sources, and how a match ended.

source-start = at the start
    .in = at the start
source-alms = alms
    .in = in alms
source-stolen = stolen with level 2
    .in = in thefts with level 2
source-robbed = lost to level 2
    .in = in losses to level 2
source-stage = impresarios on the stage
    .in = with impresarios on the stage
source-level_5 = paid for level 5
    .in = in pay for level 5
source-trick = stolen with jugglers
    .in = in thefts with jugglers
source-tricked = lost to jugglers
    .in = in losses to jugglers
source-actors = actors in the king's mood
    .in = with actors in the king's mood
source-show = shows that please
    .in = with shows that please
source-best_show = best shows
    .in = with the best shows
source-request = requests
    .in = in requests
source-request_again = requests paid again
    .in = in requests paid again

final-heading = The account
final-source = Ecu from
final-rule = rule
final-total = Ecu in all
final-placing = place
final-winner = { $who } wins with { $ecu } Ecu.
final-shared = { $who } share the victory with { $ecu } Ecu each (HI-E8).
standing-note = Everybody's Ecu lie open. The end of each season pays for actors, shows and requests.
