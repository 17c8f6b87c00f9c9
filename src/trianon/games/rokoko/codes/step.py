"""The steps of Rokoko, each declared once."""

from trianon.core.kernel.step_kinds import Steps

STEPS = Steps()

# what remains of a card's turn once an action inside of it is done
_CARD = ("use_bonus", "leave", "turn_end")
_BONUS = ("leave", "turn_end")

ROUND = STEPS.happens("round")
PREPARE = STEPS.happens("prepare")
TURN_OVER = STEPS.happens("turn_over")
ACTIONS = STEPS.happens("actions")
INCOME = STEPS.happens("income")
ROUND_END = STEPS.happens("round_end")
FINAL_SCORING = STEPS.happens("final_scoring")
TURN_END = STEPS.happens("turn_end", "seat", "card", over=("actions",))
USE_BONUS = STEPS.happens("use_bonus", "seat", "card", over=_BONUS)  # asks for the bonus unless the card has none
LEAVE = STEPS.happens("leave", "seat", "card", over=_BONUS)
DISCOUNT = STEPS.happens("discount", "seat", "bales", "colours")  # never waits: it asks, or takes the only colour
PAYMENT = STEPS.happens("payment", "seat", over=("place_dress",))  # silk, tile by tile, until the need is met

PLAY = STEPS.asks("play", "seat", over=("actions",))
MAIN = STEPS.asks("main", "seat", "card", over=("use_bonus",))
TILE = STEPS.asks("tile", "seat", over=_CARD)  # keep the tile just taken, or discard it for trimmings
CHOOSE_DISCOUNT = STEPS.asks("choose_discount", "seat", "bales", "colours", over=("payment",))  # bales still to come
PAY_SILK = STEPS.asks("pay_silk", "seat", over=("place_dress",))
PLACE_DRESS = STEPS.asks("place_dress", "seat", "rank", over=_CARD)
REWARD_TILE = STEPS.asks("reward_tile", "seat", over=_CARD)
BONUS = STEPS.asks("bonus", "seat", "card", over=_BONUS)
GIVE_TILES = STEPS.asks("give_tiles", "seat", "card", over=_BONUS)  # more kept tiles for prestige
BUY_MORE = STEPS.asks("buy_more", "seat", "card", over=_BONUS)  # more prestige for Livre

CHOOSE_HAND = STEPS.asks_in_secret("choose_hand", over=("actions",))

STEPS.sequence(PREPARE, TURN_OVER, ACTIONS, INCOME, ROUND_END)
STEPS.sequence(FINAL_SCORING)
