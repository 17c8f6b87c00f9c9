"""Kinds of components: ranks, colours, trimmings, decorations, bonuses."""

from __future__ import annotations

MASTER, JOURNEYMAN, APPRENTICE = 0, 1, 2
RANKS = ("master", "journeyman", "apprentice")

YELLOW, GREEN, RED, BLUE = 0, 1, 2, 3
COLOURS = ("yellow", "green", "red", "blue")
MOST_BALES = 6  # of one colour on a tile, or needed by a dress

YARN, LACE, BOTH, EITHER = 0, 1, 2, 3
TRIMMINGS = ("yarn", "lace", "yarn+lace", "yarn/lace")

FIREWORKS, MUSICIAN, STATUE, FOUNTAIN_UPPER, FOUNTAIN_LOWER = 0, 1, 2, 3, 4
DECORATIONS = ("fireworks", "musician", "statue", "fountain_upper", "fountain_lower")

NO_BONUS = 0
GAIN_LIVRE = 1
BUY_TRIMMING = 2
EXTRA_ACQUIRE = 3
BLIND_TILE = 4
DEPUTE_FOR_BONUS = 5
DEPUTE_FOR_LIVRE = 6
LIVRE_PER_COLOUR = 7
LIVRE_GREEN_PRESTIGE_BLUE = 8
EXTRA_DRESS = 9
PRESTIGE_PER_DECORATIONS = 10
PRESTIGE_PER_DRESSES = 11
LIVRE_PER_DECORATION = 12
LIVRE_PER_DRESS = 13
EXTRA_DECORATION = 14
LIVRE_BY_DECK = 15
PRESTIGE_FOR_LIVRE = 16
PRESTIGE_FOR_TILES = 17
FIRST_CROWN = 18  # from here on: no bonus when played, they count at the end
CROWN_DECK = 18
CROWN_TRIMMING_PAIRS = 19
CROWN_MASTER_SPACES = 20
CROWN_COUPLES = 21
BONUSES = (
    "none", "gain_livre", "buy_trimming", "extra_acquire", "blind_tile", "depute_for_bonus", "depute_for_livre",
    "livre_per_colour", "livre_green_prestige_blue", "extra_dress", "prestige_per_decorations", "prestige_per_dresses",
    "livre_per_decoration", "livre_per_dress", "extra_decoration", "livre_by_deck", "prestige_for_livre",
    "prestige_for_tiles", "crown_deck", "crown_trimming_pairs", "crown_master_spaces", "crown_couples",
)  # fmt: skip
