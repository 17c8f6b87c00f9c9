# What pages say of the game before its table is opened.

game-rokoko = Rokoko
game-rokoko-about = Tailors dress the court for the king’s great ball: build a workshop, make gowns and coats, rent them to guests, win the halls. 2 to 5 players.
points-prestige = { $count } prestige
new-open-rokoko = Open information: kept tiles and prestige are shown to all
preparing-rokoko = The tailors are sharpening their scissors.
measure-prestige = Prestige
measure-livre = Livre
about-values-rokoko = Reconstructed: what most dresses need and bring, what the resource tiles show, and most prices and rewards on the board. The employees and the sums of the game are printed in the rules.
