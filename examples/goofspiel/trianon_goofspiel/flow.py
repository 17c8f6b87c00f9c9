"""The whole match: a trick is a prize, secret bids, and a winner."""

from __future__ import annotations

from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.flow import flow_of
from trianon.core.kernel.options import Options, offer, offer_set
from trianon.core.kernel.rng import shuffle
from trianon.core.kernel.rule import rule
from trianon.core.kernel.seats import (
    EVERYBODY,
    NOBODY,
    answer_in_secret,
    ask_in_secret,
    clear_sealed,
    only,
    reveal_to,
)
from trianon.core.kernel.steps import follow, pop
from trianon.core.kernel.struct import NONE, widen
from trianon_goofspiel.codes import event, option, step
from trianon_goofspiel.edition_rules import DESCENDING, MOST_CARDS, RANDOM
from trianon_goofspiel.outcome import placing
from trianon_goofspiel.state import State
from trianon_goofspiel.tables import Tables

PRIZES = 0  # the stream of chance


@rule
def setup(s: State, t: Tables, e: Events, starting_player: int) -> None:
    """GS-1: a suit for every hand, and the suit of prizes in its order."""
    cards = widen(t.cards)
    s.prizes[:] = NONE
    s.winners[:] = NONE
    s.bids[:, :] = NONE
    for seat in range(widen(s.players)):
        s.hands[seat] = (1 << cards) - 1
    for i in range(cards):
        s.prizes[i] = cards - 1 - i if t.order == DESCENDING else i
    if t.order == RANDOM:
        shuffle(s, PRIZES, s.prizes, cards)
        emit(e, event.SHUFFLE, NONE, EVERYBODY, cards, 0, 0, 0, 0)
        for i in range(cards):
            emit(e, event.ORDER, NONE, NOBODY, i + 1, widen(s.prizes[i]), 0, 0, 0)
    follow(s, ((step.TRICK, 0, 0, 0),))


@rule
def happen(s: State, t: Tables, e: Events, what: int, a: int, b: int, c: int) -> None:
    """GS-2, GS-3, GS-6: turn up a prize and ask everybody for a bid; last cards bid by themselves."""
    reveal_to(s, EVERYBODY)
    emit(e, event.PRIZE, NONE, EVERYBODY, widen(s.prizes[s.tricks]), 0, 0, 0, 0)
    last = s.tricks == t.cards - 1
    for seat in range(widen(s.players)):
        ask_in_secret(s, seat, 1)
        if last:
            s.sealed[seat, 0] = last_card(s, seat)
    if last:
        reveal(s, t, e)
    else:
        follow(s, ((step.BID, 0, 0, 0),))


@rule
def last_card(s: State, seat: int) -> int:
    """The lowest card in a hand, which is the last one when only one is left."""
    hand, card = widen(s.hands[seat]), 0
    while not hand >> card & 1:
        card += 1
    return card


@rule
def offer_secret(s: State, t: Tables, o: Options, seat: int, what: int) -> None:
    """GS-3: any card of the hand; a sealed bid may be taken back until the last one is in."""
    if s.picked[seat] == s.wanted[seat]:
        offer(o, option.RECONSIDER)
    else:
        offer_set(o, 0, widen(s.hands[seat]), MOST_CARDS)


@rule
def answer_secret(s: State, t: Tables, e: Events, seat: int, choice: int, what: int) -> None:
    """GS-3: seal a bid, or take it back; the last one opens all."""
    if answer_in_secret(s, e, event.SEALED, seat, choice, choice == option.RECONSIDER):
        pop(s)
        reveal(s, t, e)


@rule
def reveal(s: State, t: Tables, e: Events) -> None:
    """GS-3, GS-5: all bids leave the hands; hidden ones are seen by their owner alone."""
    hidden = t.hidden_bids and not s.open_information
    for seat in range(widen(s.players)):
        card = widen(s.sealed[seat, 0])
        s.bids[seat, s.tricks] = card
        s.hands[seat] = widen(s.hands[seat]) & ~(1 << card)
        emit(e, event.BID, seat, only(seat) if hidden else EVERYBODY, card, 0, 0, 0, 0)
    clear_sealed(s)
    award(s, t, e)


@rule
def award(s: State, t: Tables, e: Events) -> None:
    """GS-4, GS-7: the single highest bid takes the prize; the match ends with the last one."""
    winner, prize = winner_of(s, widen(s.tricks)), widen(s.prizes[s.tricks])
    s.winners[s.tricks] = winner
    s.tricks += 1
    if winner == NONE:
        emit(e, event.DISCARD, NONE, EVERYBODY, prize, 0, 0, 0, 0)
    else:
        s.points[winner] += prize + 1
        emit(e, event.TAKE, winner, EVERYBODY, prize, prize + 1, 0, 0, 0)
    if s.tricks < t.cards:
        follow(s, ((step.TRICK, 0, 0, 0),))
        return
    s.over = 1
    for seat in range(widen(s.players)):
        emit(e, event.PLACING, seat, EVERYBODY, placing(s, seat), widen(s.points[seat]), 0, 0, 0)


@rule
def winner_of(s: State, number: int) -> int:
    """GS-4: the seat with the single highest bid of a trick, NONE when the highest is tied."""
    best, winner = NONE, NONE
    for seat in range(widen(s.players)):
        card = widen(s.bids[seat, number])
        if card == best:
            winner = NONE
        elif card > best:
            best, winner = card, seat
    return winner


begin, advance, legal, answer = flow_of(
    setup=setup, happen=happen, offer_secret=offer_secret, answer_secret=answer_secret
)
