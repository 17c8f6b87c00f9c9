"""Uses every compiled entry of a game once, for `trianon warm`; imports no package of an extra."""

import numpy as np

from trianon.bots.arena import Contest
from trianon.bots.compile_ahead import cached_modules, exercise_extras, exercise_play, mark_playable, mark_warm
from trianon.bots.registry import HEURISTIC, RANDOM
from trianon.bots.simulate import recorded_match, simulate
from trianon.core.editions.load import load_edition
from trianon.core.feature_functions import VERSIONS
from trianon.core.game import Game, Setting
from trianon.core.kernel.events import Events
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.struct import clone, zero, zeros
from trianon.core.match import Match, replay_quickly
from trianon.core.positions.file import match_from, parse_position
from trianon.research.compiling import mark_everything_compiled
from trianon.research.environments.batch import MatchBatch
from trianon.research.environments.seated_batch import SeatedBatch, SeatedOptions
from trianon.research.environments.stepper import MatchStepper
from trianon.research.environments.tracking import PositionTracker
from trianon.research.matches.source import SelfPlay

MODULES = (
    "trianon.bots.simulate", "trianon.research.environments.infostate", "trianon.research.environments.lookahead",
    "trianon.research.environments.loops", "trianon.research.environments.seated_loops",
    "trianon.research.matches.recorder", "{game}.features", "{game}.features_v2", "{game}.memory",
)  # fmt: skip # modules of rules that simulations and studies use, beside those of play
SEED = "warm"


def exercise_everything(game: Game) -> None:
    """Use what play, records, simulations, positions, puzzles and studies call, and mark the cache as complete."""
    exercise_play(game)
    mark_playable(game)
    exercise_extras(game)
    mark_warm(game)
    setting = game.setting(load_edition(game.schema), game.seats[0])
    exercise_records(setting)
    exercise_research(setting)
    mark_everything_compiled(game.name, cached_modules())


def exercise_records(setting: Setting) -> None:
    """Use simulations, replays, scorings and positions."""
    game = setting.game
    for bot in (RANDOM, HEURISTIC):
        simulate(setting, [bot], 2, SEED)
        played = recorded_match(setting, [bot], SEED, 0)
        match = Match(setting, played.start)
        game.final_scoring(clone(game.state, match.s), setting.t, zero(Events))
        game.outcome(match.s, zero(Outcome))
        begun = match_from(setting, match.s)
        parse_position(begun.start.position or "", lambda name: game)
        replay_quickly(match, played.answers)


def exercise_research(setting: Setting) -> None:
    """Use the compiled loops behind the research APIs, with each version of the observation."""
    game = setting.game
    SelfPlay(Contest(game.name, (RANDOM,) * setting.players, 1, SEED)).warm()
    for version in VERSIONS:
        MatchBatch(setting, 1, observation_version=version)
        batch = SeatedBatch([setting], 1, SeatedOptions(), zeros(game.state, 0), observation_version=version)
        stepper = MatchStepper(batch, 1, True, None)
        batch.seed(SEED, [0])
        stepper.begin(stepper.rows)
        stepper.describe()
        stepper.advise()
        stepper.look_ahead()
        batch.take(stepper.sample())
        stepper.step(stepper.rows, True)
        tracker = PositionTracker(setting, SEED, "placing", False, version)
        position = tracker.begin(0)
        tracker.answer(position, tracker.legal(position, position.seat)[0])
        tracker.resample(position, position.seat, [1, 2, 3, 4])
        tracker.observe(position, position.seat, np.zeros(tracker.infostate_layout.size, np.float32), memory=True)
        tracker.rewards(position)
