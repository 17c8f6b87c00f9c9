"""Balance statistics over many matches: points, seat advantage, win shares by component."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from math import isfinite
from threading import Event

from trianon.bots.budget import StopFlag
from trianon.bots.executor import Executor, executor_of
from trianon.bots.ratings import Interval, mean_interval, mean_of, share_interval
from trianon.core.game import Json, Setting
from trianon.research.matches.source import MatchSource, in_order
from trianon.research.report.components import Acquired, acquired_in, components_of, starting_event, starting_seat

FEW = 30  # seats: fewer make a share unreliable


@dataclass(frozen=True)
class MatchSummary:
    """Result and acquired components of one match."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    placings: tuple[int, ...]
    acquired: Acquired
    first: int = 0  # the starting seat

    def won(self, seat: int) -> float:
        """A seat's share of the victory."""
        return 1 / self.placings.count(1) if self.placings[seat] == 1 else 0.0


def summary_of(source: MatchSource, number: int, stop: StopFlag) -> MatchSummary | None:
    """Summarize one match of a source; None when stopped."""
    match = source.match(number, stop)
    if match is None:
        return None
    result, setting = match.result(), source.setting()
    kinds = components_of(setting.game.name)
    events = match.events()
    acquired, first = acquired_in(events, kinds, setting.players), starting_seat(events, setting.game.name)
    return MatchSummary(match.names, tuple(result["points"]), tuple(result["placings"]), acquired, first)


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
        found: dict[str, list[float]] = {}
        for match in self.summaries:
            for name in dict.fromkeys(match.names):
                found.setdefault(name, []).append(mean_of(match.points, match.names, name))
        return {name: mean_interval(means) for name, means in found.items()}

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

    def components(self, kind: str) -> list[ComponentStats]:
        """Statistics of every component of a kind, best first."""
        found = [self._stats_of(kind, name) for name in self._names(kind)]
        return sorted(found, key=lambda one: (one.few, -one.share.value, one.name))

    def _names(self, kind: str) -> list[str]:
        return list(dict.fromkeys(name for match in self.summaries for name in match.acquired[kind]))

    def _stats_of(self, kind: str, name: str) -> ComponentStats:
        own: list[float] = []
        others: list[float] = []
        won = 0.0
        for match in self.summaries:
            counts = match.acquired[kind].get(name)
            for seat, points in enumerate(match.points):
                if counts and counts[seat]:
                    own.append(float(points))
                    won += match.won(seat)
                else:
                    others.append(float(points))
        mean, without = mean_interval(own), mean_interval(others)
        half = ((mean.high - mean.value) ** 2 + (without.high - without.value) ** 2) ** 0.5
        lead = mean.value - without.value if others else 0.0
        return ComponentStats(
            name,
            len(own),
            len(own) + len(others),
            share_interval(won, len(own)),
            Interval(lead, lead - half, lead + half),
        )

    def to_json(self) -> Json:
        """All figures as JSON."""
        return {
            "game": self.setting.game.name,
            "players": self.setting.players,
            "edition": {"id": self.setting.edition.id, "digest": self.setting.edition.digest},
            "source": self.source,
            "games": self.games,
            "opponents": {name: bounds(share) for name, share in self.opponents().items()},
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


def bounds(interval: Interval) -> dict[str, float | None]:
    """An interval as JSON; infinite bounds become null."""
    named = {"value": interval.value, "low": interval.low, "high": interval.high}
    return {name: round(value, 6) if isfinite(value) else None for name, value in named.items()}


def study(
    source: MatchSource,
    workers: int | Executor = 1,
    stop: StopFlag | None = None,
    on_match: Callable[[], None] = lambda: None,
) -> BalanceStudy:
    """Summarize the matches of a source; when stopped, those completed until then."""
    summaries: list[MatchSummary] = []
    work = executor_of(workers, source.games).run(partial(summary_of, source), range(source.games), stop or Event())
    with closing(work) as coming:
        for summary in in_order(coming):
            summaries.append(summary)
            on_match()
    return BalanceStudy(source.setting(), source.metadata(), summaries)
