"""The final scoring of any table, on a copy: what the match would come to if it ended here."""

from dataclasses import dataclass
from typing import Any

from trianon.core.kernel.events import Events
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.struct import clone, zero
from trianon.core.match import Match


@dataclass(frozen=True)
class Final:
    """A final scoring: its events, and by seat the points and placings it leads to."""

    events: list[dict[str, Any]]
    totals: list[dict[str, Any]]

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The lines: seat, rule, points and reason."""
        return [event for event in self.events if "points" in event]


def final_scoring(match: Match) -> Final:
    """The final scoring of a match: its own if it is over, else what it would be now. The match does not change."""
    setting, game = match.setting, match.setting.game
    s, events = clone(game.state, match.s), match.events(None)
    if not match.over:
        e = zero(Events)
        e.enabled = 1
        game.final_scoring(s, setting.t, e)
        events = setting.events(e.rows[: e.count], None)
    ended = zero(Outcome)
    game.outcome(s, ended)
    totals = [
        {"seat": seat + 1, "points": int(ended.points[seat]), "placing": int(ended.placings[seat])}
        for seat in range(setting.players)
    ]
    return Final(events, totals)
