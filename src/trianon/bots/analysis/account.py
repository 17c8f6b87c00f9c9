"""The account of a match: own choices, own draws and the rivals' turns, adding up to the result.

Every moment was assessed once, and each assessment ends one stretch of the match and begins the next. So whatever is
wrong with one assessment cancels out in the sum, and the account adds up exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt

from trianon.bots.analysis.assessment import Assessment, Prospect
from trianon.bots.analysis.verdicts import MeanWithError


@dataclass(frozen=True)
class Account:
    """Where a result came from: `start` and the three changes add up to `result`."""

    start: MeanWithError  # expected at the first choice
    own_choices: MeanWithError  # lost by answers other than the best ones
    own_draws: MeanWithError  # what own answers led to, by chance and by the information that came with it
    rivals: MeanWithError  # the turns of the others: their choices and their draws
    result: float


def account_of(
    assessments: Sequence[Assessment],
    result: float,
    measure: Callable[[Prospect], MeanWithError],
    loss: Callable[[Assessment], MeanWithError],
) -> Account | None:
    """The account in one measure of consecutive moments; None without any."""
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
    return Account(
        measure(assessments[0].before),
        MeanWithError(-sum(loss(each).value for each in assessments), sqrt(lost)),
        MeanWithError(changes[True], sqrt(variances[True])),
        MeanWithError(changes[False], sqrt(variances[False])),
        result,
    )
