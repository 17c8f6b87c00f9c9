# What pages say of the game before its table is opened.

game-histrio = Histrio
game-histrio-about = Animal troupes travel from city to city, gather comedians and tragedians, and perform for a moody king. 2 to 5 players.
points-ecu = { $count } Ecu
preparing-histrio = The troupe is painting its scenery.
measure-ecu = Ecu
about-values-histrio = Reconstructed: the length of the gauge, how often actors and alms occur, what each juggler but the Chameleon does, and what the requests ask for and pay.
