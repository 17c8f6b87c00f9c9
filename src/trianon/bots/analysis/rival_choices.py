"""What the choices of rivals changed, separated from draws: their answers given again in worlds of the analysed seat.

An answer of a rival is applied to worlds sampled from the analysed seat's view just before it. In each of them other
pieces are drawn, so the mean change of the net's expectation is due to the choice. Picks under seal count when they are
revealed. What a world does not allow, as the rival's hand is another one there, is left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import sqrt
from typing import Any

import numpy as np

from trianon.bots.analysis.verdicts import MeanWithError
from trianon.bots.budget import StopFlag
from trianon.bots.nets.chance import NetChances
from trianon.bots.nets.weights import has_net
from trianon.bots.worlds import Worlds
from trianon.core.game import Game, Setting
from trianon.core.kernel.struct import NONE, clone, from_bytes, to_bytes
from trianon.core.match import Match
from trianon.core.match_state import MatchState

WORLDS = 12  # for each answer
MIN_WORLDS = 3  # in which an answer must be possible; fewer say nothing


@dataclass(frozen=True)
class RivalAnswer:
    """An answer that shows the analysed seat a rival's choice: one in the open, or the last of a secret question."""

    number: int  # answers given before
    seat: int
    key: str
    view: bytes  # of the analysed seat, just before
    picks: tuple[tuple[int, ...], ...] = ()  # of the rivals, by seat, that this answer revealed


class TrialWorld(MatchState):
    """A sampled world in which answers can be tried."""

    def apply(self, seat: int, option: int) -> None:
        """Give an answer that is legal."""
        self._clear_events()
        self._calls.answer(self._handle, self.setting.t_handle, self._events, seat, option)

    def take_picks(self, seat: int, picks: tuple[int, ...]) -> bool:
        """Put these picks of a seat under seal instead of the sampled ones; False where they are not legal here."""
        base = self.base
        base.picked[seat] = 0
        base.sealed[seat, :] = NONE
        for count, pick in enumerate(picks):
            if pick not in self.option_numbers(seat):
                return False
            base.sealed[seat, count] = pick
            base.picked[seat] = count + 1
        return True


def rival_answer(match: Match, viewer: int, seat: int, key: str) -> RivalAnswer | None:
    """The answer that a match is about to get, as the analysed seat learns of it; None where it learns of no choice."""
    base, players = match.base, match.setting.players
    if not any(match.base.wanted[:players]):
        return None if seat == viewer else RivalAnswer(match.answer_count, seat, key, to_bytes(match.look(viewer)))
    missing = sum(int(base.wanted[each] - base.picked[each]) for each in range(players))
    if missing > 1 or seat not in match.asked():  # nothing is revealed yet
        return None
    picks = tuple(
        () if each in (viewer, seat) else tuple(base.sealed[each, : base.picked[each]].tolist())
        for each in range(players)
    )
    if seat == viewer and not any(picks):
        return None
    return RivalAnswer(match.answer_count, seat, key, to_bytes(match.look(viewer)), picks)


def effect_of_rivals(
    setting: Setting, viewer: int, answers: tuple[RivalAnswer, ...], stop: StopFlag
) -> MeanWithError | None:
    """By how much these choices changed the analysed seat's chance of winning; None without a net, or when stopped."""
    if not uses_chances(setting):
        return None
    value, variance = 0.0, 0.0
    for answer in answers:
        if stop.is_set():
            return None
        mean, error = _effect(setting, viewer, answer)
        value, variance = value + mean, variance + error**2
    return MeanWithError(value, sqrt(variance))


def _effect(setting: Setting, viewer: int, answer: RivalAnswer) -> MeanWithError:
    view: Any = from_bytes(setting.game.view, answer.view)
    worlds, changes = Worlds(setting, view, f"rivals {answer.number}"), []
    for _ in range(WORLDS):
        world = TrialWorld(setting, worlds.sample())
        before = TrialWorld(setting, clone(setting.game.state, world.s))
        option = world.locate(answer.key)
        if not all(world.take_picks(seat, picks) for seat, picks in enumerate(answer.picks) if picks):
            continue
        if option == NONE or option not in world.option_numbers(answer.seat):
            continue
        world.apply(answer.seat, option)
        if answer.seat == viewer:  # exclude the seat's own choice: only revealed picks count
            before.apply(viewer, option)
        changes.append(_chance(world, viewer) - _chance(before, viewer))
    if len(changes) < MIN_WORLDS:
        return MeanWithError(0.0, 0.0)
    return MeanWithError(float(np.mean(changes)), float(np.std(changes, ddof=1)) / sqrt(len(changes)))


def _chance(world: MatchState, viewer: int) -> float:
    """The analysed seat's share of the victory: expected by the net from the asked seat's view, or the real one."""
    if world.over:
        placings = world.result()["placings"]
        return 1 / placings.count(1) if placings[viewer] == 1 else 0.0
    shares = _chances(world.setting.game).shares(world.setting, world.look(world.asked()[0]))
    return float(shares[viewer])


def uses_chances(setting: Setting) -> bool:
    """Whether choices of rivals can be separated from draws: with a net, in an edition that it has seen."""
    return setting.edition.builtin and has_net(setting.game.name)


@lru_cache(maxsize=2)
def _chances(game: Game) -> NetChances:
    return NetChances(game)
