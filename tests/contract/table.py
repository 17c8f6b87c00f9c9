"""Tables to hold every game to the contract with: random matches, and every state they went through.

Nothing here knows a game. Every installed game, built in or found by an entry point, is covered with every number of
players it allows.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np

from trianon.core.editions.load import load_edition
from trianon.core.game import Game, Json, Setting
from trianon.core.kernel.compiler.rule import pointer, rule
from trianon.core.kernel.events import Events
from trianon.core.kernel.loops import apply_all
from trianon.core.kernel.options import Options
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.seats import SPECTATOR, is_secret
from trianon.core.kernel.struct import Longs, clone, from_bytes, to_bytes, zero
from trianon.core.match import Answer, Match, Start
from trianon.games import game_names, game_of

MAX_ANSWERS = 3000  # no match of any game is longer
SEED = "a seed nobody may see"

Choose = Callable[[Random, "Match", int], str]


def all_settings(games: Iterable[str] | None = None) -> list[Setting]:
    """Every game, or those named, with its reference edition for every number of players."""
    found: list[Setting] = []
    for name in game_names() if games is None else games:
        game = game_of(name)
        edition = load_edition(game.schema)
        found.extend(game.setting(edition, players) for players in game.seats)
    return found


def setting_name(setting: Setting) -> str:
    """Game and number of players, as tests are named."""
    return f"{setting.game.name}-{setting.players}"


def verb(key: str) -> str:
    """What an option does, without the pieces it does it with."""
    return key.partition(":")[0]


def any_option(rng: Random, match: Match, seat: int) -> str:
    """Every option is equally likely."""
    return rng.choice(match.options(seat))


def rare_verb(rng: Random, match: Match, seat: int) -> str:
    """The verb this match has seen least, so that corners of the rules come up which chance alone seldom reaches."""
    seen = Counter(verb(answer.key) for answer in match.answers)
    keys = match.options(seat)
    least = min(seen[verb(key)] for key in keys)
    return rng.choice([key for key in keys if seen[verb(key)] == least])


@dataclass(frozen=True, eq=False)
class Played:
    """A finished match with the state before each answer, and the last one."""

    match: Match
    states: list[bytes]

    @property
    def setting(self) -> Setting:
        return self.match.setting

    def state(self, number: int) -> Any:
        """The state after this many answers, as a copy."""
        return from_bytes(self.setting.game.state, self.states[number])

    def after(self, number: int) -> Match:
        """The match after this many answers, going on from its snapshot."""
        return Match(self.setting, self.match.start, position=self.state(number))

    def sampled(self, every: int) -> Iterator[tuple[int, Match]]:
        """The match at every so-many-th decision; a step of 1 leaves none out."""
        for number in range(0, len(self.match.answers), every):
            yield number, self.after(number)


def play(setting: Setting, start: Start, choose: Choose, rng: Random) -> Played:
    """Play a match to its end, seats and answers chosen by chance."""
    match = Match(setting, start)
    states = [to_bytes(match.s)]
    while not match.over:
        assert match.answer_count < MAX_ANSWERS, f"{start} with {choose.__name__} does not end"
        seat = rng.choice(match.asked())
        match.answer(seat, choose(rng, match, seat))
        states.append(to_bytes(match.s))
    return Played(match, states)


def viewers(setting: Setting) -> list[int]:
    """All seats, and a spectator."""
    return [*range(setting.players), SPECTATOR]


def look(setting: Setting, s: Any, viewer: int) -> Any:
    """A view of a state."""
    v: Any = zero(setting.game.view)
    setting.game.look(s, setting.t, v, viewer)
    return v


def described(setting: Setting, s: Any, viewer: int) -> Json:
    """A view of a state as JSON."""
    return setting.game.describe(look(setting, s, viewer), setting.t, setting.names)


def legal(setting: Setting, s: Any, seat: int) -> list[int]:
    """The legal option numbers of a seat."""
    o = zero(Options)
    setting.game.legal(s, setting.t, o, seat)
    return [int(number) for number in o.ids[: o.count]]


def give(setting: Setting, s: Any, seat: int, option: int) -> Any:
    """Give a state an answer and return the rows of events it made."""
    e = zero(Events)
    e.enabled = 1
    setting.game.answer(s, setting.t, e, seat, option)
    return np.array(e.rows[: e.count], np.int16)


def heard(setting: Setting, rows: Any, viewer: int) -> list[Json]:
    """Events as a viewer hears them."""
    return setting.events(rows, viewer)


@rule
def ask_all(why: Any, s: Any, t: Any, seat: int, reasons: Longs) -> None:
    """The reason against every option number there is, 0 for the legal ones."""
    for option in range(len(reasons)):
        reasons[option] = why(s, t, seat, option)


@cache
def pointer_to_why(game: Game) -> Any:
    """What the compiled loop calls."""
    return pointer(game.why, 0, (zero(game.state), zero(game.tables), 0, 0))


def all_reasons(setting: Setting, s: Any, seat: int) -> Longs:
    """The reason against every option number of the game, 0 for the legal ones."""
    reasons = np.zeros(setting.game.numbering.size, np.int64)
    ask_all(pointer_to_why(setting.game), s, setting.t, seat, reasons)
    return reasons


def world_of(setting: Setting, s: Any, viewer: int, seed: str) -> Any:
    """A world that a viewer cannot tell from the real one."""
    world: Any = zero(setting.game.state)
    seed_state(world, seed)
    setting.game.determinize(look(setting, s, viewer), setting.t, world)
    return world


def picks_missing(s: Any) -> int:
    """How many picks under seal the present question still waits for; the last one opens all."""
    return int((s.wanted - s.picked).sum()) if is_secret(s) else 0


def copy(setting: Setting, s: Any) -> Any:
    """A copy of a state."""
    return clone(setting.game.state, s)


def hurry(setting: Setting, s: Any, answers: list[Answer]) -> int:
    """Give a state all these answers in one compiled loop; how many were legal."""
    codes = np.array([setting.keys.codes[answer.key] for answer in answers], np.int16).reshape(-1, 3)
    seats = np.array([answer.seat for answer in answers], np.int8)
    rules = setting.game.rules
    return int(apply_all(rules, s, setting.t, zero(Events), zero(Options), seats, codes))
