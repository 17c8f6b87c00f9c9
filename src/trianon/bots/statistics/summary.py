"""The summary of one finished match: result, sources of points, stages and acquired components by seat."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from trianon.bots.statistics.components import Acquired, acquired_in, components_of, starting_seat
from trianon.bots.statistics.points import points_by_source, points_by_stage
from trianon.core.game import Json, Setting

SeatFigures = dict[str, list[int]]  # by name: a figure of each seat


@dataclass(frozen=True)
class MatchSummary:
    """Result, sources of points and acquired components of one match."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    placings: tuple[int, ...]
    acquired: Acquired
    first: int = 0  # the starting seat
    sources: SeatFigures = field(default_factory=dict)  # points by category of the final account
    stages: SeatFigures = field(default_factory=dict)  # points by part of the match in which they were earned
    answers: int = 0

    def won(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / self.placings.count(1) if self.placings[seat] == 1 else 0.0


def summarize(setting: Setting, names: Sequence[str], result: Json, events: list[Json], answers: int) -> MatchSummary:
    """Summarize a finished match from its events."""
    game, players = setting.game.name, setting.players
    return MatchSummary(
        tuple(names),
        tuple(result["points"]),
        tuple(result["placings"]),
        acquired_in(events, components_of(game), players),
        starting_seat(events, game),
        points_by_source(setting, events),
        points_by_stage(game, events, players),
        answers,
    )
