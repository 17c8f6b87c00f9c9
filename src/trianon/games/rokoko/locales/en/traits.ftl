# What tells an employee from others of the same rank: "the Master with the coins". $of is a list of colours already put
# together. .exact is for editions and ranks that have several of the kind.

trait-none = without a bonus
trait-gain_livre = with the coins
    .exact =
        { $livre ->
            [one] with { $livre } coin
           *[other] with { $livre } coins
        }
trait-buy_trimming = with the trimmings
    .exact =
        { $price ->
            [0] with the free trimmings
           *[other] with the trimmings for { $price } Livre
        }
trait-extra_acquire = with the extra tile
trait-blind_tile = with the blind tile
    .exact =
        { $price ->
            [0] with the free blind tile
           *[other] with the blind tile for { $price } Livre
        }
trait-depute_for_bonus = who deputes for a bonus
trait-depute_for_livre = who deputes for Livre
trait-livre_per_colour = with Livre for yellow and red
trait-livre_green_prestige_blue = with green and blue
trait-extra_dress = with the extra dress
    .exact = with the extra dress ({ $of })
trait-prestige_per_decorations = with prestige for decorations
trait-livre_per_decoration = with Livre for decorations
trait-prestige_per_dresses = with prestige for dresses
    .exact = with prestige for every { $every } dresses
trait-livre_per_dress = with Livre for dresses
trait-extra_decoration = with the extra decoration
    .exact = with the decoration { $discount } Livre cheaper
trait-livre_by_deck = with Livre for the deck
trait-prestige_for_livre = with prestige for Livre
    .exact = with prestige for every { $every } Livre
trait-prestige_for_tiles = with prestige for tiles
trait-crown_deck = with the crown for the deck
trait-crown_trimming_pairs = with the crown for yarn and lace
trait-crown_master_spaces = with the crown for Master spaces
trait-crown_couples = with the crown for couples
trait-exact = { $trait } ({ $bonus })
