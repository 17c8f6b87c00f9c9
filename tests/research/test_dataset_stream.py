"""Features and batches of dataset files: those of the views, shuffled by seed, split by match, with visits."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from trianon.bots.arena import Contest
from trianon.core.editions.load import REFERENCE, load_edition
from trianon.core.errors import TrianonError
from trianon.core.feature_functions import observation_of, option_features_of
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.research.dataset import Dataset, DecisionBatch, DecisionStream, file, read, write
from trianon.research.dataset.features import observations, option_features, setting_of
from trianon.research.matches.source import SelfPlay


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve matches in several row groups."""
    path = tmp_path_factory.mktemp("stream") / "played.parquet"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file, "ROW_GROUP", 150)
        write(SelfPlay(Contest("histrio", ("thumb", "random"), 12, "stream")), path)
    return path


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
    assert setting_of(made(tmp_path, "histrio", text)[1]).edition.id == "mine"


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"rules": 99}, "rules version 99"),
        ({"view": {"bytes": 4, "fields": []}}, "whose views differ"),
        ({"edition": {"id": "reference", "digest": "0"}}, "has other values here"),
    ],
)
def test_files_of_other_rules_are_refused(change: dict[str, Any], expected: str, played: Path) -> None:
    data = read(played)
    with pytest.raises(TrianonError, match=expected):
        observations(replace(data, about={**data.about, **change}))


def rows_of(batches: list[DecisionBatch]) -> list[tuple[int, int]]:
    return [pair for one in batches for pair in zip(one.match.tolist(), one.decision.tolist(), strict=True)]


def test_batches_in_order_are_the_whole_file(played: Path) -> None:
    data = read(played)
    batches = list(DecisionStream(played, 64, shuffle=False, option_features=True))
    assert [len(one) for one in batches[:-1]] == [64] * (len(data) // 64)
    assert len(batches) > 4
    assert rows_of(batches) == list(zip(data.match.tolist(), data.decision.tolist(), strict=True))
    assert np.array_equal(np.concatenate([one.observations for one in batches]), observations(data))
    assert np.array_equal(np.concatenate([one.masks for one in batches]), data.masks())
    assert np.array_equal(np.concatenate([one.chosen for one in batches]), data.chosen)
    every = option_features(data)
    assert np.array_equal(np.concatenate([one.option_features for one in batches]), every)
    match = Match(game_of("histrio").setting(DecisionStream(played).setting.edition, 2), Start("stream/0"))
    expected = option_features_of(match.setting, match.look(int(data.seat[0])), data.legal(0).tolist())
    assert np.array_equal(every[: data.offsets[1]], expected)


def test_a_pass_is_shuffled_by_seed_and_epoch(played: Path) -> None:
    stream = DecisionStream(played, 100, seed=4)
    first, second = rows_of(list(stream)), rows_of(list(stream))
    assert first != second
    assert sorted(first) == sorted(second) == sorted(rows_of(list(DecisionStream(played, 100, shuffle=False))))
    again = DecisionStream(played, 100, seed=4)
    next(iter(again))  # a pass that is left early counts as one
    assert rows_of(list(again)) == second
    assert rows_of(list(DecisionStream(played, 100, seed=5))) != first


def test_outcomes_are_those_of_the_deciding_seat(played: Path) -> None:
    [batch] = DecisionStream(played, 10_000)
    for row in (0, 5, 77):
        seat = batch.seat[row]
        assert batch.won[row] == (batch.placings[row, seat] == 1) / (batch.placings[row] == 1).sum()
        assert batch.lead[row] == batch.points[row, seat] - batch.points[row, 1 - seat]
    assert np.array_equal(batch.policy.argmax(axis=1), batch.chosen)


def test_a_match_is_in_one_split_alone(played: Path) -> None:
    parts = {split: DecisionStream(played, 50, split=split, validation=0.4) for split in ("train", "validation")}
    found = {split: set(np.concatenate([one.match for one in part]).tolist()) for split, part in parts.items()}
    assert found["train"] | found["validation"] == set(range(12))
    assert not found["train"] & found["validation"]
    assert all(found.values())
    other = DecisionStream(played, 50, split="validation", validation=0.4, seed=1)
    assert {int(number) for one in other for number in one.match} != found["validation"]


def test_shards_and_files_together_are_everything(played: Path) -> None:
    shards = [rows_of(list(DecisionStream(played, 80, shard=(number, 3)))) for number in range(3)]
    assert all(shards)
    assert sorted(pair for one in shards for pair in one) == sorted(rows_of(list(DecisionStream(played, 80))))
    twice = rows_of(list(DecisionStream([played, played], 80)))
    assert len(twice) == 2 * len(set(twice))


def test_forced_decisions_can_be_left_out(played: Path) -> None:
    batches = list(DecisionStream(played, 64, forced=False))
    assert min(np.diff(one.offsets).min() for one in batches) == 2
    assert sum(map(len, batches)) == int((np.diff(read(played).offsets) > 1).sum())


def test_a_search_leaves_its_visits_and_values(tmp_path: Path) -> None:
    write(SelfPlay(Contest("histrio", ("search:8", "thumb"), 1, "visits")), tmp_path / "searched.parquet")
    data = read(tmp_path / "searched.parquet")
    assert data.visits is not None
    assert data.values is not None
    bots, searched = data.table["bot"].to_pylist(), 0
    for row in range(len(data)):
        span = slice(data.offsets[row], data.offsets[row + 1])
        by_search = bots[row] == "search:8" and len(data.legal(row)) > 1
        assert (data.visits[span].sum() >= 8) == by_search
        assert np.isnan(data.values[span]).all() or by_search
        if by_search:
            assert data.visits[span][data.choice[row]] == data.visits[span].max()
            searched += 1
    assert searched > 5
    [batch] = DecisionStream(tmp_path / "searched.parquet", 10_000, shuffle=False)
    np.testing.assert_allclose(batch.policy.sum(axis=1), 1, atol=1e-6)
    assert (batch.policy > 0).sum() > len(batch)
    assert batch.values is not None
    assert np.array_equal(batch.values, data.values, equal_nan=True)


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"batch": 0}, "batch, the number of decisions, is a whole number from 1"),
        ({"split": "test"}, 'there is no split "test"'),
        ({"validation": 2}, "validation is a share from 0 to 1"),
        ({"shard": (3, 3)}, "the number of a shard is a whole number from 0 to 2"),
        ({"shuffle": "no"}, "shuffle is True or False"),
    ],
)
def test_wrong_settings_are_refused(wrong: dict[str, Any], expected: str, played: Path) -> None:
    with pytest.raises(ValueError, match=expected):
        DecisionStream(played, **wrong)


def test_files_of_different_tables_are_refused(played: Path, tmp_path: Path) -> None:
    write(SelfPlay(Contest("histrio", ("random",) * 3, 1, "stream")), tmp_path / "three.parquet")
    with pytest.raises(ValueError, match="has another players than"):
        DecisionStream([played, tmp_path / "three.parquet"])
    with pytest.raises(ValueError, match="at least one file"):
        DecisionStream([])
