"""Feature vectors computed from the stored views of a dataset."""

import numpy as np

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import edition_from_text, load_edition
from trianon.core.errors import TrianonError
from trianon.core.feature_functions import features_of
from trianon.core.features import Floats
from trianon.core.game import Json, Setting
from trianon.core.kernel.struct import dtype_of
from trianon.games import game_of
from trianon.research.dataset.columns import layout_from_json
from trianon.research.dataset.loops import describe_rows, observe_rows
from trianon.research.dataset.reader import Dataset


def setting_of(data: Dataset) -> Setting:
    """The setting of a dataset; rejects a file made with other rules than those installed."""
    return setting_from(data.about)


def setting_from(about: Json) -> Setting:
    """The setting that the metadata of a file describes; rejects other rules than those installed."""
    game = game_of(about["game"])
    if about["rules"] != game.version or layout_from_json(about["view"]).fields != dtype_of(game.view).fields:
        raise TrianonError(
            f"the file was made by Trianon {about['trianon']} with rules version {about['rules']} of {game.name}, "
            f"whose views differ from those of the rules here (version {game.version})"
        )
    described = about["edition"]
    edition: Edition = (
        edition_from_text(game.schema, described["text"], "edition")
        if "text" in described
        else load_edition(game.schema, described["id"])
    )
    if edition.digest != described["digest"]:
        raise TrianonError(
            f"the edition {described['id']} has other values here (expected digest {described['digest']})"
        )
    return game.setting(edition, about["players"])


def observations(data: Dataset, rows: slice = slice(None)) -> Floats:
    """Flat observations of some rows, equal to those of the environments."""
    setting, wanted = setting_of(data), np.arange(len(data))[rows]
    features = features_of(setting.game)
    found = np.zeros((len(wanted), features.observation.size), np.float32)
    observe_rows(features.bundle, setting.workspace(), data.stored, wanted, np.arange(len(wanted)), found)
    return found


def option_features(data: Dataset, rows: slice = slice(None)) -> Floats:
    """Features of every legal option of some rows, concatenated in the order of the rows."""
    setting, part = setting_of(data), data.select(np.arange(len(data))[rows])
    features = features_of(setting.game)
    found = np.zeros((len(part.options), features.option.size), np.float32)
    every = np.arange(len(part))
    describe_rows(features.bundle, setting.workspace(), part.stored, every, every, part.offsets, part.options, found)
    return found
