"""Where opponents think: in processes of their own, so that thinking takes nothing from those who answer.

Threads would not do. Compiled search releases the interpreter, but what is around it does not, and a thread that yields
to all others while it holds the interpreter holds up all others.
"""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Event, Lock
from typing import Any

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget, Flag
from trianon.bots.registry import RANDOM, THUMB, bot_named
from trianon.bots.worlds import Worlds
from trianon.core.game import Setting
from trianon.core.record import freeze, thaw
from trianon.games import game_of
from trianon.server.editions import setting_of

POLITENESS = 10  # thinking yields to answering
QUICK = (RANDOM, THUMB)  # who do not search, and need no process


class Disturbed(Exception):
    """A process in which an opponent thought is gone; another one thinks anew."""


@dataclass(frozen=True)
class Riddle:
    """All that an opponent is told: its view and its options, never the state of the table."""

    game: str
    edition: str
    edition_text: str | None  # of one that does not come with the game
    players: int
    level: str
    view: bytes
    options: tuple[int, ...]
    seed: str


def riddle_of(setting: Setting, edition: str, level: str, view: Any, options: list[int], seed: str) -> Riddle:
    """What to think about; an edition that comes with the game is found by its name."""
    text = None if setting.edition.builtin else setting.edition.text
    return Riddle(setting.game.name, edition, text, setting.players, level, freeze(view), tuple(options), seed)


class Minds:
    """So many processes, which begin when the first of them is needed."""

    def __init__(self, count: int) -> None:
        self._count, self._lock = count, Lock()
        # new processes, not copies of this one: its threads would not survive that
        self._context = get_context("spawn")
        self._enough: Any = self._context.Event()
        self._pool: ProcessPoolExecutor | None = None

    def choose(self, riddle: Riddle) -> int:
        """The answer an opponent gives; may be asked from several threads."""
        if riddle.level in QUICK:
            return solve(riddle, self._enough)
        pool = self._opened()
        try:
            return pool.submit(_solve_there, riddle).result()
        except BrokenProcessPool:
            with self._lock:
                if self._pool is pool:
                    self._pool = None
            raise Disturbed from None

    def close(self) -> None:
        """Let whoever thinks answer at once, and end the processes."""
        self._enough.set()
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)
        # The last hold of what the system keeps for processes that speak to one another: a node may end by a signal,
        # and then nobody else gives it back.
        self._enough = Event()
        self._enough.set()

    def _opened(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self._count, self._context, _begin, (self._enough,))
            return self._pool


def solve(riddle: Riddle, stop: Flag) -> int:
    """Think about a riddle until somebody says stop."""
    setting = setting_of(riddle.game, riddle.edition, riddle.edition_text, riddle.players)
    view: Any = thaw(setting.game.view, riddle.view)
    worlds = Worlds(setting, view, riddle.seed)
    return _bot(riddle.level, riddle.game, threading.get_ident()).choose(
        view, list(riddle.options), worlds, Budget(stop=stop)
    )


@cache
def _bot(level: str, game: str, _thread: int) -> Bot:
    """The opponent of a level: one for each thread, as its memory is large and no two may use it at once."""
    return bot_named(level, game_of(game))


_enough: Flag = Event()  # of a process that thinks


def _begin(enough: Flag) -> None:
    """In a new process: yield to all others, leave Ctrl-C to the node, and end when it does, however it ends."""
    global _enough
    _enough = enough
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITENESS)
    threading.Thread(target=_end_with_the_node, daemon=True).start()


def _end_with_the_node() -> None:
    node = parent_process()
    if node is not None:
        node.join()
        os._exit(0)


def _solve_there(riddle: Riddle) -> int:
    return solve(riddle, _enough)
