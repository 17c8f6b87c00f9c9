"""What the page calls in Python: texts in, texts out. `host.mjs` is its other side."""

import asyncio
import gc
import json
import random
import sys
import zipimport
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any

from trianon.bots.registry import bot_named
from trianon.bots.search.tree import TreeNode
from trianon.core.advice import advice_rules_of
from trianon.core.installed import built_in_games, game_packages
from trianon.core.kernel.compiler import rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.outlook import rules_of
from trianon.device.device import DeviceTables
from trianon.device.routes import games_needed
from trianon.device.thinking import INSTANT_LEVELS
from trianon.device.thinking import think as think_now
from trianon.games import game_of
from trianon.texts import Texts
from trianon.viewing.settings import default_setting


def prepare() -> None:
    """Import all that most matches need, before the snapshot of the memory is taken."""
    for name in built_in_games():
        game = game_of(name)
        for players in game.seats:
            _ = default_setting(name, players).wording
        for level in INSTANT_LEVELS:
            bot_named(level, game)
        rules_of(game), advice_rules_of(game)
    for module in ("choices", "search_bot", "net_loop"):
        import_module(f"trianon.bots.search.{module}")
    for encoding in ("utf_8_sig", "utf_32_le"):  # of files and of nets: else looked for when one is read
        import_module(f"encodings.{encoding}")
    Texts("en", part="server").text("error-no-page")
    game_packages.cache_clear()  # a page may have more games
    # what would make the bytes of each snapshot others
    random.seed(0)
    zipimport._zip_directory_cache.clear()  # type: ignore[attr-defined]
    sys.path_importer_cache.clear()
    gc.collect()


def add_game(game: str, description: str, exports: Any) -> None:
    """Let the rules of a game run in its WebAssembly module."""
    played, add = game_of(game), getattr(rule, "add_module")  # noqa: B009 - only the rules of a page have it
    structs = (played.state, played.tables, played.view, Events, Options, Outcome, TreeNode)
    add(game, json.loads(description), exports, structs)


def think(job: str) -> str:
    """Do a job of thinking in this worker."""
    return think_now(job)


def start_tables(
    on_message: Callable[[str], None],
    on_save: Callable[[str, str | None], None],
    think_elsewhere: Callable[[str], Awaitable[str]],
) -> DeviceTables:
    """The tables of this device, without any yet."""
    spawn = asyncio.get_event_loop().create_task
    return DeviceTables(lambda message: on_message(json.dumps(message)), on_save, think_elsewhere, spawn)


def games_of(request: str) -> str:
    """The games whose rules a request needs."""
    return json.dumps(games_needed(json.loads(request)))


async def answer(tables: DeviceTables, request: str) -> str:
    """Answer a request: `{method, path, language, body}`."""
    status, body = await tables.request(**json.loads(request))
    return json.dumps({"status": status, "body": body})
