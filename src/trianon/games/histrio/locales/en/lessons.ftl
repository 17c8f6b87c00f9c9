# Lessons: what the teacher says, step by step. Numbers and cities come from the edition.

lesson-first-part-mood = Mood and troupe
lesson-first-part-alone = Alone in a city
lesson-first-part-meet = Meeting others
lesson-first-part-push = The needle
lesson-first-part-jugglers = Jugglers and requests
lesson-first-part-pay = The king pays

lesson-first-aim = You lead a troupe of actors, and these are your coins. A match has two seasons of about six rounds each: whoever has the most Ecu at the end of the second wins.
lesson-first-king = At the end of each season every troupe gives one show before the king. The needle shows what he feels like: comedy, a little. He pays 1 Ecu for each actor that suits his mood then.
lesson-first-troupe = Actors are comedians (yellow) or tragedians (red), with a level from 1 to 5. Here the levels in your troupe are added up: comedy left, tragedy right. If the side the king wants leads, your show pleases him: { $pleases } Ecu more, and for the best show twice that.
lesson-first-go = Nobody has joined you yet; actors wait in the cities. Everybody chooses a city in secret. Travel to { $city }: a comedian of level 4 waits there. What happens depends on whether others come, too:
lesson-first-join = You are alone there, so the comedian joins your troupe. You could discard the card instead, to move the needle; that comes later. Keep it.
lesson-first-go-there = Now a city that a rival wants, too: { $city }. Where several meet, nobody gets the cards. Their actors move the needle, and each of you draws a secret request.
lesson-first-met = You met a rival: the comedian of level 2 is gone, and the needle went two spaces further towards comedy.
lesson-first-request = This is your request; the others do not see it. With { $comedians } comedians in your troupe it pays { $ecu } Ecu at the end of the season.
lesson-first-three = Cards that nobody fetches stay, and a new one comes on top. Three actors wait in { $city }. The small sign on a card is what the actor does when you get it: level 3 sends one of your impresarios to the king’s stage. Travel there.
lesson-first-discard = Two actors of level 3 put two of your impresarios on the stage, and that earned you coins. Now discard one of the actors you met, and the needle moves by its level towards its side. The comedian of level 3 will do:
lesson-first-stage = Two of your impresarios stand on the stage now. Level 3 always sends one there and pays 1 Ecu for every impresario on it, also the rivals’. When the king’s mood turns, all of them go home.
lesson-first-pushed = You pushed the needle towards comedy, and a rival pushed it back a little. Everybody moves the same needle.
lesson-first-cards = These travel cards are spent: you cannot go there for now. They all return when you meet an actor of level 1, or at the end of a round in which you have only one card left.
lesson-first-elephant = Not everybody in a city is an actor. The Elephant in { $city } is a juggler: jugglers stay with you and do their trick once a season. Go and get it.
lesson-first-many = Five actors have gathered in { $city }: patience pays. Two are of level 5; each of them costs 1 Ecu. Travel there.
lesson-first-use = The caravels are on their way, and now the Elephant may do its trick: it moves the needle { $amount } spaces. Use it.
lesson-first-direction = Towards comedy, because most of your actors are comedians.
lesson-first-keep-all = You are alone again, and all five join you. Keep them all.
lesson-first-fulfilled = Look at your request again: { $comedians } comedians. You have them. { $ecu } Ecu are waiting for the end of the season.
lesson-first-last = The last round of the season. Five more actors wait in { $city }.
lesson-first-steal = An actor of level 2 steals 1 Ecu from a rival. Steal it from this one.
lesson-first-keep-last = Keep them all: only the troupe is paid.
lesson-first-paid = The king has paid 1 Ecu for each of your comedians. Their levels add up to more than those of your tragedians, so your show pleases him: { $pleases } Ecu, and as much again because it is the best one.
lesson-first-play-request = And now your request: play it. If its condition holds once more at the end of the second season, it pays again.
lesson-first-end = That was the first of two seasons. Actors leave, jugglers and requests stay, and a coin decides the king’s new mood. In the second season a show that pleases is worth { $pleases } Ecu; then the match ends, and the player with the most Ecu wins. Now play on by yourself!
