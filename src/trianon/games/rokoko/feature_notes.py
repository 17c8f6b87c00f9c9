"""What the features of Rokoko mean: notes for docs/reference, checked against played matches."""

from trianon.core.feature_notes import FLAG, SHARE, FeatureNote, part, per

COINS, FEW, BALES = per("Livre or prestige", 20), per("count", 5), per("bales", 4)
PIECES = per("pieces", 20)
AWAY = (FeatureNote("*", FLAG, "the seat so many places to the left of the viewer; none is nobody"),)
THERE = FeatureNote("there", FLAG, "a piece is there")
CARD = (
    THERE,
    FeatureNote("level", per("level", 5), "0 for a base employee"),
    FeatureNote("master journeyman apprentice", FLAG, "rank"),
    FeatureNote("amount_*", FEW, "the numbers of its bonus"),
    FeatureNote("of_*", FLAG, "main colours for which it makes an extra dress"),
    FeatureNote("*", FLAG, "bonus"),
)
TILE = (
    THERE,
    FeatureNote("yarn lace either", FLAG, "trimmings it may be discarded for"),
    FeatureNote("*", BALES, "its silk"),
)
DRESS = (
    THERE,
    FeatureNote("main_*", FLAG, "main colour"),
    FeatureNote("lady thimble", FLAG, "a ladies' dress, or one with a golden thimble"),
    FeatureNote("livre prestige", COINS, "what selling it, or renting it out, brings"),
    FeatureNote("yarn lace", FEW, "trimmings it needs"),
    FeatureNote("*", BALES, "silk it needs"),
)
COUNTED = (
    FeatureNote("master journeyman apprentice", FEW, "employees by rank"),
    FeatureNote("*", FEW, "employees by bonus"),
)
TILES = (
    FeatureNote("tiles", FEW, "resource tiles"),
    FeatureNote("yarn lace either", FEW, "of them with such trimmings"),
    FeatureNote("*", BALES, "their silk"),
)

