"""Samplers of outcomes: many small searches after an answer, with rollouts or with the values of a net."""

from typing import Any

import numpy as np

from trianon.bots.analysis.net_outcome_loop import sample_net_outcomes
from trianon.bots.analysis.outcome_loop import POINTS, STANDING, Outcomes, sample_outcomes
from trianon.bots.levels import levels_of, settings_beside_net
from trianon.bots.nets.weights import has_net
from trianon.bots.search.net_loop import net_evaluator
from trianon.bots.search.searcher import ROLLOUTS, Evaluator, Searcher
from trianon.core.game import Game, Setting
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import Longs
from trianon.core.levels import NetSettings, SearchSettings

# simulations of one tree: a tree that grew on would make later samples worth something else, and only the spread of
# several trees shows how far their means can be trusted
ROLLOUT_TREE, NET_TREE = 200, 50
ROLLOUT_AND_NET_TREE = 100


class _TreeSampler:
    """Samples by searches, each from a new tree."""

    tree: int  # simulations of one sample
    most_rounds: int  # times the usual worlds that a measurement may take where a mistake or blunder is in doubt

    def __init__(self, game: Game, settings: SearchSettings, evaluator: Evaluator, sample: Any) -> None:
        self.searcher, self._sample = Searcher(game, settings, evaluator), sample

    def sample(self, setting: Setting, view: Any, option: int, key: Longs, start: int, count: int) -> Outcomes:
        """Outcomes after an option (NONE: of the view) in worlds `start` to `start + count`, from a new tree."""
        outcomes = np.zeros((count, 3, SEATS))
        self.searcher.clear(start)
        self.searcher.tree.key[:] = key
        self.searcher.call(self._sample, setting, view, option, outcomes)
        return outcomes


class RolloutSampler(_TreeSampler):
    """Searches without a net; every simulation is played to its end."""

    tree, most_rounds = ROLLOUT_TREE, 32

    def __init__(self, game: Game) -> None:
        super().__init__(game, levels_of(game.name).search, ROLLOUTS, sample_outcomes)


class NetSampler(_TreeSampler):
    """Searches with a net beside rollouts, as Grandmaster does; measures by the net's values alone."""

    tree, most_rounds = NET_TREE, 32

    def __init__(self, game: Game) -> None:
        net = levels_of(game.name).grandmaster.net or NetSettings()
        super().__init__(game, settings_beside_net(game.name), net_evaluator(game, net), sample_net_outcomes)


class RolloutAndNetSampler:
    """Ranks by rollouts, and measures by the mean of rollouts and a net; chances of winning are the net's.

    The errors of a net favour the option that it picks itself, in every world: a loss against that option would count
    them as the player's. The net therefore only judges what another search has picked.
    """

    tree, most_rounds = ROLLOUT_AND_NET_TREE, 8  # two judges take twice as long

    def __init__(self, game: Game) -> None:
        self.rollouts, self.net = RolloutSampler(game), NetSampler(game)

    def sample(self, setting: Setting, view: Any, option: int, key: Longs, start: int, count: int) -> Outcomes:
        """Outcomes after an option by both in the same worlds."""
        parts = [(at, min(NET_TREE, start + count - at)) for at in range(start, start + count, NET_TREE)]
        found = np.concatenate([self.net.sample(setting, view, option, key, at, part) for at, part in parts])
        other = self.rollouts.sample(setting, view, option, key, start, count)
        for column in (STANDING, POINTS):
            found[:, column] = (found[:, column] + other[:, column]) / 2
        return found


Sampler = RolloutSampler | RolloutAndNetSampler


def uses_net(setting: Setting) -> bool:
    """Whether a match is analysed with a net: where its game asks for it, and in an edition the net has seen."""
    game = setting.game.name
    return levels_of(game).analysis.net and setting.edition.builtin and has_net(game)


def sampler_of(setting: Setting) -> Sampler:
    """The sampler for matches with this setting."""
    game = setting.game
    return RolloutAndNetSampler(game) if uses_net(setting) else RolloutSampler(game)
