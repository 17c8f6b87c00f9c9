# The lines of the final scoring, by the rule they are booked under; score-line puts a line together. $count is
# what was counted. The categories head the table of totals.

score-line = { $who }: { $points } prestige for { $what } ({ $rule })
score-RK-S9 = what was gained during the game
score-RK-F1 = { $count } Livre paid
score-RK-B20 =
    { $count ->
        [one] { $card }: a deck of { $count } card
       *[other] { $card }: a deck of { $count } cards
    }
score-RK-B21 =
    { $count ->
        [one] { $card }: { $count } pair of yarn and lace given back
       *[other] { $card }: { $count } pairs of yarn and lace given back
    }
score-RK-B22 =
    { $count ->
        [one] { $card }: { $count } dress on Master guest spaces
       *[other] { $card }: { $count } dresses on Master guest spaces
    }
score-RK-B23 =
    { $count ->
        [one] { $card }: { $count } couple, a ladies’ dress and a men’s coat
       *[other] { $card }: { $count } couples, a ladies’ dress and a men’s coat each
    }
score-RK-F3 = the Favor card
score-RK-F4 =
    { $count ->
        [one] the majority in { $hall } with { $count } dress
       *[other] the majority in { $hall } with { $count } dresses
    }
score-RK-F6 =
    { $count ->
        [one] the majority of the fireworks with { $count } space
       *[other] the majority of the fireworks with { $count } spaces
    }
score-RK-F8 = { $dress } on the terrace, { $count } times its prestige
score-RK-F9 =
    { $count ->
        [one] { $space }: a set of { $count } colour
       *[other] { $space }: a set of { $count } colours
    }
score-RK-F10-dress = { $dress } on { $space }
score-RK-F10-decoration = { $space }
score-RK-F10-all_halls = { $space }

category-RK-S9 = during the game
category-RK-F1 = Livre
category-RK-F2 = crown cards
category-RK-F3 = Favor card
category-RK-F4 = halls
category-RK-F6 = fireworks
category-RK-F8 = terrace
category-RK-F9 = statues
category-RK-F10-dress = dresses
category-RK-F10-decoration = decorations
category-RK-F10-all_halls = All halls

final-heading = Final scoring
final-category = from
final-total = prestige in all
final-livre = Livre left
final-placing = place
final-winner = { $who } wins with { $prestige } prestige.
final-tie-break = { $who } wins: { $prestige } prestige like others, but more Livre left ({ $livre }) (RK-F11).
final-shared = { $who } share the victory: { $prestige } prestige and { $livre } Livre left each (RK-F11).
standing-note = The final scoring comes after the last round; prestige of others stays hidden until then.
