# What the board of Rokoko says, beside the words of the game itself.

starts = starts
dock-palace = Palace
dock-garden = Garden
dock-market = Market
dock-workshop = Workshop
dock-atelier = Atelier
unseen-tiles = Resource tiles: { $size } in stock
unseen-dresses = Dresses: { $size } in the bag

## Regions

area-board = The board: palace, garden and workshop
area-palace = Palace
area-garden = Garden
area-workshop = Workshop
area-warehouse = Warehouse
area-hiring = For hire
area-atelier = Your cards and tiles
area-purse = Your purse
your-atelier = your atelier
an-atelier = has the turn
round-of = Round { $round } of { $rounds }

## The board

all-halls = All five halls
hall-majority = Most guests: { $first } prestige, next { $second }
    .alone = Most guests: { $first } prestige
hall-first-now = { $who } would now take { $prestige } prestige
hall-second-now = Second: { $who }, { $prestige } prestige
guest-wears = { $dress }, { $prestige } prestige, made by { $who }
fireworks-most = most
fireworks-next = next
decoration-of = funded by { $who }
decoration-price = { $price } Livre
statue-set = per colour in a set
window-empty = Empty window
dress-needs = it needs { $needs }
stock-left = { $count } in stock
stack-left = { $count } to come
tile-price =
    { $price ->
        [0] free
       *[other] { $price } Livre
    }
favor-brings = { $livre } Livre at once, and you start the next round
favor-then = at once, and you start the next round
favor-with = with { $who }
silk-rack = Silk rack
silk-only = kept face down: only silk now
silk-none = no silk yet: acquired tiles lie here
hand-empty = No cards in hand
card-in-play = in play
card-in-hand = in hand
card-chosen = chosen
card-leaves = leaves the game
rival-purse = { $livre } Livre, { $yarn } yarn, { $lace } lace, { $tiles ->
        [one] { $tiles } kept tile
       *[other] { $tiles } kept tiles
    }
rival-deck = { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    } in hand, { $supply } in the supply, { $discard } in the discard pile
rival-board = { $dresses ->
        [one] { $dresses } dress
       *[other] { $dresses } dresses
    } and { $decorations ->
        [one] { $decorations } decoration
       *[other] { $decorations } decorations
    } on the board
rival-left = Deputed: { $cards }

## The gallery

gallery-boards = Both sides of the board
gallery-silk = Silks and their weaves
gallery-dresses = Dresses: draft side and rental side
gallery-tiles = Resource tiles
gallery-employees = Employees
gallery-decorations = Decorations and the Favor card
