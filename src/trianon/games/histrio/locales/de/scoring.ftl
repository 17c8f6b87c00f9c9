# Die Abrechnung der Ecu, nach den Namen ihrer Quellen, und wie eine Partie endete.

source-start = zu Beginn
    .in = zu Beginn
source-alms = Almosen
    .in = bei den Almosen
source-stolen = mit Stufe 2 gestohlen
    .in = beim Stehlen mit Stufe 2
source-robbed = an Stufe 2 verloren
    .in = durch Diebstähle mit Stufe 2
source-stage = Impresarios auf der Bühne
    .in = mit Impresarios auf der Bühne
source-level_5 = für Stufe 5 bezahlt
    .in = bei den Zahlungen für Stufe 5
source-trick = mit Gauklern gestohlen
    .in = beim Stehlen mit Gauklern
source-tricked = an Gaukler verloren
    .in = durch Diebstähle von Gauklern
source-actors = passende Schauspieler
    .in = mit passenden Schauspielern
source-show = Aufführungen, die gefallen
    .in = mit Aufführungen, die gefallen
source-best_show = beste Aufführungen
    .in = mit den besten Aufführungen
source-request = Bitten
    .in = mit Bitten
source-request_again = Bitten, noch einmal
    .in = mit noch einmal bezahlten Bitten

final-heading = Die Abrechnung
final-source = Ecu durch
final-rule = Regel
final-total = Ecu insgesamt
final-placing = Rang
final-winner = { $who } gewinnt mit { $ecu } Ecu.
final-shared = { $who } teilen sich den Sieg mit je { $ecu } Ecu (HI-E8).
standing-note = Die Ecu aller liegen offen. Das Ende jeder Spielzeit bringt Gage für Schauspieler, Aufführungen und Bitten.
