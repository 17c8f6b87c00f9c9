# The game in brief: the first page of the rules and the player aid. $actions is a list of main actions.

guide-aim = You are a tailor before the great ball at court. Round by round you buy silk, make ladies’ dresses and men’s coats, and rent them out to the guests in the five halls of the palace; or you sell them for Livre and pay for fireworks, music, statues and the fountain. Most prestige is counted when the ball is over: for the halls where most guests wear your dresses, for the dresses themselves, for decorations and for the fireworks. The player with the most prestige wins.
guide-actions = The six main actions
guide-may = may: { $actions }

guide-phase-prepare = Prepare
    .does = New tiles, dresses and employees are laid out. Older dresses slide to the right, where they cost less, and the last ones leave.
guide-phase-hands = Choose the hand
    .does = In secret, everybody chooses the cards to play this round. The rest stay in the supply for later rounds.
guide-phase-actions = Play cards
    .does = In turn, everybody plays one card: one main action, then the bonus at the foot of the card. A Master may do all six, a Journeyman all but hiring, an Apprentice only three.
guide-phase-income = Income
    .does = Everybody gets Livre. The fountain pays more for decorations or dresses. After the last income comes the final scoring.

guide-favor = Take the Favor card and Livre at once, and start the next round.
guide-acquire = Buy a tile from the warehouse: the fewer lie in its row, the cheaper. Keep it as silk, or discard it for yarn or lace.
guide-make = Pay the window’s price and the silk, yarn and lace. Then rent the dress out to a guest in a hall, or sell it for Livre.
guide-hire = Take an employee into your hand: it must be played this round. The fewer are left, the cheaper.
guide-depute = Send the card just played to the court for Livre. It leaves the game for good, but its bonus still counts.
guide-decorate = Pay for fireworks, a musician, a statue or a space of the fountain, and mark it as yours.

guide-sign-livre = Livre
    .does = The money of the game. What is left at the end turns into a little prestige.
guide-sign-prestige = Prestige
    .does = What wins the game. Points gained during the game are secret, those on the board are open.
guide-sign-silk = Silk
    .does = Bales in four colours on kept tiles. A dress needs them in the colours it shows; surplus bales are lost.
guide-sign-yarn = Yarn
    .does = Needed for many dresses.
guide-sign-lace = Lace
    .does = Needed for fine dresses.
guide-sign-thimble = Thimble
    .does = On a dress: only a Master can make it. On a space of a hall: only for dresses a Master made; these spaces break ties.
guide-sign-crown = Crown
    .does = A card without a bonus in play. It scores at the end, wherever it lies in your deck.
guide-sign-musician = Musician
    .does = With the musician you are present in the hall, even without a dress; the last to break ties there.
guide-sign-fountain = Fountain
    .does = Each income the upper basin pays for your decorations, the lower one for your dresses at the ball.

guide-score-RK-S9 = What you gained while playing.
guide-score-RK-F1 = Livre buy prestige, as far as they go. What is left breaks ties.
guide-score-RK-F2 = Each crown card as it says, from anywhere in your deck.
guide-score-RK-F3 = For holding the Favor card at the end.
guide-score-RK-F4 = In each hall the player with the most dresses gets the first number, the next one the second (not with two players).
guide-score-RK-F6 = For the most and the second most fireworks.
guide-score-RK-F8 = For each of your fireworks one of your guests steps out of the King’s hall, and the dress counts several times.
guide-score-RK-F9 = Each statue scores one set of your dresses in different colours.
guide-score-RK-F10-dress = The prestige of your dresses at the ball.
guide-score-RK-F10-decoration = The prestige written on your decorations.
guide-score-RK-F10-all_halls = For being present in all five halls: the sooner, the more.
