# Was die Startseite über das Spiel sagt.

game-histrio = Histrio
game-histrio-about = Tierische Ensembles reisen von Stadt zu Stadt, sammeln Komödianten und Tragöden und spielen für einen launischen König. 2 bis 5 Personen.
points-ecu = { $count } Ecu
