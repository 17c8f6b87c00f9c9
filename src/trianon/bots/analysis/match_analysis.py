"""The analysis of a match from one seat: its choices with verdicts, the curve of chances, accuracy and cost.

A standing is what the search maximizes: a mix of victory and lead, from 0 to 1 (`bots.search.rollout.values_of`).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from trianon.bots.analysis.assessment import Assessment, Prospect
from trianon.bots.analysis.moments import Moment, TurnInMatch
from trianon.bots.analysis.verdicts import VERDICTS, MeanWithError, Verdict, accuracy_of, verdict_of
from trianon.bots.levels import levels_of
from trianon.bots.search.rollout import values_of
from trianon.bots.search.tree import record_of
from trianon.bots.worlds import Worlds
from trianon.core.game import Setting
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import from_bytes
from trianon.core.match import Match
from trianon.core.wording import Message

MAX_ALTERNATIVES = 5
MAX_COSTLIEST = 3
KEY_SEED = "keys"


@dataclass(frozen=True)
class AssessedMoment:
    """The assessment of one moment, with reasons for the best option where another one was answered."""

    assessment: Assessment
    reasons: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Alternative:
    """An option as the ranking search saw it."""

    key: str
    visits: int
    standing: float | None


@dataclass(frozen=True)
class JudgedDecision:
    """One choice of the seat: the answer, the best one, and the difference between them."""

    number: int  # answers given before
    place: TurnInMatch
    options: int
    given: str  # keys
    best: str
    verdict: Verdict
    loss: MeanWithError  # of standing; negative where the measurement favours the given answer
    lead_loss: MeanWithError  # of points ahead of the best rival
    before: Prospect
    after: Prospect
    alternatives: tuple[Alternative, ...]  # the best ones first
    reasons: tuple[Message, ...]
    simulations: int


@dataclass(frozen=True)
class CurvePoint:
    """All players' chances at one moment, as the analysed seat could know them."""

    number: int
    chances: tuple[float, ...]  # of winning
    points: tuple[float, ...]  # expected at the end


@dataclass(frozen=True)
class Analysis:
    """What an analysis found."""

    seat: int
    players: int
    simulations: int  # per choice
    complete: bool
    decisions: tuple[JudgedDecision, ...]
    forced: int  # answers without a choice
    curve: tuple[CurvePoint, ...]
    accuracy: MeanWithError | None  # 0 to 100; None without a choice
    cost: MeanWithError | None  # lost by all choices that are not good: points against the best rival

    def count(self, verdict: Verdict) -> int:
        """How many choices got a verdict."""
        return sum(decision.verdict == verdict for decision in self.decisions)

    def costliest_decisions(self) -> list[JudgedDecision]:
        """The few choices with the largest losses, at most one for each kind of better answer."""
        found: dict[str, JudgedDecision] = {}
        for decision in sorted(self.decisions, key=lambda each: (-VERDICTS.index(each.verdict), -each.loss.value)):
            if decision.verdict != "good":
                found.setdefault(decision.best.partition(":")[0], decision)
        return list(found.values())[:MAX_COSTLIEST]


def analysis_of(
    match: Match, seat: int, moments: Sequence[Moment], found: Mapping[int, AssessedMoment], simulations: int,
    complete: bool,
) -> Analysis:  # fmt: skip
    """Combine the assessments of these moments, by ordinal, into the analysis of a finished match."""
    known = [(moment, found[moment.ordinal]) for moment in moments if moment.ordinal in found]
    decisions = tuple(judged(match.setting, moment, assessed) for moment, assessed in known if moment.given is not None)
    costs = [each.lead_loss for each in decisions if each.verdict != "good"]
    _, victories, points = end_of(match)
    curve = [
        CurvePoint(moment.number, before.chances, before.points)
        for moment, before in ((moment, each.assessment.before) for moment, each in known)
    ]
    return Analysis(
        seat,
        match.setting.players,
        simulations,
        complete,
        decisions,
        sum(answer.seat == seat for answer in match.answers) - sum(moment.given is not None for moment in moments),
        (*curve, CurvePoint(match.answer_count, victories, points)),
        accuracy_of([each.loss for each in decisions]),
        MeanWithError(sum(each.value for each in costs), sqrt(sum(each.error**2 for each in costs))) if costs else None,
    )


def judged(setting: Setting, moment: Moment, assessed: AssessedMoment) -> JudgedDecision:
    """The verdict on one choice."""
    found = assessed.assessment
    view: Any = from_bytes(setting.game.view, moment.view)
    assert moment.given is not None
    assert found.best is not None
    world = Worlds(setting, view, KEY_SEED).sample()  # keys name open pieces, which are the same in every world
    best = found.best if found.loss.value > 0 else moment.given
    return JudgedDecision(
        moment.number,
        moment.place,
        len(moment.options),
        setting.keys.key(world, moment.given),
        setting.keys.key(world, best),
        verdict_of(*found.loss),
        found.loss,
        found.lead_loss,
        found.before,
        found.after,
        tuple(
            Alternative(setting.keys.key(world, each.option), each.visits, each.standing)
            for each in found.ranking[:MAX_ALTERNATIVES]
        ),
        assessed.reasons,
        found.simulations,
    )


def end_of(match: Match) -> tuple[tuple[float, ...], tuple[float, ...], tuple[float, ...]]:
    """Standing, share of victory and points of every seat at the end of a match."""
    ended, values, players = match.outcome(), np.zeros(SEATS), match.setting.players
    values_of(match.s, ended, record_of(levels_of(match.setting.game.name).search), values)
    placings = ended.placings[:players].tolist()
    firsts = placings.count(1)
    return (
        tuple(values[:players].tolist()),
        tuple(1 / firsts if placing == 1 else 0.0 for placing in placings),
        tuple(float(points) for points in ended.points[:players]),
    )
