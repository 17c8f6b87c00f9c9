"""What many matches say about a game: how points are spread, what a seat is worth, who wins with which component."""

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
from trianon.research.report.components import BEGINS, COMPONENTS, Acquired, acquired_in, starting_seat

FEW = 30  # seats: below, a share says little


@dataclass(frozen=True)
class MatchSummary:
    """What is kept of one match."""

    names: tuple[str, ...]
    points: tuple[int, ...]
    placings: tuple[int, ...]
    had: Acquired
    first: int = 0  # the seat that began

    def won(self, seat: int) -> float:
        """A seat's part of the victory."""
        return 1 / self.placings.count(1) if self.placings[seat] == 1 else 0.0


def summary_of(series: MatchSource, number: int, stop: StopFlag) -> MatchSummary | None:
    """The account of a match of a series; None when it was stopped."""
    seen = series.match(number, stop)
    if seen is None:
        return None
    result, setting = seen.result(), series.setting()
    kinds = COMPONENTS.get(setting.game.name, ())
    events = seen.events()
    had, first = acquired_in(events, kinds, setting.players), starting_seat(events, setting.game.name)
    return MatchSummary(seen.names, tuple(result["points"]), tuple(result["placings"]), had, first)


@dataclass(frozen=True)
class ComponentStats:
    """How those seats fared that came to have a component."""

    name: str
    seats: int
    of: int  # all seats
    share: Interval  # of their matches they won
    lead: Interval  # their mean points less those of all seats that did without

    @property
    def few(self) -> bool:
        """Whether there are too few to say much."""
        return self.seats < FEW


@dataclass(frozen=True)
class BalanceStudy:
    """Matches of a series, and what they say."""

    setting: Setting
    source: Json
    accounts: list[MatchSummary]

    @property
    def games(self) -> int:
        """Matches looked at."""
        return len(self.accounts)

    @property
    def kinds(self) -> list[str]:
        """The kinds of components of the game."""
        return [component.kind for component in COMPONENTS.get(self.setting.game.name, ())]

    def points(self) -> dict[str, list[int]]:
        """The points of every opponent, by name."""
        found: dict[str, list[int]] = {}
        for match in self.accounts:
            for name, points in zip(match.names, match.points, strict=True):
                found.setdefault(name, []).append(points)
        return found

    def mean_points(self) -> dict[str, Interval]:
        """The mean points of every opponent; its seats of one match, which depend on one another, count once."""
        found: dict[str, list[float]] = {}
        for match in self.accounts:
            for name in dict.fromkeys(match.names):
                found.setdefault(name, []).append(mean_of(match.points, match.names, name))
        return {name: mean_interval(means) for name, means in found.items()}

    def margins(self) -> list[int]:
        """The lead of the best over the next in every match."""
        best = [sorted(match.points, reverse=True) for match in self.accounts]
        return [points[0] - points[1] for points in best]

    def opponents(self) -> dict[str, Interval]:
        """Each opponent's share of victories, over the seats it sat at."""
        won: dict[str, list[float]] = {}
        for match in self.accounts:
            for seat, name in enumerate(match.names):
                won.setdefault(name, []).append(match.won(seat))
        return {name: share_interval(sum(parts), len(parts)) for name, parts in won.items()}

    @property
    def begins(self) -> bool:
        """Whether somebody begins in this game."""
        return self.setting.game.name in BEGINS

    def seats(self) -> list[tuple[Interval, Interval]]:
        """Each seat's share of victories, and its mean points; seats count from whoever began."""
        found = []
        for place in range(self.setting.players):
            there = [(match, (match.first + place) % self.setting.players) for match in self.accounts]
            share = share_interval(sum(match.won(seat) for match, seat in there), self.games)
            found.append((share, mean_interval([float(match.points[seat]) for match, seat in there])))
        return found

    def components(self, kind: str) -> list[ComponentStats]:
        """How those fared that came to have each component of a kind, the best first."""
        found = [self._fared(kind, name) for name in self._names(kind)]
        return sorted(found, key=lambda one: (one.few, -one.share.value, one.name))

    def _names(self, kind: str) -> list[str]:
        return list(dict.fromkeys(name for match in self.accounts for name in match.had[kind]))

    def _fared(self, kind: str, name: str) -> ComponentStats:
        own: list[float] = []
        others: list[float] = []
        won = 0.0
        for match in self.accounts:
            counts = match.had[kind].get(name)
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

    def told(self) -> Json:
        """All figures as plain data."""
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
    """A figure with its bounds, as plain data; a single case bounds no mean."""
    named = {"value": interval.value, "low": interval.low, "high": interval.high}
    return {name: round(value, 6) if isfinite(value) else None for name, value in named.items()}


def study(
    series: MatchSource,
    workers: int | Executor = 1,
    stop: StopFlag | None = None,
    on_match: Callable[[], None] = lambda: None,
) -> BalanceStudy:
    """Look at the matches of a series; where somebody says stop, at those until then."""
    accounts: list[MatchSummary] = []
    work = executor_of(workers, series.games).work(partial(summary_of, series), range(series.games), stop or Event())
    with closing(work) as coming:
        for account in in_order(coming):
            accounts.append(account)
            on_match()
    return BalanceStudy(series.setting(), series.told(), accounts)
