"""What the fork server of the tests loads before it forks: modules, compiled rules, all that is loaded at first use."""

import errno
import gc
import threading
from contextlib import closing
from multiprocessing import forkserver, reduction, resource_tracker
from tempfile import TemporaryDirectory
from typing import Any

import pytest  # noqa: F401 - a fork imports the main module of the tests

import trianon.cli.commands.play
import trianon.cli.commands.serve  # noqa: F401 - loaded for the forks
from trianon.bots.compile_ahead import load_rules
from trianon.core.installed import built_in_games
from trianon.games import game_of
from trianon.research.exercise import exercise_everything
from trianon.server.app import make_app
from trianon.server.config import Config
from trianon.server.serve import open_node


def load() -> None:
    """Load and use everything once."""
    for name in built_in_games():
        load_rules(game_of(name))
        exercise_everything(game_of(name))
    with TemporaryDirectory() as folder, closing(open_node(Config(f"sqlite:///{folder}/trianon.db", b""))) as node:
        make_app(node)
    assert threading.active_count() == 1, "a fork would lose the other threads"
    gc.collect()
    gc.freeze()  # the collector of a fork need not scan what lives on


def outlive_clients() -> None:
    """Take a client that is killed while it asks for a worker as a lost connection, not as the fork server's end."""
    receive: Any = reduction.recvfds

    def recvfds(sock: Any, size: int) -> Any:
        try:
            return receive(sock, size)
        except (EOFError, OSError, RuntimeError) as error:
            raise ConnectionAbortedError(errno.ECONNABORTED, str(error)) from error

    reduction.recvfds = recvfds


load()
outlive_clients()
# Workers of the forks are forks of the same server, not of one that each of them would start.
forkserver._forkserver.ensure_running = resource_tracker.ensure_running  # type: ignore[method-assign]
