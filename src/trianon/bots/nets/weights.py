"""Weights of a trained net as arrays for compiled code, from the files in the package."""

import json
import os
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from trianon.bots.nets.layout import NoNet, layout_digest, version_of
from trianon.core.feature_functions import VERSIONS
from trianon.core.features import Floats
from trianon.core.game import Game
from trianon.core.installed import folder_of
from trianon.games import game_of

FILE, CARD = "net.npz", "net.json"  # in a game's folder: the net, and what is known of it
FOLDER = "TRIANON_NETS"  # environment variable: a folder of nets GAME.npz that play instead of the published ones


class NetWeights(NamedTuple):
    """The layers of a net, inputs by rows: a layer adds up the rows of the inputs that are not zero."""

    first: Floats  # observation x first
    first_bias: Floats
    second: Floats  # first x second
    second_bias: Floats
    values: Floats  # second x (seats x heads)
    values_bias: Floats
    option: Floats  # option features x policy
    option_bias: Floats
    context: Floats  # second x policy
    logit: Floats  # policy


def net_file(game: str) -> Path:
    """Where the net of a game lies: in the folder of the environment, or in the game's own."""
    folder = os.environ.get(FOLDER)
    return Path(folder) / f"{game}.npz" if folder else folder_of(game) / FILE


def has_net(game: str) -> bool:
    """Whether there is a net for a game."""
    return net_file(game).is_file()


def card_of(game: str) -> dict[str, Any]:
    """What is known of the published net of a game: hash of the file, layout of features, how it was trained."""
    found: dict[str, Any] = json.loads((folder_of(game) / CARD).read_text("utf-8"))
    return found


def digest_of(path: Path) -> str:
    """The hash of a file as the card has it."""
    return sha256(path.read_bytes()).hexdigest()


@cache
def weights_of(game: str) -> NetWeights:
    """The net of a game."""
    if not has_net(game):
        raise NoNet(f"there is no net for {game}")
    return load_weights(net_file(game), game_of(game))


def load_weights(path: Path, game: Game) -> NetWeights:
    """The net in a file; refuses one that was trained for other features."""
    with np.load(path, allow_pickle=False) as arrays:
        if str(arrays["layout"]) not in (layout_digest(game, version) for version in VERSIONS):
            raise NoNet(f"{path} reads other features than {game.name} has now")
        return NetWeights(*(np.ascontiguousarray(arrays[name], np.float32) for name in NetWeights._fields))


def save_weights(path: Path, weights: NetWeights, game: Game) -> None:
    """Write a net with half the bits of each number, which play does not notice."""
    layers: dict[str, Any] = {name: array.astype(np.float16) for name, array in weights._asdict().items()}
    layout = layout_digest(game, version_of(game, len(weights.first)))
    np.savez_compressed(path, layout=np.array(layout), **layers)
