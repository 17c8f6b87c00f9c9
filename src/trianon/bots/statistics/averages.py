"""Averages of bots in a game, from matches simulated once and shipped with the game, a file for each level.

`python bench/bot_averages.py --write` renews the files.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from trianon.bots.levels import LEVELS
from trianon.bots.ratings import Interval
from trianon.bots.statistics.study import BalanceStudy
from trianon.core.game import Json
from trianon.core.installed import folder_of

FOLDER = "averages"  # of a game, with `LEVEL.json`
DIGITS = 3  # of a mean in the file
HEURISTIC = "thumb"

Figures = dict[str, float]


@dataclass(frozen=True)
class AveragesOfPlayers:
    """Means of a seat and match with one number of players."""

    matches: int
    points: float
    answers: float
    tables: dict[str, Figures]  # `sources`, `stages`, and the kinds of components


@dataclass(frozen=True)
class GameAverages:
    """The averages of one level in one game."""

    game: str
    edition: str
    digest: str
    level: str
    date: str
    by_players: dict[int, AveragesOfPlayers]

    def mixed(self, matches: Mapping[int, int]) -> tuple[float, dict[str, Figures]] | None:
        """Points and tables, weighted by the numbers of matches with each number of players; None without any."""
        known = {players: count for players, count in matches.items() if players in self.by_players}
        total = sum(known.values())
        if not total:
            return None
        parts = [(self.by_players[players], count / total) for players, count in known.items()]
        tables = {name: _mixed([(part.tables[name], share) for part, share in parts]) for name in parts[0][0].tables}
        return sum(part.points * share for part, share in parts), tables


def _mixed(parts: Iterable[tuple[Figures, float]]) -> Figures:
    found: Figures = {}
    for figures, share in parts:
        for name, value in figures.items():
            found[name] = found.get(name, 0.0) + value * share
    return found


def averages_of(study: BalanceStudy, level: str) -> Json:
    """The averages of a level over the matches of a study, as they stand in the file."""

    def means(found: dict[str, dict[str, Interval]]) -> Figures:
        return {name: round(mean.value, DIGITS) for name, mean in found.get(level, {}).items()}

    tables = {"sources": study.sources(), "stages": study.stages()}
    tables |= {kind: study.mean_acquired(kind) for kind in study.kinds}
    return {
        "matches": study.games,
        "points": round(study.mean_points()[level].value, DIGITS),
        "answers": round(study.lengths().value, DIGITS),
        "tables": {name: means(found) for name, found in tables.items()},
    }


def file_of(game: str, level: str) -> Path:
    """Where the averages of a level are kept."""
    return folder_of(game) / FOLDER / f"{level}.json"


@cache
def averaged_levels(game: str) -> tuple[str, ...]:
    """The levels with averages shipped with a game, weakest first."""
    return tuple(level for level in (HEURISTIC, *LEVELS) if file_of(game, level).is_file())


@cache
def shipped_averages(game: str, level: str) -> GameAverages | None:
    """The averages of a level that are shipped with a game, None where there are none."""
    path = file_of(game, level)
    if not path.is_file():
        return None
    data: Json = json.loads(path.read_text("utf-8"))
    by_players = {int(players): AveragesOfPlayers(**own) for players, own in data["players"].items()}
    edition = data["edition"]
    return GameAverages(data["game"], edition["id"], edition["digest"], data["level"], data["date"], by_players)
