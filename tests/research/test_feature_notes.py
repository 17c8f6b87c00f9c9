"""Notes on features: every number has one, and played matches keep to its scale and range."""

from random import Random
from typing import Any

import numpy as np
import pytest

from tests.fuzz.random_editions import random_edition
from tests.research.playing import moments
from trianon.core.feature_functions import features_of, observation_of, option_features_of
from trianon.core.feature_notes import FLAG, FeatureNote, part, per, scales_of
from trianon.core.features import Floats, Layout
from trianon.core.installed import optional_part, part_of
from trianon.core.kernel.seats import SPECTATOR
from trianon.games import game_names, game_of
from trianon.research import vector
from trianon.research.environments.memory import memory_of
from trianon.research.pettingzoo import env

NOTED = [name for name in game_names() if optional_part(name, "feature_notes")]


def notes_of(name: str, *kinds: str) -> tuple[Any, ...]:
    """The notes of a game on some kinds of features."""
    module = part_of(name, "feature_notes")
    return tuple(note for kind in kinds for note in getattr(module, kind, ()))


def assert_kept(layout: Layout, notes: tuple[Any, ...], rows: Floats) -> None:
    """Every column of some arrays keeps to its scale."""
    for column, (name, scale) in zip(rows.T, scales_of(layout, notes), strict=True):
        wrong = [float(value) for value in np.unique(column) if not scale.holds(float(value))]
        assert not wrong, f"{name}: {wrong} ({scale.name}, {scale.range})"


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("name", NOTED)
def test_matches_keep_to_the_scales_that_are_noted(name: str, players: int) -> None:
    features = features_of(game_of(name), 2)
    seen, described = [], []
    for match, seat in moments(name, players, "notes", every=3):
        seen += [observation_of(match.setting, match.look(viewer), 2) for viewer in (seat, SPECTATOR)]
        described += list(option_features_of(match.setting, match.look(seat), match.option_numbers(seat), 2))
    assert_kept(features.observation, notes_of(name, "OBSERVATION", "OBSERVATION_V2"), np.array(seen))
    assert_kept(features.option, notes_of(name, "OPTION", "OPTION_V2"), np.array(described))


@pytest.mark.parametrize("name", NOTED)
def test_every_note_is_about_a_part_and_memory_is_noted_too(name: str) -> None:
    game = game_of(name)
    for layout, kinds in (
        (features_of(game, 1).observation, ("OBSERVATION",)),
        (features_of(game, 2).observation, ("OBSERVATION", "OBSERVATION_V2")),
        (features_of(game, 1).option, ("OPTION",)),
        (features_of(game, 2).option, ("OPTION", "OPTION_V2")),
        (memory_of(game, 2).layout, ("MEMORY",)),
    ):
        notes = notes_of(name, *kinds)
        assert [note.part for note in notes] == [found.name for found in layout]
        assert len(list(scales_of(layout, notes))) == layout.size
        for note, found in zip(notes, layout, strict=True):
            unused = [one.labels for one in note.notes if not any(note.note(label) is one for label in found.labels)]
            assert not unused, f"{note.part}: {unused}"


@pytest.mark.parametrize("name", NOTED)
def test_observations_of_any_edition_lie_in_their_space(name: str) -> None:
    """Of vectors, and with memory of PettingZoo; most features have bounds."""
    edition = random_edition(game_of(name).schema, Random(7))
    matches = vector.make(name, 3, 8, edition=edition, observation_version=2)
    observations, _ = matches.reset()
    for _ in range(200):
        assert matches.observation_space.contains(observations)
        observations = matches.step(matches.sample())[0]
    space: Any = matches.single_observation_space
    assert np.isfinite(space.low).all()
    assert np.isfinite(space.high).mean() > 0.4
    table = env(name, 3, edition=edition, observation_version=2, memory=True, observation="dict")
    table.reset(seed=1)
    for agent in table.agent_iter(200):
        seen, _, over, _, _ = table.last()
        assert table.observation_space(agent).contains(seen)
        table.step(None if over else int(table.action_space(agent).sample(seen["action_mask"])))


def test_a_number_out_of_its_scale_is_found() -> None:
    layout = Layout(("seats", ("livre", "there"), ()))
    notes = (part("seats", "each seat", FeatureNote("livre", per("Livre", 20, 40), ""), FeatureNote("*", FLAG, "")),)
    assert_kept(layout, notes, np.array([[0.05, 1.0], [2.0, 0.0]], np.float32))
    for wrong in ([0.01, 1.0], [2.05, 1.0], [0.0, 0.5], [-0.05, 0.0]):
        with pytest.raises(AssertionError):
            assert_kept(layout, notes, np.array([wrong], np.float32))
    with pytest.raises(LookupError, match=r"no note on seats\.livre"):
        list(scales_of(layout, (part("seats", "each seat", FeatureNote("there", FLAG, "")),)))
