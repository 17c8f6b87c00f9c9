"""The option numbers of Rokoko: fixed, by position; the same for every edition and player count."""

from trianon.core.kernel.options import Numbering
from trianon.games.rokoko.codes import component
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

MAX_BOUGHT = 100  # prestige in one go; a player that can pay more is asked again

NUMBERING = Numbering()

# the first number of each block, for the rules
HAND = NUMBERING.block("hand", CARDS)
PLAY = NUMBERING.block("play", CARDS)
FORFEIT = NUMBERING.block("forfeit", 1)
FAVOR = NUMBERING.block("favor", 1)
ACQUIRE = NUMBERING.block("acquire", SEGMENTS * SEGMENT_SPACES)
MAKE = NUMBERING.block("make", WINDOWS)
HIRE = NUMBERING.block("hire", DISPLAY_SPACES)
DEPUTE = NUMBERING.block("depute", 1)
DECORATE = NUMBERING.block("decorate", DECORATION_SPACES)
KEEP = NUMBERING.block("keep", 1)
DISCARD = NUMBERING.block("discard", 3)  # + YARN, LACE or BOTH
DISCOUNT = NUMBERING.block("discount", COLOUR_COUNT)
PAY = NUMBERING.block("pay", TILES)
RENT = NUMBERING.block("rent", HALLS * GUEST_SPACES)
SELL = NUMBERING.block("sell", 1)
USE = NUMBERING.block("use", 1)
GAIN = NUMBERING.block("gain", 2)
DISMISS = NUMBERING.block("dismiss", 3 * CARDS)  # depute by a bonus: zone, card
BUY = NUMBERING.block("buy", MAX_BOUGHT)  # + number of prestige - 1
GIVE = NUMBERING.block("give", TILES)
DONE = NUMBERING.block("done", 1)
RECONSIDER = NUMBERING.block("reconsider", 1)
SIZE = NUMBERING.size
FIRSTS = NUMBERING.firsts

# RK-B: the block that answers a bonus, beside forfeiting it; all others are used or not
ANSWERS = {
    component.BUY_TRIMMING: GAIN,
    component.EXTRA_ACQUIRE: ACQUIRE,
    component.DEPUTE_FOR_BONUS: DISMISS,
    component.DEPUTE_FOR_LIVRE: DISMISS,
    component.EXTRA_DRESS: MAKE,
    component.EXTRA_DECORATION: DECORATE,
    component.PRESTIGE_FOR_LIVRE: BUY,
    component.PRESTIGE_FOR_TILES: GIVE,
}
BONUS_BLOCK = tuple(ANSWERS.get(bonus, USE) for bonus in range(len(component.BONUSES)))
