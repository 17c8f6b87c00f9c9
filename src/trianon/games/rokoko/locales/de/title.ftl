# Was die Startseite über das Spiel sagt.

game-rokoko = Rokoko
game-rokoko-about = Schneider kleiden den Hof für den großen Ball des Königs ein: Werkstatt aufbauen, Kleider und Herrenröcke nähen, an Gäste verleihen, Säle gewinnen. 2 bis 5 Personen.
points-prestige = { $count } Ansehen
new-open-rokoko = Offene Information: Behaltene Plättchen und Ansehen liegen offen
