"""Decisions of matches between bots that may become puzzles."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget, StopFlag
from trianon.bots.heuristic_bot import heuristic_of
from trianon.bots.worlds import Worlds, bot_seed
from trianon.core.game import Setting
from trianon.core.match import Match

MIN_OPTIONS = 4


@dataclass(frozen=True)
class Candidate:
    """A decision of one seat, with nothing but what that seat knew."""

    seat: int
    answers: int  # given before
    question: str
    view: Any
    options: tuple[int, ...]
    obvious: int  # the answer of the heuristic


def candidates(match: Match, bots: list[Bot], stop: StopFlag) -> Iterator[Candidate]:
    """Play a match between bots to its end; every decision with several options before it is answered.

    Of a secret question that several seats answer at once, one of them is taken before any has answered.
    """
    chance = random.Random(match.start.seed)
    while not match.over and not stop.is_set():
        asked = match.asked()
        seat = asked[0]
        if not any(match.base.picked):
            yield from _candidate(match, chance.choice(asked))
        options, view = match.option_numbers(seat), match.look(seat)
        worlds = Worlds(match.setting, view, bot_seed(match.start.seed, seat, match.answer_count))
        choice = bots[seat].choose(view, options, worlds, Budget(stop=stop))
        match.answer(seat, match.setting.keys.key(match.s, choice))


def _candidate(match: Match, seat: int) -> Iterator[Candidate]:
    options = match.option_numbers(seat)
    if len(options) < MIN_OPTIONS:
        return
    view = match.look(seat)
    obvious = obvious_option(match.setting, view, options)
    yield Candidate(seat, match.answer_count, match.question()["question"], view, tuple(options), obvious)


def obvious_option(setting: Setting, view: Any, options: list[int]) -> int:
    """The option that the heuristic prefers."""
    score = heuristic_of(setting.game).score
    return max(options, key=lambda option: float(score(view, setting.t, option)))
