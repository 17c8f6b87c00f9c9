"""What bots think of a match, in the messages of the API: hints, and the analysis of a finished match."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from trianon.bots.analysis.analyze import default_simulations
from trianon.bots.analysis.as_json import analysis_json
from trianon.bots.analysis.match_analysis import AssessedMoment, analysis_of
from trianon.bots.analysis.moments import Moment
from trianon.bots.hints import Hint
from trianon.core.match import Match
from trianon.server.wire.analysis_messages import FoundAnalysis
from trianon.server.wire.match_messages import HintLine

Found = Mapping[int, AssessedMoment]  # by the ordinals of the moments


def hint_line(hint: Hint) -> HintLine:
    """A hint as the API returns it."""
    return HintLine(
        hint.key, hint.visits, hint.share, hint.value, hint.placing, hint.lead, hint.chance, hint.margin, hint.reasons
    )


def pending_moments(moments: Sequence[Moment], coarse: Found, full: Found) -> list[Moment]:
    """The moments of the next piece in their order: all coarsely first, then in full.

    In the full pass the largest losses come first. They are what the player looks at; and as they take longest, no
    worker is left with one of them at the end while the others wait.
    """
    first = [moment for moment in moments if moment.ordinal not in coarse]
    rest = [moment for moment in moments if moment.ordinal not in full]
    return first or sorted(rest, key=lambda moment: -coarse[moment.ordinal].assessment.loss.value)


def found_analysis(
    match: Match, seat: int, moments: Sequence[Moment], coarse: Found, full: Found, *, revised: bool
) -> FoundAnalysis | None:
    """What an analysis found so far; None before the coarse pass is through.

    The accuracy of a match says nothing where answers were `revised` after their consequences were seen.
    """
    best_known = {**coarse, **full}
    if len(best_known) < len(moments):
        return None
    simulations = default_simulations(match.setting)
    analysis = analysis_of(match, seat, moments, best_known, simulations, len(full) == len(moments))
    data = analysis_json(analysis)
    return _worded(match, seat, {**data, "accuracy": None} if revised else data)


def _worded(finished: Match, seat: int, data: dict[str, Any]) -> FoundAnalysis:
    """An analysis with its answers in words, as the seat would have read them at that moment."""
    setting = finished.setting
    decisions = {decision["number"]: decision for decision in data["decisions"]}
    match = Match(setting, finished.start, finished.position)
    for answer in finished.answers:
        decision = decisions.get(match.answer_count)
        if decision is not None:
            view, question = match.view(seat), match.question()
            for kind in ("given", "best"):
                decision[f"{kind}_say"] = setting.wording.option(decision[kind], question, view)
        match.answer(answer.seat, answer.key)
    return msgspec.convert(data, FoundAnalysis)
