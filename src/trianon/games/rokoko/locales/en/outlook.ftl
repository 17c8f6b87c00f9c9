# What an option changes, as short notes beside it, and the score as it stands. $before and $after are amounts, $points a
# signed number of prestige, $own and $theirs numbers of dresses.

change-livre = Livre { $before } → { $after }
change-yarn = yarn { $before } → { $after }
change-lace = lace { $before } → { $after }
change-tiles = kept tiles { $before } → { $after }
change-cards = cards in your deck { $before } → { $after }
change-hall =
    { $standing ->
        [lead] { $hall }: you { $own }, { $who } { $theirs } → you lead, { $points }
        [tie] { $hall }: you { $own }, { $who } { $theirs } → you share the lead, { $points }
        [second] { $hall }: you { $own }, { $who } { $theirs } → you are second, { $points }
       *[behind] { $hall }: you { $own }, { $who } { $theirs } → you are behind, { $points }
    }
    .same =
        { $standing ->
            [lead] { $hall }: you { $own }, { $who } { $theirs } → you still lead
            [tie] { $hall }: you { $own }, { $who } { $theirs } → you still share the lead
            [second] { $hall }: you { $own }, { $who } { $theirs } → you are still second
           *[behind] { $hall }: you { $own }, { $who } { $theirs } → not enough for points
        }
    .rival = { $hall }: { $who } { $points }
change-all_halls =
    { $after ->
        [0] All five halls: complete
        [one] All five halls: { $after } hall still missing
       *[other] All five halls: { $after } halls still missing
    }
change-score = { $category } { $points } prestige
    .livre = prestige for Livre { $points }
    .rival = { $who }: { $category } { $points } prestige
change-total = current score { $before } → { $after }
outlook-nothing = no effect on money, materials or score
outlook-chance = you draw a tile you do not know yet
outlook-later = then you rent the dress out or sell it: current score up to { $points }
outlook-unknown = { $what }: ?
