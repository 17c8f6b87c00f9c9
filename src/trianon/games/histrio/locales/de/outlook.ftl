# Was eine Möglichkeit ändert, in kurzen Notizen, und der Zwischenstand. Die Variablen erklärt die englische Datei.

change-ecu = Ecu { $before } → { $after }
    .rival = { $who }: Ecu { $before } → { $after }
change-needle = Nadel { $from } → { $to }
change-troupe = Schauspieler im Ensemble { $before } → { $after }
change-jugglers = deine Gaukler { $before } → { $after }
change-requests = deine Bitten { $before } → { $after }
change-travel_cards = Reisekarten auf der Hand { $before } → { $after }
change-on_stage = deine Impresarios auf der Bühne { $before } → { $after }
change-score = Gage für { $source } { $points }
    .rival = { $who }, Gage für { $source } { $points }
change-total = Zwischenstand { $before } → { $after }
case-alone = wenn sonst niemand dorthin reist
case-shared = wenn andere auch dorthin reisen
case-joined = weil dein befreundetes Ensemble auch dorthin reist
case-unvisited = weil sonst niemand dorthin reisen kann
outlook-nothing = ohne Effekt auf Ecu, Karten und Nadel
outlook-chance = du ziehst eine Bitte
outlook-unknown = { $what }: ?

brief-travel = { $city }: { $cards }
brief-alone = allein
brief-unvisited = allein
brief-shared = mit anderen
brief-joined = mit anderen
brief-ecu = Ecu { $change }
brief-needle = Nadel { $to }
brief-troupe = Ensemble { $change }
brief-jugglers = Gaukler { $change }
brief-requests = Bitten { $change }
brief-travel_cards = Reisekarten { $change }
brief-on_stage = Bühne { $change }
brief-score = Gage { $change }
brief-chance = eine Bitte
