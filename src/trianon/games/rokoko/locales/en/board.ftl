# Words on a drawn board of Rokoko: short, because room is scarce. The legend explains the abbreviations.

panel-title = Round { $round } of { $rounds } · { $phase } · starting player: { $starting } · Favor card: { $favor }
panel-players = Players
panel-warehouse = Warehouse · stock { $stock } · discard { $discard }
panel-workshop = Workshop · bag { $bag } · discard { $discard }
panel-employees = Employees for hire · { $price } Livre each · { $stack } in the stack
panel-palace = Palace
panel-decorations = Decorations
panel-atelier = Your atelier
panel-together = together
panel-legend = L Livre · P prestige · M only with a Master · * leaves after this round · [2] of seat 2 · » possible now
panel-reconstructed = · Some values of this edition are reconstructed, not printed in the rules: trianon edition show.

region-players = players
region-market = market
region-palace = palace
region-atelier = atelier

phase-prepare = preparation
phase-hands = choosing hands
phase-actions = actions
phase-income = income
phase-final_scoring = final scoring

column-livre = Livre
column-yarn = yarn
column-lace = lace
column-prestige = prestige
column-hand = hand
column-supply = supply
column-tiles = tiles
column-dresses = dresses
column-decorations = decor.
column-discard = discard
column-window = #
column-price = price
column-dress = dress
column-silk = silk
column-trimmings = trimmings
column-thimble = thimble
column-value = value
column-hall = hall
column-musician = musician
row-fireworks = fireworks
row-statue = statues
row-fountain_upper = fountain, upper
row-fountain_lower = fountain, lower

short-livre = { $livre }L
short-prestige = { $prestige }P
short-yarn = yarn
short-lace = lace
short-yarn-and-lace = yarn+lace
short-yarn-or-lace = yarn/lace
short-reward-livre = +{ $count }L
short-reward-yarn =
    { $count ->
        [one] +yarn
       *[other] +{ $count } yarn
    }
short-reward-lace =
    { $count ->
        [one] +lace
       *[other] +{ $count } lace
    }
short-reward-tile =
    { $count ->
        [one] +tile
       *[other] +{ $count } tiles
    }
