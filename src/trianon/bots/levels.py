"""Difficulty levels, of a game's own module `levels` or by default."""

from dataclasses import replace
from functools import cache

from trianon.bots.nets.weights import has_net
from trianon.core.game import Game
from trianon.core.installed import optional_part
from trianon.core.levels import Level, Levels, Mistakes, NetSettings, SearchSettings

NOVICE = "novice"
APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER = "apprentice", "journeyman", "master", "grandmaster"
LEVELS = (APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER)
SEARCH = SearchSettings()
DEFAULT = Levels(
    novice=Mistakes(0.5, 1.5),
    apprentice=Level(30, SEARCH),
    journeyman=Level(200, SEARCH),
    master=Level(1500, SEARCH),
    grandmaster=Level(3000, replace(SEARCH, repick=1), net=NetSettings()),
    search=SEARCH,
)


def levels_of(game: str, players: int = 2) -> Levels:
    """The levels of a game for a number of players: those of the largest number that is reached."""
    own: dict[int, Levels] = getattr(optional_part(game, "levels"), "LEVELS", {2: DEFAULT})
    return own[max((least for least in own if least <= players), default=min(own))]


def level_of(game: str, name: str, players: int = 2) -> Level:
    """A level of a game by its name; without a net where the game has none."""
    levels = levels_of(game, players)
    level: Level = getattr(levels, name)
    return level if level.net is None or has_net(game) else replace(level, search=levels.search, net=None)


def levels_with_net(game: str) -> list[str]:
    """The levels of a game that search with its net, if it has one."""
    return [name for name in LEVELS if getattr(levels_of(game), name).net is not None]


def settings_beside_net(game: str) -> SearchSettings:
    """Search settings of analyses and puzzles with a net: as without, but for secret picks."""
    levels = levels_of(game)
    with_net = levels.grandmaster.search
    return replace(levels.search, repick=with_net.repick, smooth=with_net.smooth)


@cache
def refusals_of(game: Game) -> frozenset[int]:
    """The options that turn down what is offered: of the verbs among the refusals of the game's levels."""
    blocks = [game.numbering[verb] for verb in levels_of(game.name).refusals]
    return frozenset(option for block in blocks for option in range(block.first, block.end))
