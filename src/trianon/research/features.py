"""Feature vectors: the flat observation of a view and the features of its options.

Each game describes its own pieces in its `features` module; this module makes them callable from compiled loops.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from trianon.core.features import Floats, Layout
from trianon.core.game import Game, Setting
from trianon.core.kernel.rule import pointer
from trianon.core.kernel.struct import zero


@dataclass(frozen=True, eq=False)
class Features:
    """Feature layouts and functions of one game."""

    observation: Layout
    option: Layout
    observe: Any  # (view, tables, zeros): fills in the observation
    describe: Any  # (view, tables, option, zeros): fills in the features of an option


@cache
def features_of(game: Game) -> Features:
    """The features of a game, compiled on first use."""
    module = import_module(f"{game.package}.features")
    v: Any = zero(game.view)
    t: Any = zero(game.tables)
    out = np.zeros(1, np.float32)
    return Features(
        module.OBSERVATION,
        module.OPTION,
        pointer(module.observe, None, (v, t, out)),
        pointer(module.describe_option, None, (v, t, 0, out)),
    )


def observation_of(setting: Setting, view: Any) -> Floats:
    """The flat observation of a view."""
    features = features_of(setting.game)
    out = np.zeros(features.observation.size, np.float32)
    features.observe(view, setting.t, out)
    return out


def option_features_of(setting: Setting, view: Any, options: list[int]) -> Floats:
    """The features of some options of a view's owner, a row for each."""
    features = features_of(setting.game)
    out = np.zeros((len(options), features.option.size), np.float32)
    for row, number in zip(out, options, strict=True):
        features.describe(view, setting.t, number, row)
    return out
