"""Numbers as people read them."""

from __future__ import annotations

import numpy as np

from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.step_kinds import Steps
from trianon.core.kernel.struct import NONE, zero
from trianon.core.kernel.views import CoreView
from trianon.core.naming import (
    describe_core,
    describe_question,
    describe_steps,
    fact_text,
    name_or_none,
    names_of_counts,
    one_based,
)

NAMES = {"card": ["fool", "king"]}
LISTS = {"phase": ("", "day", "night")}


def test_a_counted_pile_names_every_piece() -> None:
    assert names_of_counts(["a", "b", "c"], np.array([2, 0, 1], np.int8)) == ["a", "a", "c"]


def test_nothing_has_neither_name_nor_number() -> None:
    assert (name_or_none(["a"], 0), name_or_none(["a"], NONE)) == ("a", None)
    assert (one_based(0), one_based(NONE)) == (1, None)


def test_a_fact_is_a_number_a_word_or_a_piece() -> None:
    assert fact_text(NAMES, LISTS, "number", NONE) == NONE
    assert fact_text(NAMES, LISTS, "phase", 2) == "night"
    assert fact_text(NAMES, LISTS, "card", 1) == "king"
    assert fact_text(NAMES, LISTS, "card", NONE) is None


def test_a_view_begins_with_its_viewer() -> None:
    v = zero(CoreView)
    v.viewer, v.answers, v.horizon[1] = 1, 7, 5
    assert describe_core(v) == {"viewer": 2, "decision": 7, "over": False, "horizon": 5}
    v.viewer = SPECTATOR
    assert {**describe_core(v), "over": True} == {
        "viewer": None, "decision": 7, "over": True, "horizon": None,
    }  # fmt: skip


def test_steps_have_names_and_keep_their_arguments() -> None:
    steps = Steps()
    end, play = steps.happens("end"), steps.asks("play", "seat", "card")
    v = zero(CoreView)
    v.stack[0], v.stack[1], v.depth = (end, 1, 0, 0), (play, 0, 2, 0), 2
    assert describe_steps(v, steps) == [["end", 1, 0, 0], ["play", 0, 2, 0]]


def test_a_question_names_the_pieces_among_its_arguments() -> None:
    steps = Steps()
    names = {"card": ["a", "b", "c"], "seat": ["1", "2"]}
    play = steps.asks("play", "seat", "card", "bales")
    s = zero(CoreState)
    assert describe_question(s, steps, names) == {"question": None}
    s.stack[0], s.depth = (play, 1, 2, 1), 1
    assert describe_question(s, steps, names) == {"question": "play", "card": "c"}
