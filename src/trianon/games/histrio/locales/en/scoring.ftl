# The lines that explain everybody's Ecu at the end; $what is a source of components.ftl.

score-line = { $who }: { $points } Ecu for { $what } ({ $rule })
final-heading = The final Ecu
final-source = from
final-total = Ecu in all
final-placing = place
final-winner = { $who } wins with { $ecu } Ecu.
final-shared = { $who } share the victory with { $ecu } Ecu each (HI-E8).
