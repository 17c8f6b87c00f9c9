"""Analyses of whole matches as columns: what each choice cost, and what each seat's result came from."""

from collections.abc import Sequence

import numpy as np

from trianon.bots.analysis.analyze import analyze
from trianon.bots.analysis.match_analysis import Analysis, end_of
from trianon.bots.budget import StopFlag
from trianon.core.game import Setting
from trianon.core.match import Match, Start
from trianon.core.match_file.read import Record
from trianon.research.matches.decisions import AnalysedDecisions, Decisions
from trianon.research.matches.source import PlayedMatch, SteppedMatch


def analysed_decisions(
    setting: Setting, played: PlayedMatch, decisions: Decisions, simulations: int, stop: StopFlag
) -> AnalysedDecisions | None:
    """The analysis of a match from every seat, by decision; None when stopped."""
    match = played.match if isinstance(played, SteppedMatch) else _replayed(setting, decisions)
    record = Record(
        decisions.seed, setting, match.start, None, tuple(match.answers), match.start_hash, True, None, match.position
    )
    found = []
    for seat in range(setting.players):
        analysis = analyze(record, seat, simulations, stop=stop)
        if not analysis.complete:
            return None
        found.append(analysis)
    return _columns(found, len(decisions), end_of(match)[0])


def _columns(analyses: Sequence[Analysis], count: int, standings: Sequence[float]) -> AnalysedDecisions:
    loss, error, chance = (np.full(count, np.nan, np.float32) for _ in range(3))
    for analysis in analyses:
        for decision in analysis.decisions:
            loss[decision.number], error[decision.number] = decision.loss
            chance[decision.number] = decision.before.chances[analysis.seat]
    accuracy, skill, luck = (np.full(len(analyses), np.nan, np.float32) for _ in range(3))
    for seat, analysis in enumerate(analyses):
        if analysis.accuracy is not None:
            accuracy[seat] = analysis.accuracy.value
        if analysis.decisions:
            skill[seat] = -sum(decision.loss.value for decision in analysis.decisions)
            luck[seat] = standings[seat] - analysis.decisions[0].before.standing.value - skill[seat]
    return AnalysedDecisions(loss, error, chance, accuracy, skill, luck)


def _replayed(setting: Setting, decisions: Decisions) -> Match:
    """A match that compiled code recorded, played again from its seed."""
    match = Match(setting, Start(decisions.seed))
    for number, seat in enumerate(decisions.seats.tolist()):
        match.answer(seat, decisions.keys[int(decisions.offsets[number]) + int(decisions.choices[number])])
    return match
