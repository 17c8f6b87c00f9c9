"""Two nodes for every setting that a server plays."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.table import all_settings, setting_name
from tests.infrastructure.twin_nodes import Twins, twins
from trianon.core.game import Setting
from trianon.core.installed import built_in_games


@pytest.fixture(scope="module", params=all_settings(built_in_games()), ids=setting_name)
def setting(request: pytest.FixtureRequest) -> Setting:
    """A game for a number of players."""
    found: Setting = request.param
    return found


@pytest.fixture(scope="module")
def pair(setting: Setting, tmp_path_factory: pytest.TempPathFactory, migrated_file: Path) -> Iterator[Twins]:
    """Two nodes that differ only in hidden information."""
    with twins(tmp_path_factory.mktemp("twins"), setting.players, migrated_file) as made:
        yield made
