"""What components are worth: how a player fares who may not use one, and how often winners take it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from threading import Event
from typing import NamedTuple

from trianon.bots.ratings import Interval, mean_interval
from trianon.bots.registry import RANDOM
from trianon.bots.restricted_bot import is_forbidden
from trianon.bots.statistics.components import components_of
from trianon.core.components import Component
from trianon.core.game import Setting
from trianon.core.installed import part_of
from trianon.research.balance.pictures import copies_of
from trianon.research.balance.significance import LEVEL, benjamini_hochberg, error_of, p_of_interval, p_value
from trianon.research.balance.trial import OPEN, RESTRICTED, Trial, deal_of, play_trial
from trianon.research.matches.source import SelfPlay

OFTEN = 2.0  # times the mean of its kind: taken suspiciously often by winners
PROBES = 20  # random matches that show which components come up
RARE = 0.05  # taken in so small a part of the matches that offer it: nearly dead


@dataclass(frozen=True)
class Worth:
    """How players fare who may not use something, at every seat of each deal in turn."""

    forbidden: str  # the beginning of the keys of options
    deals: int
    share: Interval  # of victories; an equal share would be 1 by the number of players
    points: Interval  # against the same deals without the restriction
    by_seat: tuple[Interval, ...]  # gain in victories by distance from the starting player, against the same deals
    p: float  # of "makes no difference", corrected


@dataclass(frozen=True)
class Taken:
    """How often a component is taken, and by winners."""

    kind: str
    name: str
    offered: int  # matches in which it could be taken
    taken: int  # of them
    by_winners: float  # how often a winner takes each of its copies in such a match
    ratio: Interval  # of that to the mean of its kind
    p: float  # of "as often as its kind", corrected

    @property
    def is_favoured(self) -> bool:
        """Whether winners take it suspiciously often, beyond chance."""
        return self.ratio.value > OFTEN and self.p < LEVEL

    @property
    def is_dead(self) -> bool:
        """Whether hardly any match sees it taken."""
        return self.offered > 0 and self.taken <= RARE * self.offered


def worths(opened: Sequence[Trial], restricted: Mapping[str, Sequence[Trial]], players: int) -> list[Worth]:
    """The worth of everything that was forbidden, the dearest first; only deals played at every seat count."""
    plain = {trial.number: trial for trial in opened}
    found = []
    for series, trials in restricted.items():
        deals: dict[int, list[Trial]] = {}
        for trial in trials:
            deals.setdefault(deal_of(series, trial.number, players), []).append(trial)
        whole = {deal: own for deal, own in deals.items() if len(own) == players and deal in plain}
        if whole:
            found.append((series, whole))
    rows = [_shares(whole, players) for _, whole in found]
    corrected = benjamini_hochberg([p_value(row, 1 / players) for row in rows])
    ranked = [
        _worth(series, whole, plain, row, p) for (series, whole), row, p in zip(found, rows, corrected, strict=True)
    ]
    return sorted(ranked, key=lambda one: one.share.value)


def _shares(whole: Mapping[int, Sequence[Trial]], players: int) -> list[float]:
    """By deal: how often the restricted seats won."""
    return [sum(trial.summary.won(trial.number % players) for trial in own) / players for own in whole.values()]


def _worth(
    series: str, whole: Mapping[int, Sequence[Trial]], plain: Mapping[int, Trial], shares: list[float], p: float
) -> Worth:
    players = len(next(iter(plain.values())).summary.points)
    points: list[float] = []
    by_seat: list[list[float]] = [[] for _ in range(players)]
    for deal, own in whole.items():
        before = plain[deal].summary
        points.append(sum(one.summary.points[one.number % players] for one in own) / players)
        points[-1] -= sum(before.points) / players
        for one in own:
            seat = one.number % players
            by_seat[(seat - before.first) % players].append(one.summary.won(seat) - before.won(seat))
    return Worth(
        series.removeprefix(RESTRICTED), len(whole), mean_interval(shares), mean_interval(points),
        tuple(mean_interval(gains) for gains in by_seat), p,
    )  # fmt: skip


def taken_components(trials: Sequence[Trial], setting: Setting) -> list[Taken]:
    """How often each component is taken; those that winners take most above their kind come first."""
    found: list[tuple[Taken, float]] = []
    for component in components_of(setting.game.name):
        names = list(dict.fromkeys(name for trial in trials for name in _there(trial, component.kind)))
        counted = {name: _counted(trials, component.kind, name) for name in names}
        rates = {
            name: _scaled(
                mean_interval([row.by_winner for row in rows]), copies_of(setting.edition, component.kind, name)
            )
            for name, rows in counted.items()
        }
        mean = sum(rate.value for rate in rates.values()) / len(rates) if rates else 0.0
        for name, rate in rates.items():
            ratio, rows = _scaled(rate, mean) if mean else Interval(0.0, 0.0, 0.0), counted[name]
            one = Taken(component.kind, name, len(rows), sum(row.is_taken for row in rows), rate.value, ratio, 1.0)
            found.append((one, p_of_interval(ratio.value - 1, error_of(ratio))))
    corrected = benjamini_hochberg([p for _, p in found])
    ranked = [replace(one, p=p) for (one, _), p in zip(found, corrected, strict=True)]
    return sorted(ranked, key=lambda one: (-one.ratio.value, one.kind, one.name))


class _Row(NamedTuple):
    is_taken: bool
    by_winner: float  # copies


def _there(trial: Trial, kind: str) -> set[str]:
    """The components of a kind that could be taken in a match."""
    return {*trial.offered.get(kind, ()), *trial.summary.acquired.get(kind, {})}


def _counted(trials: Sequence[Trial], kind: str, name: str) -> list[_Row]:
    rows = []
    for trial in trials:
        if name in _there(trial, kind):
            counts = trial.summary.acquired.get(kind, {}).get(name, [])
            rows.append(_Row(any(counts), sum(trial.summary.won(seat) * n for seat, n in enumerate(counts))))
    return rows


def _scaled(interval: Interval, by: float) -> Interval:
    return Interval(interval.value / by, interval.low / by, interval.high / by)


def forbidding(setting: Setting, component: Component, name: str) -> str:
    """The restriction that forbids one component; nothing where no option names it."""
    for own in (name, name.rpartition(".")[2]):
        start = f"{component.verb}:{own}"
        if component.verb and any(is_forbidden(key, (start,)) for key in setting.keys.codes):
            return start
    return ""


def component_restrictions(source: SelfPlay) -> list[str]:
    """The restrictions that forbid one component each: all that come up in some random matches."""
    contest = source.contest
    seats = (RANDOM,) * len(contest.seats)
    probe = SelfPlay(replace(contest, seats=seats, games=PROBES, seed="components", milliseconds=None))
    trials = [play_trial(probe, OPEN, number, Event()) for number in range(PROBES)]
    setting, found = source.setting(), []
    for component in components_of(setting.game.name):
        names = sorted({name for trial in trials if trial is not None for name in _there(trial, component.kind)})
        found += [forbidding(setting, component, name) for name in names]
    return [name for name in dict.fromkeys(found) if name]


def usual_restrictions(game: str) -> list[str]:
    """What is worth forbidding: every way of taking a kind of component, and the actions a game names."""
    taking = [component.verb for component in components_of(game) if component.verb]
    return [*dict.fromkeys([*taking, *getattr(part_of(game, "components"), "ACTIONS", ())])]
