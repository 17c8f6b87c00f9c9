"""Piles of any game: listed, shuffled, taken from, shown in events and compared."""

from __future__ import annotations

import numpy as np

from trianon.core.kernel.events import Events, emit, emit_amount, spot
from trianon.core.kernel.piles import (
    emit_order,
    list_out,
    list_shuffled,
    negatives,
    reshuffle_discard,
    same_counts,
    take_from,
)
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.seats import EVERYBODY, NOBODY
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import NONE, Bytes, zero
from trianon.core.positions.file import recording_events

SHUFFLED, ORDERED, STREAM = 5, 6, 2
HERE = spot(3, 1)


def counts(*copies: int) -> Bytes:
    return np.array(copies, np.int8)


def table() -> CoreState:
    s = zero(CoreState)
    s.players = 2
    seed_state(s, "piles")
    return s


def rows(e: Events) -> list[list[int]]:
    """The emitted event: kind, seat, audience and the first three facts."""
    return [row[:6] for row in e.rows[: e.count].tolist()]


def test_a_shuffled_list_has_the_same_pieces_in_another_order() -> None:
    pile, plain, copies = np.full(40, NONE, np.int8), np.full(40, NONE, np.int8), counts(10, 0, 20)
    s = table()
    assert list_shuffled(s, STREAM, pile, copies) == list_out(plain, copies) == 30
    assert sorted(pile[:30].tolist()) == plain[:30].tolist() != pile[:30].tolist()
    assert (pile[30:] == NONE).all()
    assert s.draws[STREAM] == 29
    assert s.draws.sum() == 29, "the other streams stay where they are"


def test_a_piece_taken_leaves_an_empty_place() -> None:
    pile = counts(4, 7, 9)
    assert take_from(pile, 1) == 7
    assert pile.tolist() == [4, NONE, 9]


def test_the_order_of_a_pile_is_reported_to_the_record_alone_top_first() -> None:
    e = recording_events()
    emit_order(e, SHUFFLED, ORDERED, HERE, counts(4, 7, NONE), 2)
    assert rows(e) == [
        [SHUFFLED, NONE, EVERYBODY, HERE, 2, 0],
        [ORDERED, NONE, NOBODY, HERE, 1, 7],
        [ORDERED, NONE, NOBODY, HERE, 2, 4],
    ]


def test_a_reshuffled_discard_is_the_pile_and_empty_itself() -> None:
    e, pile, discard = recording_events(), np.full(5, NONE, np.int8), counts(1, 0, 2)
    assert reshuffle_discard(table(), e, STREAM, pile, discard, SHUFFLED, ORDERED, HERE) == 3
    assert sorted(pile.tolist()) == [NONE, NONE, 0, 2, 2]
    assert discard.tolist() == [0, 0, 0]
    assert [row[0] for row in rows(e)] == [SHUFFLED, ORDERED, ORDERED, ORDERED]


def test_reshuffling_an_empty_discard_emits_nothing() -> None:
    e, pile = recording_events(), np.full(5, NONE, np.int8)
    assert reshuffle_discard(table(), e, STREAM, pile, counts(0, 0), SHUFFLED, ORDERED, HERE) == 0
    assert e.count == 0


def test_an_amount_goes_there_or_comes_back_or_is_not_reported() -> None:
    shown, plain = recording_events(), recording_events()
    for amount in (3, 0, -2):
        emit_amount(shown, 8, 1, EVERYBODY, amount, HERE, HERE + 1, 4)
    emit(plain, 8, 1, EVERYBODY, 3, HERE, HERE + 1, 4, 0)
    emit(plain, 8, 1, EVERYBODY, 2, HERE + 1, HERE, 4, 0)
    assert shown.count == 2
    assert shown.rows.tolist() == plain.rows.tolist()


def test_piles_are_the_same_when_every_kind_is_there_as_often() -> None:
    assert same_counts(counts(1, 2), counts(1, 2))
    assert not same_counts(counts(1, 2), counts(2, 1))


def test_negative_numbers_are_named() -> None:
    s = table()
    assert negatives(s, ("wanted", "picked")) == []
    s.picked[1] = -1
    assert negatives(s, ("wanted", "picked")) == ["picked holds a negative number"]
