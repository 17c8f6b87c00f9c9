"""Bots by name."""

from dataclasses import fields, replace
from functools import partial
from importlib import import_module
from typing import Any

from trianon.bots.bot import Bot
from trianon.bots.errors import BotNameError
from trianon.bots.external.command import PREFIX, is_command, words_of
from trianon.bots.external.python_class import PREFIX as PYTHON_PREFIX
from trianon.bots.external.python_class import class_of, is_python
from trianon.bots.heuristic_bot import HeuristicBot
from trianon.bots.levels import LEVELS, NOVICE, level_of, levels_of
from trianon.bots.nets.weights import has_net
from trianon.bots.novice_bot import NoviceBot
from trianon.bots.random_bot import RandomBot
from trianon.core.faults import suggestion
from trianon.core.game import Game
from trianon.core.levels import Level, Mistakes, NetSettings, SearchSettings

RANDOM, HEURISTIC, SEARCH = "random", "thumb", "search"  # as typed by users and stored in files
NET, NET_SEARCH = "net", "net-search"  # a net alone, and inside the search; for games that have one
NAMES = (RANDOM, NOVICE, HEURISTIC, *LEVELS)
MAX_SIMULATIONS = 10_000_000
THREADS = "threads"  # parallel searches; the other settings tune the search itself
NOTICED, MISJUDGED, MIXED = "noticed", "misjudged", "mixed"  # how the answer is chosen, see `search.choices`
CHOICE_SETTINGS = (THREADS, NOTICED, MISJUDGED, MIXED)
SETTINGS = {field.name for field in fields(SearchSettings)}
NET_SETTINGS = {field.name for field in fields(NetSettings)}
WHOLE_SETTINGS = {"tries", "least", "repick", "smooth", "policy_after", THREADS}
MIN_SETTING = {"temperature": 0.01, "margin": 0.01, "tries": 1, THREADS: 1}  # the search divides by the first two
MAX_DEFAULT = 1000
UP_TO_ONE = ("win", "repick", "smooth", "forecast", "net", "prior", NOTICED, MISJUDGED, MIXED)
MAX_SETTING = {THREADS: 64, **dict.fromkeys(UP_TO_ONE, 1)}


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
    known = (*sorted(SETTINGS), *CHOICE_SETTINGS, *(sorted(NET_SETTINGS) if kind == NET_SEARCH else ()))
    for setting, value in changed.items():
        _check_setting(name, setting, value, known)
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
    level, threads, mixed = _level(name, game, players)
    choices, search_bot = (import_module(f"trianon.bots.search.{part}") for part in ("choices", "search_bot"))
    mistaken = choices.WithMistakes(level.mistakes) if level.mistakes else choices.most_visited
    choice = choices.MixedSecrets(mixed) if mixed else mistaken
    if level.net is None:
        found: Bot = search_bot.SearchBot(name, game, level, threads, choice)
    else:
        evaluator = import_module("trianon.bots.search.net_loop").net_evaluator
        found = search_bot.SearchBot(name, game, level, threads, choice, partial(evaluator, game, level.net))
    return found


def _level(name: str, game: Game, players: int) -> tuple[Level, int, float]:
    """The level that a name stands for, with its threads and how its secret picks are mixed."""
    if name in LEVELS:
        return level_of(game.name, name, players), 1, 0.0
    simulations, changed = search_spec(name)
    levels = levels_of(game.name, players)
    threads, noticed, misjudged, mixed = (
        changed.get(key, usual) for key, usual in zip(CHOICE_SETTINGS, (1, 1.0, 0.0, 0.0), strict=True)
    )
    search, net = levels.search, None
    if name.split(":")[0] == NET_SEARCH:
        search = levels.grandmaster.search
        net = replace(levels.grandmaster.net or NetSettings(), **_among(NET_SETTINGS, changed))
    mistakes = Mistakes(noticed, misjudged) if noticed < 1 or misjudged else None
    level = Level(simulations, replace(search, **_among(SETTINGS, changed)), mistakes, net)
    return level, int(threads), mixed


def _among(names: set[str], changed: dict[str, float]) -> dict[str, Any]:
    return {name: value for name, value in changed.items() if name in names}
