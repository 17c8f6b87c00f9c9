"""Observation spaces, with the bounds that a game's notes on its features name."""

from math import inf

import gymnasium as gym
import numpy as np

from trianon.core.feature_notes import PartNote, notes_by_part
from trianon.core.features import Layout, Part
from trianon.core.game import Game
from trianon.core.installed import optional_part

NOTES = ("OBSERVATION", "OBSERVATION_V2", "MEMORY")  # in a game's `feature_notes`
ROUNDING = 1e-6  # counts are scaled one by one: their differences may be off by so much
HISTORY = {"heard": (0.0, inf), "history": (0.0, 1.0)}  # parts of information states


def observation_space(game: Game, layout: Layout) -> gym.spaces.Box:
    """The space of a flat observation."""
    bounds = [np.broadcast_to(bound, part.shape).ravel() for part, *both in _bounds(game, layout) for bound in both]
    return gym.spaces.Box(np.concatenate(bounds[::2]), np.concatenate(bounds[1::2]), dtype=np.float32)


def space_of_parts(game: Game, layout: Layout) -> gym.spaces.Dict:
    """The space of an observation in named parts."""
    return gym.spaces.Dict(
        {
            part.name: gym.spaces.Box(
                np.broadcast_to(low, part.shape), np.broadcast_to(high, part.shape), dtype=np.float32
            )
            for part, low, high in _bounds(game, layout)
        }
    )


def _bounds(game: Game, layout: Layout) -> list[tuple[Part, np.ndarray, np.ndarray]]:
    """The parts of a layout with the least and largest values of their labels; infinite where nothing is noted."""
    module = optional_part(game.name, "feature_notes")
    notes = notes_by_part([note for kind in NOTES for note in getattr(module, kind, ())])
    found = []
    for part in layout:
        pairs = [_bounds_of(part.name, label, notes) for label in part.labels]
        low, high = np.array(pairs, np.float32).T
        found.append((part, low, high))
    return found


def _bounds_of(part: str, label: str, notes: dict[str, PartNote]) -> tuple[float, float]:
    if part in HISTORY:
        return HISTORY[part]
    if part not in notes:
        return -inf, inf
    scale = notes[part].note(label).scale
    low, high = scale.bounds
    margin = ROUNDING if scale.divisor > 1 else 0.0
    return low - margin, high + margin
