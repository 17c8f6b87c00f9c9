"""The whole match: a trick is a prize, secret bids, and a winner."""

from trianon.core.default_rules import placing
from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.events import Events, emit
from trianon.core.kernel.flow import flow_of
from trianon.core.kernel.options import Options, offer, offer_set
from trianon.core.kernel.rng import shuffle
from trianon.core.kernel.seats import (
    EVERYBODY,
    answer_in_secret,
    ask_in_secret,
    clear_sealed,
    may_reconsider,
    only,
    reveal_to,
)
from trianon.core.kernel.steps import follow, next_step, pop
from trianon.core.kernel.struct import NONE, widen
from trianon_goofspiel.codes import event, option, reason, step
from trianon_goofspiel.edition_rules import DESCENDING, MAX_CARDS, RANDOM
from trianon_goofspiel.state import State
from trianon_goofspiel.tables import Tables

PRIZES = 0  # the stream of chance


@rule
def setup(s: State, t: Tables, e: Events, starting_player: int) -> None:
    """GS-1: a suit for every hand, and one of prizes in its order."""
    cards = widen(t.cards)
    s.prizes = (1 << cards) - 1
    for seat in range(widen(s.players)):
        s.hands[seat] = s.prizes
    for i in range(cards):
        s.order[i] = cards - i if t.order == DESCENDING else i + 1
    if t.order == RANDOM:
        shuffle(s, PRIZES, s.order, cards)
    follow(s, ((step.TRICK, 0, 0, 0),))


@rule
def lowest(cards: int) -> int:
    """The lowest card of a set, by its bit."""
    card = 0
    while not cards >> card & 1:
        card += 1
    return card


@rule
def happen(s: State, t: Tables, e: Events, what: int, a: int, b: int, c: int) -> None:
    """GS-2, GS-3, GS-6: turn up a prize and ask everybody for a bid; last cards bid by themselves."""
    prize = widen(s.order[s.tricks])
    s.prize = prize
    s.prizes = widen(s.prizes) & ~(1 << (prize - 1))
    reveal_to(s, EVERYBODY)
    emit(e, event.PRIZE, NONE, EVERYBODY, prize, 0, 0, 0, 0)
    for seat in range(widen(s.players)):
        ask_in_secret(s, seat, 1)
        if s.prizes == 0:
            s.sealed[seat, 0] = lowest(widen(s.hands[seat]))
    if s.prizes == 0:
        reveal(s, t, e)
    else:
        follow(s, ((step.BID, 0, 0, 0),))


@rule
def why(s: State, t: Tables, seat: int, choice: int) -> int:
    """GS-3: the reason against an option of a seat, LEGAL when there is none."""
    if next_step(s) == 0:
        return reason.MATCH_OVER
    sealed = may_reconsider(s, seat)
    if choice == option.RECONSIDER:
        return reason.LEGAL if sealed else reason.NOTHING_SEALED
    if sealed:
        return reason.SEALED_ALREADY
    return reason.LEGAL if widen(s.hands[seat]) >> choice & 1 else reason.NOT_HELD


@rule
def offer_secret(s: State, t: Tables, o: Options, seat: int, what: int) -> None:
    """GS-3: any card of the hand; a sealed bid may be taken back until the last one is in."""
    if s.picked[seat] == s.wanted[seat]:
        offer(o, option.RECONSIDER)
    else:
        offer_set(o, option.BID, widen(s.hands[seat]), MAX_CARDS)


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
        s.bids[seat, s.tricks] = card + 1
        s.hands[seat] = widen(s.hands[seat]) & ~(1 << card)
        emit(e, event.BID, seat, only(seat) if hidden else EVERYBODY, card + 1, 0, 0, 0, 0)
    clear_sealed(s)
    award(s, e)


@rule
def award(s: State, e: Events) -> None:
    """GS-4, GS-7: the single highest bid takes the prize; the match ends with the last one."""
    winner, prize = winner_of(s, widen(s.tricks)), widen(s.prize)
    s.winners[s.tricks] = NONE if winner == NONE else winner + 1
    s.tricks += 1
    if winner == NONE:
        emit(e, event.DISCARD, NONE, EVERYBODY, prize, 0, 0, 0, 0)
    else:
        s.points[winner] += prize
        emit(e, event.TAKE, winner, EVERYBODY, prize, prize, 0, 0, 0)
    if s.prizes != 0:
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
