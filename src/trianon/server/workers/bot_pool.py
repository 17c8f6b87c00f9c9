"""Process pools for bot moves, hints and analyses."""

import threading
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any, NamedTuple

from trianon.bots.analysis.analyze import assess_moment
from trianon.bots.analysis.match_analysis import AssessedMoment
from trianon.bots.analysis.moments import Moment
from trianon.bots.bot import Bot
from trianon.bots.budget import Budget, StopFlag
from trianon.bots.hints import Hint, hints
from trianon.bots.levels import NOVICE
from trianon.bots.registry import HEURISTIC, RANDOM, bot_named
from trianon.bots.trial_games import compare
from trianon.bots.worker_pool import worker_stop_flag
from trianon.bots.worlds import Worlds
from trianon.core.editions.load import DEFAULT
from trianon.core.game import Setting
from trianon.core.kernel.struct import from_bytes, to_bytes
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.server.caches import LruCache
from trianon.server.limits import ANALYSIS_PIECE, MAX_BOTS, REMEMBERED_HINTS, WORKER_TRIES
from trianon.server.table_store.editions import default_setting, setting_of
from trianon.server.workers.process_pool import ProcessPool

INSTANT_LEVELS = (RANDOM, NOVICE, HEURISTIC)  # run in the calling thread: they do not search
WARM_UP_LEVEL = "search:1"  # the shortest search that loads all compiled code


@dataclass(frozen=True)
class WorkRequest:
    """Work for another process; a built-in edition travels by name."""

    game: str
    edition: str
    edition_text: str | None  # custom editions only
    players: int

    def setting(self) -> Setting:
        """What is played, from this process's own cache."""
        return setting_of(self.game, self.edition, self.edition_text, self.players)


@dataclass(frozen=True)
class ThinkRequest(WorkRequest):
    """Everything a bot gets: its view and options, never the full state."""

    view: bytes
    options: tuple[int, ...]
    seed: str


class ThinkLimit(NamedTuple):
    """The budget of a hint."""

    simulations: int | None = None
    milliseconds: float | None = None


@dataclass(frozen=True)
class AssessRequest(WorkRequest):
    """A moment of a finished match to be assessed, with the view of the analysed seat alone."""

    moment: Moment
    simulations: int
    explain: bool  # add reasons to verdicts


def think_request_of(setting: Setting, edition: str, view: Any, options: list[int], seed: str = "") -> ThinkRequest:
    """A request from a view."""
    text = None if setting.edition.builtin else setting.edition.text
    return ThinkRequest(setting.game.name, edition, text, setting.players, to_bytes(view), tuple(options), seed)


class BotPool(ProcessPool):
    """Worker processes that choose moves and rank options."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self._ready: set[str] = set()  # games already warmed up
        self._ranked = LruCache[tuple[ThinkRequest, ThinkLimit], list[Hint]](REMEMBERED_HINTS)

    def choose(self, think_request: ThinkRequest, level: str) -> int:
        """The option a bot of a level chooses."""
        if level in INSTANT_LEVELS:
            return think(think_request, level, self._stop)
        return self._run(_think_in_worker, think_request, level)

    def rank(self, think_request: ThinkRequest, limit: ThinkLimit) -> list[Hint]:
        """All options, best first; the same to the same question."""
        known = self._ranked.get((think_request, limit))
        if known is None:
            known = self._run(_rank_in_worker, think_request, limit, tries=WORKER_TRIES)
            self._ranked.put((think_request, limit), known)
        return known

    def assess(self, requests: list[AssessRequest]) -> dict[int, AssessedMoment]:
        """The moments that the workers got to in the time of one piece, by ordinal; at least one of each worker."""
        found = self._run_within(_assess_in_worker, [(request,) for request in requests], ANALYSIS_PIECE, WORKER_TRIES)
        return {ordinal: assessed for ordinal, assessed in found if assessed is not None}

    def prepare(self, game: str) -> None:
        """Warm up a worker for a game; the first move would take seconds longer otherwise."""
        with self._lock:
            if game in self._ready or self._stop.is_set():
                return
            self._ready.add(game)
        self._start(_warm_up_worker, game)

    def prepare_analysis(self, game: str) -> None:
        """Load in all workers what analyses of a game need; the first piece would take seconds longer otherwise."""
        ready = f"{game} analysis"
        with self._lock:
            if ready in self._ready or self._stop.is_set():
                return
            self._ready.add(ready)
        for _ in range(self._count):
            self._start(_warm_up_analysis, game)

    def _forget_workers(self) -> None:
        self._ready.clear()


def think(think_request: ThinkRequest, level: str, stop: StopFlag) -> int:
    """Choose an option at a level in this process, until `stop` is set."""
    setting = think_request.setting()
    view: Any = from_bytes(setting.game.view, think_request.view)
    bot = _bot(level, think_request.game, think_request.players, threading.get_ident())
    worlds = Worlds(setting, view, think_request.seed)
    return bot.choose(view, list(think_request.options), worlds, Budget(stop=stop))


@lru_cache(MAX_BOTS)
def _bot(level: str, game: str, players: int, _thread: int) -> Bot:
    """The bot of a level, one per thread: its search tree is large and not thread-safe."""
    return bot_named(level, game_of(game), players=players)


def _think_in_worker(think_request: ThinkRequest, level: str) -> int:
    return think(think_request, level, worker_stop_flag())


def _rank_in_worker(think_request: ThinkRequest, limit: ThinkLimit) -> list[Hint]:
    _warm_up_worker(think_request.game)  # loading compiled code must not use up the budget
    setting = think_request.setting()
    view: Any = from_bytes(setting.game.view, think_request.view)
    budget = Budget(limit.simulations, limit.milliseconds, stop=worker_stop_flag())
    return hints(setting, view, list(think_request.options), budget)


def _assess_in_worker(request: AssessRequest) -> tuple[int, AssessedMoment | None]:
    _warm_up_analysis(request.game)
    found = assess_moment(request.setting(), request.moment, request.simulations, request.explain, worker_stop_flag())
    return request.moment.ordinal, found


@cache
def _warm_up_worker(game: str) -> None:
    """Search briefly at the start of a match, once per worker."""
    setting = default_setting(game)
    match = Match(setting, Start("any"))
    seat = match.asked()[0]
    think(
        think_request_of(setting, DEFAULT, match.look(seat), match.option_numbers(seat), "any"),
        WARM_UP_LEVEL,
        worker_stop_flag(),
    )


@cache
def _warm_up_analysis(game: str) -> None:
    """Assess the first choice of a match briefly, with reasons, once per worker."""
    setting = default_setting(game)
    match = Match(setting, Start("any"))
    seat = match.asked()[0]
    view, options = match.look(seat), match.option_numbers(seat)
    moment = Moment(match.answer_count, to_bytes(view), tuple(options), options[-1])
    assess_moment(setting, moment, 1, False, worker_stop_flag())
    compare(setting, view, options[0], options[-1], Budget(1), "any")
