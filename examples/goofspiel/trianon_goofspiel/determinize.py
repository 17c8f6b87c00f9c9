"""A complete world that the owner of a view cannot tell from the real one."""

from __future__ import annotations

from trianon.core.kernel.loops import next_random
from trianon.core.kernel.rng import MASK, below, shuffle, word
from trianon.core.kernel.rule import rule
from trianon.core.kernel.struct import NONE, widen
from trianon.core.kernel.views import world_of_core
from trianon_goofspiel.flow import winner_of
from trianon_goofspiel.state import State
from trianon_goofspiel.tables import Tables
from trianon_goofspiel.view import View, copy_known

WORLDS = 1  # the stream of chance that worlds are drawn from
MOST_REPAIRS = 100_000  # far beyond what a history needs; one that does not fit by then is taken as it is


@rule
def determinize(v: View, t: Tables, s: State) -> None:
    """Fill a blank state that already has a seed of its own."""
    world_of_core(v, s)
    copy_known(v, s)
    s.hands[:] = v.hands
    s.prizes[:] = v.prizes
    s.bids[:, :] = v.bids
    order_prizes(t, s)
    for seat in range(widen(v.players)):
        if hidden(v, seat):
            shuffle_suit(t, s, seat)
    fit_winners(v, t, s)
    for seat in range(widen(v.players)):
        if hidden(v, seat):
            take_hand(t, s, seat)
        if v.has_sealed[seat] and seat != v.viewer:
            s.sealed[seat, 0] = any_card(s, seat)
            s.picked[seat] = 1


@rule
def hidden(v: View, seat: int) -> bool:
    """Whether the viewer does not know the bids of a seat."""
    return bool(v.hands[seat] == 0 and v.bids[seat, 0] == NONE)


@rule
def order_prizes(t: Tables, s: State) -> None:
    """The coming prizes in any order."""
    seen, known = 0, 0
    while seen < t.cards and s.prizes[seen] != NONE:
        known |= 1 << widen(s.prizes[seen])
        seen += 1
    count = seen
    for card in range(widen(t.cards)):
        if not known >> card & 1:
            s.prizes[count] = card
            count += 1
    shuffle(s, WORLDS, s.prizes[seen:], count - seen)


@rule
def shuffle_suit(t: Tables, s: State, seat: int) -> None:
    """Any order of a suit: bids first, the hand behind them."""
    for card in range(widen(t.cards)):
        s.bids[seat, card] = card
    shuffle(s, WORLDS, s.bids[seat], widen(t.cards))


@rule
def fit_winners(v: View, t: Tables, s: State) -> None:
    """Swap cards of hidden suits until every trick has the winner that was announced: a random walk with some noise."""
    tricks, x, wrong = widen(s.tricks), word(s, WORLDS) | 1, misfits(s)
    for _ in range(MOST_REPAIRS):
        if wrong == 0:
            return
        x = next_random(x)
        one, seat, other = pick(x, tricks), pick(x << 8, widen(s.players)), pick(x << 16, widen(t.cards))
        if hidden(v, seat) and misfit(s, one):
            before = misfit(s, one) + misfit(s, other)
            swap(s, seat, one, other)
            worse = misfit(s, one) + misfit(s, other) - before
            if worse > 0 and x & 15:
                swap(s, seat, one, other)
            else:
                wrong += worse


@rule
def pick(x: int, n: int) -> int:
    """A number from 0 to n - 1 out of 32 random bits."""
    return ((x & MASK) * n) >> 32


@rule
def swap(s: State, seat: int, one: int, other: int) -> None:
    """Exchange two cards of a suit."""
    card = widen(s.bids[seat, one])
    s.bids[seat, one] = s.bids[seat, other]
    s.bids[seat, other] = card


@rule
def misfit(s: State, number: int) -> int:
    """1 when a trick has another winner than the one announced, 0 for tricks to come."""
    return 1 if number < s.tricks and winner_of(s, number) != s.winners[number] else 0


@rule
def misfits(s: State) -> int:
    """How many tricks have another winner than the one announced."""
    wrong = 0
    for number in range(widen(s.tricks)):
        wrong += misfit(s, number)
    return wrong


@rule
def take_hand(t: Tables, s: State, seat: int) -> None:
    """What was not bid is the hand."""
    for place in range(widen(s.tricks), widen(t.cards)):
        s.hands[seat] = widen(s.hands[seat]) | 1 << widen(s.bids[seat, place])
        s.bids[seat, place] = NONE


@rule
def any_card(s: State, seat: int) -> int:
    """A card of a hand at random."""
    hand, found, chosen = widen(s.hands[seat]), 0, 0
    for card in range(16):
        if hand >> card & 1:
            found += 1
            if below(s, WORLDS, found) == 0:
                chosen = card
    return chosen
