"""Bots by name."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import Any

from trianon.bots.bot import Bot
from trianon.bots.errors import BotNameError
from trianon.bots.external.command import PREFIX, is_command, words_of
from trianon.bots.external.python_class import PREFIX as PYTHON_PREFIX
from trianon.bots.external.python_class import class_of, is_python
from trianon.bots.heuristic_bot import HeuristicBot
from trianon.bots.levels import (
    DEFAULT_SETTINGS,
    LEVELS,
    NET_SETTINGS,
    NOVICE,
    levels_with_net,
    mistakes_of,
    net_search_settings_of,
    net_settings_of,
    settings_of,
    simulations_of,
)
from trianon.bots.nets.weights import has_net
from trianon.bots.novice_bot import NoviceBot
from trianon.bots.random_bot import RandomBot
from trianon.core.faults import suggestion
from trianon.core.game import Game

RANDOM, HEURISTIC, SEARCH = "random", "thumb", "search"  # as typed by users and stored in files
NET, NET_SEARCH = "net", "net-search"  # a net alone, and inside the search; for games that have one
NAMES = (RANDOM, NOVICE, HEURISTIC, *LEVELS)
MAX_SIMULATIONS = 10_000_000
THREADS = "threads"  # parallel searches; the other settings tune the search itself
NOTICED, MISJUDGED, MIXED = "noticed", "misjudged", "mixed"  # how the answer is chosen, see `search.choices`
SETTINGS = (*DEFAULT_SETTINGS, THREADS, NOTICED, MISJUDGED, MIXED)
WHOLE_SETTINGS = ("tries", "cutoff", "least", "policy_after", "settle", "rivals", "secret", THREADS)
MIN_SETTING = {"temperature": 0.01, "margin": 0.01, "tries": 1, THREADS: 1}  # the search divides by the first two
MAX_DEFAULT = 1000
MAX_SETTING = (
    {THREADS: 64, "win": 1, NOTICED: 1, MISJUDGED: 1, MIXED: 1}
    | dict.fromkeys(NET_SETTINGS, 1)
    | {"secret": 3, "policy_after": MAX_DEFAULT}
)  # above 1 a lead would count negative


def bot_names() -> list[str]:
    """All names of built-in bots, weakest first."""
    return list(NAMES)


def is_external(name: str) -> bool:
    """Whether a name stands for a program or class outside this project."""
    return is_command(name) or is_python(name)


def is_search(name: str) -> bool:
    """Whether a name stands for a search, with settings of its own or by level."""
    return name in LEVELS or name.split(":")[0] == SEARCH


def check_bot(name: str, programs: bool = False) -> None:
    """Reject an unknown name; programs and Python classes are allowed only where the user typed the name."""
    if name.split(":")[0] in (SEARCH, NET_SEARCH):
        search_spec(name)
    elif is_command(name) and programs:
        words_of(name)
    elif is_python(name) and programs:
        class_of(name)
    elif name not in (*NAMES, NET):
        near = suggestion(name, NAMES)
        external = (f"{PREFIX}PROGRAM", f"{PYTHON_PREFIX}MODULE:CLASS") if programs else ()
        facts = {"name": name, "known": ", ".join((*NAMES, f"{SEARCH}:SIMULATIONS", *external)), "near": near}
        raise BotNameError("unknown-near" if near else "unknown", facts)


def search_spec(name: str) -> tuple[int, dict[str, float]]:
    """Parse the simulations and settings of `search:500` or `search:500:explore=0.6:tries=2`."""
    kind, *parts = name.split(":")
    try:
        simulations = int(parts[0])
        changed = {key: float(value) for key, value in (part.split("=") for part in parts[1:])}
    except (IndexError, ValueError) as fault:
        form = f"{kind}:SIMULATIONS[:SETTING=NUMBER]…"
        raise BotNameError("search", {"name": name, "form": form}) from fault
    if len(changed) < len(parts) - 1:
        raise BotNameError("setting-twice", {"name": name})
    for setting, value in changed.items():
        _check_setting(name, setting, value, SETTINGS if kind == SEARCH else (*SETTINGS, *NET_SETTINGS))
    if not 1 <= simulations <= MAX_SIMULATIONS:
        facts = {"name": name, "simulations": str(simulations), "most": str(MAX_SIMULATIONS)}
        raise BotNameError("simulations", facts)
    return simulations, changed


def _check_setting(name: str, setting: str, value: float, known: tuple[str, ...]) -> None:
    if setting not in known:
        raise BotNameError("setting", {"name": name, "setting": setting, "known": ", ".join(known)})
    facts = {"name": name, "setting": setting, "value": str(value)}
    least, most = MIN_SETTING.get(setting, 0), MAX_SETTING.get(setting, MAX_DEFAULT)
    if not least <= value <= most:
        raise BotNameError("setting-range", {**facts, "least": str(least), "most": str(most)})
    if setting in WHOLE_SETTINGS and value != int(value):
        raise BotNameError("setting-whole", facts)


def bot_named(name: str, game: Game, *, programs: bool = False, players: int = 2) -> Bot:
    """Create the bot of this name for matches of so many players.

    External ones only with `programs`, never for names from files or guests.
    """
    check_bot(name, programs)
    if name == RANDOM:
        return RandomBot()
    if name == NOVICE:
        return NoviceBot(game, players)
    if name == HEURISTIC:
        return HeuristicBot(game)
    if is_command(name):
        external: Bot = import_module("trianon.bots.external.external_bot").ExternalBot(name)
        return external
    if is_python(name):
        own: Bot = import_module("trianon.bots.external.python_bot").python_bot(name)
        return own
    if name.split(":")[0] in (NET, NET_SEARCH) and not has_net(game.name):
        raise BotNameError("no-net", {"name": name, "game": game.name})
    if name == NET:
        policy: Bot = import_module("trianon.bots.nets.net_bot").NetBot(game)
        return policy
    if name in LEVELS:
        simulations, changed = simulations_of(game.name, name, players), mistakes_of(game.name, name, players)
    else:
        simulations, changed = search_spec(name)
    threads = int(changed.pop(THREADS, 1))
    if name.split(":")[0] == NET_SEARCH or (name in levels_with_net(game.name) and has_net(game.name)):
        return _net_search(name, game, players, changed, simulations, threads)
    search_bot = import_module("trianon.bots.search.search_bot")
    choice = _choice(changed)
    bot: Bot = search_bot.SearchBot(name, game, settings_of(game.name, **changed), simulations, threads, choice=choice)
    return bot


def _choice(changed: dict[str, float]) -> Any:
    """How a search chooses its answer, by settings that are taken out of the others."""
    choices = import_module("trianon.bots.search.choices")
    noticed, misjudged, mixed = changed.pop(NOTICED, 1.0), changed.pop(MISJUDGED, 0.0), changed.pop(MIXED, 0.0)
    if mixed:
        return choices.MixedSecrets(mixed)
    return choices.Mistakes(noticed, misjudged) if noticed < 1 or misjudged else choices.most_visited


def _net_search(
    name: str, game: Game, players: int, changed: dict[str, float], simulations: int, threads: int
) -> Bot:  # fmt: skip
    search_bot, searcher = (import_module(f"trianon.bots.search.{part}") for part in ("search_bot", "net_searcher"))
    own = net_settings_of(game.name, players, **{key: changed.pop(key) for key in NET_SETTINGS if key in changed})
    choice = _choice(changed)
    bot: Bot = search_bot.SearchBot(
        name, game, net_search_settings_of(game.name, players, **changed), simulations, threads,
        partial(searcher.NetSearcher, changed=own), choice,
    )  # fmt: skip
    return bot
