"""A view as JSON: cards by their values."""

from __future__ import annotations

from trianon.core.game import Json, Names
from trianon.core.kernel.struct import NONE
from trianon.core.naming import describe_core, describe_question, describe_steps
from trianon_goofspiel.codes.step import STEPS
from trianon_goofspiel.state import State
from trianon_goofspiel.tables import Tables
from trianon_goofspiel.view import View


def question(s: State, t: Tables, names: Names) -> Json:
    """What is asked."""
    return describe_question(s, STEPS, names)


def describe(v: View, t: Tables, names: Names) -> Json:
    """The prize, discarded prizes, and every seat's points, prizes, bids and hand as far as they are known."""
    done, own = int(v.tricks), int(v.viewer)
    prizes, winners = v.prizes.tolist(), v.winners.tolist()
    seats = [
        {
            "points": int(v.points[seat]),
            "taken": [prizes[i] + 1 for i in range(done) if winners[i] == seat],
            "bids": [bid + 1 for bid in v.bids[seat].tolist() if bid != NONE],
            "hand": [card + 1 for card in range(int(t.cards)) if int(v.hands[seat]) >> card & 1],
            "sealed": bool(v.has_sealed[seat]),
        }
        for seat in range(int(v.players))
    ]
    return {
        "game": "goofspiel",
        **describe_core(v),
        "trick": done + (0 if v.over else 1),
        "prize": None if v.over else prizes[done] + 1,
        "discarded": [prizes[i] + 1 for i in range(done) if winners[i] == NONE],
        "own_bid": int(v.sealed[own, 0]) + 1 if own < v.players and v.picked[own] > 0 else None,
        "seats": seats,
        "steps": describe_steps(v, STEPS),
    }
