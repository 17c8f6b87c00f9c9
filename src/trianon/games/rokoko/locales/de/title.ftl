# Was Seiten über das Spiel sagen, bevor sein Tisch offen ist.

game-rokoko = Rokoko
game-rokoko-about = Schneider kleiden den Hof für den großen Ball des Königs ein: Werkstatt aufbauen, Kleider und Herrenröcke nähen, an Gäste verleihen, Säle gewinnen. 2 bis 5 Personen.
points-prestige = { $count } Ansehen
new-open-rokoko = Offene Information: Behaltene Plättchen und Ansehen liegen offen
preparing-rokoko = Die Schneider schärfen ihre Scheren.
measure-prestige = Ansehen
measure-livre = Livre
about-values-rokoko = Rekonstruiert: was die meisten Kleider brauchen und bringen, was die Rohstoffplättchen zeigen, und die meisten Preise und Belohnungen auf dem Spielplan. Die Arbeiter und die Beträge des Spiels stehen in den Regeln.
