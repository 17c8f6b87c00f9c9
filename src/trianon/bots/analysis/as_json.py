"""An analysis as plain data, for files, programs and the page; seats count from 1."""

from trianon.bots.analysis.assessment import Prospect
from trianon.bots.analysis.match_analysis import Analysis, JudgedDecision
from trianon.bots.analysis.verdicts import VERDICTS, MeanWithError
from trianon.core.game import Json

DIGITS = 4


def analysis_json(analysis: Analysis) -> Json:
    """The whole analysis."""
    return {
        "seat": analysis.seat + 1,
        "players": analysis.players,
        "simulations": analysis.simulations,
        "complete": analysis.complete,
        "accuracy": _with_error(analysis.accuracy),
        "verdicts": {verdict: analysis.count(verdict) for verdict in VERDICTS},
        "forced": analysis.forced,
        "cost": _with_error(analysis.cost),
        "curve": [
            {"number": point.number, "chances": _rounded(point.chances), "points": _rounded(point.points)}
            for point in analysis.curve
        ],
        "decisions": [decision_json(decision) for decision in analysis.decisions],
        "lessons": [decision.number for decision in analysis.costliest_decisions()],
    }


def decision_json(decision: JudgedDecision) -> Json:
    """One choice of the analysed seat."""
    return {
        "number": decision.number,
        "season": decision.place.season,
        "round": decision.place.round,
        "turn": decision.place.turn,
        "options": decision.options,
        "given": decision.given,
        "best": decision.best,
        "verdict": decision.verdict,
        "loss": _with_error(decision.loss),
        "lead_loss": _with_error(decision.lead_loss),
        "before": _prospect(decision.before),
        "after": _prospect(decision.after),
        "alternatives": [
            {
                "key": each.key,
                "visits": each.visits,
                "standing": None if each.standing is None else round(each.standing, DIGITS),
            }
            for each in decision.alternatives
        ],
        "reasons": list(decision.reasons),
        "simulations": decision.simulations,
    }


def _prospect(prospect: Prospect) -> Json:
    return {
        "standing": round(prospect.standing.value, DIGITS),
        "chances": _rounded(prospect.chances),
        "points": _rounded(prospect.points),
    }


def _with_error(mean: MeanWithError | None) -> Json | None:
    return None if mean is None else {"value": round(mean.value, DIGITS), "error": round(mean.error, DIGITS)}


def _rounded(values: tuple[float, ...]) -> list[float]:
    return [round(value, DIGITS) for value in values]
