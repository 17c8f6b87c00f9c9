"""Operator commands: count tables, and check that every stored match still replays under the present rules."""

import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, func, select, true
from sqlalchemy.exc import NoResultFound

from trianon.core.errors import FaultyFile, IllegalAnswer, UnknownGame
from trianon.core.match import Answer, Match, replay_quickly, state_hash
from trianon.server.limits import (
    ABANDONED_LIFETIME,
    DAY,
    GUEST_LIFETIME,
    IMPORT_LIFETIME,
    MAX_ADDRESS_IMPORTS,
    MAX_ADDRESS_TABLES,
    MAX_IMPORTS,
    MAX_TABLES_PER_PERSON,
    OPEN_TABLE_LIFETIME,
)
from trianon.server.storage.people_schema import PEOPLE
from trianon.server.storage.retention import forgotten_guests
from trianon.server.storage.rows import OPEN, OVER, RUNNING, TableRow, table_row
from trianon.server.storage.schema import ENTRIES, IMPORT_COUNTS, SEATS, TABLE_COUNTS, TABLES
from trianon.server.storage.store import Store
from trianon.server.table_store.editions import load_earlier_editions, table_setting
from trianon.server.table_store.entries import effective_answers, state_at
from trianon.server.table_store.match_cache import new_match
from trianon.texts.faults import fault_text

# of failures, in the order of the checks
KINDS = ("game", "edition", "entries", "key", "illegal", "snapshot", "state", "result")


@dataclass(frozen=True)
class Failure:
    """A match that replays to something else than is stored."""

    kind: str
    table: str
    game: str
    rules: int
    detail: str


@dataclass
class ReplayReport:
    """The outcome of replaying matches."""

    tables: int = 0
    answers: int = 0
    failures: list[Failure] = field(default_factory=list)

    def groups(self) -> list[dict[str, Any]]:
        """Failures grouped by kind, game and rules version, each with its first detail."""
        groups: dict[tuple[str, str, int], list[Failure]] = {}
        for failure in sorted(self.failures, key=lambda each: (KINDS.index(each.kind), each.game, each.rules)):
            groups.setdefault((failure.kind, failure.game, failure.rules), []).append(failure)
        return [
            {
                "kind": kind,
                "game": game,
                "rules": rules,
                "count": len(found),
                "example": found[0].detail,
                "tables": [failure.table for failure in found],
            }
            for (kind, game, rules), found in groups.items()
        ]


class _ReplayFailure(Exception):
    """Raised at the first difference in a match, with its kind and a detail."""


def started_tables(store: Store) -> list[str]:
    """The ids of tables with a started match, oldest first."""
    with store.read() as connection:
        found = connection.execute(
            select(TABLES.c.id).where(TABLES.c.status.in_((RUNNING, OVER))).order_by(TABLES.c.created, TABLES.c.id)
        )
        return [row.id for row in found]


def replay_all(store: Store, tables: list[str], advance: Callable[[int], None] = lambda tables: None) -> ReplayReport:
    """Replay matches under the present rules and compare each with its snapshot and its result."""
    done = ReplayReport()
    with store.read() as connection:
        load_earlier_editions(connection)
    for table in tables:
        with store.read() as connection:
            row = table_row(connection, table)
            if row is None:
                continue  # deleted meanwhile
            try:
                done.answers += _replay(connection, row)
            except _ReplayFailure as broken:
                kind, detail = broken.args
                done.failures.append(Failure(kind, table, row.game, row.rules, detail))
        done.tables += 1
        advance(1)
    return done


def _replay(connection: Connection, row: TableRow) -> int:
    """Replay one match; the number of its answers."""
    try:
        setting = table_setting(row)
    except UnknownGame as error:
        raise _ReplayFailure("game", str(error)) from None
    except FaultyFile as error:
        raise _ReplayFailure("edition", fault_text(error.faults[0], "en")) from None
    first, last, count = connection.execute(
        select(func.min(ENTRIES.c.number), func.max(ENTRIES.c.number), func.count()).where(ENTRIES.c.table_id == row.id)
    ).one()
    if (first, last, count) != (1, row.number, row.number):
        raise _ReplayFailure("entries", f"{count} entries, {first} to {last} (expected 1 to {row.number})")
    _, answers = effective_answers(connection, row.id)
    unknown = next((answer.key for answer in answers if answer.key not in setting.keys.codes), None)
    if unknown is not None:
        raise _ReplayFailure("key", f'"{unknown}"')
    match = new_match(row, setting)
    legal = replay_quickly(match, answers)
    if legal < len(answers):
        raise _ReplayFailure("illegal", _why(new_match(row, setting), answers[: legal + 1]))
    try:
        kept = state_at(connection, row.id, setting.game, row.number)
    except (NoResultFound, zlib.error, ValueError) as error:
        raise _ReplayFailure("snapshot", f"entry {row.number}: {error}") from None
    if state_hash(match.s) != state_hash(kept):
        raise _ReplayFailure("state", f"{state_hash(match.s)} (expected {state_hash(kept)})")
    written = row.result or "{}"
    if (
        row.status == OVER
        and "gone" not in json.loads(written)
        and (not match.over or not match.result().items() <= json.loads(written).items())
    ):
        raise _ReplayFailure("result", f"{match.result() if match.over else 'not over'} (expected {written[:200]})")
    return len(answers)


