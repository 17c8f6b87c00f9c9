# The account of Ecu, by the names of their sources, and how a match ended.

source-start = at the start
source-alms = alms
source-stolen = stolen with level 2
source-robbed = lost to level 2
source-stage = impresarios on the stage
source-level_5 = paid for level 5
source-trick = stolen with jugglers
source-tricked = lost to jugglers
source-actors = actors in the king's mood
source-show = shows that please
source-best_show = best shows
source-request = requests
source-request_again = requests paid again

final-heading = The account
final-source = Ecu from
final-rule = rule
final-total = Ecu in all
final-placing = place
final-winner = { $who } wins with { $ecu } Ecu.
final-shared = { $who } share the victory with { $ecu } Ecu each (HI-E8).
standing-note = Everybody's Ecu lie open. The end of each season pays for actors, shows and requests.
