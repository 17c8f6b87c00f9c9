# Die Abrechnung der Ecu, nach den Namen ihrer Quellen, und wie eine Partie endete.

source-start = zu Beginn
source-alms = Almosen
source-stolen = mit Stufe 2 gestohlen
source-robbed = von anderen mit Stufe 2 gestohlen
source-stage = Impresarios auf der Bühne
source-level_5 = Schauspieler der Stufe 5
source-trick = mit Gauklern gestohlen
source-tricked = von fremden Gauklern gestohlen
source-actors = passende Schauspieler
    .season = passende Schauspieler
source-show = Aufführungen, die gefallen
    .season = eine Aufführung, die gefällt
source-best_show = beste Aufführungen
    .season = die beste Aufführung
source-request = Bitten
    .season = eine Bitte
source-request_again = Bitten aus Spielzeit 1
    .season = eine Bitte aus Spielzeit 1

final-heading = Die Abrechnung
final-pay = Der König zahlt
final-source = Ecu durch
final-rule = Regel
final-total = Ecu insgesamt
final-placing = Rang
final-winner = { $who } gewinnt mit { $ecu } Ecu.
final-shared = { $who } teilen sich den Sieg mit je { $ecu } Ecu (HI-E8).
standing-note = Die Ecu aller liegen offen. Das Ende jeder Spielzeit bringt Gage für Schauspieler, Aufführungen und Bitten.
