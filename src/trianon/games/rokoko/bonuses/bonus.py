"""The bonus of a card: which question it asks, and what each answer does (RK-B)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.seats import EVERYBODY
from trianon.core.kernel.struct import widen
from trianon.games.rokoko.actions.acquire import acquire, acquire_reason, offer_acquire
from trianon.games.rokoko.actions.decorate import decorate, decorate_reason, offer_decorate
from trianon.games.rokoko.actions.depute import dismiss, dismiss_reason, offer_dismiss
from trianon.games.rokoko.actions.make_dress import make, make_reason, offer_make
from trianon.games.rokoko.bonuses.gains import gain, gain_reason
from trianon.games.rokoko.bonuses.goods import (
    blind_reason,
    blind_tile,
    buy,
    buy_reason,
    buy_trimming,
    give,
    give_reason,
    offer_buy,
    offer_give,
    price_reason,
)
from trianon.games.rokoko.codes import component, event, option, reason
from trianon.games.rokoko.phases.turns import forfeit
from trianon.games.rokoko.queries import card_rank, silk_of
from trianon.games.rokoko.state import State
from trianon.games.rokoko.tables import Tables


@rule
def offer_bonus(s: State, t: Tables, o: Options, seat: int, card: int) -> None:
    """RK-3.2: what the bonus allows now, and to forfeit it; a card without one is not asked for it (RK-B1)."""
    bonus, amount = t.card_bonus[card], t.card_amount[card]
    if bonus == component.BUY_TRIMMING:
        if price_reason(s, t, seat, card) == reason.LEGAL:
            offer(o, option.GAIN + component.YARN)
            offer(o, option.GAIN + component.LACE)
    elif bonus == component.EXTRA_ACQUIRE:  # RK-B4
        offer_acquire(s, t, o, seat, False)
    elif bonus == component.DEPUTE_FOR_BONUS or bonus == component.DEPUTE_FOR_LIVRE:
        offer_dismiss(s, t, o, seat)
    elif bonus == component.EXTRA_DRESS:  # RK-B10, RK-B11; made by the rank of this card (RK-BX2)
        offer_make(s, t, o, seat, card_rank(t, card), widen(amount[0]), widen(amount[1]))
    elif bonus == component.EXTRA_DECORATION:  # RK-B16
        offer_decorate(s, t, o, seat, widen(amount[0]))
    elif bonus == component.PRESTIGE_FOR_LIVRE:
        offer_buy(s, t, o, seat, card)
    elif bonus == component.PRESTIGE_FOR_TILES:
        offer_give(s, t, o, seat)
    elif use_reason(s, t, seat, card) == reason.LEGAL:
        offer(o, option.USE)
    offer(o, option.FORFEIT)


@rule
def use_reason(s: State, t: Tables, seat: int, card: int) -> int:
    """Why a bonus that asks nothing further cannot be used."""
    if t.card_bonus[card] == component.BLIND_TILE:
        return blind_reason(s, t, seat, card)
    return gain_reason(s, t, seat, card)


@rule
def bonus_reason(s: State, t: Tables, seat: int, card: int, block: int, choice: int) -> int:
    """Why an answer to a bonus is not possible; `block` is the first number of the choice's block."""
    bonus, amount = t.card_bonus[card], t.card_amount[card]
    if choice == option.FORFEIT:
        return reason.LEGAL
    if choice == option.DONE and bonus == component.PRESTIGE_FOR_TILES:
        return reason.NO_TILE_DISCARDED
    if block != option.BONUS_BLOCK[widen(bonus)]:
        return reason.OTHER_BONUS
    if block == option.GAIN:
        return price_reason(s, t, seat, card)
    if block == option.ACQUIRE:
        return acquire_reason(s, t, seat, choice - block, False)
    if block == option.DISMISS:
        return dismiss_reason(s, t, seat, choice - block)
    if block == option.MAKE:
        silk = silk_of(s, t, seat)
        return make_reason(s, t, seat, choice - block, card_rank(t, card), widen(amount[0]), widen(amount[1]), silk)
    if block == option.DECORATE:
        return decorate_reason(s, t, seat, choice - block, widen(amount[0]))
    if block == option.BUY:
        return buy_reason(s, t, seat, card, choice - block + 1)
    if block == option.GIVE:
        return give_reason(s, seat, choice - block)
    return use_reason(s, t, seat, card)


@rule
def do_bonus(s: State, t: Tables, e: Events, seat: int, card: int, choice: int) -> None:
    """RK-3.2: use the bonus, or forfeit it; an extra dress is made by the rank of its card (RK-BX2)."""
    if choice == option.FORFEIT:
        forfeit(e, seat, event.CARD_BONUS, card)
        return
    emit(e, event.BONUS, seat, EVERYBODY, card, 0, 0, 0, 0)
    bonus, amount = t.card_bonus[card], t.card_amount[card]
    block = option.BONUS_BLOCK[widen(bonus)]
    if block == option.GAIN:
        buy_trimming(s, t, e, seat, card, choice - block)
    elif block == option.ACQUIRE:
        acquire(s, t, e, seat, choice - block, False)
    elif block == option.DISMISS:
        dismiss(s, t, e, seat, choice - block, card)
    elif block == option.MAKE:
        make(s, t, e, seat, choice - block, card_rank(t, card), widen(amount[0]), widen(amount[1]))
    elif block == option.DECORATE:
        decorate(s, t, e, seat, choice - block, widen(amount[0]))
    elif block == option.BUY:
        buy(s, t, e, seat, card, choice - block + 1)
    elif block == option.GIVE:
        give(s, t, e, seat, card, choice - block)
    elif bonus == component.BLIND_TILE:
        blind_tile(s, t, e, seat, card)
    else:
        gain(s, t, e, seat, card)