OBSERVATION = (
    part(
        "match",
        "the match as a whole",
        FeatureNote("round rounds_left", SHARE, "of all rounds"),
        FeatureNote("over asked open_information blind players_*", FLAG, "whether it is so"),
        FeatureNote("hire_price", per("Livre", 5), "price of an employee now"),
        FeatureNote("*", PIECES, "pieces on a pile"),
    ),
    part("question", "what is asked", FeatureNote("*", FLAG, "this question")),
    part("turn", "the seat to move", *AWAY),
    part("starting_player", "the starting player", *AWAY),
    part("favor", "the holder of the Favor card", *AWAY),
    part(
        "seats",
        "each seat, from the viewer on",
        FeatureNote("there prestige_known kept_known sealed musician_*", FLAG, "whether it is so"),
        FeatureNote("livre prestige all_halls", COINS, "0 where hidden"),
        FeatureNote("silk_*", BALES, "on kept tiles, where they are seen"),
        FeatureNote("*", FEW, "pieces of this kind"),
    ),
    part("cards", "the viewer's own cards: supply, hand, discard", *COUNTED),
    part("card", "the employee of the question", *CARD),
    part("tile", "the tile being decided", *TILE),
    part("dress", "the dress being made", *DRESS),
    part("need", "silk still needed", FeatureNote("*", BALES, "after the discount")),
    part("paid", "silk chosen so far", FeatureNote("*", BALES, "of the tiles")),
    part("display", "employees for hire", *CARD),
    part(
        "segments",
        "segments of the warehouse",
        FeatureNote("tiles", FEW, "tiles there"),
        FeatureNote("price", per("Livre", 5), "of one of them"),
    ),
    part("warehouse", "tiles by segment and position", *TILE),
    part("windows", "dresses in the windows", FeatureNote("price", per("Livre", 5), "of the window"), *DRESS),
    part(
        "halls",
        "each hall",
        FeatureNote("majority_*", COINS, "prestige of the first and the second"),
        FeatureNote("free free_master", FEW, "free guest spaces, those for a Master among them"),
        FeatureNote("rewards", PIECES, "of all free spaces"),
    ),
    part(
        "decorations",
        "decorations by kind",
        FeatureNote("free", FEW, "free spaces"),
        FeatureNote("*", COINS, "of the free ones"),
    ),
    part(
        "all_halls",
        "the spaces of All halls",
        FeatureNote("free", FEW, "free spaces"),
        FeatureNote("prestige", COINS, "the most that a free one brings"),
    ),
)
OBSERVATION_V2 = (
    part("phase", "the phase of the round", FeatureNote("*", FLAG, "this phase")),
    part(
        "own_cards",
        "the viewer's own cards: supply, hand, discard",
        FeatureNote("*", FEW, "employees of this rank with this bonus"),
    ),
    part("discards", "open discard piles, from the viewer on", *COUNTED),
    part("left", "employees out of the game by owner, from the viewer on; the last row was never hired", *COUNTED),
    part("in_play", "employees in play this turn", *COUNTED),
    part("leaving", "a deputed employee with a bonus still to be done", *COUNTED),
    part("pending_bonus", "the employee of the bonus that follows the action", *CARD),
    part(
        "discount",
        "the discount being chosen",
        FeatureNote("bales", BALES, "still to come"),
        FeatureNote("*", FLAG, "colours to choose from"),
    ),
    part("kept", "kept tiles, where they are seen, from the viewer on", *TILES),
    part("paid_tiles", "tiles chosen as payment", *TILES),
    part("discarded_tiles", "the resource discard", *TILES),
    part("discarded_dresses", "the dress discard", FeatureNote("*", FEW, "dresses by main colour")),
    part(
        "guest_spaces",
        "guest spaces by hall",
        FeatureNote("there free master tile guest_* away_*", FLAG, "what the space is, its guest's colour and host"),
        FeatureNote("livre", COINS, "reward"),
        FeatureNote("yarn lace", FEW, "reward"),
    ),
    part(
        "decoration_spaces",
        "every decoration space",
        FeatureNote("price prestige", COINS, "of the decoration"),
        FeatureNote("multiplier", FEW, "of the decoration"),
        FeatureNote("*", FLAG, "what the space is, its kind and owner"),
    ),
    part(
        "all_halls_spaces",
        "every space of All halls",
        FeatureNote("prestige", COINS, "of the space"),
        FeatureNote("*", FLAG, "what the space is, and its owner"),
    ),
    part("terrace", "dresses moved to the terrace", *DRESS),
)
MEMORY = (
    part("known_tiles", "tiles that a seat is known to hold, from the viewer on", *TILES),
    part("hired", "employees that a seat has hired so far, from the viewer on", *COUNTED),
)
OPTION = (
    part("verb", "what the option does", FeatureNote("*", FLAG, "this verb")),
    part("card", "the employee it is about", *CARD),
    part("zone", "where that employee lies", FeatureNote("*", FLAG, "this zone")),
    part("tile", "the tile, or the trimmings, it is about", *TILE),
    part("dress", "the dress it is about", *DRESS),
    part(
        "place",
        "the guest space, or a musician's hall",
        FeatureNote("there master tile", FLAG, "what the space is"),
        FeatureNote("majority_* livre", COINS, "of the hall; reward"),
        FeatureNote("*", FEW, "reward; guests of the viewer and of the strongest rival"),
    ),
    part(
        "decoration",
        "the decoration it is about",
        FeatureNote("prestige", COINS, "it brings"),
        FeatureNote("multiplier", FEW, "of the decoration"),
        FeatureNote("*", FLAG, "kind"),
    ),
    part("colour", "the colour it is about", FeatureNote("*", FLAG, "this colour")),
    part(
        "amount",
        "numbers",
        FeatureNote("price", COINS, "in Livre"),
        FeatureNote("number", FEW, "of prestige bought"),
    ),
)
