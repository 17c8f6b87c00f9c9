# What the front page says of the game.

game-rokoko = Rokoko
game-rokoko-about = Tailors dress the court for the king’s great ball: build a workshop, make gowns and coats, rent them to guests, win the halls. 2 to 5 players.
points-prestige = { $count } prestige
new-open-rokoko = Open information: kept tiles and prestige are shown to all
