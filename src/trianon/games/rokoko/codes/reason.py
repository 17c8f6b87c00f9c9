"""Why an option is not legal: a rule and what is missing. 0 means that nothing speaks against it."""

from trianon.core.kernel.reasons import Reasons
from trianon.games.rokoko.codes.component import COLOURS

MEANINGS = Reasons()

LEGAL = 0
NOT_ASKED = MEANINGS.add("RK-3.1", "not-asked")
NOT_THIS_QUESTION = MEANINGS.add("RK-3.2", "not-this-question")
NO_SUCH_THING = MEANINGS.add("RK-S1", "no-such-thing")
NOT_IN_SUPPLY = MEANINGS.add("RK-2.1", "not-in-supply")
NOT_IN_HAND = MEANINGS.add("RK-3.1", "not-in-hand")
RANK_FAVOR = MEANINGS.add("RK-3.3", "rank-favor")
RANK_DRESS = MEANINGS.add("RK-3.3", "rank-dress")
RANK_HIRE = MEANINGS.add("RK-3.3", "rank-hire")
FAVOR_TAKEN = MEANINGS.add("RK-A1.1", "favor-taken")
SEGMENT_EMPTY = MEANINGS.add("RK-A2.3", "segment-empty")
ACQUIRE_PRICE = MEANINGS.add("RK-A2.3", "missing-livre")
OTHER_TRIMMING = MEANINGS.add("RK-A2.2", "other-trimming")
WINDOW_EMPTY = MEANINGS.add("RK-A3.10", "window-empty")
THIMBLE = MEANINGS.together(
    ("RK-A3.4", "thimble"), ("RK-A3.10", "missing-livre"), ("RK-A3.3", "missing-yarn"), ("RK-A3.3", "missing-lace"),
    *(("RK-A3.2", f"missing-{colour}") for colour in COLOURS),
)  # fmt: skip
WINDOW_PRICE, YARN, LACE, SILK = range(THIMBLE + 1, THIMBLE + 5)  # + colour
NOT_DISPLAYED = MEANINGS.add("RK-A4.3", "not-displayed")
HIRE_PRICE = MEANINGS.add("RK-A4.3", "missing-livre")
DECK_TOO_SMALL = MEANINGS.add("RK-A5.2", "deck-too-small")
DECORATION_TAKEN = MEANINGS.add("RK-A6.1", "space-taken")
DECORATION_PRICE = MEANINGS.add("RK-A6.1", "missing-livre")
FOUNTAIN_ROW = MEANINGS.add("RK-A6.2", "fountain-row")
GUEST_SPACE_TAKEN = MEANINGS.add("RK-A3.6", "space-occupied")
MASTER_SPACE = MEANINGS.add("RK-A3.7", "master-space")
SUPERFLUOUS = MEANINGS.add("RK-A3.2", "superfluous")
TILE_NOT_KEPT = MEANINGS.add("RK-A3.2", "tile-not-kept")
DISCOUNT_NOT_NEEDED = MEANINGS.add("RK-B11", "discount-not-needed")
DISCOUNT_WOULD_NOT_DO = MEANINGS.add("RK-B10", "discount-would-not-do")
BONUS_PRICE = MEANINGS.add("RK-3.2", "missing-livre")
BONUS_WITHOUT_EFFECT = MEANINGS.add("RK-3.2", "bonus-nothing")
NO_TILE_LEFT = MEANINGS.add("RK-B5", "no-tile-left")
CARD_NOT_THERE = MEANINGS.add("RK-BX1", "card-not-there")
DISCOUNT_THIMBLE = MEANINGS.add("RK-B10", "bonus-thimble")
OTHER_BONUS = MEANINGS.add("RK-3.2", "other-bonus")
FREE_TILE_FIRST = MEANINGS.add("RK-A3.8", "must-take")
NO_TILE_DISCARDED = MEANINGS.add("RK-B19", "not-yet-one")
ENOUGH_CHOSEN = MEANINGS.add("RK-2.4", "enough-chosen")
SAME_TILE = MEANINGS.add("RK-A2.1", "same-tile")
TILE_NOT_THERE = MEANINGS.add("RK-A2.1", "tile-not-there")
DRESS_NOT_THERE = MEANINGS.add("RK-A3.1", "dress-not-there")
GIVEN_NOT_KEPT = MEANINGS.add("RK-B19", "tile-not-kept")
SAME_CARD = MEANINGS.add("RK-A4.1", "same-card")
ONE_COLOUR_DISCOUNT_THIMBLE = MEANINGS.add("RK-B11", "bonus-thimble")
BUY_PRICE = MEANINGS.add("RK-B18", "missing-livre")
NO_CHOICE_OF_HAND = MEANINGS.add("RK-2.3", "not-asked")
NOT_A_HAND_CARD = MEANINGS.add("RK-2.1", "not-this-question")
NO_HAND_SEALED = MEANINGS.add("RK-2.4", "not-this-question")
MATCH_OVER = MEANINGS.add("RK-4.2", "not-asked")
