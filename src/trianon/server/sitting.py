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
from trianon.server.editions import setting_at
from trianon.server.memory import Memory
from trianon.server.snapshots import unpack
from trianon.server.storage.haste import TooLong, is_hasty
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import ENTRIES, SEATS

START = 1  # the number of the entry a match begins with
KEPT = 512  # matches in memory
RECENT = 64  # entries of each that are told without asking the database


@dataclass
class Desk:
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
class Seated:
    """Who sits on a seat."""

    seat: int
    person: str | None
    level: str | None
    name: str
    salt: str
    away: bool
    was_away: bool
    looked: int

    @property
    def is_open(self) -> bool:
        """Whether nobody sits here yet."""
        return self.person is None and self.level is None

    @property
    def played_by_server(self) -> bool:
        """Whether the server answers for this seat now."""
        return self.away or (self.person is None and self.level is not None)


# Statements that every answer needs are made once: putting one together takes longer than running it.
SELECT_SEATS = (
    select(*(SEATS.c[name] for name in Seated.__dataclass_fields__))
    .where(SEATS.c.table_id == bindparam("table"))
    .order_by(SEATS.c.seat)
)


@dataclass
class Sitting:
    """A running or finished match as of one entry."""

    match: Match
    number: int
    line: list[int]  # the entries of the answers that count, in the order of match.answers
    desk: Desk
    crew: int  # of the row that the desk is of
    recent: list[Entry] = field(default_factory=list)

    def tells(self, since: int) -> bool:
        """Whether all entries after a number are in memory."""
        return since >= self.number or (bool(self.recent) and self.recent[0].number <= since + 1)


def start_at(row: TableRow) -> Start:
    """How the match of a table began."""
    assert row.seed is not None  # there is one from the start on
    return Start(row.seed, open_information=row.open_information)


def desk_of(row: TableRow) -> Desk:
    """What goes with the snapshot of a table's latest entry."""
    return Desk(**json.loads(row.desk))


class Sittings(Memory[Sitting]):
    """The matches in memory; each is brought up to date from the database when another node went on with it."""

    def __init__(self) -> None:
        super().__init__(KEPT)

    def peek(self, row: TableRow) -> Sitting | None:
        """The match in memory, if it is as this row says."""
        sitting = self.get(row.id)
        return sitting if sitting is not None and (sitting.number, sitting.crew) == (row.number, row.crew) else None

    def at(self, connection: Connection, row: TableRow) -> Sitting:
        """The match of a table as its row says."""
        sitting = self.get(row.id)
        if sitting is None or sitting.number != row.number:
            if is_hasty():
                raise TooLong  # reading a whole match, and perhaps its edition, takes a while
            sitting = load(connection, row)
            self.keep(row.id, sitting)
        elif sitting.crew != row.crew:  # somebody went or came back, perhaps on another node: clocks go otherwise
            sitting.crew, sitting.desk = row.crew, desk_of(row)
        return sitting


def load(connection: Connection, row: TableRow) -> Sitting:
    """The match of a table from its latest snapshot, with the answers that count before it."""
    setting = setting_at(row)
    line, answers = answers_that_count(connection, row.id)
    desk = desk_of(row)
    s = state_at(connection, row.id, setting.game, row.number)
    match = Match.resumed(setting, start_at(row), s, answers, desk.floors)
    recent = entries_since(connection, row.id, row.number - RECENT)
    return Sitting(match, row.number, line, desk, row.crew, recent)


def answers_that_count(connection: Connection, table: str) -> tuple[list[int], list[Answer]]:
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


def state_before(connection: Connection, row: TableRow, sitting: Sitting, index: int) -> Any:
    """The state before the answer at this index of the line: the nearest snapshot that is still true, played on.

    A snapshot is true as long as nothing at or before it was taken back after it was made.
    """
    columns = (ENTRIES.c.number, ENTRIES.c.undone)
    undos = connection.execute(
        select(*columns).where(ENTRIES.c.table_id == row.id, ENTRIES.c.undone.is_not(None))
    ).all()
    first = index
    while first > 0 and any(
        undo.number > sitting.line[first - 1] and min(json.loads(undo.undone)) < sitting.line[first - 1]
        for undo in undos
    ):
        first -= 1
    match, game = sitting.match, sitting.match.setting.game
    s = state_at(connection, row.id, game, sitting.line[first - 1] if first else START)
    before = Match.resumed(match.setting, match.start, s, match.answers[:first], match.undo_floors)
    for answer in match.answers[first:index]:
        before.answer(answer.seat, answer.key)
    return before.s


def seats_of(connection: Connection, table: str) -> list[Seated]:
    """Who sits at a table, seat by seat."""
    return [Seated(*row) for row in connection.execute(SELECT_SEATS, {"table": table})]
