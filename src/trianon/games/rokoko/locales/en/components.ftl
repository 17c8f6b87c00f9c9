# Names of Rokoko's components, by the ids of the edition file, and short texts for the employees' bonuses.
# Keys of the edition are the variables. A list is given item by item: steps = [2, 6, 10, 14] becomes $steps_1 to $steps_4.
# $of, $silk and $trimming are texts already put together. Names stand in the nominative.

## Ranks and employees

rank-master = Master
rank-journeyman = Journeyman
rank-apprentice = Apprentice
employee =
    { $rank ->
        [master] { rank-master }
        [journeyman] { rank-journeyman }
       *[apprentice] { rank-apprentice }
    }: { $bonus }
level =
    { $level ->
        [0] base employee
       *[other] level { $level }
    }

## Bonuses. Beside the card's own keys, the deck bonuses need the edition's deck_steps and
## prestige_for_tiles needs its tile_prestige.

bonus-none = no bonus
bonus-gain_livre = gain { $livre } Livre
bonus-buy_trimming =
    { $price ->
        [0] gain 1 yarn or 1 lace
       *[other] buy 1 yarn or 1 lace for { $price } Livre
    }
bonus-extra_acquire = acquire resources once more
bonus-blind_tile =
    { $price ->
        [0] draw a blind tile
       *[other] draw a blind tile for { $price } Livre
    }
bonus-depute_for_bonus = depute any employee of yours without pay and use its bonus; it leaves the game
bonus-depute_for_livre = depute any employee of yours for { $master } Livre (Master), { $journeyman } (Journeyman) or { $apprentice } (Apprentice), without its bonus; it leaves the game
bonus-livre_per_colour = gain { $yellow } Livre for each of your yellow dresses and { $red } Livre for each of your red dresses on the board
bonus-livre_green_prestige_blue = gain { $green } Livre for each of your green dresses and { $blue } prestige for each of your blue dresses on the board
bonus-extra_dress =
    make an extra dress without a thimble, with { $fewer ->
        [one] { $fewer } bale
       *[other] up to { $fewer } bales
    } fewer of { $of }
bonus-prestige_per_decorations =
    { $every ->
        [one] gain 1 prestige for each of your decorations
       *[other] gain 1 prestige for every { $every } of your decorations
    }
bonus-livre_per_decoration = gain { $livre } Livre for each of your decorations
bonus-prestige_per_dresses =
    { $every ->
        [one] gain 1 prestige for each of your dresses on the board
       *[other] gain 1 prestige for every { $every } of your dresses on the board
    }
bonus-livre_per_dress = gain { $livre } Livre for each of your dresses on the board
bonus-extra_decoration = fund an extra decoration, { $discount } Livre cheaper
bonus-livre_by_deck = gain { $steps_1 } / { $steps_2 } / { $steps_3 } / { $steps_4 } Livre with a deck of at least { $deck_steps_1 } / { $deck_steps_2 } / { $deck_steps_3 } / { $deck_steps_4 } cards
bonus-prestige_for_livre = buy prestige as often as you like, each for { $every } Livre
bonus-prestige_for_tiles = discard kept tiles: { $red } prestige for each red bale, { $blue } for each blue bale, { $green_yellow_pair } for every 2 green or yellow bales
bonus-crown_deck = crown: { $steps_1 } / { $steps_2 } / { $steps_3 } / { $steps_4 } prestige with a deck of at least { $deck_steps_1 } / { $deck_steps_2 } / { $deck_steps_3 } / { $deck_steps_4 } cards
bonus-crown_trimming_pairs = crown: { $prestige } prestige for each pair of 1 yarn and 1 lace you give back
bonus-crown_master_spaces =
    crown: { $every ->
        [one] { $prestige } prestige for each of your dresses on a Master guest space
       *[other] { $prestige } prestige for every { $every } of your dresses on Master guest spaces
    }
bonus-crown_couples = crown: { $prestige } prestige for each couple you have on the board, a ladies’ dress and a men’s coat

