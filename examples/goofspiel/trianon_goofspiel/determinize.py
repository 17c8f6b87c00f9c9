"""A complete world that the owner of a view cannot tell from the real one."""

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.rng import MASK, below, shuffle, word
from trianon.core.kernel.struct import NONE, copy_line, widen
from trianon.core.kernel.views import world_of_core
from trianon_goofspiel.edition_rules import DESCENDING, MAX_CARDS, RANDOM
from trianon_goofspiel.flow import winner_of
from trianon_goofspiel.state import State
from trianon_goofspiel.tables import Tables
from trianon_goofspiel.view import View, copy_known

WORLDS = 1  # the stream of chance that worlds are drawn from
MAX_REPAIRS = 100_000  # far beyond what a history needs; one that does not fit by then is taken unchanged


@rule
def determinize(v: View, t: Tables, s: State) -> None:
    """Fill a blank state that already has a seed of its own."""
    world_of_core(v, s)
    copy_known(v, s)
    order_prizes(t, s)
    for seat in range(widen(v.players)):
        s.hands[seat] = v.hands[seat]
        copy_line(s.bids[seat], v.bids[seat])
        if hidden(v, seat):
            for card in range(widen(t.cards)):
                s.bids[seat, card] = card + 1
            shuffle(s, WORLDS, s.bids[seat], widen(t.cards))
    fit_winners(v, t, s)
    for seat in range(widen(v.players)):
        if hidden(v, seat):
            take_hand(t, s, seat)
        if v.has_sealed[seat] and seat != v.viewer:
            s.sealed[seat, 0] = any_card(s, widen(s.hands[seat]))
            s.picked[seat] = 1


@rule
def order_prizes(t: Tables, s: State) -> None:
    """The coming prizes, in any order unless the edition fixes it."""
    first = count = widen(s.tricks) + 1
    for i in range(widen(t.cards)):
        card = widen(t.cards) - i if t.order == DESCENDING else i + 1
        if widen(s.prizes) >> (card - 1) & 1:
            s.order[count] = card
            count += 1
    if t.order == RANDOM:
        shuffle(s, WORLDS, s.order[first:], count - first)


@rule
def hidden(v: View, seat: int) -> bool:
    """Whether the viewer does not know the bids of a seat."""
    return bool(v.hands[seat] == 0 and v.bids[seat, 0] == 0)


@rule
def fit_winners(v: View, t: Tables, s: State) -> None:
    """Swap cards of hidden suits until every trick has the winner that was announced: a random walk with some noise."""
    tricks, x, wrong = widen(s.tricks), word(s, WORLDS) | 1, misfits(s)
    for _ in range(MAX_REPAIRS):
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
    announced = NONE if s.winners[number] == NONE else widen(s.winners[number]) - 1
    return 1 if number < s.tricks and winner_of(s, number) != announced else 0


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
        s.hands[seat] = widen(s.hands[seat]) | 1 << (widen(s.bids[seat, place]) - 1)
        s.bids[seat, place] = 0


@rule
def any_card(s: State, hand: int) -> int:
    """A card of a hand at random, by its bit."""
    found, chosen = 0, NONE
    for card in range(MAX_CARDS):
        if hand >> card & 1:
            found += 1
            if below(s, WORLDS, found) == 0:
                chosen = card
    return chosen
