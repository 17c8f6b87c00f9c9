"""Compiles what matches and bots of a game need, ahead of its use.

As a program (`python -m trianon.bots.compile_ahead GAME`) it fills the cache for a server that already answers. It
reports on standard output, in lines of the form `DONE/TOTAL`, how many of the compilations that a match needs are done,
then `ready`, and goes on with what comes later in a match: reasons of hints, searches with a net, analyses. It ends
with its parent: the end of the parent closes standard input.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import Event, Thread
from typing import TYPE_CHECKING, Any

from trianon.core.compiled_marks import is_compiled, mark_compiled
from trianon.core.installed import folder_of, optional_part
from trianon.core.kernel.compiler import source_key
from trianon.games import game_of

if TYPE_CHECKING:
    from trianon.core.game import Game
    from trianon.core.match import Match

COMPILE = "numba:compile"  # numba's event of a compilation; functions from the cache raise none
OF_GAME = "{game}."
PLAY_MODULES = (
    "trianon.bots.search.search_bot",
    f"{OF_GAME}heuristic",
)  # modules of rules beside those of the game itself
EXTRA_MODULES = ("trianon.bots.trial_games", "trianon.bots.search.net_loop", "trianon.bots.analysis.samplers")
COMPILATIONS_PER_RULE = 1.26  # of both games: some rules are compiled for several types of arguments
READY = "ready"  # the line that says that matches can begin


@contextmanager
def on_each_compilation(tick: Callable[[], None]) -> Iterator[None]:
    """Call `tick` for every function that is compiled meanwhile."""
    from numba.core import event

    listener = compile_listener(tick)
    event.register(COMPILE, listener)
    try:
        yield
    finally:
        event.unregister(COMPILE, listener)


def on_first_compilation(callback: Callable[[], None]) -> None:
    """Call `callback` once, after the first function that has to be compiled: a caller waits for all the others."""
    from numba.core import event

    is_called = False

    def call_once() -> None:
        # the listener stays: unregistered while numba goes through the listeners, it would make it pass over the next
        nonlocal is_called
        if not is_called:
            is_called = True
            callback()

    event.register(COMPILE, compile_listener(call_once))


def compile_listener(on_end: Callable[[], None]) -> Any:
    """A listener for numba's events that calls `on_end` after each compilation."""
    from numba.core.event import Listener

    class EndListener(Listener):  # type: ignore[misc]
        def on_start(self, event: Event) -> None:
            pass

        def on_end(self, event: Event) -> None:
            on_end()

    return EndListener()


def load_rules(game: Game, modules: tuple[str, ...] = PLAY_MODULES) -> None:
    """Import the modules that hold rules for a game's matches, as far as it has them, so that rules can be counted."""
    for module in modules:
        if module.startswith(OF_GAME):
            optional_part(game.name, module.removeprefix(OF_GAME))
        else:
            import_module(module)


def pending_compilations() -> int:
    """Estimate of the compilations that the rules loaded so far need, as far as the cache of their modules tells."""
    waiting = sum(len(rules) for module, rules in _rules_by_module() if not _is_cached(module))
    return round(COMPILATIONS_PER_RULE * waiting)


def _rules_by_module() -> list[tuple[str, list[Any]]]:
    """The modules loaded so far that define rules, with their rules."""
    from numba.core.dispatcher import Dispatcher

    found = []
    for name, module in list(sys.modules.items()):
        own = [thing for thing in list(vars(module).values()) if isinstance(thing, Dispatcher)]
        own = [rule for rule in own if rule.py_func.__module__ == name]
        if own:
            found.append((name, own))
    return found


def _is_cached(module: str) -> bool:
    return any(source_key.cache_folder(module).glob("*.nbi"))


def exercise_play(game: Game) -> None:
    """Use every compiled entry that matches, replays and bots of a game call, once."""
    from trianon.bots.levels import levels_with_net
    from trianon.bots.registry import bot_names
    from trianon.core.editions.load import load_edition
    from trianon.core.kernel.seats import SPECTATOR
    from trianon.core.match import Match, Start, replay_quickly
    from trianon.core.outlook import outlook_of

    setting = game.setting(load_edition(game.schema), game.seats[0])
    match = Match(setting, Start("warm"))
    seat = match.asked()[0]
    match.view(SPECTATOR)
    match.blocked_options(seat)
    outlook = outlook_of(setting, match.look(seat))
    if outlook is not None:
        outlook.points()
        outlook.unknown()
        outlook.consequences(match.option_numbers(seat)[0])
    think_once(match, [name for name in bot_names() if name not in levels_with_net(game.name)])
    match.answer(seat, match.options(seat)[0])
    match.points_now()
    replay_quickly(Match(setting, Start("warm")), match.answers)
    _ = game.rules


