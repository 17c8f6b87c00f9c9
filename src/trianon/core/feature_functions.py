"""Feature vectors: the flat observation of a view and the features of its options.

A game may describe its own pieces in its `features` module (version 1 of the observation) and may have a fuller
observation in its `features_v2`; this module makes them callable from compiled loops, each compiled on first use.
"""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np

from trianon.core.default_features import default_features
from trianon.core.errors import TrianonError
from trianon.core.features import Floats, Layout
from trianon.core.game import Game, Setting
from trianon.core.installed import optional_part
from trianon.core.kernel.bundle import bundle, pointers
from trianon.core.kernel.struct import zero

VERSIONS = (1, 2)  # of observations


class FeatureFunctions(NamedTuple):
    """The feature functions of one game that compiled loops call."""

    observe: Any  # (view, tables, zeros): fills in the observation
    describe: Any  # (view, tables, option, zeros): fills in the features of an option


@dataclass(frozen=True, eq=False)
class Features:
    """Feature layouts and functions of one game."""

    observation: Layout
    option: Layout
    functions: FeatureFunctions

    @cached_property
    def bundle(self) -> Any:
        """The functions as one argument of compiled loops."""
        return bundle(self.functions)


def features_of(game: Game, version: int = 1) -> Features:
    """The features of a game with a version of its observation, compiled on first use.

    Version 2 begins with version 1, number by number: the observation, and the features of an option. A game without a
    `features_v2` has the same features in both.
    """
    return _features(game, version)


@cache
def feature_source(game: Game, version: int = 1) -> Any:
    """The module that holds the features of a game with a version of its observation, or the default features."""
    if version not in VERSIONS:
        raise TrianonError(f"there is no observation version {version} (expected {' or '.join(map(str, VERSIONS))})")
    newest_first = [f"features_v{version}", "features"] if version > 1 else ["features"]
    found = (optional_part(game.name, module) for module in newest_first)
    return next((module for module in found if module is not None), None) or default_features(game)


@cache
def _features(game: Game, version: int) -> Features:
    module = feature_source(game, version)
    return Features(module.OBSERVATION, module.OPTION, pointers(feature_samples(game, version)))


def feature_samples(game: Game, version: int = 1) -> FeatureFunctions:
    """The feature functions, each with what it returns and samples of its arguments."""
    module = feature_source(game, version)
    v: Any = zero(game.view)
    t: Any = zero(game.tables)
    out = np.zeros(1, np.float32)
    return FeatureFunctions((module.observe, None, (v, t, out)), (module.describe_option, None, (v, t, 0, out)))


def observation_of(setting: Setting, view: Any, version: int = 1) -> Floats:
    """The flat observation of a view."""
    features = features_of(setting.game, version)
    out = np.zeros(features.observation.size, np.float32)
    features.functions.observe(view, setting.t, out)
    return out


def option_features_of(setting: Setting, view: Any, options: list[int], version: int = 1) -> Floats:
    """The features of some options of a view's owner, a row for each."""
    features = features_of(setting.game, version)
    out = np.zeros((len(options), features.option.size), np.float32)
    for row, number in zip(out, options, strict=True):
        features.functions.describe(view, setting.t, number, row)
    return out
