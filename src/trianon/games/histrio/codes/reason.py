"""Why an option is not legal: a rule and what is missing. 0 means that nothing speaks against it."""

from trianon.core.kernel.reasons import Reasons
from trianon.games.histrio.codes.component import CONDITIONS

MEANINGS = Reasons()

LEGAL = 0
NOT_ASKED = MEANINGS.add("HI-J4", "not-asked")
NO_SUCH_THING = MEANINGS.add("HI-S1", "no-such-thing")
# another question is asked than the one the option answers
NOT_TRAVELLING = MEANINGS.add("HI-1.1", "not-travelling")
NOT_ITS_MOMENT = MEANINGS.add("HI-J6", "not-its-moment")
NO_JUGGLER_AT_WORK = MEANINGS.add("HI-J1", "no-juggler-at-work")
NOT_STEALING = MEANINGS.add("HI-2.6", "not-stealing")
NO_ENCOUNTER_ENDS = MEANINGS.add("HI-2.10", "no-encounter-ends")
NO_SURPLUS_REQUEST = MEANINGS.add("HI-2.13", "no-surplus-request")
NOTHING_TO_COUNT = MEANINGS.add("HI-J3", "nothing-to-count")
NOT_PLAYING_REQUESTS = MEANINGS.add("HI-E4", "not-playing-requests")
NOTHING_TO_PASS = MEANINGS.add("HI-J4", "nothing-to-pass")
NOTHING_SEALED = MEANINGS.add("HI-1.1", "nothing-sealed")
# the right question, the wrong answer
SEALED_ALREADY = MEANINGS.add("HI-1.1", "sealed-already")
CARD_SPENT = MEANINGS.add("HI-1.1", "card-spent")
JUGGLER_NOT_OWNED = MEANINGS.add("HI-J1", "juggler-not-owned")
JUGGLER_USED = MEANINGS.add("HI-J1", "juggler-used")
JUGGLER_FRESH = MEANINGS.add("HI-2.3", "juggler-fresh")
NO_TARGET = MEANINGS.add("HI-J4", "no-target")
CARD_REVEALED = MEANINGS.add("HI-J7", "card-revealed")
CARD_NOT_SPENT = MEANINGS.add("HI-J7", "card-not-spent")
CARD_NOT_IN_CITY = MEANINGS.add("HI-J7", "card-not-in-city")
LEVEL_5_PRICE = MEANINGS.add("HI-2.9", "missing-ecu")
NOT_FROM_YOURSELF = MEANINGS.add("HI-2.6", "not-from-yourself")
VICTIM_WITHOUT_ECU = MEANINGS.add("HI-2.6", "victim-without-ecu")
CITY_WITHOUT_CARDS = MEANINGS.add("HI-J7", "city-without-cards")
CITY_CHOSEN = MEANINGS.add("HI-J7", "city-chosen")
ACTOR_NOT_IN_HAND = MEANINGS.add("HI-2.10", "actor-not-in-hand")
REQUEST_NOT_HELD = MEANINGS.add("HI-E4", "request-not-held")
OTHER_ABILITY = MEANINGS.add("HI-J5", "other-ability")
SURPLUS_NOT_HELD = MEANINGS.add("HI-2.13", "request-not-held")
REQUEST_SEALED = MEANINGS.add("HI-E4", "sealed-already")
NO_REQUEST_SEALED = MEANINGS.add("HI-E4", "nothing-sealed")
NO_TRICK_ON_YOURSELF = MEANINGS.add("HI-J7", "not-from-yourself")
NO_ECU_TO_TRICK = MEANINGS.add("HI-J7", "victim-without-ecu")
# another seat is asked
ENCOUNTER_OF_ANOTHER = MEANINGS.add("HI-2.1", "not-asked")
SURPLUS_OF_ANOTHER = MEANINGS.add("HI-2.13", "not-asked")
COUNTED_BY_ANOTHER = MEANINGS.add("HI-J3", "not-asked")
HOLDS_NO_REQUEST = MEANINGS.add("HI-E4", "not-asked")
MATCH_OVER = MEANINGS.add("HI-E8", "not-asked")
CONDITION = MEANINGS.add("HI-E6", *(f"condition-{name}" for name in CONDITIONS))  # + condition: it does not hold
OTHER_CARD_SPENT = MEANINGS.add("HI-J7", "card-spent")
