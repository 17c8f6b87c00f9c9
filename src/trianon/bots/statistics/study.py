"""Balance statistics over many matches: points and their sources, seat advantage, win shares by component."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from math import isfinite

import numpy as np
import numpy.typing as npt

from trianon.bots.ratings import Interval, mean_interval, mean_of, share_interval
from trianon.bots.statistics.components import components_of, starting_event
from trianon.bots.statistics.points import stage_order
from trianon.bots.statistics.summary import MatchSummary, SeatFigures
from trianon.core.game import Json, Setting

FEW = 30  # seats: fewer make a share unreliable


@dataclass(frozen=True)
class ComponentStats:
    """Statistics of the seats that acquired a component."""

    name: str
    seats: int
    of: int  # all seats
    share: Interval  # of matches won
    lead: Interval  # mean points less those of seats without it

    @property
    def few(self) -> bool:
        """Whether there are too few seats for a reliable share."""
        return self.seats < FEW


@dataclass(frozen=True)
class BalanceStudy:
    """Summaries of many matches, and the statistics over them."""

    setting: Setting
    source: Json
    summaries: list[MatchSummary]

    @property
    def games(self) -> int:
        """Number of matches."""
        return len(self.summaries)

    @property
    def kinds(self) -> list[str]:
        """The kinds of components of the game."""
        return [component.kind for component in components_of(self.setting.game.name)]

    def points(self) -> dict[str, list[int]]:
        """Points of every bot, by name."""
        found: dict[str, list[int]] = {}
        for match in self.summaries:
            for name, points in zip(match.names, match.points, strict=True):
                found.setdefault(name, []).append(points)
        return found

    def mean_points(self) -> dict[str, Interval]:
        """Mean points of every bot; its seats of one match are correlated and count once."""
        found = self.mean_figures(lambda match: {"points": list(match.points)})
        return {name: means["points"] for name, means in found.items()}

    def seat_counts(self) -> dict[str, int]:
        """How many seats every bot took."""
        return dict(Counter(name for match in self.summaries for name in match.names))

    def margins(self) -> list[int]:
        """Lead of the winner over the runner-up in every match."""
        best = [sorted(match.points, reverse=True) for match in self.summaries]
        return [points[0] - points[1] for points in best]

    def opponents(self) -> dict[str, Interval]:
        """Win share of every bot, over the seats it took."""
        won: dict[str, list[float]] = {}
        for match in self.summaries:
            for seat, name in enumerate(match.names):
                won.setdefault(name, []).append(match.won(seat))
        return {name: share_interval(sum(parts), len(parts)) for name, parts in won.items()}

    @property
    def has_starting_seat(self) -> bool:
        """Whether the game has a starting player."""
        return starting_event(self.setting.game.name) is not None

    def seats(self) -> list[tuple[Interval, Interval]]:
        """Win share and mean points by seat, counted from the starting seat."""
        found = []
        for place in range(self.setting.players):
            there = [(match, (match.first + place) % self.setting.players) for match in self.summaries]
            share = share_interval(sum(match.won(seat) for match, seat in there), self.games)
            found.append((share, mean_interval([float(match.points[seat]) for match, seat in there])))
        return found

    def sources(self) -> dict[str, dict[str, Interval]]:
        """Mean points of every bot by category of the final account, the largest categories first."""
        found = self.mean_figures(lambda match: match.sources)
        sizes = {name: sum(means[name].value for means in found.values()) for means in found.values() for name in means}
        return {name: dict(sorted(means.items(), key=lambda one: -sizes[one[0]])) for name, means in found.items()}

    def stages(self) -> dict[str, dict[str, Interval]]:
        """Mean points of every bot by the part of the match in which they were earned."""
        found = self.mean_figures(lambda match: match.stages)
        return {name: dict(sorted(means.items(), key=lambda one: stage_order(one[0]))) for name, means in found.items()}

    def mean_acquired(self, kind: str) -> dict[str, dict[str, Interval]]:
        """How many of each component of a kind every bot acquired in a match, on average."""
        return self.mean_figures(lambda match: match.acquired.get(kind, {}))

    def mean_figures(self, figures: Callable[[MatchSummary], SeatFigures]) -> dict[str, dict[str, Interval]]:
        """Means of named figures by bot; a figure that a match lacks is 0, a bot's seats of one match count once."""
        wanted = list(dict.fromkeys(name for match in self.summaries for name in figures(match)))
        found: dict[str, dict[str, list[float]]] = {}
        for match in self.summaries:
            own = figures(match)
            for bot in dict.fromkeys(match.names):
                kept = found.setdefault(bot, {name: [] for name in wanted})
                for name in wanted:
                    kept[name].append(mean_of(own[name], match.names, bot) if name in own else 0.0)
        return {bot: {name: mean_interval(kept[name]) for name in wanted} for bot, kept in found.items()}

    def lengths(self) -> Interval:
        """Mean number of answers in a match."""
        return mean_interval([float(match.answers) for match in self.summaries])

    def components(self, kind: str) -> list[ComponentStats]:
        """Statistics of every component of a kind, best first."""
        points = np.array([points for match in self.summaries for points in match.points], float)
        won = np.array([match.won(seat) for match in self.summaries for seat in range(len(match.points))])
        found = [_stats_of(name, taken, points, won) for name, taken in self._takers(kind).items()]
        return sorted(found, key=lambda one: (one.few, -one.share.value, one.name))

    def _takers(self, kind: str) -> dict[str, npt.NDArray[np.bool_]]:
        """By component: which of all seats, match by match, acquired it."""
        players = self.setting.players
        found: dict[str, npt.NDArray[np.bool_]] = {}
        for number, match in enumerate(self.summaries):
            for name, counts in match.acquired.get(kind, {}).items():
                if name not in found:
                    found[name] = np.zeros(self.games * players, bool)
                found[name][number * players : (number + 1) * players] = np.array(counts) > 0
        return found

    def to_json(self) -> Json:
        """All figures as JSON."""
        return {
            "game": self.setting.game.name,
            "players": self.setting.players,
            "edition": {"id": self.setting.edition.id, "digest": self.setting.edition.digest},
            "source": self.source,
            "games": self.games,
            "opponents": {name: bounds(share) for name, share in self.opponents().items()},
            "lengths": bounds(self.lengths()),
            "sources": _all_bounds(self.sources()),
            "stages": _all_bounds(self.stages()),
            "seats": [{"win_share": bounds(share), "points": bounds(points)} for share, points in self.seats()],
            "components": {
                kind: {
                    one.name: {
                        "seats": one.seats,
                        "of": one.of,
                        "win_share": bounds(one.share),
                        "lead": bounds(one.lead),
                    }
                    for one in self.components(kind)
                }
                for kind in self.kinds
            },
        }


def _stats_of(
    name: str, taken: npt.NDArray[np.bool_], points: npt.NDArray[np.float64], won: npt.NDArray[np.float64]
) -> ComponentStats:
    own, others = points[taken], points[~taken]
    mean, without = mean_interval(own), mean_interval(others)
    half = ((mean.high - mean.value) ** 2 + (without.high - without.value) ** 2) ** 0.5
    lead = mean.value - without.value if len(others) else 0.0
    share = share_interval(float(won[taken].sum()), len(own))
    return ComponentStats(name, len(own), len(points), share, Interval(lead, lead - half, lead + half))


def _all_bounds(means: dict[str, dict[str, Interval]]) -> dict[str, dict[str, dict[str, float | None]]]:
    return {bot: {name: bounds(mean) for name, mean in own.items()} for bot, own in means.items()}


def bounds(interval: Interval) -> dict[str, float | None]:
    """An interval as JSON; infinite bounds become null."""
    named = {"value": interval.value, "low": interval.low, "high": interval.high}
    return {name: round(value, 6) if isfinite(value) else None for name, value in named.items()}
