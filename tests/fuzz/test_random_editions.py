"""Random editions never make a rule read or write outside of its arrays: `make soak` plays thousands more."""

import json

import pytest

from tests.architecture.tree import python
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
