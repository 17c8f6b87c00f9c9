"""The primitives under every game: steps, options, events, reasons."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from trianon.core.game import Setting
from trianon.core.kernel.events import Events, emit, kind, spot
from trianon.core.kernel.options import Numbering, Options, first_of, offer_held, offer_set
from trianon.core.kernel.reasons import CODES, Meaning, Reasons, lack, missing, unpack
from trianon.core.kernel.seats import SPECTATOR, only
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.steps import QUESTION, SECRET, follow, next_step, pop, waiting
from trianon.core.kernel.struct import zero

# -- steps


def test_steps_happen_in_the_order_written_and_before_those_that_waited() -> None:
    s = zero(CoreState)
    follow(s, ((1, 10, 11, 12), (2, 20, 21, 22)))
    follow(s, ((3, 0, 0, 0), (4, -5, 300, 0)))
    assert next_step(s) == 3
    assert [pop(s) for _ in range(4)] == [(3, 0, 0, 0), (4, -5, 300, 0), (1, 10, 11, 12), (2, 20, 21, 22)]
    assert next_step(s) == 0


@pytest.mark.parametrize(("step", "waits"), [(1, False), (QUESTION - 1, False), (QUESTION, True), (SECRET, True)])
def test_a_match_waits_at_questions_only(step: int, waits: bool) -> None:
    s = zero(CoreState)
    follow(s, ((step, 0, 0, 0),))
    assert waiting(s) == waits
    pop(s)
    assert waiting(s), "with nothing left to happen it is over"


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


def test_reasons_are_numbered_from_1_on_and_may_have_several_texts_in_a_row() -> None:
    reasons = Reasons()
    assert [reasons.add("XX-1", "a"), reasons.add("XX-2", "b", "c"), reasons.add("XX-3", "d")] == [1, 2, 4]
    assert reasons[3] == Meaning("XX-2", "c")
    with pytest.raises(ValueError, match="63 reasons at most"):
        reasons.add("XX-4", *map(str, range(CODES)))
