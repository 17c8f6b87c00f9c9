"""Ranks the options of a view by one search that can be continued, and keeps the options that led it on the way."""

from dataclasses import dataclass, replace
from typing import Any

from trianon.bots.budget import StopFlag
from trianon.bots.levels import levels_of
from trianon.bots.search.searcher import BATCH, Searcher
from trianon.core.game import Setting

MIN_VISITS = 4  # of every option, where half of the simulations allow it
DEEPER = 8  # times the simulations of a continued ranking; and of each checkpoint after the one before


@dataclass(frozen=True)
class RankedOption:
    """What the ranking search found about one option."""

    option: int
    visits: int
    standing: float | None  # None where it was never visited


class Ranker:
    """The ranking search of one setting; its memory is reused from view to view.

    Options that lead at a checkpoint are kept as candidates. Checkpoints do not depend on the simulations asked for,
    and a longer search begins with the simulations of a shorter one: its candidates are those of the shorter one and
    perhaps others. A verdict does not change merely because a longer search prefers another option.
    """

    def __init__(self, setting: Setting) -> None:
        name = setting.game.name
        self.setting, self.searcher = setting, Searcher(setting.game, replace(levels_of(name).search, least=MIN_VISITS))
        self.usual = max(1, levels_of(name, setting.players).analysis.simulations // 2)
        self.leaders: list[int] = []  # in the order in which they took the lead

    def begin(self, view: Any, options: tuple[int, ...], seed: str) -> None:
        """Start the search of a view."""
        self.view, self.options, self.seed = view, options, seed
        self.leaders = []
        self.searcher.begin(view)

    def rank(self, simulations: int, stop: StopFlag) -> tuple[RankedOption, ...] | None:
        """Search until there are so many simulations; all options, best first. None when stopped.

        Ends early where no option can overtake the leader any more.
        """
        searcher = self.searcher
        searcher.tree.settings.least = min(MIN_VISITS, min(simulations, self.usual) // (2 * len(self.options)))
        while searcher.done < simulations and not self._is_decided(simulations):
            if stop.is_set():
                return None
            until = min(simulations, self._next_checkpoint())
            searcher.run(self.setting, self.view, self.seed, min(BATCH, until - searcher.done))
            if searcher.done == until:
                self._note_leader()
        self._note_leader()
        return self._ranked()

    def _next_checkpoint(self) -> int:
        checkpoint = self.usual
        while checkpoint <= self.searcher.done:
            checkpoint *= DEEPER
        return checkpoint

    def _note_leader(self) -> None:
        leader = self._ranked()[0].option
        if leader not in self.leaders:
            self.leaders.append(leader)

    def _is_decided(self, simulations: int) -> bool:
        if 2 * self.searcher.done < simulations:
            return False
        first, second = (each.visits for each in self._ranked()[:2])
        return first - second > simulations - self.searcher.done

    def _ranked(self) -> tuple[RankedOption, ...]:
        found, seat = [], int(self.view.viewer)
        for option in self.options:
            totals = self.searcher.totals_of(option, seat)
            found.append(RankedOption(option, totals.visits, totals.value / totals.visits if totals.visits else None))
        return tuple(sorted(found, key=lambda each: (-each.visits, -(each.standing or 0.0))))
