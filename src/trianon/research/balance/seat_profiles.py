"""Why seats differ: what each seat gets and does, counted in turn order from the starting player."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from trianon.bots.ratings import Interval, mean_interval
from trianon.bots.statistics.summary import SeatFigures
from trianon.research.balance.significance import benjamini_hochberg, p_of_interval
from trianon.research.balance.trial import Trial

Profiles = dict[str, SeatFigures]  # by kind of figure


@dataclass(frozen=True)
class SeatFigure:
    """One figure by distance from the starting player."""

    kind: str  # sources, stages, actions, gained, or a kind of component
    name: str
    means: tuple[float, ...]
    correlation: float  # of the figure and the share of the victory, among matches at the same seat
    p: float  # of "all seats alike", corrected


@dataclass(frozen=True)
class StartingSeats:
    """The starting seats of one round, and who wins, counted from the first starting player."""

    number: int
    starts: tuple[float, ...]  # share of the matches in which a seat starts this round
    victories: tuple[Interval, ...]  # counted from this round's starting player


def seat_figures(trials: Sequence[Trial]) -> list[SeatFigure]:
    """All figures of seats, those first that differ most between seats."""
    if len(trials) < 2:
        return []
    players = len(trials[0].summary.points)
    profiles = [_profiles(trial) for trial in trials]
    names = list(dict.fromkeys((kind, name) for own in profiles for kind, found in own.items() for name in found))
    won = np.array([[trial.summary.won(seat) for seat in _order(trial)] for trial in trials])
    found = []
    for kind, name in names:
        rows = np.zeros((len(trials), players))
        for row, (trial, own) in enumerate(zip(trials, profiles, strict=True)):
            values = own.get(kind, {}).get(name)
            if values is not None:
                rows[row] = [values[seat] for seat in _order(trial)]
        found.append((kind, name, rows, _p_alike(rows)))
    corrected = benjamini_hochberg([p for *_, p in found])
    figures = [
        SeatFigure(kind, name, tuple(map(float, rows.mean(axis=0))), _correlation(rows, won), p)
        for (kind, name, rows, _), p in zip(found, corrected, strict=True)
    ]
    return sorted(figures, key=lambda one: (one.p, -max(one.means) + min(one.means)))


def _profiles(trial: Trial) -> Profiles:
    own: Profiles = {"actions": trial.actions, "gained": trial.gained}
    own |= {"sources": trial.summary.sources, "stages": trial.summary.stages}
    own |= {kind: _totals(found) for kind, found in trial.summary.acquired.items()}
    return own


def _totals(figures: SeatFigures) -> SeatFigures:
    return {"all": [sum(column) for column in zip(*figures.values(), strict=True)]} if figures else {}


def _order(trial: Trial) -> list[int]:
    """The seats from the starting player on."""
    players = len(trial.summary.points)
    return [(trial.summary.first + step) % players for step in range(players)]


def _p_alike(rows: np.ndarray) -> float:
    """The p-value of "the seats have one mean": the largest of the seats' deviations from a match's mean."""
    apart = rows - rows.mean(axis=1, keepdims=True)
    errors = apart.std(axis=0, ddof=1) / np.sqrt(len(rows))
    means = apart.mean(axis=0)
    return min(1.0, len(means) * min(p_of_interval(float(m), float(e)) for m, e in zip(means, errors, strict=True)))


def _correlation(rows: np.ndarray, won: np.ndarray) -> float:
    apart, share = rows - rows.mean(axis=0), won - won.mean(axis=0)
    size = float(np.sqrt((apart**2).sum() * (share**2).sum()))
    return float((apart * share).sum()) / size if size > 0 else 0.0


def starting_seats(trials: Sequence[Trial]) -> list[StartingSeats]:
    """For every round, which seat starts it and what starting it is worth."""
    rounds = max((len(trial.starts) for trial in trials), default=0)
    return [
        _starting_seats(number + 1, [trial for trial in trials if len(trial.starts) > number])
        for number in range(rounds)
    ]


def _starting_seats(number: int, trials: Sequence[Trial]) -> StartingSeats:
    players = len(trials[0].summary.points)

    def starter(trial: Trial) -> int:
        return trial.starts[number - 1]

    starts = [(starter(trial) - trial.summary.first) % players for trial in trials]
    shares = tuple(starts.count(step) / len(trials) for step in range(players))
    return StartingSeats(number, shares, tuple(won_from(trials, starter, step) for step in range(players)))


def won_from(trials: Sequence[Trial], first: Callable[[Trial], int], step: int) -> Interval:
    """The share of victories of the seat so many steps behind another one."""
    return mean_interval([trial.summary.won((first(trial) + step) % len(trial.summary.points)) for trial in trials])
