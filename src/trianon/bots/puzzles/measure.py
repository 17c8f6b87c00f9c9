"""Measures what every answer of a position is worth, in the same sampled worlds, until one is clearly best or none is.

Options that are clearly worse drop out early; the close ones are searched longer. An option stays in its own part of
the tree, so that more simulations also mean better play behind it. A puzzle's stars say how many simulations a search
needs until it finds the answer reliably.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from trianon.bots.analysis.assessment import mean_of
from trianon.bots.analysis.outcome_loop import POINTS, STANDING, Outcomes, sample_outcomes
from trianon.bots.analysis.ranking import MIN_VISITS
from trianon.bots.analysis.samplers import uses_net
from trianon.bots.analysis.verdicts import MeanWithError
from trianon.bots.budget import StopFlag
from trianon.bots.levels import levels_of, settings_beside_net
from trianon.bots.search.net_loop import net_evaluator
from trianon.bots.search.searcher import BATCH, Searcher
from trianon.bots.search.tree import DONE
from trianon.core.game import Game, Setting
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.state import SEATS
from trianon.core.levels import NetSettings

CLOSEST = 3  # options measured in all worlds, however early they were clear
BUDGETS = (50, 200, 800, 3200)  # simulations for 1 to 4 stars; what takes more has 5
RUNS = 8  # searches with different seeds
RELIABLE = 7  # of them that find the answer
EASY_PLAYERS = 3  # of a puzzle with one star; each player more adds one to the fewest stars
STAGES = (1 / 32, 1 / 8, 1 / 3, 1)  # shares of the pairs after which options may drop out


class Clarity(NamedTuple):
    """How clearly the best answer must beat every other one."""

    loss: float  # of standing
    errors: float  # standard errors


CLEAR = Clarity(0.04, 4.0)  # to become a puzzle
CONFIRMED = Clarity(0.02, 3.0)  # to remain one when measured again


@dataclass(frozen=True)
class MeasuredOption:
    """What an option is worth, and how much less than the best one."""

    option: int
    standing: MeanWithError
    loss: MeanWithError  # in the same worlds; nothing for the best one
    points_loss: float


class OptionMeter:
    """Measures options of one game; its buffers are reused."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.searcher = Searcher(game, levels_of(game.name).search)

    def ranked(
        self, setting: Setting, view: Any, options: Sequence[int], counts: Sequence[int], seed: str
    ) -> list[int]:
        """The most visited option after each of these increasing numbers of simulations of one search."""
        return _most_visited(self.searcher, setting, view, options, counts, seed)

    def preferred_with_net(
        self, setting: Setting, view: Any, options: Sequence[int], simulations: int, seed: str
    ) -> int | None:
        """The option that a search with the net prefers; None where the net is no judge in analyses either."""
        if not uses_net(setting):
            return None
        return _most_visited(_net_searcher(setting.game), setting, view, options, [simulations], seed)[0]

    def best_of_equal_trials(self, setting: Setting, view: Any, options: Sequence[int], pairs: int, seed: str) -> int:
        """The option with the best standing when all are tried equally often: no prior hides it."""
        series = _Series(self, setting, view, seed)
        return max(options, key=lambda option: float(series.outcomes(option, pairs)[:, STANDING, series.seat].mean()))

    def measured(
        self, setting: Setting, view: Any, options: Sequence[int], best: int, pairs: int, clarity: Clarity, seed: str,
        stop: StopFlag,
    ) -> list[MeasuredOption] | None:  # fmt: skip
        """Every option, the best first and then by loss; None where the best one is not clear, or when stopped."""
        series = _Series(self, setting, view, seed)
        settled: dict[int, MeasuredOption] = {}
        for share in STAGES:
            count, last = max(BATCH, round(pairs * share)), share == STAGES[-1]
            for option in options:
                if option in settled or option == best:
                    continue
                if stop.is_set():
                    return None
                found = series.compared(best, option, count)
                mean, error = found.loss
                if mean + 2 * error < clarity.loss or (last and not _is_clear(found.loss, clarity)):
                    return None
                if last or _is_clear(found.loss, clarity):
                    settled[option] = found
        for option in sorted(settled, key=lambda each: settled[each].loss.value)[:CLOSEST]:
            settled[option] = series.compared(best, option, pairs)
            if stop.is_set() or not _is_clear(settled[option].loss, clarity):
                return None
        first = MeasuredOption(best, mean_of([series.standings(best)]), MeanWithError(0.0, 0.0), 0.0)
        return [first, *sorted(settled.values(), key=lambda each: each.loss.value)]


