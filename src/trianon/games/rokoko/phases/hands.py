"""Phase 2: choose hand cards, all at once and in secret (RK-2)."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.options import Options, offer
from trianon.core.kernel.piles import total
from trianon.core.kernel.seats import (
    EVERYBODY,
    answer_in_secret,
    ask_in_secret,
    asked_seat,
    clear_sealed,
    only,
    sealed_times,
)
from trianon.core.kernel.steps import follow, pop
from trianon.core.kernel.struct import NONE, widen
from trianon.games.rokoko.codes import event, option, reason, step
from trianon.games.rokoko.state import DISCARD, HAND, SUPPLY, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.verbs import move_card


@rule
def turn_over(s: State, t: Tables, e: Events) -> None:
    """RK-2.1 to RK-2.3: a player with a choice is asked; small supplies go to the hand, then the discard turns over."""
    s.phase = event.HANDS
    emit(e, event.PHASE, NONE, EVERYBODY, event.HANDS, 0, 0, 0, 0)
    for seat in range(widen(s.players)):
        wanted = widen(t.hand)
        supply = total(s.cards[seat, SUPPLY])
        if supply <= wanted:
            take_all(s, t, e, seat, SUPPLY, HAND)
            wanted -= supply
            if wanted > 0:
                take_all(s, t, e, seat, DISCARD, SUPPLY)
                if total(s.cards[seat, SUPPLY]) <= wanted:
                    take_all(s, t, e, seat, SUPPLY, HAND)
                    wanted = 0
        ask_in_secret(s, seat, wanted)
    follow(s, ((step.CHOOSE_HAND, 0, 0, 0),))
    if asked_seat(s) == NONE:
        close_hands(s, t, e)


@rule
def take_all(s: State, t: Tables, e: Events, seat: int, origin: int, target: int) -> None:
    """RK-2.2, RK-2.3: a whole zone of a deck moves; what comes from the discard pile was seen by all."""
    audience = EVERYBODY if origin == DISCARD else only(seat)
    for card in range(widen(t.card_count)):
        for _ in range(widen(s.cards[seat, origin, card])):
            move_card(s, e, seat, audience, card, origin, target)


@rule
def hand_reason(s: State, seat: int, card: int) -> int:
    """RK-2.1: a card of the supply that is not sealed yet."""
    if s.picked[seat] == s.wanted[seat]:
        return reason.ENOUGH_CHOSEN
    if s.cards[seat, SUPPLY, card] <= sealed_times(s, seat, card):
        return reason.NOT_IN_SUPPLY
    return reason.LEGAL


@rule
def offer_hand(s: State, t: Tables, o: Options, seat: int) -> None:
    """RK-2.4: cards to seal; a seat that is done may reconsider until the last one is."""
    for card in range(widen(t.card_count)):
        if hand_reason(s, seat, card) == reason.LEGAL:
            offer(o, option.HAND + card)
    if o.count == 0:
        offer(o, option.RECONSIDER)


@rule
def choose_hand(s: State, t: Tables, e: Events, seat: int, choice: int) -> None:
    """RK-2.4: seal a card, or take the sealed ones back; the last answer opens all."""
    if answer_in_secret(s, e, event.SEALED, seat, choice - option.HAND, choice == option.RECONSIDER):
        close_hands(s, t, e)


@rule
def close_hands(s: State, t: Tables, e: Events) -> None:
    """RK-2.4: the sealed cards become the hands; nobody sees another's (RK-S9)."""
    pop(s)
    for seat in range(widen(s.players)):
        for i in range(widen(s.picked[seat])):
            move_card(s, e, seat, only(seat), widen(s.sealed[seat, i]), SUPPLY, HAND)
    clear_sealed(s)
