"""The primitives under every game: steps, sealed answers, horizons, options, events, reasons."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from trianon.core.game import Setting
from trianon.core.kernel.events import Events, emit, kind, spot
from trianon.core.kernel.options import (
    Numbering,
    Options,
    first_of,
    offer_held,
    offer_set,
)
from trianon.core.kernel.reasons import CODES, Meaning, Reasons, lack, missing, unpack
from trianon.core.kernel.seats import (
    EVERYBODY,
    SPECTATOR,
    answer_in_secret,
    ask_in_secret,
    asked,
    asked_seat,
    asked_seats,
    count_answer,
    is_secret,
    may_reconsider,
    only,
    reveal_to,
    seal,
    sealed_times,
    unseal,
)
from trianon.core.kernel.state import PICKS, SEATS, CoreState
from trianon.core.kernel.steps import QUESTION, SECRET, follow, next_step, pop, waiting
from trianon.core.kernel.struct import (
    NONE,
    zero,
)


def table(players: int = 3) -> CoreState:
    """An empty state with this many seats."""
    s = zero(CoreState)
    s.players = players
    return s


# -- steps


def test_steps_happen_in_the_order_written_and_before_those_that_waited() -> None:
    s = table()
    follow(s, ((1, 10, 11, 12), (2, 20, 21, 22)))
    follow(s, ((3, 0, 0, 0), (4, -5, 300, 0)))
    assert next_step(s) == 3
    assert [pop(s) for _ in range(4)] == [(3, 0, 0, 0), (4, -5, 300, 0), (1, 10, 11, 12), (2, 20, 21, 22)]
    assert next_step(s) == 0


@pytest.mark.parametrize(("step", "waits"), [(1, False), (QUESTION - 1, False), (QUESTION, True), (SECRET, True)])
def test_a_match_waits_at_questions_only(step: int, waits: bool) -> None:
    s = table()
    follow(s, ((step, 0, 0, 0),))
    assert waiting(s) == waits
    pop(s)
    assert waiting(s), "with nothing left to happen it is over"


# -- the asked seats


def test_an_open_question_asks_the_seat_it_names() -> None:
    s = table()
    follow(s, ((QUESTION + 3, 1, 0, 0),))
    assert [asked(s, seat) for seat in range(3)] == [False, True, False]
    assert asked_seat(s) == 1
    assert not is_secret(s)
    assert not may_reconsider(s, 1)


def secret(*picks: int) -> CoreState:
    """A state that wants so many sealed picks of each seat."""
    s = table(len(picks))
    follow(s, ((SECRET, 0, 0, 0),))
    for seat, wanted in enumerate(picks):
        ask_in_secret(s, seat, wanted)
    return s


def test_a_secret_question_asks_all_seats_that_have_not_sealed_yet() -> None:
    s = secret(2, 0, 1)
    assert is_secret(s)
    assert [asked(s, seat) for seat in range(3)] == [True, False, True]
    assert asked_seats(s) == 0b101
    assert not seal(s, 2, 7)
    assert asked_seats(s) == 0b001
    assert [asked(s, seat) for seat in range(3)] == [True, False, False]
    assert not seal(s, 0, 4)
    assert asked_seat(s) == 0
    assert seal(s, 0, 4), "the last pick of all"
    assert asked_seat(s) == NONE
    assert (sealed_times(s, 0, 4), sealed_times(s, 0, 7), sealed_times(s, 2, 7)) == (2, 0, 1)


def test_a_complete_sealed_answer_may_be_reconsidered_an_incomplete_one_not() -> None:
    s = secret(2, 1)
    seal(s, 0, 3)
    assert not may_reconsider(s, 0)
    seal(s, 0, 5)
    assert may_reconsider(s, 0)
    unseal(s, 0)
    assert s.picked[0] == 0
    assert s.sealed[0].tolist() == [NONE] * PICKS
    assert asked(s, 0)


def test_a_complete_answer_in_secret_is_reported_and_the_last_one_opens_all() -> None:
    s, e = secret(2, 1), tell()
    assert not answer_in_secret(s, e, 9, 0, 3, False)
    assert e.count == 0, "one of two picks"
    assert not answer_in_secret(s, e, 9, 0, 4, False)
    assert e.rows[: e.count, :3].tolist() == [[9, 0, EVERYBODY]]
    assert not answer_in_secret(s, e, 9, 0, 0, True)
    assert (e.count, s.picked[0]) == (1, 0), "taken back without a word"
    for pick in (5, 6):
        assert not answer_in_secret(s, e, 9, 0, pick, False)
    assert answer_in_secret(s, e, 9, 1, 7, False)


# -- horizons


def test_an_open_answer_ends_the_undo_of_the_other_seats() -> None:
    s = table()
    follow(s, ((QUESTION, 0, 0, 0),))
    count_answer(s, 0)
    count_answer(s, 0)
    assert s.horizon[:3].tolist() == [0, 2, 2]
    count_answer(s, 1)
    assert s.horizon[:3].tolist() == [3, 2, 3]


def test_a_sealed_answer_ends_undo_for_no_seat() -> None:
    s = secret(1, 1, 1)
    count_answer(s, 2)
    assert s.answers == 1
    assert s.horizon.tolist() == [0] * SEATS


def test_a_seat_that_learns_something_cannot_undo_what_came_before() -> None:
    s = table()
    s.answers = 9
    reveal_to(s, only(1))
    assert s.horizon.tolist() == [0, 9, 0, 0, 0]
    s.answers = 12
    reveal_to(s, EVERYBODY)
    assert s.horizon.tolist() == [12, 12, 12, 0, 0], "empty seats have no horizon"


# -- options


def test_of_a_block_those_are_offered_that_are_there() -> None:
    o = zero(Options)
    offer_set(o, 10, 0b1011, 3)
    assert o.ids[: o.count].tolist() == [10, 11], "the bit beyond the size does not count"
    offer_held(o, 20, np.array([0, 2, 1, 1], np.int8), 3)
    assert o.ids[: o.count].tolist() == [10, 11, 21, 22]


def test_blocks_are_numbered_one_after_the_other() -> None:
    numbering = Numbering(("walk", 3), ("jump", 1), ("fly", 2))
    assert [(block.verb, block.first, block.end) for block in numbering] == [
        ("walk", 0, 3),
        ("jump", 3, 4),
        ("fly", 4, 6),
    ]
    assert numbering.size == 6
    assert [numbering.block_of(option).verb for option in range(6)] == ["walk"] * 3 + ["jump"] + ["fly"] * 2
    assert numbering["fly"].first == 4
    assert (5 in numbering["fly"], 3 in numbering["fly"]) == (True, False)
    assert [first_of(numbering.firsts, option) for option in range(6)] == [0, 0, 0, 3, 4, 4]
    assert [numbering.bare_key(option) for option in (0, 2, 3, 5)] == ["walk:@1", "walk:@3", "jump:@1", "fly:@2"]


def test_an_option_beyond_the_numbering_is_refused() -> None:
    with pytest.raises(ValueError, match="numbered 0 to 5"):
        Numbering(("walk", 6)).block_of(6)
    with pytest.raises(KeyError, match="swim"):
        Numbering(("walk", 6))["swim"]


# -- events

KINDS = {
    1: kind("found", "piece?", "at:place", "count:number"),
    2: kind("hidden", "pile:place", private=True),
}


class FactSetting(Setting):
    """A setting without an edition: it knows the kinds of events alone."""

    def __init__(self) -> None:
        game: Any = SimpleNamespace(event_kinds=KINDS, event_text=lambda _names, thing, value: f"{thing} {value}")
        self.game, self.names, self._texts = game, {}, {}


def tell(*events: tuple[int, int, int, int]) -> Events:
    """Events of (kind, seat, audience, first fact)."""
    e = zero(Events)
    e.enabled = 1
    for what, seat, audience, fact in events:
        emit(e, what, seat, audience, fact, spot(3, 4), 2, 0, 0)
    return e


def heard(e: Events, viewer: int | None) -> list[dict[str, object]]:
    return FactSetting().events(e.rows[: e.count], viewer)


def test_a_secret_fact_is_reported_to_the_audience_alone() -> None:
    e = tell((1, 0, only(0), 9))
    full = {"event": "found", "seat": 1, "piece": "piece 9", "at": f"place {spot(3, 4)}", "count": "number 2"}
    assert heard(e, 0) == [full]
    assert heard(e, 1) == heard(e, SPECTATOR) == [{**full, "piece": None}]
    assert heard(e, None) == [full], "the record knows everything"


# -- reasons


@pytest.mark.parametrize(("code", "amount"), [(1, 0), (CODES - 1, 0), (7, 1), (7, 12345)])
def test_a_reason_says_what_and_how_much(code: int, amount: int) -> None:
    meanings = Reasons()
    meanings.add("rule", *(f"text {number}" for number in range(1, CODES)))
    assert unpack(meanings, missing(code, amount)) == [(Meaning("rule", f"text {code}"), amount)]


def test_reasons_that_hold_at_once_are_all_told() -> None:
    meanings = Reasons()
    meanings.add("R1", "other")
    first = meanings.together(("R2", "a"), ("R3", "b"), ("R4", "c"))
    packed = missing(first, lack(first, first, 1) + lack(first, first + 1, -2) + lack(first, first + 2, 60))
    assert [(meaning.text, amount) for meaning, amount in unpack(meanings, packed)] == [("a", 1), ("c", 60)]
