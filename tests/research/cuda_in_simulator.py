"""The kernels of `trianon.research.cuda` in numba's simulator; `test_cuda` runs these tests in their own process."""

from importlib import import_module
from typing import Any

import numpy as np
import pytest

from bench.cuda_parity import Differs, Pair, compare_matches, compare_random_play, game_named
from trianon.core.editions.load import load_edition
from trianon.core.game import Setting
from trianon.research import cuda
from trianon.research.cuda.ordering import KINDS, MatchOrder
from trianon.research.errors import UsageError


def setting_for(name: str, players: int) -> Setting:
    game = game_named(name)
    return game.setting(load_edition(game.schema), players)


def test_whole_matches_are_those_of_the_cpu_through_the_next_beginning() -> None:
    assert compare_matches(setting_for("goofspiel", 2), 3) == 24 * 3


@pytest.mark.parametrize(("name", "players", "version"), [("histrio", 3, 2), ("rokoko", 2, 1), ("rokoko", 2, 2)])
def test_decisions_are_those_of_the_cpu(name: str, players: int, version: int) -> None:
    pair = Pair(setting_for(name, players), 2, version)
    pair.begin()
    pair.compare()
    for _ in range(5):
        pair.step()
        pair.compare()
    pair.compare_options()


def test_a_difference_is_found() -> None:
    pair = Pair(setting_for("goofspiel", 2), 2)
    pair.begin()
    pair.host.observations[1, 0] += 1.0
    with pytest.raises(Differs, match="observations"):
        pair.compare()


def test_random_play_is_that_of_the_cpu() -> None:
    compare_random_play(setting_for("goofspiel", 2), 2, 30)


def test_matches_are_ordered_by_what_they_wait_for() -> None:
    kinds = np.array([7, 0, KINDS - 1, 7, 3, 0, 7], np.uint8)
    order = MatchOrder(len(kinds))
    order.kinds.copy_to_device(kinds)
    for _ in range(2):
        order.renew()
        listed = order.order.copy_to_host()
        assert sorted(listed.tolist()) == list(range(len(kinds)))
        assert kinds[listed].tolist() == sorted(kinds.tolist())


def begun(check: bool = True) -> tuple[cuda.DeviceMatches, dict[str, Any]]:
    matches = cuda.DeviceMatches(setting_for("goofspiel", 2), 3, "7", "placing", False, check)
    _, infos = matches.reset()
    return matches, infos


def an_illegal_action(infos: dict[str, Any], row: int) -> int:
    return int(np.flatnonzero(infos["action_mask"].numpy()[row] == 0)[0])


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    matches, infos = begun()
    actions, before = matches.sample().numpy(), matches.copy_states().tobytes()
    actions[1] = an_illegal_action(infos, 1)
    with pytest.raises(UsageError, match=r"match 1: .*is not legal"):
        matches.step(actions)
    assert matches.copy_states().tobytes() == before
    matches.step(matches.sample())


def test_without_check_an_illegal_row_stays_and_is_marked() -> None:
    matches, infos = begun(check=False)
    actions, before = matches.sample().numpy(), matches.copy_states()
    actions[1] = an_illegal_action(infos, 1)
    *_, infos = matches.step(actions)
    after = matches.copy_states()
    assert infos["illegal"].numpy().tolist() == [False, True, False]
    assert [before[row].tobytes() == after[row].tobytes() for row in range(3)] == [False, True, False]


def test_arrays_are_shared_through_dlpack() -> None:
    matches, infos = begun()
    seats, masks = np.from_dlpack(infos["seat"]), np.from_dlpack(infos["action_mask"])
    assert seats.tolist() == infos["seat"].numpy().tolist()
    assert (masks == infos["action_mask"].numpy()).all()
    matches.step(matches.sample())
    assert seats.tolist() == infos["seat"].numpy().tolist() == [1, 1, 1]
    lent = import_module("trianon.research.cuda.device_array")._lent
    before = len(lent)
    del seats, masks
    infos["number"].__dlpack__()  # never taken
    assert len(lent) == before - 2


def test_wrong_use_is_explained() -> None:
    matches = cuda.DeviceMatches(setting_for("goofspiel", 2), 3, "7", "placing", False, True)
    for call in (matches.sample, matches.describe, lambda: matches.step([0, 0, 0])):
        with pytest.raises(UsageError, match="reset"):
            call()
    matches.reset()
    with pytest.raises(UsageError, match="expected 3 whole numbers"):
        matches.step([0, 0])
    with pytest.raises(UsageError, match="expected 3 whole numbers"):
        matches.step([0.5, 0.5, 0.5])
    with pytest.raises(UsageError, match="number of matches"):
        cuda.make("histrio", 4, 0)
    with pytest.raises(UsageError, match="observation_version"):
        cuda.make("histrio", 4, 1, observation_version=3)


def test_the_same_seed_begins_the_same_matches() -> None:
    first = cuda.make("histrio", players=2, n=2, seed=7)
    first.reset()
    states = first.copy_states().tobytes()
    first.reset(seed=8)
    assert first.copy_states().tobytes() != states
    first.reset(seed=7)
    assert first.copy_states().tobytes() == states
