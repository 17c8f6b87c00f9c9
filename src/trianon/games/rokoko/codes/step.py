"""The steps of Rokoko; their arguments stand behind them."""

from __future__ import annotations

from trianon.core.kernel.steps import QUESTION, SECRET

# happen by themselves
ROUND = 1
PREPARE = 2
TURN_OVER = 3
ACTIONS = 4
INCOME = 5
ROUND_END = 6
FINAL_SCORING = 7
TURN_END = 8  # seat, card
USE_BONUS = 9  # seat, card: asks for the bonus unless the card has none
LEAVE = 10  # seat, card
DISCOUNT = 11  # seat, rank, bales: the next bale of a discount
PAYMENT = 12  # seat, rank: silk, tile by tile, until the need is met

# ask one seat
PLAY = QUESTION  # seat
MAIN = QUESTION + 1  # seat, card
TILE = QUESTION + 2  # seat: keep the tile just taken, or discard it for trimmings
CHOOSE_DISCOUNT = QUESTION + 3  # seat, rank, bales left
PAY_SILK = QUESTION + 4  # seat, rank
PLACE_DRESS = QUESTION + 5  # seat, rank
REWARD_TILE = QUESTION + 6  # seat
BONUS = QUESTION + 7  # seat, card
GIVE_TILES = QUESTION + 8  # seat, card: more kept tiles for prestige
BUY_MORE = QUESTION + 9  # seat, card: more prestige for Livre

# asks all in secret
CHOOSE_HAND = SECRET

NAMES = {
    value: name.lower()
    for name, value in list(globals().items())
    if name.isupper() and name not in ("QUESTION", "SECRET")
}