def _why(match: Match, answers: list[Answer]) -> str:
    """Why the last of these answers is illegal."""
    try:
        for answer in answers:
            match.answer(answer.seat, answer.key)
    except IllegalAnswer as error:
        return f"answer {len(answers)}, seat {answers[-1].seat + 1}, {answers[-1].key}: {error.rule} {error.reason}"
    return f"answer {len(answers)}, seat {answers[-1].seat + 1}, {answers[-1].key}"


@dataclass(frozen=True)
class Holding:
    """What a server holds of one kind."""

    kind: str
    count: int
    bytes: int  # of matches: entries with their snapshots
    days: int | None  # kept for; None for good
    quota: int | None = None  # that one person or address may have, open and running together
    fullest: int | None = None  # that one of them has of it at most


def storage(store: Store, now: float) -> list[Holding]:
    """Matches by how long they are kept, with what one person may have; people; guests of whom nothing is left."""
    imported = TABLES.c.imported.is_not(None)
    kinds = {
        OPEN: (TABLES.c.status == OPEN, OPEN_TABLE_LIFETIME), RUNNING: (TABLES.c.status == RUNNING, ABANDONED_LIFETIME),
        OVER: ((TABLES.c.status == OVER) & ~imported, None), "imported": (imported, IMPORT_LIFETIME),
    }  # fmt: skip
    size = func.coalesce(func.sum(func.length(ENTRIES.c.state) + func.length(ENTRIES.c.events)), 0)
    with store.read() as connection:
        store.allow_long_queries(connection)

        def count(table: Table, condition: ColumnElement[bool]) -> int:
            return int(connection.execute(select(func.count()).select_from(table).where(condition)).scalar_one())

        def fullest(person: ColumnElement[str], *which: ColumnElement[bool]) -> int:
            joined = select(func.count().label("count")).select_from(TABLES.outerjoin(SEATS))
            each = joined.where(person.is_not(None), *which).group_by(person).subquery()
            return int(connection.execute(select(func.coalesce(func.max(each.c.count), 0))).scalar_one())

        seated = MAX_TABLES_PER_PERSON, fullest(SEATS.c.person, TABLES.c.status.in_((OPEN, RUNNING)))
        own_imports = imported & (TABLES.c.status == OVER) & (SEATS.c.seat == 0)
        quotas = {OPEN: seated, RUNNING: seated, "imported": (MAX_IMPORTS, fullest(TABLES.c.owner, own_imports))}
        found = [
            Holding(kind, count(TABLES, which), int(connection.execute(
                select(size).join(TABLES, TABLES.c.id == ENTRIES.c.table_id).where(which)).scalar_one()),
                None if lifetime is None else round(lifetime / DAY), *quotas.get(kind, ()))
            for kind, (which, lifetime) in kinds.items()
        ]  # fmt: skip
        for kind, counts, quota in (
            ("table-addresses", TABLE_COUNTS, MAX_ADDRESS_TABLES), ("addresses", IMPORT_COUNTS, MAX_ADDRESS_IMPORTS)
        ):  # fmt: skip
            today = counts.c.day == int(now // DAY)
            most = connection.execute(select(func.coalesce(func.max(counts.c.count), 0)).where(today)).scalar_one()
            found.append(Holding(kind, count(counts, today), 0, 1, quota, int(most)))
        found.append(Holding("people", count(PEOPLE, true()), 0, None))
        return [*found, Holding("guests", count(PEOPLE, forgotten_guests(now)), 0, round(GUEST_LIFETIME / DAY))]


def counts(store: Store) -> list[tuple[str, str, int, int]]:
    """Numbers of tables and entries by game and status."""
    with store.read() as connection:
        found = connection.execute(
            select(TABLES.c.game, TABLES.c.status, func.count(), func.sum(TABLES.c.number))
            .group_by(TABLES.c.game, TABLES.c.status)
            .order_by(TABLES.c.game, TABLES.c.status)
        )
        return [(game, status, count, int(entries)) for game, status, count, entries in found]
