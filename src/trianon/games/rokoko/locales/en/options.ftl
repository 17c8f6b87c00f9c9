# Rokoko's options as sentences, by the verb of their key, and the pieces as the object of a sentence.
# A sentence completes "you may …". $price and $livre are Livre, 0 for free.

## Pieces as the object of a sentence ("you make the yellow ladies' dress (3 prestige)"). $form is lady or coat.

the-card =
    { $rank ->
        [master] the Master { $trait }
        [journeyman] the Journeyman { $trait }
       *[apprentice] the Apprentice { $trait }
    }
of-the-card =
    { $rank ->
        [master] of the Master { $trait }
        [journeyman] of the Journeyman { $trait }
       *[apprentice] of the Apprentice { $trait }
    }
the-dress =
    { $form ->
        [coat]
            { $colour ->
                [yellow] the yellow men’s coat ({ $prestige } prestige)
                [green] the green men’s coat ({ $prestige } prestige)
                [red] the red men’s coat ({ $prestige } prestige)
               *[blue] the blue men’s coat ({ $prestige } prestige)
            }
       *[lady]
            { $colour ->
                [yellow] the yellow ladies’ dress ({ $prestige } prestige)
                [green] the green ladies’ dress ({ $prestige } prestige)
                [red] the red ladies’ dress ({ $prestige } prestige)
               *[blue] the blue ladies’ dress ({ $prestige } prestige)
            }
    }
a-tile = a tile with { $silk }
a-tile-shown = a tile with { $silk } (or { $trimming })
the-space-guest = guest space { $position } in { $hall }
the-space-musician = the musician of { $hall }
the-space-fireworks = fireworks space { $position }
the-space-statue = statue { $position }
the-space-fountain_upper = space { $position } in the upper row of the fountain
the-space-fountain_lower = space { $position } in the lower row of the fountain
the-space-all_halls = “All halls” space { $position }

## What can be done, by verb

option-hand = take { $card } into your hand: { $bonus }
    .brief = take { $card } into your hand
option-play = play { $card }: { $bonus }
    .brief = play { $card }
option-forfeit =
    { $question ->
        [main] forgo the main action
       *[bonus] forgo the bonus
    }
    .brief =
        { $question ->
            [main] no main action is possible
           *[bonus] the bonus cannot be used now
        }
option-favor = take the Favor card and { $livre } Livre; you start the next round
option-acquire =
    { $price ->
        [0] take { $tile } from segment { $segment } for free
       *[other] take { $tile } from segment { $segment } for { $price } Livre
    }
option-make =
    { $price ->
        [0] make { $dress } from window { $window }: it needs { $needs }
       *[other] make { $dress } from window { $window } for { $price } Livre: it needs { $needs }
    }
option-hire =
    { $price ->
        [0] hire { $card } for free: { $bonus }
       *[other] hire { $card } for { $price } Livre: { $bonus }
    }
    .brief =
        { $price ->
            [0] hire { $card } for free
           *[other] hire { $card } for { $price } Livre
        }
option-depute = depute { $card } for { $livre } Livre; it leaves the game after its bonus
option-decorate = fund { $space } for { $price } Livre
    .cheaper = fund { $space }, printed price { $price } Livre, { $discount } Livre cheaper through the bonus
option-keep = keep it: { $silk }
option-discard =
    { $trimming ->
        [yarn] discard it for 1 yarn
        [lace] discard it for 1 lace
       *[both] discard it for 1 yarn and 1 lace
    }
option-discount =
    { $colour ->
        [yellow] save a yellow bale
        [green] save a green bale
        [red] save a red bale
       *[blue] save a blue bale
    }
option-pay = pay with { $tile }
    .surplus =
        { $count ->
            [one] pay with { $tile }; { $count } bale too many is lost
           *[other] pay with { $tile }; { $count } bales too many are lost
        }
option-rent =
    { $kind ->
        [master] rent it out to { $space }, a Master guest space
       *[plain] rent it out to { $space }
    }
    .reward =
        { $kind ->
            [master] rent it out to { $space }, a Master guest space, which brings { $reward }
           *[plain] rent it out to { $space }, which brings { $reward }
        }
option-sell = sell it for { $livre } Livre
option-use = use the bonus: { $bonus }
option-gain =
    { $price ->
        [0] { $trimming ->
            [yarn] take 1 yarn
           *[lace] take 1 lace
        }
       *[other] { $trimming ->
            [yarn] buy 1 yarn for { $price } Livre
           *[lace] buy 1 lace for { $price } Livre
        }
    }
option-dismiss =
    { $zone ->
        [hand] depute { $card } from your hand; it leaves the game after its bonus: { $bonus }
        [supply] depute { $card } from your supply; it leaves the game after its bonus: { $bonus }
       *[discard] depute { $card } from your discard pile; it leaves the game after its bonus: { $bonus }
    }
    .paid =
        { $zone ->
            [hand] depute { $card } from your hand for { $livre } Livre, without its bonus; it leaves the game
            [supply] depute { $card } from your supply for { $livre } Livre, without its bonus; it leaves the game
           *[discard] depute { $card } from your discard pile for { $livre } Livre, without its bonus; it leaves the game
        }
warning-last-master = it is your last Master
warning-surplus =
    { $count ->
        [one] your tiles do not fit exactly: { $count } bale is lost
       *[other] your tiles do not fit exactly: { $count } bales are lost
    }
option-buy = buy { $prestige } prestige for { $livre } Livre
option-give = discard { $tile }
option-done = that is enough
option-reconsider = take your choice back and choose other cards

## Headings over the options of one kind

heading-favor = The Queen’s favor
heading-acquire = Acquire resources
heading-make = Make a dress
heading-hire = Hire an employee
heading-depute = Depute
heading-decorate = Fund a decoration
heading-rent = Rent out
heading-sell = Sell
heading-forfeit = Forgo
