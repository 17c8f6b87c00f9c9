"""Sources of finished matches: self-play, or match files.

A source is picklable and gives the same matches in any process and on any machine.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

from trianon.bots.arena import Contest, lineup, play
from trianon.bots.arena import setting_of as setting_of_contest
from trianon.bots.bot import Bot
from trianon.bots.budget import Budget, StopFlag
from trianon.bots.registry import bot_named, is_search
from trianon.bots.search.choices import MoveStats
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.simulate import COMPILED_BOTS, recorded_match, seed_of
from trianon.bots.worlds import Worlds
from trianon.core.errors import TrianonError
from trianon.core.files import MATCH_FILE
from trianon.core.game import Json, Setting
from trianon.core.match import Match
from trianon.core.match_file.read import load_record
from trianon.core.match_file.replay import replay
from trianon.core.wording import Message, message
from trianon.games import game_of
from trianon.research.matches.decisions import Decisions, SearchLog, decisions_of_match
from trianon.research.matches.recorder import Recorder, Recording

R = TypeVar("R")
UNKNOWN_PLAYER = "?"  # a seat that the file does not name


@dataclass(frozen=True)
class SteppedMatch:
    """A match that was played or replayed step by step."""

    names: tuple[str, ...]
    match: Match
    searched: SearchLog | None = None

    @property
    def length(self) -> int:
        """Number of answers."""
        return len(self.match.answers)

    def result(self) -> Json:
        """Points and placings."""
        return self.match.result()

    def events(self) -> list[Json]:
        """All events."""
        return self.match.events(None)

    def decisions(self, number: int) -> Decisions:
        """All decisions, by replaying the match."""
        return decisions_of_match(self.match, number, self.names, self.searched)


PlayedMatch = SteppedMatch | Recording  # a finished match with the players of its seats


class LoggedSearch(Bot):
    """A search with its statistics kept by decision."""

    def __init__(self, bot: SearchBot, log: dict[int, list[MoveStats]]) -> None:
        self.name, self.bot, self.log = bot.name, bot, log

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        """Choose as the search does."""
        option = self.bot.choose(view, options, worlds, budget)
        self.log[int(view.answers)] = self.bot.last_stats
        return option


@dataclass(frozen=True)
class SelfPlay:
    """Matches between bots; unlike in the arena, every match has its own seed."""

    contest: Contest

    @property
    def games(self) -> int:
        """Number of matches."""
        return self.contest.games

    def setting(self) -> Setting:
        """The setting of the contest."""
        return _setting(self.contest)

    def match(self, number: int, stop: StopFlag) -> PlayedMatch | None:
        """Play a match; the bots rotate seats from match to match.

        Matches of compiled bots alone are those that `trianon simulate` plays with the same seed.
        """
        if stop.is_set():
            return None
        names, setting, seed = lineup(self.contest, number), self.setting(), self.contest.seed
        if set(names) <= set(COMPILED_BOTS):
            recording = _recorder(self.contest).record(names, seed, number)
            return recording or SteppedMatch(names, recorded_match(setting, list(names), seed, number))
        log: dict[int, list[MoveStats]] | None = {} if self.searched else None
        bots = [bot_named(name, setting.game, programs=True, players=setting.players) for name in names]
        if log is not None:
            bots = [LoggedSearch(bot, log) if isinstance(bot, SearchBot) else bot for bot in bots]
        match = play(setting, bots, seed_of(seed, number), self.contest.milliseconds, stop)
        return SteppedMatch(names, match, log) if match.over else None

    @property
    def searched(self) -> bool:
        """Whether a search plays, so that decisions have visits and values."""
        return any(map(is_search, self.contest.seats))

    def warm(self) -> None:
        """Compile the recorder before several processes would each do it."""
        if set(self.contest.seats) <= set(COMPILED_BOTS):
            self.match(0, Event())

    def metadata(self) -> Json:
        """Seed, bots and think time as JSON."""
        contest = self.contest
        return {
            "kind": "self-play",
            "seed": contest.seed,
            "seats": list(contest.seats),
            "milliseconds": contest.milliseconds,
        }


@cache
def _setting(contest: Contest) -> Setting:
    return setting_of_contest(contest)


@cache
def _recorder(contest: Contest) -> Recorder:
    return Recorder(_setting(contest))


@dataclass(frozen=True)
class RecordFiles:
    """Match files of one game, edition and player count."""

    files: tuple[str, ...]
    unfinished: int  # files skipped

    @property
    def games(self) -> int:
        """Number of finished matches."""
        return len(self.files)

    def setting(self) -> Setting:
        """The setting of the first match, which all share."""
        return load_record(self.files[0], game_of).setting

    def match(self, number: int, stop: StopFlag) -> PlayedMatch | None:
        """Replay a match; rejects a file that replays to another result."""
        if stop.is_set():
            return None
        record = load_record(self.files[number], game_of)
        match = replay(record)
        if not match.over or match.result() != record.result:
            raise MATCH_FILE.refusal(record.name, "unproven-result")
        return SteppedMatch(record.seats or (UNKNOWN_PLAYER,) * record.setting.players, match)

    @property
    def searched(self) -> bool:
        """Records hold no statistics of a search."""
        return False

    def metadata(self) -> Json:
        """File counts as JSON."""
        return {"kind": "records", "files": len(self.files), "unfinished": self.unfinished}


MatchSource = SelfPlay | RecordFiles  # matches of one game, edition and player count, by number


def record_files(folder: Path, game: str) -> RecordFiles:
    """The finished matches of a folder, sorted by name; rejects files of different settings."""
    if not folder.is_dir():
        raise TrianonError(f"{folder}: is not a folder (expected one with match records)")
    kept: list[str] = []
    unfinished = 0
    first: tuple[tuple[str, str, str], str] | None = None
    for path in sorted(folder.glob("*.json")):
        head = _head(path)
        if head["game"] != game:
            raise MATCH_FILE.refusal(str(path), "other-game", at="game", game=str(head["game"]), wanted=game)
        if not head["finished"]:
            unfinished += 1
            continue
        edition = head["edition"]
        table = (str(head["players"]), str(edition["id"]), str(edition["digest"]))
        first = first or (table, path.name)
        if table != first[0]:
            found, wanted = _shown(*table), _shown(*first[0])
            raise MATCH_FILE.refusal(str(path), "other-table", table=found, wanted=wanted, file=first[1])
        kept.append(str(path))
    if not kept:
        raise TrianonError(f"{folder}: holds no finished match (expected match records, *.json)")
    return RecordFiles(tuple(kept), unfinished)


def _shown(players: str, edition: str, digest: str) -> Message:
    return message("shown-table-of", players=players, edition=edition, digest=digest)


def _head(path: Path) -> Json:
    """Read the fields that identify the setting; the rest is checked on replay."""
    try:
        head: Json = json.loads(path.read_text("utf-8-sig"))
        if all(name in head for name in ("game", "players", "finished")) and {"id", "digest"} <= set(head["edition"]):
            return head
    except (ValueError, TypeError, KeyError, RecursionError):
        pass
    load_record(path, game_of)  # raises the detailed error
    raise MATCH_FILE.refusal(str(path), "not-a-record")


def in_order(coming: Iterable[tuple[int, R]]) -> Iterator[R]:
    """Reorder results by number, from 0; those after a gap are dropped."""
    waiting: dict[int, R] = {}
    following = 0
    for number, result in coming:
        waiting[number] = result
        while following in waiting:
            yield waiting.pop(following)
            following += 1
