# Advice at the first matches of Histrio.

coach-histrio-aim = Welcome, impresario! Gather actors who suit the king’s mood: at the end of each of the two seasons he pays for them, and the player with the most Ecu wins. The player aid (the open book, or in the menu) explains every sign.
coach-histrio-choose_city = Everybody picks a city in secret. Alone there, you get all its cards; where several meet, each draws a request and the cards are discarded.
coach-histrio-choose_city-friendly = With two players, each of you has a friendly troupe as well: its city is drawn, and only you know yours. It takes nothing, but counts as a visitor: where it travels, you are not alone.
coach-histrio-use_juggler = You can use a juggler once a season. You may also keep it for later.
coach-histrio-discard_actor = An actor you discard moves the king’s mood by its level, towards comedy or tragedy, as the actor plays.
coach-histrio-play_request = A secret request pays if its condition holds now. If you play it in season 1 and it holds again at the end of season 2, it pays again.
