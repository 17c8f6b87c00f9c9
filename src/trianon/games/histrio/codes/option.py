"""The option numbers of Histrio: fixed, by position; the same for every edition and player count."""

from trianon.core.kernel.options import Numbering
from trianon.core.kernel.state import SEATS
from trianon.games.histrio.codes import component
from trianon.games.histrio.codes.component import ABILITIES, ACTORS, CARDS, CITIES, MAX_JUGGLERS, REQUEST_CARDS

NUMBERING = Numbering()

# the first number of each block, for the rules
TRAVEL = NUMBERING.block("travel", CITIES)
USE = NUMBERING.block("use", MAX_JUGGLERS)
RECOVER = NUMBERING.block("recover", CITIES)
TAKE = NUMBERING.block("take", CARDS)
PUSH = NUMBERING.block("push", 2)  # + COMEDY or TRAGEDY
STEAL = NUMBERING.block("steal", SEATS)
SWAP = NUMBERING.block("swap", CITIES)
KEEP = NUMBERING.block("keep", 1)
DISCARD = NUMBERING.block("discard", ACTORS)  # an actor in hand
DROP = NUMBERING.block("drop", REQUEST_CARDS)  # discard a request
COUNT = NUMBERING.block("count", 2)  # + COMEDY or TRAGEDY
PLAY = NUMBERING.block("play", REQUEST_CARDS)
PASS = NUMBERING.block("pass", 1)
RECONSIDER = NUMBERING.block("reconsider", 1)
SIZE = NUMBERING.size
FIRSTS = NUMBERING.firsts

# HI-J7: the block that names the target of an ability, and its size; an ability without one needs no target
TARGETS = {
    component.CHANGE_DESTINATION: (TRAVEL, CITIES),
    component.RECOVER_CARD: (RECOVER, CITIES),
    component.TAKE_ONE_FIRST: (TAKE, CARDS),
    component.PUSH_NEEDLE: (PUSH, 2),
    component.STEAL: (STEAL, SEATS),
    component.SWAP_TOP_CARDS: (SWAP, CITIES),
}
TARGET_BLOCK = tuple(TARGETS.get(ability, (0, 0))[0] for ability in range(len(ABILITIES)))
TARGET_COUNT = tuple(TARGETS.get(ability, (0, 0))[1] for ability in range(len(ABILITIES)))
