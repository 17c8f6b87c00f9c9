"""What the outputs of a net mean, and which layout of observations it reads."""

from __future__ import annotations

from hashlib import blake2b
from importlib import import_module

from trianon.core.game import Game

WIN, UTILITY, POINTS = range(3)  # outputs by seat: logit of the share of victory, logit of the search's value, points
HEADS = 3
POINT_SCALE = 0.02  # of points in the output


def layout_digest(game: Game) -> str:
    """A hash of the names of all features of a game: a net reads no other layout than it was trained with."""
    module = import_module(f"{game.package}.features")
    names = [*module.OBSERVATION.labels(), "options", *module.OPTION.labels()]
    return blake2b("\n".join(names).encode(), digest_size=12).hexdigest()
