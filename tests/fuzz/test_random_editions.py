"""Random editions never make a rule read or write outside of its arrays: `make soak` plays thousands more."""

import json
from typing import Any

import numpy as np
import pytest

from tests.architecture.tree import python
from tests.fuzz.checked import CheckedStruct, OutOfBounds
from trianon.core.kernel.options import Options, offer_set
from trianon.games import game_names

EDITIONS = {"rokoko": 6, "histrio": 12, "goofspiel": 24}
MIN_ANSWERS = {"goofspiel": 10}  # of a match on the average; its suits may be short
ANSWERS = 200  # of each match at most: most of them end before


@pytest.mark.parametrize("name", game_names())
def test_random_editions_stay_within_bounds(name: str) -> None:
    done = python(
        "-W", "error", "-m", "tests.fuzz.play", name, str(EDITIONS[name]), "suite", str(ANSWERS), NUMBA_DISABLE_JIT="1"
    )
    assert done.returncode == 0, done.stderr
    peaks = json.loads(done.stdout)
    assert peaks["answers"] > EDITIONS[name] * MIN_ANSWERS.get(name, 50)
    assert min(peaks.values()) > 0


def test_checked_structs_find_what_compiled_rules_do_not() -> None:
    o: Any = CheckedStruct(Options)
    o.count = 191
    with pytest.raises(OutOfBounds, match="index 192 of 192"):
        getattr(offer_set, "py_func", offer_set)(o, 0, 0b11, 2)
    for index in (-1, 192, slice(0, 193)):
        with pytest.raises(OutOfBounds):
            o.ids[index]
    with pytest.raises(OutOfBounds, match="does not fit"):
        o.ids[0] = 40_000
    with pytest.raises(OutOfBounds, match="does not fit"):
        o.count = -40_000
    o.ids[:2] = np.array([3, 4])
    assert [int(option) for option in o.ids[:2]] == [3, 4]
