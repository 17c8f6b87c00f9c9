"""Where a piece can be: zones of the table; the index in a zone is a seat or a position."""

from trianon.core.kernel.codes import NumberedNames

NAMES = NumberedNames()

BANK = NAMES.add("bank")  # also the general supply of yarn, lace and prestige
STACK = NAMES.add("stack")
GONE = NAMES.add("gone")  # left the game
STOCK = NAMES.add("stock")
RESOURCE_DISCARD = NAMES.add("resource_discard")
BAG = NAMES.add("bag")
DRESS_DISCARD = NAMES.add("dress_discard")
BESIDE = NAMES.add("beside")  # beside the board: where the Favor card waits
PURSE = NAMES.add("purse")  # by seat: Livre, yarn, lace, prestige
SUPPLY = NAMES.add("supply")  # by seat
HAND = NAMES.add("hand")  # by seat
DISCARD = NAMES.add("discard")  # by seat
IN_PLAY = NAMES.add("in_play")  # by seat
KEPT = NAMES.add("kept")  # by seat: kept tiles
DECIDING = NAMES.add("deciding")  # by seat: the tile being decided, the dress being made
DISPLAY = NAMES.add("display")  # by position
WAREHOUSE = NAMES.add("warehouse")  # segment and position
WINDOW = NAMES.add("window")
GUEST = NAMES.add("guest")  # hall and space
DECORATION = NAMES.add("decoration")
ALL_HALLS = NAMES.add("all_halls")
TERRACE = NAMES.add("terrace")

BY_SEAT = frozenset({PURSE, SUPPLY, HAND, DISCARD, IN_PLAY, KEPT, DECIDING})
ROW = 8  # positions counted per segment or hall
