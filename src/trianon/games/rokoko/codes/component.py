"""Kinds of components: ranks, colours, trimmings, decorations, bonuses."""

from trianon.core.kernel.codes import NumberedNames

MASTER, JOURNEYMAN, APPRENTICE = 0, 1, 2
RANKS = ("master", "journeyman", "apprentice")

YELLOW, GREEN, RED, BLUE = 0, 1, 2, 3
COLOURS = ("yellow", "green", "red", "blue")
MAX_BALES = 6  # of one colour on a tile, or needed by a dress

YARN, LACE, BOTH, EITHER = 0, 1, 2, 3
TRIMMINGS = ("yarn", "lace", "yarn+lace", "yarn/lace")

FIREWORKS, MUSICIAN, STATUE, FOUNTAIN_UPPER, FOUNTAIN_LOWER = 0, 1, 2, 3, 4
DECORATIONS = ("fireworks", "musician", "statue", "fountain_upper", "fountain_lower")

BONUSES = NumberedNames()
NO_BONUS = BONUSES.add("none")
GAIN_LIVRE = BONUSES.add("gain_livre")
BUY_TRIMMING = BONUSES.add("buy_trimming")
EXTRA_ACQUIRE = BONUSES.add("extra_acquire")
BLIND_TILE = BONUSES.add("blind_tile")
DEPUTE_FOR_BONUS = BONUSES.add("depute_for_bonus")
DEPUTE_FOR_LIVRE = BONUSES.add("depute_for_livre")
LIVRE_PER_COLOUR = BONUSES.add("livre_per_colour")
LIVRE_GREEN_PRESTIGE_BLUE = BONUSES.add("livre_green_prestige_blue")
EXTRA_DRESS = BONUSES.add("extra_dress")
PRESTIGE_PER_DECORATIONS = BONUSES.add("prestige_per_decorations")
PRESTIGE_PER_DRESSES = BONUSES.add("prestige_per_dresses")
LIVRE_PER_DECORATION = BONUSES.add("livre_per_decoration")
LIVRE_PER_DRESS = BONUSES.add("livre_per_dress")
EXTRA_DECORATION = BONUSES.add("extra_decoration")
LIVRE_BY_DECK = BONUSES.add("livre_by_deck")
PRESTIGE_FOR_LIVRE = BONUSES.add("prestige_for_livre")
PRESTIGE_FOR_TILES = BONUSES.add("prestige_for_tiles")
CROWN_DECK = FIRST_CROWN = BONUSES.add("crown_deck")  # from here on: no bonus when played, they count at the end
CROWN_TRIMMING_PAIRS = BONUSES.add("crown_trimming_pairs")
CROWN_MASTER_SPACES = BONUSES.add("crown_master_spaces")
CROWN_COUPLES = BONUSES.add("crown_couples")