class _Series:
    """Outcomes of options in numbered worlds of one view."""

    def __init__(self, meter: OptionMeter, setting: Setting, view: Any, seed: str) -> None:
        self.meter, self.setting, self.view, self.seat = meter, setting, view, int(view.viewer)
        self.key = np.array(key_of(f"{seed} worlds"), np.int64)
        self.parts: dict[int, list[Outcomes]] = {}
        meter.searcher.begin(view)

    def compared(self, best: int, option: int, count: int) -> MeasuredOption:
        """An option against the best one in the first `count` worlds."""
        ours, theirs = self.outcomes(best, count), self.outcomes(option, count)
        lost = (ours - theirs)[:, :, self.seat]
        return MeasuredOption(
            option,
            mean_of([theirs[:, STANDING, self.seat]]),
            mean_of([lost[:, STANDING]]),
            float(lost[:, POINTS].mean()),
        )

    def standings(self, option: int) -> Any:
        """The standing in every world played so far."""
        return np.concatenate(self.parts[option])[:, STANDING, self.seat]

    def outcomes(self, option: int, count: int) -> Outcomes:
        """The outcomes of an option in the first `count` worlds; plays those that are missing."""
        searcher, parts = self.meter.searcher, self.parts.setdefault(option, [])
        done = sum(map(len, parts))
        if done < count:
            outcomes = np.zeros((count - done, 3, SEATS))
            searcher.tree.key[:], searcher.tree.cursor[DONE] = self.key, done
            searcher.call(sample_outcomes, self.setting, self.view, option, outcomes)
            parts.append(outcomes)
        return np.concatenate(parts)[:count]


@cache
def meter_of(game: Game) -> OptionMeter:
    """The meter of this process for a game; one thread at a time may use it."""
    return OptionMeter(game)


@cache
def _net_searcher(game: Game) -> Searcher:
    net = levels_of(game.name).grandmaster.net or NetSettings()
    return Searcher(game, replace(settings_beside_net(game.name), least=MIN_VISITS), net_evaluator(game, net))


def _most_visited(
    searcher: Searcher, setting: Setting, view: Any, options: Sequence[int], counts: Sequence[int], seed: str
) -> list[int]:
    seat, found = int(view.viewer), []
    searcher.begin(view)
    for count in counts:
        searcher.run(setting, view, seed, count - searcher.done)
        totals = {option: searcher.totals_of(option, seat) for option in options}
        found.append(max(options, key=lambda option: (totals[option].visits, totals[option].value)))
    return found


def _is_clear(loss: MeanWithError, clarity: Clarity) -> bool:
    return loss.value >= clarity.loss and loss.value >= clarity.errors * loss.error


def stars_of(
    meter: OptionMeter, setting: Setting, view: Any, options: Sequence[int], best: int, seed: str, stop: StopFlag
) -> int | None:
    """The stars of a puzzle: the smallest budget that finds its answer, as all larger ones do; None when stopped."""
    found = [0] * len(BUDGETS)
    for run in range(RUNS):
        if stop.is_set():
            return None
        for number, option in enumerate(meter.ranked(setting, view, options, BUDGETS, f"{seed} grade {run}")):
            found[number] += option == best
    return stars_for(found, setting.players)


def stars_for(found: Sequence[int], players: int) -> int:
    """The stars for the number of searches that found the answer, by budget, in a match of so many players."""
    stars = len(found) + 1
    while stars > 1 and found[stars - 2] >= RELIABLE:
        stars -= 1
    return max(stars, 1 + players - EASY_PLAYERS)
