"""Training without PyTorch: what it learns from, the editions it samples, its curve, and how it asks for PyTorch.

What needs PyTorch is checked by `torch_check.py`.
"""

import re
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

from tests.cli.command_runner import refused
from trianon.core.editions.load import load_edition
from trianon.core.installed import built_in_games
from trianon.games import game_of
from trianon.research import vector
from trianon.research.environments.rewards import VICTORY
from trianon.research.train.curve import SERIES, plot
from trianon.research.train.sampled_editions import FIXED, sampled_edition


def test_an_outcome_holds_points_and_victory() -> None:
    table = vector.make("histrio", 3, 64, seed=5, reward="outcome", threads=1)
    table.reset()
    seen: list[np.ndarray[Any, Any]] = []
    while len(seen) < 64:
        _, _, ended, _, infos = table.step(table.sample())
        seen += list(infos["rewards"][ended])
    points = np.floor(seen)
    wins = (np.array(seen) - points) / VICTORY
    assert wins.sum(axis=1) == pytest.approx(1, abs=1e-4)
    assert all(points[row, wins[row] > 0].min() == points[row].max() for row in range(len(points)))
    assert points.max() > 10


@pytest.mark.parametrize("game", built_in_games())
def test_sampled_editions_are_sound_and_different(game: str) -> None:
    schema = game_of(game).schema
    reference, edition = load_edition(schema), sampled_edition(schema, 3, 0)
    changed = {key for key, value in edition.values.items() if reference.values.get(key) != value}
    assert len(changed) > 5
    assert {key for key in changed if key.startswith(FIXED)} <= {"edition.id"}


def test_sampled_editions_are_repeatable() -> None:
    schema = game_of("histrio").schema
    first, second, again = (sampled_edition(schema, 3, number).digest for number in (0, 1, 0))
    assert first == again != second


def test_the_curve_is_a_picture_of_all_series() -> None:
    drawn = plot([[(0, 0.1), (50, 0.5), (100, 0.9)], [(100, 0.7)], [(0, 9.0)]], 100)
    lines = ElementTree.fromstring(drawn).findall("{http://www.w3.org/2000/svg}polyline")
    heights = [[float(point.split(",")[1]) for point in line.attrib["points"].split()] for line in lines]
    assert len(lines) == len(SERIES)
    assert heights[0] == sorted(heights[0], reverse=True)
    assert min(min(row) for row in heights) >= 0


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), r"needs torch, which is not installed.*whl\[train\]"),
        (("--device", "tpu"), 'no device "tpu"'),
        (("--players", "9"), "2 to 5"),
        (("--players", "two"), "2 to 5"),
        (("--widths", "64,32"), "three whole numbers"),
        (("--widths", "64,32,0"), "from 1 to 4,096"),
    ],
)
def test_the_command_says_what_is_missing(
    arguments: tuple[str, ...], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    assert re.search(expected, refused("train", "histrio", "--out", tmp_path / "net", *arguments))
    assert not (tmp_path / "net").exists()