## Colours and dresses

colour-yellow = yellow
colour-green = green
colour-red = red
colour-blue = blue
dress-lady = ladies’ dress
dress-coat = men’s coat
dress-lady-yellow = yellow ladies’ dress
dress-lady-green = green ladies’ dress
dress-lady-red = red ladies’ dress
dress-lady-blue = blue ladies’ dress
dress-coat-yellow = yellow men’s coat
dress-coat-green = green men’s coat
dress-coat-red = red men’s coat
dress-coat-blue = blue men’s coat
thimble = golden thimble
    .meaning = only a Master can make it
crown = crown
    .meaning = no bonus when played, counts at the end of the game

## Silk, trimmings and resource tiles

bales-yellow =
    { $count ->
        [one] { $count } yellow bale
       *[other] { $count } yellow bales
    }
bales-green =
    { $count ->
        [one] { $count } green bale
       *[other] { $count } green bales
    }
bales-red =
    { $count ->
        [one] { $count } red bale
       *[other] { $count } red bales
    }
bales-blue =
    { $count ->
        [one] { $count } blue bale
       *[other] { $count } blue bales
    }
trimming-yarn = yarn
trimming-lace = lace
trimming-both = yarn and lace
trimming-either = yarn or lace
tile = { $silk }; discarded for { $trimming }

## Counted things

count-livre = { $count } Livre
count-prestige = { $count } prestige
count-yarn = { $count } yarn
count-lace = { $count } lace
count-bales =
    { $count ->
        [one] { $count } bale
       *[other] { $count } bales
    }
count-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
count-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
count-employees =
    { $count ->
        [one] { $count } employee
       *[other] { $count } employees
    }
count-dresses =
    { $count ->
        [one] { $count } dress
       *[other] { $count } dresses
    }
count-decorations =
    { $count ->
        [one] { $count } decoration
       *[other] { $count } decorations
    }
count-markers =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }

## The board: sides, halls, spaces, windows

board-small = small side
board-large = large side
hall-kings_hall = the King’s hall
hall-hall_2 = hall 2
hall-hall_3 = hall 3
hall-hall_4 = hall 4
hall-hall_5 = hall 5
hall-terrace = terrace
guest-plain = guest space
guest-master = Master guest space
reward-livre = { $livre } Livre
reward-yarn = { $yarn } yarn
reward-lace = { $lace } lace
reward-tile =
    { $tile ->
        [one] { $tile } free tile
       *[other] { $tile } free tiles
    }
decoration-fireworks = fireworks
decoration-musician = musician
decoration-statue = statue
decoration-fountain = fountain
decoration-fountain_upper = fountain, upper row
decoration-fountain_lower = fountain, lower row
space-guest = { $hall }, guest space { $position }
space-fireworks = fireworks space { $position }
space-statue = statue { $position }
space-fountain_upper = fountain, upper row, space { $position }
space-fountain_lower = fountain, lower row, space { $position }
space-musician = musician ({ $hall })
space-all_halls = “All halls” space { $position }
segment = segment { $position }
window = window { $position } ({ $price } Livre)
    .plain = window { $position }
    .dark = dark window { $position }

## Other pieces

favor_card = Favor card
marker = property marker

## Zones: where a piece can be

zone-bank = bank
zone-stack = employee stack
zone-gone = out of the game
zone-stock = stock
zone-resource_discard = resource discard
zone-bag = bag
zone-dress_discard = dress discard
zone-beside = beside the board
zone-purse = purse
zone-supply = supply
zone-hand = hand
zone-discard = discard pile
zone-deck = deck
zone-in_play = card in play
zone-kept = kept tiles
zone-deciding = being decided
zone-display = employees for hire
zone-warehouse = warehouse
zone-workshop = workshop
zone-window = window
zone-guest = guest space
zone-decoration = decoration space
zone-all_halls = All halls
zone-terrace = terrace
