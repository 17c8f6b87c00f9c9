"""Why an option is not legal: a rule and what is missing. 0 means that nothing speaks against it."""

from __future__ import annotations

from trianon.core.kernel.reasons import Meaning

LEGAL = 0
NOT_ASKED = 1
NOT_THIS_QUESTION = 2
NO_SUCH_THING = 3
NOT_IN_SUPPLY = 4
NOT_IN_HAND = 5
RANK_FAVOR = 6
RANK_DRESS = 7
RANK_HIRE = 8
FAVOR_TAKEN = 9
SEGMENT_EMPTY = 10
ACQUIRE_PRICE = 11
OTHER_TRIMMING = 12
WINDOW_EMPTY = 13
WINDOW_PRICE = 14
THIMBLE = 15
YARN = 16
LACE = 17
SILK = 18  # + colour
NOT_DISPLAYED = 22
HIRE_PRICE = 23
DECK_TOO_SMALL = 24
DECORATION_TAKEN = 25
DECORATION_PRICE = 26
FOUNTAIN_ROW = 27
GUEST_SPACE_TAKEN = 28
MASTER_SPACE = 29
SUPERFLUOUS = 30
TILE_NOT_KEPT = 31
DISCOUNT_NOT_NEEDED = 32
DISCOUNT_WOULD_NOT_DO = 33
BONUS_PRICE = 34
BONUS_WITHOUT_EFFECT = 35
NO_TILE_LEFT = 36
CARD_NOT_THERE = 37
DISCOUNT_THIMBLE = 38
OTHER_BONUS = 39
FREE_TILE_FIRST = 40
NO_TILE_DISCARDED = 41
ENOUGH_CHOSEN = 42
SAME_TILE = 43
TILE_NOT_THERE = 44
DRESS_NOT_THERE = 45
GIVEN_NOT_KEPT = 46
SAME_CARD = 47
ONE_COLOUR_DISCOUNT_THIMBLE = 48
BUY_PRICE = 49
NO_CHOICE_OF_HAND = 50
NOT_A_HAND_CARD = 51
NO_HAND_SEALED = 52
MATCH_OVER = 53

MEANINGS: dict[int, Meaning] = {
    NOT_ASKED: Meaning("RK-3.1", "not-asked"),
    NOT_THIS_QUESTION: Meaning("RK-3.2", "not-this-question"),
    NO_SUCH_THING: Meaning("RK-S1", "no-such-thing"),
    NOT_IN_SUPPLY: Meaning("RK-2.1", "not-in-supply"),
    NOT_IN_HAND: Meaning("RK-3.1", "not-in-hand"),
    RANK_FAVOR: Meaning("RK-3.3", "rank-favor"),
    RANK_DRESS: Meaning("RK-3.3", "rank-dress"),
    RANK_HIRE: Meaning("RK-3.3", "rank-hire"),
    FAVOR_TAKEN: Meaning("RK-A1.1", "favor-taken"),
    SEGMENT_EMPTY: Meaning("RK-A2.3", "segment-empty"),
    ACQUIRE_PRICE: Meaning("RK-A2.3", "missing-livre"),
    OTHER_TRIMMING: Meaning("RK-A2.2", "other-trimming"),
    WINDOW_EMPTY: Meaning("RK-A3.10", "window-empty"),
    WINDOW_PRICE: Meaning("RK-A3.10", "missing-livre"),
    THIMBLE: Meaning("RK-A3.4", "thimble"),
    YARN: Meaning("RK-A3.3", "missing-yarn"),
    LACE: Meaning("RK-A3.3", "missing-lace"),
    SILK: Meaning("RK-A3.2", "missing-yellow"),
    SILK + 1: Meaning("RK-A3.2", "missing-green"),
    SILK + 2: Meaning("RK-A3.2", "missing-red"),
    SILK + 3: Meaning("RK-A3.2", "missing-blue"),
    NOT_DISPLAYED: Meaning("RK-A4.3", "not-displayed"),
    HIRE_PRICE: Meaning("RK-A4.3", "missing-livre"),
    DECK_TOO_SMALL: Meaning("RK-A5.2", "deck-too-small"),
    DECORATION_TAKEN: Meaning("RK-A6.1", "space-taken"),
    DECORATION_PRICE: Meaning("RK-A6.1", "missing-livre"),
    FOUNTAIN_ROW: Meaning("RK-A6.2", "fountain-row"),
    GUEST_SPACE_TAKEN: Meaning("RK-A3.6", "space-occupied"),
    MASTER_SPACE: Meaning("RK-A3.7", "master-space"),
    SUPERFLUOUS: Meaning("RK-A3.2", "superfluous"),
    TILE_NOT_KEPT: Meaning("RK-A3.2", "tile-not-kept"),
    DISCOUNT_NOT_NEEDED: Meaning("RK-B11", "discount-not-needed"),
    DISCOUNT_WOULD_NOT_DO: Meaning("RK-B10", "discount-would-not-do"),
    BONUS_PRICE: Meaning("RK-3.2", "missing-livre"),
    BONUS_WITHOUT_EFFECT: Meaning("RK-3.2", "bonus-nothing"),
    NO_TILE_LEFT: Meaning("RK-B5", "no-tile-left"),
    CARD_NOT_THERE: Meaning("RK-BX1", "card-not-there"),
    DISCOUNT_THIMBLE: Meaning("RK-B10", "bonus-thimble"),
    OTHER_BONUS: Meaning("RK-3.2", "other-bonus"),
    FREE_TILE_FIRST: Meaning("RK-A3.8", "must-take"),
    NO_TILE_DISCARDED: Meaning("RK-B19", "not-yet-one"),
    ENOUGH_CHOSEN: Meaning("RK-2.4", "enough-chosen"),
    SAME_TILE: Meaning("RK-A2.1", "same-tile"),
    TILE_NOT_THERE: Meaning("RK-A2.1", "tile-not-there"),
    DRESS_NOT_THERE: Meaning("RK-A3.1", "dress-not-there"),
    GIVEN_NOT_KEPT: Meaning("RK-B19", "tile-not-kept"),
    SAME_CARD: Meaning("RK-A4.1", "same-card"),
    ONE_COLOUR_DISCOUNT_THIMBLE: Meaning("RK-B11", "bonus-thimble"),
    BUY_PRICE: Meaning("RK-B18", "missing-livre"),
    NO_CHOICE_OF_HAND: Meaning("RK-2.3", "not-asked"),
    NOT_A_HAND_CARD: Meaning("RK-2.1", "not-this-question"),
    NO_HAND_SEALED: Meaning("RK-2.4", "not-this-question"),
    MATCH_OVER: Meaning("RK-4.2", "not-asked"),
}
