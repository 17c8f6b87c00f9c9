"""Compiling the rules: notes on standard error while a command waits for it, and compiling ahead."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from trianon.core.installed import folder_of

if TYPE_CHECKING:
    from trianon.cli.output import Output
    from trianon.core.game import Game
    from trianon.server.wire.service_messages import Preparation

# modules of rules that simulations and studies use, beside those of play
RESEARCH_MODULES = (
    "trianon.bots.simulate", "trianon.research.environments.loops", "trianon.research.matches.recorder",
    "{game}.features",
)  # fmt: skip
RESEARCH_FOLDER = Path(__file__).parents[1] / "research"
STEP = 10  # percent between two lines of a server's report
_games_noted: set[str] = set()


def note_compilation(game: str, out: Output) -> None:
    """Say so, once, when the rules of a game have to be compiled while the command waits."""
    if game in _games_noted:
        return
    _games_noted.add(game)
    from trianon.bots.compile_ahead import on_first_compilation

    on_first_compilation(lambda: out.note(out.text("warm-note", game=game)))


class CompilationReport:
    """Shows in the terminal how far the compilation in the background of a server is."""

    def __init__(self, out: Output) -> None:
        self._out = out
        self._shown: dict[str, int] = {}  # percent, by game

    def update(self, state: Preparation) -> None:
        """Show a state that differs from the one before."""
        for each in state.games:
            game, percent = each.game, int(100 * each.share)
            if each.ready and game in self._shown:
                del self._shown[game]
                self._out.note(self._out.text("serve-compiled", game=game))
            elif not each.ready and 100 > percent >= self._shown.get(game, -STEP) + STEP:
                self._shown[game] = percent
                self._out.note(self._out.text("serve-compiling", game=game, percent=percent, seconds=each.seconds or 0))


def exercise_everything(game: Game) -> None:
    """Use every compiled entry of a game once, as play, records, simulations, positions and studies do."""
    from trianon.bots.compile_ahead import cached_modules, exercise_extras, exercise_play, mark_playable, mark_warm
    from trianon.bots.registry import HEURISTIC, RANDOM
    from trianon.bots.simulate import recorded_match, simulate
    from trianon.cli.scoring import final_scoring
    from trianon.core.compiled_marks import mark_compiled
    from trianon.core.editions.load import load_edition
    from trianon.core.match import Match, replay_quickly

    exercise_play(game)
    mark_playable(game)
    exercise_extras(game)
    mark_warm(game)
    setting = game.setting(load_edition(game.schema), game.seats[0])
    for bot in (RANDOM, HEURISTIC):
        simulate(setting, [bot], 2, "warm")
        played = recorded_match(setting, [bot], "warm", 0)
        match = Match(setting, played.start)
        final_scoring(match)
        replay_quickly(match, played.answers)
    exercise_research(game)
    mark_compiled(_research_mark(game.name), cached_modules(), *_source_folders(game.name))


def is_everything_compiled(game: str) -> bool:
    """Whether the cache holds all that `exercise_everything` uses, found out without loading any of it."""
    from trianon.bots.compile_ahead import is_warm
    from trianon.core.compiled_marks import is_compiled

    return is_warm(game) and is_compiled(_research_mark(game), *_source_folders(game))


def _research_mark(game: str) -> str:
    return f"{game}-studied"


def _source_folders(game: str) -> tuple[Path, ...]:
    """The packages that say what studies of a game use."""
    return folder_of(game), RESEARCH_FOLDER, Path(__file__).parent


def exercise_research(game: Game) -> None:
    """Use what studies of a game share: its features, and the loop that records matches; no package of an extra."""
    from trianon.bots.arena import Contest
    from trianon.bots.registry import RANDOM
    from trianon.core.feature_functions import features_of
    from trianon.research.matches.source import SelfPlay

    _ = game.rules, features_of(game).bundle
    SelfPlay(Contest(game.name, (RANDOM,) * game.seats[0], 1, "warm")).warm()
