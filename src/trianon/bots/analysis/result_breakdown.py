"""The breakdown of a match: own choices, the rivals' choices and draws, adding up to the result.

Every moment was assessed once, and each assessment ends one stretch of the match and begins the next. So whatever is
wrong with one assessment cancels out in the sum, and the breakdown adds up exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import sqrt

from trianon.bots.analysis.assessment import Assessment, Prospect
from trianon.bots.analysis.verdicts import MeanWithError


@dataclass(frozen=True)
class ResultBreakdown:
    """Where a result came from: `start` and the three changes add up to `result`.

    `rival_choices` and `draws` divide the last two changes anew, where that is known.
    """

    start: MeanWithError  # expected at the first choice
    own_choices: MeanWithError  # lost by answers other than the best ones
    own_draws: MeanWithError  # what own answers led to, by chance and by the information that came with it
    rivals: MeanWithError  # the turns of the others: their choices and their draws
    result: float
    rival_choices: MeanWithError | None = None  # what the others chose
    draws: MeanWithError | None = None  # what was drawn and revealed in all turns


def breakdown_of(
    assessments: Sequence[Assessment],
    result: float,
    measure: Callable[[Prospect], MeanWithError],
    loss: Callable[[Assessment], MeanWithError],
    rivals: Sequence[MeanWithError | None] = (None,),
) -> ResultBreakdown | None:
    """The breakdown in one measure of consecutive moments; None without any.

    `rivals` are the changes by choices of others after each moment, None where they are not known.
    """
    if not assessments:
        return None
    ends = [*(measure(each.before).value for each in assessments[1:]), result]
    changes, variances = {True: 0.0, False: 0.0}, {True: 0.0, False: 0.0}  # by whether the seat itself acted
    earlier: bool | None = None
    for each, end in zip(assessments, ends, strict=True):
        own = each.best is not None
        changes[own] += end - measure(each.after).value
        if earlier == own:  # the same moment ends one stretch and begins the next of its kind
            variances[own] += loss(each).error ** 2
        else:
            variances[own] += measure(each.after).error ** 2
            if earlier is not None:
                variances[earlier] += measure(each.before).error ** 2
        earlier = own
    lost = sum(loss(each).error ** 2 for each in assessments)
    breakdown = ResultBreakdown(
        measure(assessments[0].before),
        MeanWithError(-sum(loss(each).value for each in assessments), sqrt(lost)),
        MeanWithError(changes[True], sqrt(variances[True])),
        MeanWithError(changes[False], sqrt(variances[False])),
        result,
    )
    known = [each for each in rivals if each is not None]
    return _with_draws(breakdown, known) if len(known) == len(assessments) else breakdown


def _with_draws(breakdown: ResultBreakdown, rivals: Sequence[MeanWithError]) -> ResultBreakdown:
    """Divide what is not due to own choices into choices of rivals and draws."""
    chosen = MeanWithError(sum(each.value for each in rivals), sqrt(sum(each.error**2 for each in rivals)))
    drawn = breakdown.own_draws.value + breakdown.rivals.value - chosen.value
    error = sqrt(breakdown.start.error**2 + breakdown.own_choices.error**2 + chosen.error**2)  # the result is exact
    return replace(breakdown, rival_choices=chosen, draws=MeanWithError(drawn, error))
