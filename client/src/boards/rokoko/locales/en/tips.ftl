# What the tips of the board of Rokoko say of a piece: what it is, what it costs, what it is good for.

column-score-now = prestige now

## Dresses and windows

tip-dress-worth = sold: { $livre } Livre · rented out: { $prestige } prestige
tip-window =
    { $price ->
        [0] window { $position }: free
       *[other] window { $position }: { $price } Livre
    }
tip-window-dark = dark window: a dress still here when the next round begins is discarded
tip-window-empty = a dress comes here when the next round begins
tip-workshop = the dresses hang side by side; the further right, the cheaper; { $count } in the bag

## The palace

tip-master-space = Master guest space: only for a dress a Master made; it breaks ties in this hall
tip-reward = reward at once: { $reward }
tip-reward-none = no reward
tip-musician = with the musician you are present in this hall; after guests and Master spaces it breaks ties
tip-fireworks = in the final scoring one of your guests may step out of the King’s hall onto this space; it then counts { $times } times
tip-fireworks-majority = Most fireworks: { $first } prestige, next { $second }
    .alone = Most fireworks: { $first } prestige
tip-all-halls = for the first player who is present in all five halls, with a dress or the musician; the next player gets the next space

## The garden

tip-statue = in the final scoring { $prestige } prestige for every different colour in a set of your dresses; each statue scores its own set
tip-fountain_upper = at each income 1 Livre more for each of your decorations
tip-fountain_lower = at each income 1 Livre more for each of your dresses on the board
tip-fountain-row = you can have one space per row

## Market and cards

tip-segment = tiles left in the segment, and the price:
tip-hire = employees left, and the price:
tip-hire-leaves = leaves the game if nobody hires it this round
tip-actions = main actions
