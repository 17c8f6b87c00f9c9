# Was Seiten über das Spiel sagen, bevor sein Tisch offen ist.

game-histrio = Histrio
game-histrio-about = Tierische Ensembles reisen von Stadt zu Stadt, sammeln Komödianten und Tragöden und spielen vor einem launischen König. 2 bis 5 Personen.
points-ecu = { $count } Ecu
preparing-histrio = Das Ensemble malt noch an den Kulissen.
measure-ecu = Ecu
about-values-histrio = Rekonstruiert: die Länge der Stimmungsanzeige, wie oft Schauspieler und Almosen vorkommen, was die Gaukler außer dem Chamäleon können, und was die Bitten verlangen und zahlen.
