"""The questions that may come next for a seat that waits: what it can prepare answers to.

Worlds sampled from the seat's view are played on until the seat has a choice. In some the others change as little as
they can, in the rest they answer at random. So nothing here depends on what the seat does not see, and what is offered
may turn out not to be legal when it is asked.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from trianon.core.game import Game, Json
from trianon.core.kernel.events import Events
from trianon.core.kernel.loops import next_random
from trianon.core.kernel.rng import MASK, seed_state
from trianon.core.kernel.struct import NONE, clone, handle_of, zero
from trianon.core.match_state import MatchState
from trianon.core.standing_rules import question_name
from trianon.core.wording import Message
from trianon.server.wire.prepared_messages import NextQuestion

SEED = "next question"
WORLDS, QUIET_WORLDS = 8, 4
MAX_ANSWERS = 150  # of others in a world until the seat is asked


class Future(MatchState):
    """A sampled world in which a seat is asked next, or never again."""

    def __init__(self, now: MatchState, view: Any, seat: int, number: int) -> None:
        super().__init__(now.setting, clone(now.setting.game.state, _seeded(now.setting.game, number)))
        self.seat, self.is_quiet, self._random = seat, number < QUIET_WORLDS, number * 0x9E3779B1 & MASK | 1
        self._calls.determinize(handle_of(view), self.setting.t_handle, self._handle)
        self._silent = handle_of(zero(Events))
        self._seen: Json | None = None

    def play_on(self) -> bool:
        """Let the others answer until the seat has a choice; whether it gets one."""
        for _ in range(MAX_ANSWERS):
            seats = self.asked()
            if not seats:
                return False
            seat = self.seat if self.seat in seats else seats[0]
            options = self.option_numbers(seat)
            if seat == self.seat and (len(options) > 1 or self.is_secret):
                return True
            self.give(seat, self._others_choice(options))
        return False

    def seen(self) -> Json:
        """The world as the seat sees it."""
        if self._seen is None:
            setting = self.setting
            self._seen = setting.game.describe(self.look(self.seat), setting.t, setting.names)
        return self._seen

    def meaning(self, key: str, question: Json) -> Message:
        """What an option means on this table."""
        return self.setting.wording.option(key, question, self.seen())

    @property
    def is_secret(self) -> bool:
        """Whether several seats are asked at once."""
        return bool(self._calls.is_secret(self._handle))

    def give(self, seat: int, option: int) -> None:
        """Answer with a legal option."""
        self._seen = None
        self._calls.answer(self._handle, self.setting.t_handle, self._silent, seat, option)

    def _others_choice(self, options: list[int]) -> int:
        if self.is_quiet:
            plain = (option for option in reversed(options) if ":" not in self.setting.keys.key(self.s, option))
            return next(plain, options[0])
        self._random = next_random(self._random)
        return options[self._random * len(options) >> 32]


@dataclass
class Futures:
    """What may come next for a seat that waits, and after the answers it has prepared."""

    present: Future  # a world sampled from the view, not played on
    worlds: list[Future]

    @classmethod
    def of(cls, match: MatchState, seat: int) -> Futures:
        """The futures of a seat in a match, from its view alone."""
        view = match.look(seat)
        worlds = [Future(match, view, seat, number) for number in range(WORLDS)]
        return cls(Future(match, view, seat, 0), [world for world in worlds if world.play_on()])

    def questions(self) -> list[NextQuestion]:
        """The questions that may come, the likeliest first; only options whose pieces are on the table now."""
        found: dict[str, list[Future]] = {}
        for world in self.worlds:
            found.setdefault(question_name(world.question()), []).append(world)
        asked = [_merged(name, worlds, self.present) for name, worlds in sorted(found.items(), key=_by_worlds)]
        return [question for question in asked if question.options]

    def answer(self, name: str, key: str) -> bool:
        """Go on after the seat has answered one of the questions; whether any world allows that.

        Nothing follows an answer that shows the seat something new: it will want to look first.
        """
        worlds = [world for world in self.worlds if _allows(world, name, key)]
        self.worlds = [world for world in worlds if _answered(world, key) and world.play_on()]
        if len(self.worlds) < len(worlds):
            self.worlds = []
        return bool(worlds)


@cache
def _seeded(game: Game, number: int) -> Any:
    blank: Any = zero(game.state)
    seed_state(blank, f"{SEED} {number}")
    return blank


def _by_worlds(found: tuple[str, list[Future]]) -> int:
    return -len(found[1])


def _merged(name: str, worlds: list[Future], present: Future) -> NextQuestion:
    """One question of several worlds, with every option that any of them has."""
    options = {key: None for world in worlds for key in world.options(world.seat) if present.locate(key) != NONE}
    prompt = worlds[0].setting.wording.question(worlds[0].question(), worlds[0].seen())
    meanings = [_meaning(key, worlds, present) for key in options]
    return NextQuestion(name, worlds[0].question(), prompt, list(options), meanings)


def _meaning(key: str, worlds: list[Future], present: Future) -> Message:
    """What an option means if nobody changes the table: as it stands now where chance decides what it would mean."""
    having = [world for world in worlds if world.why(world.seat, key) is None]
    told = [world.meaning(key, world.question()) for world in having if world.is_quiet == having[0].is_quiet]
    return told[0] if all(other == told[0] for other in told) else present.meaning(key, having[0].question())


def _allows(world: Future, name: str, key: str) -> bool:
    return question_name(world.question()) == name and world.why(world.seat, key) is None


def _answered(world: Future, key: str) -> bool:
    """Answer in a world; whether that showed the seat nothing, and leaves others unanswered secrets alone."""
    was_secret = world.is_secret
    world.give(world.seat, world.locate(key))
    if was_secret:
        return world.is_secret and world.seat in world.asked()  # more picks of the same answer follow
    return bool(world.base.horizon[world.seat] < world.base.answers)
