"""Why an option is not legal: a rule and what is missing. 0 means that nothing speaks against it."""

from __future__ import annotations

from trianon.core.kernel.reasons import Meaning
from trianon.games.histrio.codes.component import CONDITIONS

LEGAL = 0
NOT_ASKED = 1
NO_SUCH_THING = 2
# another question is asked than the one the option answers
NOT_TRAVELLING = 3
NOT_ITS_MOMENT = 4
NO_JUGGLER_AT_WORK = 5
NOT_STEALING = 6
NO_ENCOUNTER_ENDS = 7
NO_SURPLUS_REQUEST = 8
NOTHING_TO_COUNT = 9
NOT_PLAYING_REQUESTS = 10
NOTHING_TO_PASS = 11
NOTHING_SEALED = 12
# the right question, the wrong answer
SEALED_ALREADY = 13
CARD_SPENT = 14
JUGGLER_NOT_OWNED = 15
JUGGLER_USED = 16
JUGGLER_FRESH = 17
NO_TARGET = 18
CARD_REVEALED = 19
CARD_NOT_SPENT = 20
CARD_NOT_IN_CITY = 21
LEVEL_5_PRICE = 22
NOT_FROM_YOURSELF = 23
VICTIM_WITHOUT_ECU = 24
CITY_WITHOUT_CARDS = 25
CITY_CHOSEN = 26
ACTOR_NOT_IN_HAND = 27
REQUEST_NOT_HELD = 28
OTHER_ABILITY = 29
SURPLUS_NOT_HELD = 30
REQUEST_SEALED = 31
NO_REQUEST_SEALED = 32
NO_TRICK_ON_YOURSELF = 33
NO_ECU_TO_TRICK = 34
# another seat is asked
ENCOUNTER_OF_ANOTHER = 35
SURPLUS_OF_ANOTHER = 36
COUNTED_BY_ANOTHER = 37
HOLDS_NO_REQUEST = 38
MATCH_OVER = 39
CONDITION = 40  # + condition: it does not hold
OTHER_CARD_SPENT = 52

MEANINGS: dict[int, Meaning] = {
    NOT_ASKED: Meaning("HI-J4", "not-asked"),
    NO_SUCH_THING: Meaning("HI-S1", "no-such-thing"),
    NOT_TRAVELLING: Meaning("HI-1.1", "not-travelling"),
    NOT_ITS_MOMENT: Meaning("HI-J6", "not-its-moment"),
    NO_JUGGLER_AT_WORK: Meaning("HI-J1", "no-juggler-at-work"),
    NOT_STEALING: Meaning("HI-2.6", "not-stealing"),
    NO_ENCOUNTER_ENDS: Meaning("HI-2.10", "no-encounter-ends"),
    NO_SURPLUS_REQUEST: Meaning("HI-2.13", "no-surplus-request"),
    NOTHING_TO_COUNT: Meaning("HI-J3", "nothing-to-count"),
    NOT_PLAYING_REQUESTS: Meaning("HI-E4", "not-playing-requests"),
    NOTHING_TO_PASS: Meaning("HI-J4", "nothing-to-pass"),
    NOTHING_SEALED: Meaning("HI-1.1", "nothing-sealed"),
    SEALED_ALREADY: Meaning("HI-1.1", "sealed-already"),
    CARD_SPENT: Meaning("HI-1.1", "card-spent"),
    JUGGLER_NOT_OWNED: Meaning("HI-J1", "juggler-not-owned"),
    JUGGLER_USED: Meaning("HI-J1", "juggler-used"),
    JUGGLER_FRESH: Meaning("HI-2.3", "juggler-fresh"),
    NO_TARGET: Meaning("HI-J4", "no-target"),
    CARD_REVEALED: Meaning("HI-J7", "card-revealed"),
    CARD_NOT_SPENT: Meaning("HI-J7", "card-not-spent"),
    CARD_NOT_IN_CITY: Meaning("HI-J7", "card-not-in-city"),
    LEVEL_5_PRICE: Meaning("HI-2.9", "missing-ecu"),
    NOT_FROM_YOURSELF: Meaning("HI-2.6", "not-from-yourself"),
    VICTIM_WITHOUT_ECU: Meaning("HI-2.6", "victim-without-ecu"),
    CITY_WITHOUT_CARDS: Meaning("HI-J7", "city-without-cards"),
    CITY_CHOSEN: Meaning("HI-J7", "city-chosen"),
    ACTOR_NOT_IN_HAND: Meaning("HI-2.10", "actor-not-in-hand"),
    REQUEST_NOT_HELD: Meaning("HI-E4", "request-not-held"),
    OTHER_ABILITY: Meaning("HI-J5", "other-ability"),
    SURPLUS_NOT_HELD: Meaning("HI-2.13", "request-not-held"),
    REQUEST_SEALED: Meaning("HI-E4", "sealed-already"),
    NO_REQUEST_SEALED: Meaning("HI-E4", "nothing-sealed"),
    NO_TRICK_ON_YOURSELF: Meaning("HI-J7", "not-from-yourself"),
    NO_ECU_TO_TRICK: Meaning("HI-J7", "victim-without-ecu"),
    ENCOUNTER_OF_ANOTHER: Meaning("HI-2.1", "not-asked"),
    SURPLUS_OF_ANOTHER: Meaning("HI-2.13", "not-asked"),
    COUNTED_BY_ANOTHER: Meaning("HI-J3", "not-asked"),
    HOLDS_NO_REQUEST: Meaning("HI-E4", "not-asked"),
    MATCH_OVER: Meaning("HI-E8", "not-asked"),
    OTHER_CARD_SPENT: Meaning("HI-J7", "card-spent"),
    **{CONDITION + number: Meaning("HI-E6", f"condition-{name}") for number, name in enumerate(CONDITIONS)},
}
