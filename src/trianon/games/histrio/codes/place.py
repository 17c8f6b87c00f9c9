"""Where a piece can be: zones of the table; the index in a zone is a seat, a troupe or a city.

Friendly troupes are numbered behind the seats: the one of seat 0 is troupe SEATS.
"""

from __future__ import annotations

BANK = 0
ENCOUNTER_PILE = 1
ENCOUNTER_DISCARD = 2
REQUEST_PILE = 3
REQUEST_DISCARD = 4
STAGE = 5
PURSE = 6  # by seat
ENCOUNTER_HAND = 7  # by seat: actors in hand during an encounter
TROUPE = 8  # by seat
JUGGLERS = 9  # by seat
REQUEST_HAND = 10  # by seat
PLAYED = 11  # by seat: requests played
IMPRESARIOS = 12  # by seat: those not on the stage
TRAVEL_HAND = 13  # by troupe; of a friendly one the pile
TRAVEL_DRAWN = 14  # by troupe: drawn for a friendly one, seen by its owner alone
TRAVEL_CHOICE = 15  # by troupe: revealed
TRAVEL_DISCARD = 16  # by troupe
CARAVELS = 17  # by troupe: those not on the road
ROAD = 18  # by city: caravels on the way to it
CITY = 19  # by city: its cards, and caravels on it

WITH_INDEX = frozenset(range(PURSE, CITY + 1))
BY_TROUPE = frozenset(range(TRAVEL_HAND, CARAVELS + 1))

NAMES = {value: name.lower() for name, value in list(globals().items()) if name.isupper() and isinstance(value, int)}
