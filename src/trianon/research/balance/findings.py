"""The findings of a balance study as one value, and as JSON."""

from dataclasses import asdict, dataclass
from functools import cached_property

from trianon.bots.statistics.components import components_of
from trianon.bots.statistics.study import BalanceStudy, bounds
from trianon.core.game import Json
from trianon.research.balance.lab import Measured
from trianon.research.balance.luck import LuckShares, luck_shares
from trianon.research.balance.seat_profiles import SeatFigure, StartingSeats, seat_figures, starting_seats
from trianon.research.balance.strategies import Strategy, strategies
from trianon.research.balance.trial import AGAIN
from trianon.research.balance.worth import Taken, Worth, forbidding, taken_components, worths


@dataclass(frozen=True)
class Findings:
    """What a study found, beside the statistics of its open matches."""

    study: BalanceStudy
    figures: list[SeatFigure]
    starts: list[StartingSeats]
    strategies: list[Strategy]
    worths: list[Worth]
    taken: list[Taken]
    luck: dict[str, LuckShares]  # of victories and of points

    @cached_property
    def without(self) -> dict[tuple[str, str], Worth]:
        """By kind and name: how players fare who may not use a component, where that was measured."""
        measured, setting = {one.forbidden: one for one in self.worths}, self.study.setting
        kinds = {component.kind: component for component in components_of(setting.game.name)}
        names = {(one.kind, one.name): forbidding(setting, kinds[one.kind], one.name) for one in self.taken}
        return {named: measured[start] for named, start in names.items() if start in measured}

    @property
    def dead(self) -> list[Taken]:
        """Components that hardly any match sees taken."""
        return [one for one in self.taken if one.is_dead]

    def to_json(self) -> Json:
        """All figures as JSON."""
        return {
            **self.study.to_json(),
            "seat_figures": [asdict(one) for one in self.figures],
            "starting_seats": [
                {"round": one.number, "starts": one.starts, "victories": [bounds(share) for share in one.victories]}
                for one in self.starts
            ],
            "strategies": [{**asdict(one), "share": bounds(one.share)} for one in self.strategies],
            "worths": [
                {
                    **asdict(one),
                    "share": bounds(one.share),
                    "points": bounds(one.points),
                    "by_seat": [bounds(gain) for gain in one.by_seat],
                }
                for one in self.worths
            ],
            "taken": [
                {**asdict(one), "ratio": bounds(one.ratio), "dead": one.is_dead, "favoured": one.is_favoured}
                for one in self.taken
            ],
            "luck": {name: {**asdict(one), "deal": bounds(one.deal)} for name, one in self.luck.items()},
        }


def findings_of(measured: Measured) -> Findings:
    """Work out everything from the matches of a study."""
    opened, setting = measured.opened, measured.plan.source.setting()
    again = measured.series.get(AGAIN, [])
    luck = {"victories": luck_shares(opened, again), "points": luck_shares(opened, again, by_points=True)}
    return Findings(
        measured.study(),
        seat_figures(opened),
        starting_seats(opened),
        strategies(opened, measured.plan.strategies),
        worths(opened, measured.restricted, setting.players),
        taken_components(opened, setting),
        {name: one for name, one in luck.items() if one is not None},
    )
