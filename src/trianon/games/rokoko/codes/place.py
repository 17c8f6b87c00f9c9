"""Where a piece can be: zones of the table; the index in a zone is a seat or a position."""

from __future__ import annotations

BANK = 0  # also the general supply of yarn, lace and prestige
STACK = 1
GONE = 2  # left the game
STOCK = 3
RESOURCE_DISCARD = 4
BAG = 5
DRESS_DISCARD = 6
BESIDE = 7  # beside the board: where the Favor card waits
PURSE = 8  # by seat: Livre, yarn, lace, prestige
SUPPLY = 9  # by seat
HAND = 10  # by seat
DISCARD = 11  # by seat
IN_PLAY = 12  # by seat
KEPT = 13  # by seat: kept tiles
DECIDING = 14  # by seat: the tile being decided, the dress being made
DISPLAY = 15  # by position
WAREHOUSE = 16  # segment and position
WINDOW = 17
GUEST = 18  # hall and space
DECORATION = 19
ALL_HALLS = 20
TERRACE = 21

BY_SEAT = frozenset({PURSE, SUPPLY, HAND, DISCARD, IN_PLAY, KEPT, DECIDING})
ROW = 8  # positions counted per segment or hall

NAMES = {
    value: name.lower()
    for name, value in list(globals().items())
    if name.isupper() and isinstance(value, int) and name != "ROW"
}
