"""From the statistics of a search to an answer: the best one, a mixed one where picks are secret, or a mistake."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import ceil
from random import Random

from trianon.bots.levels import refusals_of
from trianon.bots.worlds import Worlds
from trianon.core.game import Game
from trianon.core.kernel.seats import is_secret
from trianon.core.levels import Mistakes

MIN_NOTICED = 2


@dataclass(frozen=True)
class MoveStats:
    """Search statistics of one option; an unvisited one has a prior but no means."""

    option: int
    visits: int
    share: float  # of all visits
    value: float | None  # 0 to 1: expected mix of victory and lead
    placing: float | None  # mean place
    lead: float | None  # mean points less the best rival's
    prior: float  # heuristic score


Choice = Callable[[list[MoveStats], Worlds], int]


def most_visited(stats: list[MoveStats], worlds: Worlds) -> int:
    """The option that the search prefers."""
    return stats[0].option


@dataclass(frozen=True)
class MixedSecrets:
    """Draws secret picks by their visits, so that no rival can foresee them; other options are the most visited.

    Options with less than `least` of the visits of the best one are mistakes of the search and are never drawn.
    """

    least: float

    def __call__(self, stats: list[MoveStats], worlds: Worlds) -> int:
        """Choose; the same seed draws the same."""
        if not is_secret(worlds.sample()):
            return stats[0].option
        kept = [one for one in stats if one.visits >= self.least * stats[0].visits]
        drawn = Random(worlds.seed).choices(kept, [max(one.visits, 1) for one in kept])
        return drawn[0].option


@dataclass(frozen=True)
class WithMistakes:
    """Overlooks some options and misjudges the others."""

    mistakes: Mistakes

    def __call__(self, stats: list[MoveStats], worlds: Worlds) -> int:
        """Choose; the same seed makes the same mistakes."""
        rng = Random(worlds.seed)
        count = min(len(stats), max(MIN_NOTICED, ceil(self.mistakes.noticed * len(stats))))
        seen = sorted(rng.sample(range(len(stats)), count))
        kept = tempting(worlds.setting.game, {stats[place].option: stats[place].prior for place in seen})
        judged = {
            place: value + rng.gauss(0.0, self.mistakes.misjudged)
            for place in seen
            if stats[place].option in kept and (value := stats[place].value) is not None
        }
        return stats[max(judged, key=judged.__getitem__) if judged else seen[0]].option


def tempting(game: Game, scores: Mapping[int, float]) -> list[int]:
    """The options without those that refuse what looks better at once: beginners misjudge, but they take gifts."""
    best = max(scores.values())
    return [option for option, score in scores.items() if score == best or option not in refusals_of(game)]
