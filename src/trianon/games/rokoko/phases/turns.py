"""Phase 3: turns. A card is played, its main action and its bonus follow (RK-3)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit, spot
from trianon.core.kernel.options import Options, offer_held
from trianon.core.kernel.piles import total
from trianon.core.kernel.seats import EVERYBODY, next_seat
from trianon.core.kernel.steps import follow
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import event, option, place, reason, step
from trianon.games.rokoko.queries import has_bonus
from trianon.games.rokoko.state import DISCARD, HAND, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import emit_card


@rule
def next_turn(s: State, e: Events) -> None:
    """RK-3.1: the next seat clockwise that has cards plays one; the phase ends when all hands are empty."""
    if s.phase != event.ACTIONS:
        s.phase = event.ACTIONS
        emit(e, event.PHASE, NONE, EVERYBODY, event.ACTIONS, 0, 0, 0, 0)
    seat = widen(s.seat)
    for _ in range(widen(s.players)):
        if total(s.cards[seat, HAND]) > 0:
            s.seat = seat
            emit(e, event.TURN, seat, EVERYBODY, 0, 0, 0, 0, 0)
            follow(s, ((step.PLAY, seat, 0, 0), (step.ACTIONS, 0, 0, 0)))
            return
        seat = next_seat(s, seat)


@rule
def play_reason(s: State, seat: int, card: int) -> int:
    """RK-3.1: a card of the hand."""
    return reason.LEGAL if s.cards[seat, HAND, card] > 0 else reason.NOT_IN_HAND


@rule
def offer_play(s: State, t: Tables, o: Options, seat: int) -> None:
    """RK-3.1: the cards in hand."""
    offer_held(o, option.PLAY, s.cards[seat, HAND], widen(t.card_count))


@rule
def play(s: State, e: Events, seat: int, card: int) -> None:
    """RK-3.2: the card allows one main action, then its bonus."""
    s.cards[seat, HAND, card] -= 1
    s.in_play[card] += 1
    emit_card(e, seat, EVERYBODY, card, spot(place.HAND, seat), spot(place.IN_PLAY, seat))
    follow(s, ((step.MAIN, seat, card, 0), (step.USE_BONUS, seat, card, 0), (step.TURN_END, seat, card, 0)))


@rule
def use_bonus(s: State, t: Tables, seat: int, card: int) -> None:
    """RK-3.2, RK-3.4: the seat is asked whenever the card has a bonus, usable or not; crowns have none."""
    if has_bonus(t, card):
        follow(s, ((step.BONUS, seat, card, 0),))


@rule
def forfeit(e: Events, seat: int, what: int, card: int) -> None:
    """RK-3.2: a main action or a bonus is given up."""
    emit(e, event.FORFEIT, seat, EVERYBODY, what, card, 0, 0, 0)


@rule
def leave(s: State, e: Events, seat: int, card: int) -> None:
    """RK-A5.1: a deputed card leaves the game once its bonus is done."""
    s.leaving[card] -= 1
    s.left[seat, card] += 1
    emit_card(e, seat, EVERYBODY, card, spot(place.IN_PLAY, seat), spot(place.GONE, 0))


@rule
def end_turn(s: State, e: Events, seat: int, card: int) -> None:
    """RK-3.5: the played card goes face up to the discard pile, unless deputed."""
    if s.in_play[card] > 0:
        s.in_play[card] -= 1
        s.cards[seat, DISCARD, card] += 1
        emit_card(e, seat, EVERYBODY, card, spot(place.IN_PLAY, seat), spot(place.DISCARD, seat))
    else:
        leave(s, e, seat, card)
    s.seat = next_seat(s, seat)
