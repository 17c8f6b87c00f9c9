"""Compiling the rules: telling a person who waits for it, and doing it ahead."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trianon.cli.output import Output
    from trianon.core.game import Game
    from trianon.core.match import Match

COMPILE = "numba:compile"  # numba's own name of the event; nothing is told of what comes from the cache
_games_told: set[str] = set()


def tell_when_compiling(game: str, out: Output) -> None:
    """Say so, once, when the rules of a game have to be compiled while a person waits."""
    if not out.watched or game in _games_told:
        return
    _games_told.add(game)
    from numba.core import event

    def tell() -> None:
        event.unregister(COMPILE, listener)
        out.note(out.text("warm-note", game=game))

    listener = _listener(tell)
    event.register(COMPILE, listener)


@contextmanager
def each_compiled(tick: Callable[[], None]) -> Iterator[None]:
    """Call `tick` for every function that is compiled meanwhile."""
    from numba.core import event

    listener = _listener(tick)
    event.register(COMPILE, listener)
    try:
        yield
    finally:
        event.unregister(COMPILE, listener)


def _listener(heard: Callable[[], None]) -> Any:
    from numba.core.event import Event, Listener

    class OfEnds(Listener):  # type: ignore[misc]
        def on_start(self, event: Event) -> None:
            pass

        def on_end(self, event: Event) -> None:
            heard()

    return OfEnds()


def load_rules(game: Game) -> None:
    """Import every module that holds rules for a game's matches, so that all of them can be counted."""
    for module in (
        "trianon.bots.simulate", "trianon.bots.search.search_bot", f"{game.package}.heuristic",
        "trianon.research.environments.loops", "trianon.research.matches.recorder",
        f"{game.package}.features",
    ):  # fmt: skip
        import_module(module)


def waiting_rules() -> int:
    """How many of the rules loaded so far have no compiled code in the cache, as far as their modules tell."""
    from numba.core.dispatcher import Dispatcher

    from trianon.core.kernel.code_cache import cache_folder

    count = 0
    for name, module in list(sys.modules.items()):
        if name.startswith("trianon."):
            own = [thing for thing in vars(module).values() if isinstance(thing, Dispatcher)]
            own = [rule for rule in own if rule.py_func.__module__ == name]
            if own and not any(cache_folder(name).rglob("*.nbi")):
                count += len(own)
    return count


def use_everything(game: Game) -> None:
    """Use every compiled entry of a game once, as play, records, simulations, positions and studies do."""
    from trianon.bots.registry import HEURISTIC, RANDOM
    from trianon.bots.simulate import recorded_match, simulate
    from trianon.cli.scoring import final_scoring
    from trianon.core.editions.load import load_edition
    from trianon.core.kernel.seats import SPECTATOR
    from trianon.core.match import Match, replay_quickly

    setting = game.setting(load_edition(game.schema), game.seats[0])
    for bot in (RANDOM, HEURISTIC):
        simulate(setting, [bot], 2, "warm")
        played = recorded_match(setting, [bot], "warm", 0)
        match = Match(setting, played.start)
        match.view(SPECTATOR)
        final_scoring(match)
        _let_all_think(match)
        replay_quickly(match, played.answers)
    use_for_research(game)


def use_for_research(game: Game) -> None:
    """Use what studies of a game share: its features, and the loop that records matches; no package of an extra."""
    from trianon.bots.arena import Contest
    from trianon.bots.registry import RANDOM
    from trianon.research.features import features_of
    from trianon.research.matches.source import SelfPlay

    _ = game.rules, features_of(game).bundle
    SelfPlay(Contest(game.name, (RANDOM,) * game.seats[0], 1, "warm")).warm()


def _let_all_think(match: Match) -> None:
    """Ask every opponent for the next answer, with as little thought as it can give."""
    from trianon.bots.budget import Budget
    from trianon.bots.registry import bot_named, bot_names
    from trianon.bots.worlds import Worlds

    seat = match.asked()[0]
    view, options = match.look(seat), match.numbers(seat)
    for name in bot_names():
        bot_named(name, match.setting.game).choose(view, options, Worlds(match.setting, view, "warm"), Budget(1))
