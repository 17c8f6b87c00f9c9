"""A complete world that the owner of a view cannot tell from the real one, drawn as the rules imply."""

import numpy as np

from trianon.core.kernel.compiler.rule import rule
from trianon.core.kernel.piles import list_shuffled
from trianon.core.kernel.rng import below, shuffle
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Bytes, copy_line, widen
from trianon.core.kernel.views import world_of_core
from trianon.games.rokoko.state import CARDS, DISCARD, HALLS, HAND, STACK_CARDS, SUPPLY, State
from trianon.games.rokoko.tables import Tables
from trianon.games.rokoko.unseen_tiles import WORLDS, deal_tiles
from trianon.games.rokoko.view import View, take_over

MAX_DECK = CARDS + STACK_CARDS  # cards of one player: all base cards and every employee
PRESTIGE_PER_ROUND = 1  # rivals' hidden prestige is guessed evenly up to this much per round played


@rule
def determinize(v: View, t: Tables, s: State) -> None:
    """Fill a blank state that already has a seed of its own."""
    world_of_core(v, s)
    take_over(v, s)
    unseen, hired = np.zeros(CARDS, np.int8), np.zeros(CARDS, np.int8)
    count_unseen_employees(v, t, unseen)
    deal_stack(v, t, s, unseen, hired)
    deal_decks(v, t, s, hired)
    deal_tiles(v, t, s)
    fill_bag(v, t, s)
    for seat in range(widen(v.players)):
        if v.prestige[seat] == NONE:
            s.prestige[seat] = below(s, WORLDS, PRESTIGE_PER_ROUND * widen(v.round_number) + 1)
        if v.has_sealed[seat] and seat != v.viewer:
            guess_hand(s, seat)


@rule
def count_unseen_employees(v: View, t: Tables, unseen: Bytes) -> None:
    """How many of each employee for hire lie where the viewer cannot see: in the stack or in rivals' cards."""
    for card in range(widen(t.card_count)):
        if t.card_level[card] > 0:
            seen = widen(v.in_play[card]) + widen(v.leaving[card])
            for row in range(SEATS + 1):
                seen += widen(v.left[row, card])
            for seat in range(widen(v.players)):
                for zone in range(3):
                    seen += widen(v.cards[seat, zone, card])
            unseen[card] = widen(t.card_copies[card]) - seen
    for card in v.display:
        if card != NONE:
            unseen[card] -= 1


@rule
def deal_stack(v: View, t: Tables, s: State, unseen: Bytes, hired: Bytes) -> None:
    """The stack lies by level: of each level as many unseen cards as belong there; the others were hired by rivals."""
    s.employees[:] = NONE
    pile = np.zeros(STACK_CARDS, np.int8)
    room = widen(v.employee_count)
    placed = 0
    highest = 0
    for level in t.card_level:
        highest = max(highest, widen(level))
    for level in range(highest, 0, -1):
        copies, count = 0, 0
        for card in range(widen(t.card_count)):
            if t.card_level[card] == level:
                copies += widen(t.card_copies[card])
                for _ in range(widen(unseen[card])):
                    pile[count] = card
                    count += 1
        shuffle(s, WORLDS, pile, count)
        here = min(copies, room, count)
        room -= here
        for i in range(count):
            if i < here:
                s.employees[placed] = pile[i]
                placed += 1
            else:
                hired[pile[i]] += 1


@rule
def deal_decks(v: View, t: Tables, s: State, hired: Bytes) -> None:
    """Each rival holds the base cards not seen elsewhere and some of the hired ones, spread over hand and supply."""
    pool = np.zeros(STACK_CARDS, np.int8)
    count = list_shuffled(s, WORLDS, pool, hired)
    own = np.zeros(MAX_DECK, np.int8)
    for seat in range(widen(v.players)):
        if v.shows_cards[seat]:
            continue
        cards = 0
        for card in range(widen(t.card_count)):
            if t.card_level[card] == 0:
                elsewhere = widen(v.left[seat, card]) + widen(v.cards[seat, DISCARD, card])
                if seat == v.seat:
                    elsewhere += widen(v.in_play[card]) + widen(v.leaving[card])
                for _ in range(widen(t.card_copies[card]) - elsewhere):
                    own[cards] = card
                    cards += 1
        held = widen(v.hand_size[seat]) + widen(v.supply_size[seat])
        while cards < held:
            count -= 1
            own[cards] = pool[count]
            cards += 1
        shuffle(s, WORLDS, own, cards)
        for i in range(held):
            s.cards[seat, HAND if i < v.hand_size[seat] else SUPPLY, own[i]] += 1


@rule
def fill_bag(v: View, t: Tables, s: State) -> None:
    """All dresses that lie nowhere else are in the bag."""
    copy_line(s.bag, t.dress_copies)
    s.bag -= v.dress_discard
    for dress in v.windows:
        if dress != NONE:
            s.bag[dress] -= 1
    for hall in range(HALLS):
        for dress in v.guest[hall]:
            if dress != NONE:
                s.bag[dress] -= 1
    for dress in v.terrace:
        if dress != NONE:
            s.bag[dress] -= 1
    if v.dress != NONE:
        s.bag[v.dress] -= 1


@rule
def guess_hand(s: State, seat: int) -> None:
    """A rival's sealed cards: any of its supply."""
    pool = np.zeros(MAX_DECK, np.int8)
    list_shuffled(s, WORLDS, pool, s.cards[seat, SUPPLY])
    for i in range(widen(s.wanted[seat])):
        s.sealed[seat, i] = pool[i]
    s.picked[seat] = s.wanted[seat]
