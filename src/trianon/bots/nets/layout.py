"""What the outputs of a net mean, and which layout of observations it reads."""

from hashlib import blake2b

from trianon.core.errors import TrianonError
from trianon.core.feature_functions import VERSIONS, Features, feature_source, features_of
from trianon.core.game import Game

WIN, UTILITY, POINTS = range(3)  # outputs by seat: logit of the share of victory, logit of the search's value, points
HEADS = 3
POINT_SCALE = 0.02  # of points in the output


class NoNet(TrianonError):
    """There is no net for a game, or it reads another layout of features."""


def layout_digest(game: Game, version: int = 1) -> str:
    """A hash of the names of all features of a game: a net reads no other layout than it was trained with."""
    module = feature_source(game, version)
    names = [*module.OBSERVATION.labels(), "options", *module.OPTION.labels()]
    return blake2b("\n".join(names).encode(), digest_size=12).hexdigest()


def version_of(game: Game, inputs: int) -> int:
    """The version of the observation that a net with so many inputs reads."""
    for version in VERSIONS:
        if feature_source(game, version).OBSERVATION.size == inputs:
            return version
    raise NoNet(f"no observation of {game.name} has {inputs} features")


def net_features(game: Game, inputs: int) -> Features:
    """The features that a net with so many inputs reads."""
    return features_of(game, version_of(game, inputs))
