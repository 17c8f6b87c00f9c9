# Lessons: what the teacher says, step by step. Numbers and cities come from the edition.

lesson-first-part-mood = Mood and troupe
lesson-first-part-alone = Alone in a city
lesson-first-part-meet = Meeting others
lesson-first-part-push = The needle
lesson-first-part-jugglers = Jugglers and requests
lesson-first-part-pay = The king pays

lesson-first-king = The needle shows the king’s mood: he feels like comedy, a little. At the end of the season he pays for the actors that suit his mood then.
lesson-first-troupe = This is you, with your coins: whoever has the most Ecu at the end wins. Your troupe is still empty. Actors wait in the cities: yellow comedians, red tragedians; the number is their level.
lesson-first-go = Everybody chooses a city in secret. Travel to { $city }: a comedian of level 4 waits there. What happens depends on whether others come, too:
lesson-first-join = You are alone there, so the comedian joins your troupe. You could discard the card instead, to move the needle; that comes later. Keep it.
lesson-first-go-there = Now a city that a rival wants, too: { $city }. Where several meet, nobody gets the cards. Their actors move the needle, and each of you draws a secret request.
lesson-first-met = You met a rival: the comedian of level 2 is gone, and the needle went two spaces further towards comedy.
lesson-first-request = This is your request; the others do not see it. With { $comedians } comedians in your troupe it pays { $ecu } Ecu at the end of the season.
lesson-first-three = Cards that nobody fetches stay, and a new one comes on top. Three actors wait in { $city }: travel there.
lesson-first-discard = The small sign on an actor is what it does at once: level 3 put your impresario on the stage and earned you coins. Now discard one of them, and the needle moves by its level towards its side. The comedian of level 3 will do:
lesson-first-stage = Your impresario stands on the stage now. Level 3 always sends one there and pays 1 Ecu for every impresario on it, also the rivals’. When the king’s mood turns, all of them go home.
lesson-first-pushed = You pushed the needle towards comedy, and a rival pushed it back a little. Everybody moves the same needle.
lesson-first-cards = These travel cards are spent: you cannot go there for now. They all return when you meet an actor of level 1, or at the end of a round in which you have only one card left.
lesson-first-elephant = Not everybody in a city is an actor. The Elephant in { $city } is a juggler: jugglers stay with you and do their trick once a season. Go and get it.
lesson-first-many = Five actors have gathered in { $city }. Off you go: patience pays.
lesson-first-use = The caravels are on their way, and now the Elephant may do its trick: it moves the needle { $amount } spaces. Use it.
lesson-first-direction = Towards comedy, as most of your actors are comedians.
lesson-first-keep-all = You are alone again, and all five join you. Keep them all.
lesson-first-fulfilled = Look at your request again: { $comedians } comedians. You have them. { $ecu } Ecu are waiting for the end of the season.
lesson-first-last = The last round of the season. Five more actors wait in { $city }.
lesson-first-steal = An actor of level 2 steals 1 Ecu from a rival. Steal it from this one.
lesson-first-keep-last = Keep them all: only the troupe is paid.
lesson-first-paid = The king has paid 1 Ecu for each of your comedians. A show pleases if the levels of the actors he wants outweigh the others: yours does, that is { $pleases } Ecu more, and the best show is paid double.
lesson-first-play-request = And now your request: play it.
lesson-first-end = That was a whole season. Actors leave, jugglers and requests stay, and a coin decides the king’s new mood. In the second season a show that pleases is worth { $pleases } Ecu. Now play on by yourself!