def exercise_extras(game: Game) -> None:
    """Use what a match can begin without, once: reasons of hints, searches with a net, analyses."""
    from trianon.bots.analysis.analyze import assess_moment
    from trianon.bots.analysis.match_analysis import end_of
    from trianon.bots.analysis.moments import moments_of
    from trianon.bots.levels import levels_with_net
    from trianon.bots.registry import RANDOM
    from trianon.bots.simulate import recorded_match
    from trianon.core.editions.load import load_edition
    from trianon.core.match import Match, Start
    from trianon.core.match_file.read import read_record
    from trianon.core.match_file.write import write_record

    setting = game.setting(load_edition(game.schema), game.seats[0])
    match = Match(setting, Start("warm"))
    think_once(match, levels_with_net(game.name))
    forecast_once(match)
    compare_once(match)
    played = recorded_match(setting, [RANDOM], "warm", 0)
    moments = moments_of(read_record(write_record(played), "warm", lambda name: game), 0)
    assess_moment(setting, moments[0], 1, True, Event())  # all others call the same
    end_of(played)


def forecast_once(match: Match) -> None:
    """Forecast secret picks, where a search of the game does."""
    import numpy as np

    from trianon.bots.budget import Budget
    from trianon.bots.levels import levels_of
    from trianon.bots.search.forecast import SHARE, SIMULATIONS, SearchForecaster

    game, players = match.setting.game, match.setting.players
    if levels_of(game.name, game.seats[-1]).grandmaster.search.forecast:
        budget = Budget(int(SIMULATIONS * players / SHARE))
        out = np.zeros((players, game.numbering.size))
        SearchForecaster(game).forecast(match.setting, match.look(0), "warm", budget, out)


def think_once(match: Match, names: Iterable[str]) -> None:
    """Ask these bots for the next answer, with as little thought as they can give."""
    from trianon.bots.budget import Budget
    from trianon.bots.registry import bot_named
    from trianon.bots.worlds import Worlds

    seat = match.asked()[0]
    view, options = match.look(seat), match.option_numbers(seat)
    for name in names:
        bot = bot_named(name, match.setting.game, programs=True, players=match.setting.players)
        bot.choose(view, options, Worlds(match.setting, view, "warm"), Budget(1))


def compare_once(match: Match) -> None:
    """Play one trial game, as the reasons of a hint need them."""
    from trianon.bots.budget import Budget
    from trianon.bots.trial_games import compare

    seat = match.asked()[0]
    option = match.option_numbers(seat)[0]
    compare(match.setting, match.look(seat), option, option, Budget(1), "warm")


def compile_for_play(game: Game, report: Callable[[int, int], None]) -> None:
    """Compile what play needs and mark the cache as complete; `report` gets the compilations done and in all."""
    load_rules(game)
    total, done = pending_compilations(), 0
    report(0, total)

    def tick() -> None:
        nonlocal done
        done = min(done + 1, total)
        report(done, total)

    with on_each_compilation(tick):
        exercise_play(game)
    mark_playable(game)


def compile_extras(game: Game) -> None:
    """Compile what a match can begin without, and mark the cache as complete for that, too."""
    load_rules(game, EXTRA_MODULES)
    exercise_extras(game)
    mark_warm(game)


def mark_playable(game: Game) -> None:
    """Note that the cache holds all that `exercise_play` used in this process."""
    _mark(game.name, game)


def mark_warm(game: Game) -> None:
    """Note that the cache holds all that `exercise_extras` used in this process."""
    _mark(_extras_mark(game.name), game)


def cached_modules() -> list[str]:
    """The modules loaded so far with rules in the cache."""
    return [module for module, _ in _rules_by_module() if _is_cached(module)]


def _mark(name: str, game: Game) -> None:
    mark_compiled(name, cached_modules(), folder_of(game.name))


def _extras_mark(game: str) -> str:
    return f"{game}-later"


def is_playable(game: str) -> bool:
    """Whether all compiled code that matches and bots of a game need is in the cache."""
    return is_compiled(game, folder_of(game))


def is_warm(game: str) -> bool:
    """Whether all compiled code that play ever needs is in the cache."""
    return is_playable(game) and is_compiled(_extras_mark(game), folder_of(game))


def main(name: str) -> None:
    """Compile the rules of a game in this process, reporting to standard output."""
    game = game_of(name)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which ends this process
    Thread(target=_exit_with_parent, daemon=True).start()
    compile_for_play(game, lambda done, total: _print(f"{done}/{total}"))
    _print(READY)
    compile_extras(game)


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def _exit_with_parent() -> None:
    sys.stdin.read()  # returns when the parent closes its end of the pipe, or is gone
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
