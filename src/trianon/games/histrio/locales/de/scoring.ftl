# Die Zeilen, die am Ende die Ecu aller erklären; $what ist eine Quelle aus components.ftl.

score-line = { $who }: { $points } Ecu für { $what } ({ $rule })
final-heading = Die Ecu am Ende
final-source = aus
final-total = Ecu insgesamt
final-placing = Rang
final-winner = { $who } gewinnt mit { $ecu } Ecu.
final-shared = { $who } teilen sich den Sieg mit je { $ecu } Ecu (HI-E8).
