"""A match in memory beside its rows in the database: which answers count, and the snapshot they led to."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from sqlalchemy import Connection, bindparam, select

from trianon.core.game import Game
from trianon.core.kernel.events import WIDTH
from trianon.core.kernel.struct import Shorts
from trianon.core.match import Answer, Match, Start
from trianon.server.matches.editions import setting_at
from trianon.server.matches.lru_cache import LruCache
from trianon.server.matches.snapshots import unpack
from trianon.server.storage.nonblocking import NeedsThread, is_nonblocking
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import ENTRIES, SEATS

START = 1  # the number of the entry a match begins with
CAPACITY = 512  # matches in memory
RECENT_ENTRIES = 64  # entries of each that are told without asking the database


@dataclass
class MatchMeta:
    """What belongs to a snapshot but is no part of the rules."""

    floors: list[int]  # nobody takes back what a rival has seen, see Match
    opened: list[int]  # by seat: the number of its present decision
    since: list[float]  # by seat: when that decision was put
    reserve: list[float]  # by seat: seconds left
    thought: list[float]  # by seat: free seconds its latest answer took; taking it back does not bring them back

    def written(self) -> str:
        """As JSON."""
        return json.dumps(self.__dict__, separators=(",", ":"))


@dataclass(frozen=True)
class Entry:
    """One entry of a match, without its snapshot."""

    number: int
    kind: str
    seat: int
    key: str
    decision: int
    by: str
    at: float
    undone: tuple[int, ...]
    rows: Shorts


@dataclass(frozen=True)
class Seat:
    """Who sits on a seat."""

    seat: int
    person: str | None
    level: str | None
    name: str
    salt: str
    away: bool
    was_away: bool
    seen_entry: int

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here yet."""
        return self.person is None and self.level is None

    @property
    def played_by_bot(self) -> bool:
        """Whether the server answers for this seat now."""
        return self.away or (self.person is None and self.level is not None)


# Statements that every answer needs are made once: putting one together takes longer than running it.
SELECT_SEATS = (
    select(*(SEATS.c[name] for name in Seat.__dataclass_fields__))
    .where(SEATS.c.table_id == bindparam("table"))
    .order_by(SEATS.c.seat)
)


@dataclass
class LoadedMatch:
    """A running or finished match as of one entry."""

    match: Match
    number: int
    entry_numbers: list[int]  # the entries of the answers that count, in the order of match.answers
    meta: MatchMeta
    seats_version: int  # of the row that the meta is of
    recent: list[Entry] = field(default_factory=list)

    def has_entries_since(self, since: int) -> bool:
        """Whether all entries after a number are in memory."""
        return since >= self.number or (bool(self.recent) and self.recent[0].number <= since + 1)


def start_at(row: TableRow) -> Start:
    """How the match of a table began."""
    assert row.seed is not None  # there is one from the start on
    return Start(row.seed, open_information=row.open_information)


def meta_of(row: TableRow) -> MatchMeta:
    """What goes with the snapshot of a table's latest entry."""
    return MatchMeta(**json.loads(row.meta))


class MatchCache(LruCache[LoadedMatch]):
    """The matches in memory; each is brought up to date from the database when another node went on with it."""

    def __init__(self) -> None:
        super().__init__(CAPACITY)

    def peek(self, row: TableRow) -> LoadedMatch | None:
        """The match in memory, if it is as this row says."""
        loaded = self.get(row.id)
        return (
            loaded
            if loaded is not None and (loaded.number, loaded.seats_version) == (row.number, row.seats_version)
            else None
        )

    def at(self, connection: Connection, row: TableRow) -> LoadedMatch:
        """The match of a table as its row says."""
        loaded = self.get(row.id)
        if loaded is None or loaded.number != row.number:
            if is_nonblocking():
                raise NeedsThread  # reading a whole match, and perhaps its edition, takes a while
            loaded = load_match(connection, row)
            self.keep(row.id, loaded)
        elif (
            loaded.seats_version != row.seats_version
        ):  # somebody went or came back, perhaps on another node: clocks go otherwise
            loaded.seats_version, loaded.meta = row.seats_version, meta_of(row)
        return loaded


def load_match(connection: Connection, row: TableRow) -> LoadedMatch:
    """The match of a table from its latest snapshot, with the answers that count before it."""
    setting = setting_at(row)
    entry_numbers, answers = effective_answers(connection, row.id)
    meta = meta_of(row)
    s = state_at(connection, row.id, setting.game, row.number)
    match = Match.resumed(setting, start_at(row), s, answers, meta.floors)
    recent = entries_since(connection, row.id, row.number - RECENT_ENTRIES)
    return LoadedMatch(match, row.number, entry_numbers, meta, row.seats_version, recent)


def effective_answers(connection: Connection, table: str) -> tuple[list[int], list[Answer]]:
    """Every answer that was not taken back: the numbers of their entries, and the answers."""
    columns = (ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.key, ENTRIES.c.undone)
    rows = connection.execute(select(*columns).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)).all()
    dropped = {number for row in rows if row.undone for number in json.loads(row.undone)}
    kept = [row for row in rows if row.kind == "answer" and row.number not in dropped]
    return [row.number for row in kept], [Answer(row.seat, row.key, "") for row in kept]


def entries_since(connection: Connection, table: str, number: int, most: int | None = None) -> list[Entry]:
    """The entries after a number, so many at most."""
    columns = [column for column in ENTRIES.c if column.name not in ("table_id", "layout", "state")]
    rows = connection.execute(
        select(*columns)
        .where(ENTRIES.c.table_id == table, ENTRIES.c.number > number)
        .order_by(ENTRIES.c.number)
        .limit(most)
    )
    return [
        Entry(
            row.number, row.kind, row.seat, row.key, row.decision, row.by, row.at,
            tuple(json.loads(row.undone)) if row.undone else (),
            np.frombuffer(row.events, np.int16).reshape(-1, WIDTH),
        )
        for row in rows
    ]  # fmt: skip


def state_at(connection: Connection, table: str, game: Game, number: int) -> Any:
    """The snapshot of an entry."""
    kept = connection.execute(
        select(ENTRIES.c.layout, ENTRIES.c.state).where(ENTRIES.c.table_id == table, ENTRIES.c.number == number)
    ).one()
    return unpack(connection, game, kept.layout, kept.state)


def state_before(connection: Connection, row: TableRow, loaded: LoadedMatch, index: int) -> Any:
    """The state before the answer at this index of the line: the nearest snapshot that is still true, played on.

    A snapshot is true as long as nothing at or before it was taken back after it was made.
    """
    columns = (ENTRIES.c.number, ENTRIES.c.undone)
    undos = connection.execute(
        select(*columns).where(ENTRIES.c.table_id == row.id, ENTRIES.c.undone.is_not(None))
    ).all()
    first = index
    while first > 0 and any(
        undo.number > loaded.entry_numbers[first - 1] and min(json.loads(undo.undone)) < loaded.entry_numbers[first - 1]
        for undo in undos
    ):
        first -= 1
    match, game = loaded.match, loaded.match.setting.game
    s = state_at(connection, row.id, game, loaded.entry_numbers[first - 1] if first else START)
    before = Match.resumed(match.setting, match.start, s, match.answers[:first], match.undo_floors)
    for answer in match.answers[first:index]:
        before.answer(answer.seat, answer.key)
    return before.s


def seats_of(connection: Connection, table: str) -> list[Seat]:
    """Who sits at a table, seat by seat."""
    return [Seat(*row) for row in connection.execute(SELECT_SEATS, {"table": table})]
