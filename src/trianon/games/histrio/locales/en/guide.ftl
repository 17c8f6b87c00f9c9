# The game in brief: the first page of the rules and the player aid. $level is the level of an actor.

guide-aim = You lead a travelling troupe to the king’s theatre. Choose your next city in secret: alone there, you take its actors, jugglers and alms; meet others, and all of it is lost. At the end of each of the two seasons the king pays for the shows he likes, comedy or tragedy, and his mood changes with the actors that are discarded. The player with the most Ecu wins.
guide-actions = What happens on the road
guide-actor = counts { $level } towards its half of your show

guide-phase-travel = Travel
    .does = Everybody secretly chooses a city and plays its travel card. All cards are revealed together. With two players, each also draws a city for a friendly troupe: it takes nothing, but where it travels nobody is alone.
guide-phase-encounters = Encounters
    .does = City by city, from 1 to 8: a troupe alone takes the cards there, troupes that meet get requests instead.
guide-phase-opportunities = New cards
    .does = Every city gets one more card on top. When the pile is empty, the season ends.
guide-phase-pay = The king pays
    .does = At the end of each season: for actors, shows and requests. After the second season the player with the most Ecu wins.

guide-sign-alone = Alone in a city
    .does = Take its cards one by one, the newest first: alms are Ecu, actors do what their level says and join you, jugglers lie in front of you.
guide-sign-shared = Not alone
    .does = Everybody there draws a secret request. The cards are lost, and the needle moves by the levels of the actors among them.
guide-sign-push = Change the king’s mood
    .does = After an encounter you may discard one of the new actors: the needle moves by its level towards its half.
guide-sign-juggler = Jugglers
    .does = Each can do its trick once a season, at the moment printed on it, and stays with you.
guide-sign-refresh = Travel cards
    .does = A card that was played is spent. With only one left in hand you take all of them back.

guide-level-1 = Level 1
guide-level-2 = Level 2
guide-level-3 = Level 3
guide-level-4 = Level 4
guide-level-5 = Level 5
guide-sign-alms = Alms
    .does = As many Ecu as the bag says.
guide-sign-mood = Comedy or tragedy
    .does = The needle shows what the king wants. When it crosses the middle, all impresarios leave the stage.
guide-sign-impresario = Impresario
    .does = Comes to the stage with an actor of level 3, who earns 1 Ecu for every impresario there.
guide-sign-request = Secret request
    .does = One can be played at the end of each season, if its condition holds. One played in season 1 can score again.

guide-score-actors = 1 Ecu for each actor that suits the king’s mood.
guide-score-show = Add up the levels of your comedians and of your tragedians: if the larger sum suits the mood, your show pleases.
guide-score-best_show = The show that pleases most is paid double.
guide-score-request = A secret request whose condition holds.
guide-score-request_again = The request of season 1, if its condition holds once more.
guide-score-alms = Bags you found alone in a city.
guide-score-stage = Level 3 actors earn 1 Ecu for every impresario on the stage.
guide-score-stolen = Level 2 actors steal 1 Ecu.
guide-score-robbed = What level 2 actors of others stole from you.
guide-score-level_5 = A level 5 actor costs 1 Ecu.
guide-score-trick = What your jugglers stole.
guide-score-tricked = What jugglers of others stole from you.
guide-score-start = What everybody begins with.
