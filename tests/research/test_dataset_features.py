"""Features of stored decisions: the same as those of the views themselves; files of other rules are refused."""

from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import numpy as np
import pytest

from trianon.bots.arena import Contest
from trianon.core.editions.load import REFERENCE, load_edition
from trianon.core.errors import TrianonError
from trianon.core.feature_functions import observation_of
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.research.dataset.features import observations, setting_of
from trianon.research.dataset.file import write
from trianon.research.dataset.reader import Dataset, read
from trianon.research.matches.source import SelfPlay


def made(folder: Path, game: str, edition: str = REFERENCE) -> tuple[SelfPlay, Dataset]:
    series = SelfPlay(Contest(game, ("thumb", "random"), 1, "features", edition))
    write(series, folder / "made.parquet")
    return series, read(folder / "made.parquet")


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_observations_are_those_of_the_views(game: str, tmp_path: Path) -> None:
    series, data = made(tmp_path, game)
    match, found = Match(series.setting(), Start("features/0")), observations(data, slice(0, 40))
    assert len(found) == 40
    for row in range(40):
        seat = int(data.seat[row])
        assert np.array_equal(found[row], observation_of(series.setting(), match.look(seat)))
        match.answer(seat, data.keys(row)[data.choice[row]])
    assert len({row.tobytes() for row in found}) > 20
    assert observations(data, slice(0, 0)).shape == (0, found.shape[1])


def test_an_edition_of_ones_own_is_taken_from_the_file(tmp_path: Path) -> None:
    text = load_edition(game_of("histrio").schema).text.replace('id = "reference"', 'id = "mine"')
    series, data = made(tmp_path, "histrio", text)
    assert series.match(0, Event()) is not None
    assert setting_of(data).edition.id == "mine"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"rules": 99}, "rules version 99"),
        ({"view": {"bytes": 4, "fields": []}}, "whose views differ"),
        ({"edition": {"id": "reference", "digest": "0"}}, "has other values here"),
    ],
)
def test_files_of_other_rules_are_refused(change: dict[str, Any], expected: str, tmp_path: Path) -> None:
    _, data = made(tmp_path, "histrio")
    with pytest.raises(TrianonError, match=expected):
        observations(replace(data, about={**data.about, **change}))
