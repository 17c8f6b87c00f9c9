"""What components are worth: how a player fares who may not use one, and how often winners take it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trianon.bots.ratings import Interval, mean_interval
from trianon.bots.statistics.components import components_of
from trianon.core.installed import part_of
from trianon.research.balance.significance import benjamini_hochberg, p_value
from trianon.research.balance.trial import RESTRICTED, Trial, deal_of

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
    by_winners: float  # copies that a winner takes, on average
    ratio: float  # of that to the mean of its kind

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


def taken_components(trials: Sequence[Trial], game: str) -> list[Taken]:
    """How often each component is taken; those that winners take most above their kind come first."""
    found = []
    for component in components_of(game):
        offered: dict[str, int] = {}
        taken: dict[str, int] = {}
        won: dict[str, float] = {}
        for trial in trials:
            had = trial.summary.acquired.get(component.kind, {})
            for name in {*trial.offered.get(component.kind, ()), *had}:
                counts = had.get(name, [])
                offered[name] = offered.get(name, 0) + 1
                taken[name] = taken.get(name, 0) + (sum(counts) > 0)
                won[name] = won.get(name, 0.0) + sum(trial.summary.won(seat) * n for seat, n in enumerate(counts))
        rates = {name: won[name] / offered[name] for name in offered}
        mean = sum(rates.values()) / len(rates) if rates else 0.0
        for name, rate in rates.items():
            found.append(Taken(component.kind, name, offered[name], taken[name], rate, rate / mean if mean else 0.0))
    return sorted(found, key=lambda one: (-one.ratio, one.kind, one.name))


def usual_restrictions(game: str) -> list[str]:
    """What is worth forbidding: every way of taking a kind of component, and the actions a game names."""
    taking = [component.verb for component in components_of(game) if component.verb]
    return [*dict.fromkeys([*taking, *getattr(part_of(game, "components"), "ACTIONS", ())])]
