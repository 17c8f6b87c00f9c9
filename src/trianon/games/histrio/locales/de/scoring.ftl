# Die Abrechnung der Ecu, nach den Namen ihrer Quellen, und wie eine Partie endete.

source-start = zu Beginn
source-alms = Almosen
source-stolen = mit Stufe 2 gestohlen
source-robbed = an Stufe 2 verloren
source-stage = Impresarios auf der Bühne
source-level_5 = für Stufe 5 bezahlt
source-trick = mit Gauklern gestohlen
source-tricked = an Gaukler verloren
source-actors = passende Schauspieler
source-show = Aufführungen, die gefallen
source-best_show = beste Aufführungen
source-request = Bitten
source-request_again = Bitten, noch einmal

final-heading = Die Abrechnung
final-source = Ecu durch
final-rule = Regel
final-total = Ecu insgesamt
final-placing = Rang
final-winner = { $who } gewinnt mit { $ecu } Ecu.
final-shared = { $who } teilen sich den Sieg mit je { $ecu } Ecu (HI-E8).
standing-note = Die Ecu aller liegen offen. Das Ende jeder Spielzeit bringt Gage für Schauspieler, Aufführungen und Bitten.
