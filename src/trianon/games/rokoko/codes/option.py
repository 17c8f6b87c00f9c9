"""The option numbers of Rokoko: fixed, by position; the same for every edition and player count."""

from __future__ import annotations

from trianon.core.kernel.options import Numbering
from trianon.games.rokoko.state import (
    CARDS,
    COLOUR_COUNT,
    DECORATION_SPACES,
    DISPLAY_SPACES,
    GUEST_SPACES,
    HALLS,
    SEGMENT_SPACES,
    SEGMENTS,
    TILES,
    WINDOWS,
)

MOST_BOUGHT = 100  # prestige in one go; a player that can pay more is asked again

NUMBERING = Numbering(
    ("hand", CARDS),
    ("play", CARDS),
    ("forfeit", 1),
    ("favor", 1),
    ("acquire", SEGMENTS * SEGMENT_SPACES),
    ("make", WINDOWS),
    ("hire", DISPLAY_SPACES),
    ("depute", 1),
    ("decorate", DECORATION_SPACES),
    ("keep", 1),
    ("discard", 3),
    ("discount", COLOUR_COUNT),
    ("pay", TILES),
    ("rent", HALLS * GUEST_SPACES),
    ("sell", 1),
    ("use", 1),
    ("gain", 2),
    ("dismiss", 3 * CARDS),
    ("buy", MOST_BOUGHT),
    ("give", TILES),
    ("done", 1),
    ("reconsider", 1),
)

# the first number of each block, for the rules
HAND = NUMBERING["hand"].first
PLAY = NUMBERING["play"].first
FORFEIT = NUMBERING["forfeit"].first
FAVOR = NUMBERING["favor"].first
ACQUIRE = NUMBERING["acquire"].first
MAKE = NUMBERING["make"].first
HIRE = NUMBERING["hire"].first
DEPUTE = NUMBERING["depute"].first
DECORATE = NUMBERING["decorate"].first
KEEP = NUMBERING["keep"].first
DISCARD = NUMBERING["discard"].first  # + YARN, LACE or BOTH
DISCOUNT = NUMBERING["discount"].first
PAY = NUMBERING["pay"].first
RENT = NUMBERING["rent"].first
SELL = NUMBERING["sell"].first
USE = NUMBERING["use"].first
GAIN = NUMBERING["gain"].first
DISMISS = NUMBERING["dismiss"].first  # depute by a bonus: zone, card
BUY = NUMBERING["buy"].first  # + number of prestige - 1
GIVE = NUMBERING["give"].first
DONE = NUMBERING["done"].first
RECONSIDER = NUMBERING["reconsider"].first
SIZE = NUMBERING.size
FIRSTS = NUMBERING.firsts
