"""Where a piece can be: zones of the table; the index in a zone is a seat, a troupe or a city.

Friendly troupes are numbered behind the seats: the one of seat 0 is troupe SEATS.
"""

from trianon.core.kernel.codes import NumberedNames

NAMES = NumberedNames()

BANK = NAMES.add("bank")
ENCOUNTER_PILE = NAMES.add("encounter_pile")
ENCOUNTER_DISCARD = NAMES.add("encounter_discard")
REQUEST_PILE = NAMES.add("request_pile")
REQUEST_DISCARD = NAMES.add("request_discard")
STAGE = NAMES.add("stage")
PURSE = NAMES.add("purse")  # by seat
ENCOUNTER_HAND = NAMES.add("encounter_hand")  # by seat: actors in hand during an encounter
TROUPE = NAMES.add("troupe")  # by seat
JUGGLERS = NAMES.add("jugglers")  # by seat
REQUEST_HAND = NAMES.add("request_hand")  # by seat
PLAYED = NAMES.add("played")  # by seat: requests played
IMPRESARIOS = NAMES.add("impresarios")  # by seat: those not on the stage
TRAVEL_HAND = NAMES.add("travel_hand")  # by troupe; of a friendly one the pile
TRAVEL_DRAWN = NAMES.add("travel_drawn")  # by troupe: drawn for a friendly one, seen by its owner alone
TRAVEL_CHOICE = NAMES.add("travel_choice")  # by troupe: revealed
TRAVEL_DISCARD = NAMES.add("travel_discard")  # by troupe
CARAVELS = NAMES.add("caravels")  # by troupe: those not on the road
ROAD = NAMES.add("road")  # by city: caravels on the way to it
CITY = NAMES.add("city")  # by city: its cards, and caravels on it

WITH_INDEX = frozenset(range(PURSE, CITY + 1))
BY_TROUPE = frozenset(range(TRAVEL_HAND, CARAVELS + 1))
