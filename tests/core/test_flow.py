"""The shared flow counts as code of each game, so that no edit leaves an old rule in the cache."""

from pathlib import Path

import pytest

from trianon.core.installed import game_names, part_of
from trianon.core.kernel import flow
from trianon.core.kernel.compiler.source_key import sources_of

ENTRIES = ("begin", "advance", "legal", "answer")


@pytest.mark.parametrize("game", game_names())
def test_entries_belong_to_the_games_module(game: str) -> None:
    own = part_of(game, "flow")
    for name in ENTRIES:
        entry = getattr(own, name)
        function = getattr(entry, "py_func", entry)
        assert (function.__name__, function.__module__) == (name, own.__name__)


@pytest.mark.parametrize("game", game_names())
def test_the_key_of_a_games_flow_covers_the_shared_one(game: str) -> None:
    own = Path(str(part_of(game, "flow").__file__)).resolve()
    assert Path(str(flow.__file__)).resolve() in sources_of(own, own.parent)
