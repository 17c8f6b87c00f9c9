"""Verdicts on answers, and the accuracy of a whole match: thresholds that are the same in every match.

Losses are in expected standing, the value that search maximizes: 0 to 1, half the chance of winning and half the
squashed lead over the best rival. docs/analysis.md explains the thresholds.
"""

from collections.abc import Sequence
from math import exp, sqrt
from typing import Literal, NamedTuple

Verdict = Literal["good", "inaccuracy", "mistake", "blunder"]

VERDICTS: tuple[Verdict, ...] = ("good", "inaccuracy", "mistake", "blunder")  # from best to worst
THRESHOLDS: dict[Verdict, float] = {"inaccuracy": 0.02, "mistake": 0.05, "blunder": 0.12}  # loss of standing
SIGNIFICANCE = 2.0  # standard errors subtracted from a loss before it is compared with a threshold
# standard errors from every threshold at which a measurement ends: above it, and below it, where the verdict is the
# milder one already and only a loss well above the measured one could change it
SETTLED_ABOVE = 3.0
SETTLED_BELOW: dict[Verdict, float] = {"inaccuracy": 1.0, "mistake": 2.0, "blunder": 2.0}
INACCURACY_ROUNDS = 2  # times the usual worlds that a measurement may take near the threshold of an inaccuracy
FADING = 0.05  # loss of standing beyond a good choice that leaves 37 of 100 of its accuracy


class MeanWithError(NamedTuple):
    """A mean with its standard error."""

    value: float
    error: float


def verdict_of(loss: float, error: float) -> Verdict:
    """The verdict on an answer that loses so much standing; in doubt the milder one."""
    reached: Verdict = "good"
    for verdict, threshold in THRESHOLDS.items():
        if loss - SIGNIFICANCE * error >= threshold:
            reached = verdict
    return reached


def is_settled(loss: float, error: float, rounds: float, most_rounds: int) -> bool:
    """Whether a measurement may end after so many times the usual worlds: no threshold that may take more is near.

    Mistakes and blunders must not depend on luck: their thresholds may take `most_rounds`.
    """
    return all(
        loss - threshold >= SETTLED_ABOVE * error
        or threshold - loss >= SETTLED_BELOW[verdict] * error
        or rounds >= (INACCURACY_ROUNDS if verdict == "inaccuracy" else most_rounds)
        for verdict, threshold in THRESHOLDS.items()
    )


def may_be_serious(loss: float, error: float) -> bool:
    """Whether a loss may be that of a mistake or blunder."""
    return loss + SIGNIFICANCE * error >= THRESHOLDS["mistake"]


def accuracy_of(losses: Sequence[MeanWithError]) -> MeanWithError | None:
    """Accuracy of a match, 0 to 100: the mean over its choices; None without any.

    A good choice counts 100, others less the more they lose: the accuracy is never below the share of good choices.
    """
    if not losses:
        return None
    excesses = [loss.value - SIGNIFICANCE * loss.error - THRESHOLDS["inaccuracy"] for loss in losses]
    credits = [exp(-max(0.0, excess) / FADING) for excess in excesses]
    variance = sum(
        (credit * loss.error / FADING) ** 2
        for credit, excess, loss in zip(credits, excesses, losses, strict=True)
        if excess > 0
    )
    return MeanWithError(100 * sum(credits) / len(losses), 100 * sqrt(variance) / len(losses))
