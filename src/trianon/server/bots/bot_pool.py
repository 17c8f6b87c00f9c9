"""Where opponents and hints are thought of: in processes of their own, so that it takes nothing from those who answer.

Threads would not do. Compiled search releases the interpreter, but what is around it does not, and a thread that yields
to all others while it holds the interpreter holds up all others.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from threading import Lock
from typing import Any, NamedTuple, TypeVar

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget, StopFlag
from trianon.bots.hints import Hint, hints
from trianon.bots.registry import HEURISTIC, RANDOM, bot_named
from trianon.bots.worker_pool import SharedStopFlag, worker_pool, worker_stop_flag
from trianon.bots.worlds import Worlds
from trianon.core.editions.load import REFERENCE
from trianon.core.game import Setting
from trianon.core.kernel.struct import from_bytes, to_bytes
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.server.matches.editions import setting_of

NICENESS = 10  # thinking yields to answering
INSTANT_LEVELS = (RANDOM, HEURISTIC)  # who do not search, and need no process
WARM_UP_LEVEL = "search:1"  # the shortest thought that needs all that longer ones need

T = TypeVar("T")


class WorkerLost(Exception):
    """A process in which somebody thought is gone: another one thinks anew, unless the node is about to end."""


@dataclass(frozen=True)
class ThinkRequest:
    """All that an opponent is told: its view and its options, never the state of the table."""

    game: str
    edition: str
    edition_text: str | None  # of one that does not come with the game
    players: int
    view: bytes
    options: tuple[int, ...]
    seed: str


class ThinkLimit(NamedTuple):
    """How long to think about a hint."""

    simulations: int | None = None
    milliseconds: float | None = None


def think_request_of(setting: Setting, edition: str, view: Any, options: list[int], seed: str) -> ThinkRequest:
    """What to think about; an edition that comes with the game is found by its name."""
    text = None if setting.edition.builtin else setting.edition.text
    return ThinkRequest(setting.game.name, edition, text, setting.players, to_bytes(view), tuple(options), seed)


class BotPool:
    """So many processes, which begin when the first of them is needed; may be asked from several threads."""

    def __init__(self, count: int) -> None:
        self._count, self._lock, self._stop = count, Lock(), SharedStopFlag()
        self._pool: ProcessPoolExecutor | None = None
        self._ready: set[str] = set()  # the games that a process knows already

    def choose(self, think_request: ThinkRequest, level: str) -> int:
        """The answer an opponent of a level gives."""
        if level in INSTANT_LEVELS:
            return think(think_request, level, self._stop)
        return self._submit(_think_in_worker, think_request, level)

    def rank(self, think_request: ThinkRequest, limit: ThinkLimit) -> list[Hint]:
        """Every option, the best first."""
        return self._submit(_rank_in_worker, think_request, limit)

    def prepare(self, game: str) -> None:
        """Begin a process that will soon be needed for a game: the first thought else takes seconds longer."""
        with self._lock:
            if game in self._ready or self._stop.is_set():
                return
            self._ready.add(game)
        self._open().submit(_warm_up_worker, game)

    def _submit(self, think: Callable[..., T], *about: Any) -> T:
        pool = self._open()
        try:
            return pool.submit(think, *about).result()
        except BrokenProcessPool:
            with self._lock:
                if self._pool is pool:
                    self._pool = None
                    self._ready.clear()
            raise WorkerLost from None

    def close(self) -> None:
        """Let whoever thinks answer at once, and end the processes."""
        self._stop.set()
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.shutdown(wait=True, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._stop.is_set():
                raise WorkerLost
            if self._pool is None:
                self._pool = worker_pool(self._count, self._stop, NICENESS)
            return self._pool


def think(think_request: ThinkRequest, level: str, stop: StopFlag) -> int:
    """Think about a riddle as an opponent of a level does, until somebody says stop."""
    setting, view = _unpack(think_request)
    worlds, bot = Worlds(setting, view, think_request.seed), _bot(level, think_request.game, threading.get_ident())
    return bot.choose(view, list(think_request.options), worlds, Budget(stop=stop))


def _unpack(think_request: ThinkRequest) -> tuple[Setting, Any]:
    setting = setting_of(think_request.game, think_request.edition, think_request.edition_text, think_request.players)
    return setting, from_bytes(setting.game.view, think_request.view)


@cache
def _bot(level: str, game: str, _thread: int) -> Bot:
    """The opponent of a level: one for each thread, as its memory is large and no two may use it at once."""
    return bot_named(level, game_of(game))


def _think_in_worker(think_request: ThinkRequest, level: str) -> int:
    return think(think_request, level, worker_stop_flag())


def _rank_in_worker(think_request: ThinkRequest, limit: ThinkLimit) -> list[Hint]:
    _warm_up_worker(think_request.game)  # loading what is compiled must not eat up the time to think
    setting, view = _unpack(think_request)
    budget = Budget(limit.simulations, limit.milliseconds, stop=worker_stop_flag())
    return hints(setting, view, list(think_request.options), budget, think_request.seed)


@cache
def _warm_up_worker(game: str) -> None:
    """Think for a moment about the first question of some match."""
    setting = setting_of(game, REFERENCE, None, game_of(game).seats[0])
    match = Match(setting, Start("any"))
    seat = match.asked()[0]
    think(
        think_request_of(setting, REFERENCE, match.look(seat), match.numbers(seat), "any"),
        WARM_UP_LEVEL,
        worker_stop_flag(),
    )
