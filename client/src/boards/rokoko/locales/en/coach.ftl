# Advice at the first matches of Rokoko.

coach-rokoko-aim = Welcome, tailor! Make dresses and rent them out to guests in the halls: that brings prestige, and the player with the most prestige after the last round wins. The player aid (the open book, or in the menu) explains every sign.
coach-rokoko-choose_hand = You choose your hand in secret. Masters can take every action, Journeymen most of them, Apprentices the fewest.
coach-rokoko-play = Play one card: it does one main action, and afterwards its bonus.
coach-rokoko-main = Early on, silk and money: acquire tiles, then make dresses. Every dress at the ball counts in its hall.
coach-rokoko-tile = Kept, a tile is silk for dresses. Discarded, it gives the yarn or lace printed on it.
coach-rokoko-place_dress = Rented out, the dress stays at the ball and scores at the end. Sold, it brings money now.
