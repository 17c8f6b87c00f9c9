# What the front page says of the game.

game-histrio = Histrio
game-histrio-about = Animal troupes travel from city to city, gather comedians and tragedians, and play to the mood of a moody king. 2 to 5 players.
points-ecu = { $count } Ecu
