"""Thinking for a table, as jobs that another worker can do: a job is text, and so is what it finds.

A job holds the view of a seat, never the table. Its worker keeps bots between jobs, so that a search goes on with the
tree of the decision before.
"""

import json
import pickle
from base64 import b64decode, b64encode
from functools import lru_cache
from typing import Any

from trianon.bots.analysis.analyze import COARSE, assess_moment, default_simulations
from trianon.bots.analysis.match_analysis import AssessedMoment
from trianon.bots.analysis.moments import Moment
from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.hints import Hint, hints
from trianon.bots.levels import NOVICE, levels_of, levels_with_net
from trianon.bots.registry import HEURISTIC, RANDOM, bot_named
from trianon.bots.worlds import Worlds
from trianon.core.game import Json, Setting
from trianon.core.kernel.struct import from_bytes, to_bytes
from trianon.core.match import Match
from trianon.device.device_table import TableSettings
from trianon.games import game_of
from trianon.server.limits import HINT_TIME
from trianon.viewing.settings import setting_of

INSTANT_LEVELS = (RANDOM, NOVICE, HEURISTIC)  # without a search
KEPT_BOTS = 4  # each with a tree of some 20 MB


def choice_job(settings: TableSettings, match: Match, seat: int, number: int) -> Json:
    """What a bot gets to choose an answer."""
    level = settings.levels[seat]
    return {
        **_seen(settings, match, seat),
        "do": "choose",
        "level": level,
        "bot": f"{settings.id}/{seat}",
        "seed": f"{settings.secret} thinks {number}",
        "net": level in levels_with_net(settings.game),
    }


def hint_job(settings: TableSettings, match: Match, seat: int) -> Json:
    """What a search gets to rank the options of a seat."""
    return {**_seen(settings, match, seat), "do": "hint", "net": False}


def moment_job(settings: TableSettings, moment: Moment, *, is_coarse: bool) -> Json:
    """What an analysis gets of one moment."""
    net = levels_of(settings.game).analysis.net
    return {**_played(settings), "do": "assess", "moment": _packed(moment), "coarse": is_coarse, "net": net}


def _played(settings: TableSettings) -> Json:
    return {
        "game": settings.game,
        "edition": settings.edition,
        "edition_text": settings.edition_text,
        "players": settings.players,
    }


def _seen(settings: TableSettings, match: Match, seat: int) -> Json:
    view = b64encode(to_bytes(match.look(seat))).decode()
    return {**_played(settings), "view": view, "options": match.option_numbers(seat)}


def think(text: str) -> str:
    """Do a job."""
    job = json.loads(text)
    setting = setting_of(job["game"], job["edition"], job["edition_text"], job["players"])
    return json.dumps(JOBS[job["do"]](setting, job))


def _choose(setting: Setting, job: Json) -> int:
    view = _view_of(setting, job)
    bot = _bot_at(job["bot"], job["game"], job["level"], job["players"])
    worlds = Worlds(setting, view, job["seed"])
    return bot.choose(view, job["options"], worlds, Budget(job.get("simulations")))


@lru_cache(maxsize=KEPT_BOTS)
def _bot_at(place: str, game: str, level: str, players: int) -> Bot:
    return bot_named(level, game_of(game), players=players)


def _hint(setting: Setting, job: Json) -> str:
    budget = Budget(job.get("simulations"), None if "simulations" in job else HINT_TIME * 1000)
    return _packed(hints(setting, _view_of(setting, job), job["options"], budget))


def _assess(setting: Setting, job: Json) -> str:
    moment: Moment = unpacked(job["moment"])
    simulations = default_simulations(setting) // (COARSE if job["coarse"] else 1)
    return _packed(assess_moment(setting, moment, simulations, not job["coarse"], Budget().stop))


def _view_of(setting: Setting, job: Json) -> Any:
    return from_bytes(setting.game.view, b64decode(job["view"]))


JOBS = {"choose": _choose, "hint": _hint, "assess": _assess}


def _packed(found: Any) -> str:
    return b64encode(pickle.dumps(found)).decode()


def unpacked(text: str) -> Any:
    """What a worker of this page found, or is to look at."""
    return pickle.loads(b64decode(text))


def found_hints(text: str) -> list[Hint]:
    """The hints a job found."""
    found: list[Hint] = unpacked(json.loads(text))
    return found


def found_moment(text: str) -> AssessedMoment:
    """The assessment a job found."""
    found: AssessedMoment = unpacked(json.loads(text))
    return found
