"""Difficulty levels: simulations and search settings, of a game's own module `levels` or by default."""

from __future__ import annotations

from functools import cache
from typing import Any

from trianon.bots.search.tree import SearchSettings
from trianon.core.game import Game
from trianon.core.installed import optional_part
from trianon.core.kernel.struct import zero

NOVICE = "novice"
APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER = "apprentice", "journeyman", "master", "grandmaster"

DEFAULT_SETTINGS = {
    "explore": 0.6, "temperature": 1.0, "widen": 1.5, "tries": 4, "margin": 10.0, "win": 0.5, "cutoff": 0, "least": 0,
}  # fmt: skip
ANALYSIS = {"simulations": 4000, "net": 0}  # per choice; 1: measured by a net's values
# of a search with a net, see `NetSettings`
NET_SETTINGS = {
    "net": 0.5, "prior": 0.0, "policy_after": 0, "settle": 0, "rivals": 0, "secret": 0, "forecast": 0.0, "victory": 0.0,
}  # fmt: skip
LEVELS = (APPRENTICE, JOURNEYMAN, MASTER, GRANDMASTER)
DEFAULT_WITH_NET = (GRANDMASTER,)  # levels that search with the net of their game, if it has one
# of games whose own `levels` say nothing; Rokoko and Histrio have values of their own
DEFAULT_SIMULATIONS = {APPRENTICE: 30, JOURNEYMAN: 200, MASTER: 1500, GRANDMASTER: 3000}
DEFAULT_MISTAKES = {NOVICE: {"noticed": 0.5, "misjudged": 1.5}}
PART = "levels"  # the module of a game that holds its own SIMULATIONS, SETTINGS, MISTAKES and so on
# its LEVELS_FROM_PLAYERS, NET_FROM_PLAYERS and ANALYSIS_FROM_PLAYERS hold other values for at least so many players


def simulations_of(game: str, level: str, players: int = 2) -> int:
    """Simulations of a level in this game."""
    own: dict[str, int] = getattr(optional_part(game, PART), "SIMULATIONS", {})
    more = _from_players_on(game, "LEVELS_FROM_PLAYERS", players).get(level, {})
    return int(more.get("simulations", own.get(level, DEFAULT_SIMULATIONS.get(level, 0))))


def levels_with_net(game: str) -> tuple[str, ...]:
    """The levels of a game that search with its net, if it has one."""
    found: tuple[str, ...] = getattr(optional_part(game, PART), "WITH_NET", DEFAULT_WITH_NET)
    return found


def mistakes_of(game: str, level: str, players: int = 2) -> dict[str, float]:
    """What a level overlooks and misjudges in this game, as settings; none where it makes no mistakes."""
    own: dict[str, dict[str, float]] = getattr(optional_part(game, PART), "MISTAKES", {})
    more = _from_players_on(game, "LEVELS_FROM_PLAYERS", players).get(level, {})
    found = {**{**DEFAULT_MISTAKES, **own}.get(level, {}), **more}
    return {name: value for name, value in found.items() if name != "simulations"}


@cache
def refusals_of(game: Game) -> frozenset[int]:
    """The options that turn down what is offered: of the verbs in REFUSALS of the game's levels."""
    verbs: tuple[str, ...] = getattr(optional_part(game.name, PART), "REFUSALS", ())
    return frozenset(option for verb in verbs for option in range(game.numbering[verb].first, game.numbering[verb].end))


def _from_players_on(game: str, name: str, players: int) -> dict[str, Any]:
    """What a game's levels change for this many players: the entry of the largest number that is reached."""
    own: dict[int, dict[str, Any]] = getattr(optional_part(game, PART), name, {})
    return own.get(max((least for least in own if least <= players), default=0), {})


def settings_of(game: str, **changed: float) -> SearchSettings:
    """Search settings of a game, with some changed."""
    own: dict[str, float] = getattr(optional_part(game, PART), "SETTINGS", {})
    settings = zero(SearchSettings)
    for name, value in {**DEFAULT_SETTINGS, **own, **changed}.items():
        setattr(settings, name, value)
    return settings


def net_search_settings_of(game: str, players: int = 2, **changed: float) -> SearchSettings:
    """Search settings of a search with the net of this game: its values spread less than those of rollouts."""
    own: dict[str, float] = getattr(optional_part(game, PART), "NET_SEARCH", {})
    more = _from_players_on(game, "NET_FROM_PLAYERS", players)
    more = {name: value for name, value in more.items() if name not in NET_SETTINGS}
    return settings_of(game, **{**own, **more, **changed})


def net_settings_of(game: str, players: int = 2, **changed: float) -> dict[str, float]:
    """How a search with a net uses it in this game, with some settings changed."""
    own: dict[str, float] = getattr(optional_part(game, PART), "NET_SETTINGS", {})
    more = _from_players_on(game, "NET_FROM_PLAYERS", players)
    more = {name: value for name, value in more.items() if name in NET_SETTINGS}
    return {**NET_SETTINGS, **own, **more, **changed}


def analysis_settings_of(game: str, players: int = 2) -> dict[str, int]:
    """How matches of this game are analysed."""
    own: dict[str, int] = getattr(optional_part(game, PART), "ANALYSIS", {})
    return {**ANALYSIS, **own, **_from_players_on(game, "ANALYSIS_FROM_PLAYERS", players)}
