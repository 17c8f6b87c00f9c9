"""Response types of the analysis of a finished match."""

from typing import Literal

from msgspec import Struct

from trianon.server.wire.game_types import Message


class MeasuredValue(Struct, frozen=True):
    """A mean with its standard error."""

    value: float
    error: float


class AnalysedProspect(Struct, frozen=True):
    """What was to be expected at one moment."""

    standing: float  # of the analysed seat, 0 to 1
    chances: list[float]  # of winning, by seat
    points: list[float]  # expected at the end, by seat


class AnalysedOption(Struct, frozen=True):
    """An option as search ranked it."""

    key: str
    visits: int
    standing: float | None


class AnalysedDecision(Struct, frozen=True):
    """One choice of the analysed seat."""

    number: int  # answers given before
    season: int | None  # none in a game without seasons
    round: int | None
    turn: int  # of the seat in that round, from 1
    options: int
    given: str  # keys
    best: str
    given_say: Message
    best_say: Message
    verdict: Literal["good", "inaccuracy", "mistake", "blunder"]
    loss: MeasuredValue  # of standing
    lead_loss: MeasuredValue  # of points ahead of the best rival at the end
    before: AnalysedProspect  # with the best option
    after: AnalysedProspect  # with the given one
    alternatives: list[AnalysedOption]
    reasons: list[Message]  # for the best option against the given one
    simulations: int


class AnalysedMoment(Struct, frozen=True):
    """All players' chances at one moment, as the analysed seat could know them."""

    number: int
    chances: list[float]
    points: list[float]


class FoundAnalysis(Struct, frozen=True):
    """What an analysis found so far; coarse where it is not complete."""

    seat: int
    players: int
    simulations: int  # per choice
    complete: bool
    accuracy: MeasuredValue | None  # 0 to 100
    verdicts: dict[str, int]
    forced: int  # answers without a choice
    cost: MeasuredValue | None  # lost by all choices that are not good: points against the best rival
    curve: list[AnalysedMoment]
    decisions: list[AnalysedDecision]
    lessons: list[int]  # numbers of the decisions to learn most from


class AnalysisProgress(Struct, frozen=True):
    """How far the analysis of a match from one seat is, and what it found so far."""

    table: str
    seat: int
    done: int
    total: int
    analysis: FoundAnalysis | None  # none before the coarse pass is through
