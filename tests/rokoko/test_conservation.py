"""Conservation under fire: random answers and random edits lose nothing, and the audit notices every piece that is."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trianon.core.editions.load import load_edition
from trianon.core.game import Setting
from trianon.core.kernel.struct import NONE, clone
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.games.rokoko.state import State

GAME = game_of("rokoko")
SETTINGS = {players: GAME.setting(load_edition(GAME.schema), players) for players in GAME.seats}

# where each sort of piece can lie: piles that list their pieces, piles that count their kinds, single places
LISTED = {"card": ("employees", "display"), "tile": ("stock", "warehouse"), "dress": ("windows", "guest", "terrace")}
COUNTED = {
    "card": ("cards", "in_play", "leaving", "left"),
    "tile": ("kept", "resource_discard"),
    "dress": ("bag", "dress_discard"),
}
SINGLE = {"card": (), "tile": ("tile",), "dress": ("dress",)}

players_and_seeds = st.tuples(st.sampled_from(sorted(SETTINGS)), st.integers(0, 999).map(str))


def faults(setting: Setting, s: Any) -> list[str]:
    """What the audit finds, if its compiled twin, which is a hundred times faster, finds anything."""
    return [] if GAME.sound(s, setting.t) else GAME.audit(s, setting.t, setting.names) or ["unsound"]


def played(setting: Setting, seed: str, answers: int) -> Match:
    """A match of random answers, at most so many."""
    match, rng = Match(setting, Start(seed)), Random(seed)
    while not match.over and match.answer_count < answers:
        seat = rng.choice(match.asked())
        match.answer(seat, rng.choice(match.options(seat)))
    return match


@settings(max_examples=30)
@given(players_and_seeds, st.lists(st.integers(0, 10_000), min_size=20, max_size=200))
def test_no_answer_loses_a_piece(start: tuple[int, str], choices: list[int]) -> None:
    setting = SETTINGS[start[0]]
    match = Match(setting, Start(start[1]))
    for choice in choices:
        seats = match.asked()
        seat = seats[choice % len(seats)]
        keys = match.options(seat)
        match.answer(seat, keys[choice // len(seats) % len(keys)])
        assert faults(setting, match.s) == []


class Slot(NamedTuple):
    """A place of one piece: an entry of a pile that lists, or one of a kind in a pile that counts."""

    pile: Any
    index: Any  # None: any kind may lie here, it is counted
    kind: int


def slots(setting: Setting, s: Any, sort: str) -> Iterator[Slot]:
    """Every piece of a sort that may change places: all but base cards and what is being resolved."""
    for name in LISTED[sort]:
        pile = getattr(s, name).reshape(-1)
        for index, kind in enumerate(pile.tolist()):
            if kind != NONE:
                yield Slot(pile, index, kind)
    for name in COUNTED[sort]:
        if name not in ("in_play", "leaving"):
            rows = getattr(s, name)
            for pile in rows.reshape(-1, rows.shape[-1]):
                for kind, count in enumerate(pile.tolist()):
                    if sort != "card" or setting.t.card_level[kind] > 0:
                        yield from [Slot(pile, None, kind)] * count


def mix(setting: Setting, s: Any, sort: str, rng: Random) -> None:
    """Let all pieces of a sort change places at random."""
    places = list(slots(setting, s, sort))
    kinds = [slot.kind for slot in places]
    for slot in places:
        if slot.index is None:
            slot.pile[slot.kind] -= 1
    for slot, kind in zip(places, rng.sample(kinds, len(kinds)), strict=True):
        if slot.index is None:
            slot.pile[kind] += 1
        else:
            slot.pile[slot.index] = kind


@settings(max_examples=40)
@given(players_and_seeds, st.integers(0, 300), st.integers(0, 10_000))
def test_a_table_whose_pieces_change_places_at_random_still_loses_none(
    start: tuple[int, str], answers: int, seed: int
) -> None:
    setting, rng = SETTINGS[start[0]], Random(seed)
    match = played(setting, start[1], answers)
    while match.question()["question"] not in (None, "play"):  # between turns nothing depends on what lies where
        seat = match.asked()[0]
        match.answer(seat, match.options(seat)[0])
    s: Any = clone(State, match.s)
    for sort in LISTED:
        mix(setting, s, sort, rng)
    edited = Match(setting, match.start, position=s)
    assert faults(setting, edited.s) == []
    while not edited.over:
        seat = rng.choice(edited.asked())
        edited.answer(seat, rng.choice(edited.options(seat)))
        assert faults(setting, edited.s) == []


@given(players_and_seeds, st.integers(0, 400), st.data())
def test_the_audit_notices_a_piece_that_is_lost_or_doubled(
    start: tuple[int, str], answers: int, data: st.DataObject
) -> None:
    setting = SETTINGS[start[0]]
    s = played(setting, start[1], answers).s
    sort = data.draw(st.sampled_from(sorted(LISTED)))
    kinds = len(setting.names[sort])
    name = data.draw(st.sampled_from([*LISTED[sort], *COUNTED[sort], *SINGLE[sort]]))
    if name in SINGLE[sort]:
        setattr(s, name, data.draw(st.sampled_from([k for k in range(NONE, kinds) if k != getattr(s, name)])))
    elif name in COUNTED[sort]:
        rows = getattr(s, name).reshape(-1, getattr(s, name).shape[-1])
        row = data.draw(st.integers(0, len(rows) - 1))
        rows[row, data.draw(st.integers(0, kinds - 1))] += data.draw(st.sampled_from([-1, 1]))
    else:
        pile = getattr(s, name).reshape(-1)
        index = data.draw(st.integers(0, len(pile) - 1))
        pile[index] = data.draw(st.sampled_from([k for k in range(NONE, kinds) if k != pile[index]]))
    assert GAME.audit(s, setting.t, setting.names) != []
    assert not GAME.sound(s, setting.t)


@pytest.mark.parametrize("name", ["kept", "resource_discard", "bag", "dress_discard", "cards", "left"])
def test_the_audit_notices_a_piece_taken_from_where_it_was_not(name: str) -> None:
    """One too few here and one too many there add up: only the negative pile tells."""
    setting = SETTINGS[2]
    s = played(setting, "1", 60).s
    sort = next(sort for sort, names in COUNTED.items() if name in names)
    piles = [pile for other in COUNTED[sort] for pile in getattr(s, other).reshape(-1, getattr(s, other).shape[-1])]
    taken = getattr(s, name).reshape(-1, getattr(s, name).shape[-1])[0]
    given = next(pile for pile in piles if pile.ctypes.data != taken.ctypes.data)
    kind = next(kind for kind in range(len(setting.names[sort])) if taken[kind] == 0)
    taken[kind] -= 1
    given[kind] += 1
    assert any("negative" in fault for fault in GAME.audit(s, setting.t, setting.names))
    assert not GAME.sound(s, setting.t)
