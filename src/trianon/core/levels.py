"""The strength of a game's levels as values; a game's module `levels` has them by the number of players.

`LEVELS` there maps a number of players to the levels from that number on. The settings are also the layouts in which
compiled code reads them.
"""

from dataclasses import dataclass
from typing import Annotated

import numpy as np

from trianon.core.kernel.struct import Short

Real = Annotated[float, (np.float32,)]


@dataclass(frozen=True)
class SearchSettings:
    """Settings of a search, tuned by matches."""

    explore: Real = 0.6  # exploration constant of PUCT
    temperature: Real = 1.0  # temperature of the priors
    widen: Real = 1.5  # progressive widening: children grow with this times sqrt(visits)
    tries: Short = 4  # options sampled by the rollout policy
    margin: Real = 10.0  # lead in points at which the value saturates
    win: Real = 0.5  # weight of victory against lead
    least: Short = 0  # minimum visits of every option at the root
    repick: Short = 0  # 1: rivals that have sealed a secret pick choose again in every simulation; 0: as it was sampled
    smooth: Short = 0  # rivals' secret picks: 1 learned beside the tree by smooth UCT; 0 from the rollout policy
    forecast: Real = 0.0  # how often rivals' secret picks at the root are drawn from a forecast, where there is one


@dataclass(frozen=True)
class NetSettings:
    """How a search uses the net of its game."""

    net: Real = 0.5  # weight of the net's value against that of a rollout: 1 plays no rollouts
    prior: Real = 0.0  # weight of the net's policy against the heuristic in the priors
    policy_after: Short = 0  # visits of a node from which on the net's policy counts in its priors


@dataclass(frozen=True)
class Mistakes:
    """What a level overlooks and misjudges."""

    noticed: float = 1.0  # share of the options that are seen
    misjudged: float = (
        0.0  # deviation of the error of an option's value, 0 to 1; for the Novice, of its heuristic score
    )


@dataclass(frozen=True)
class Level:
    """A level that searches."""

    simulations: int
    search: SearchSettings
    mistakes: Mistakes | None = None
    net: NetSettings | None = None


@dataclass(frozen=True)
class AnalysisSettings:
    """How finished matches are analysed."""

    simulations: int = 4000  # per choice
    net: bool = False  # a net judges beside rollouts


@dataclass(frozen=True)
class Levels:
    """The levels of a game at some number of players."""

    novice: Mistakes
    apprentice: Level
    journeyman: Level
    master: Level
    grandmaster: Level
    search: SearchSettings  # of a search without a net that is no level's: of hints, analyses and puzzles
    refusals: tuple[str, ...] = ()  # verbs by which no level with mistakes refuses what it finds good
    analysis: AnalysisSettings = AnalysisSettings()
