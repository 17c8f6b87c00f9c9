"""Tables: made, joined, left, started, played again."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from trianon.core.editions.load import builtin_editions
from trianon.core.errors import EditionError
from trianon.core.fairness import commitment_of, seed_of
from trianon.core.match import Match, Start
from trianon.games import game_names, game_of
from trianon.server.errors import ApiError, Conflict, Forbidden, NotFound, SeatAway
from trianon.server.lobby.identity import name_of
from trianon.server.matches.bookkeeping import append_entry
from trianon.server.matches.editions import save_edition, setting_at, setting_of, short_faults
from trianon.server.matches.match_cache import START, Entry, LoadedMatch, MatchMeta, Seat, seats_of
from trianon.server.matches.stand_ins import return_seat, seat_stand_ins
from trianon.server.node import (
    GONE,
    OPEN,
    OVER,
    RUNNING,
    ServerNode,
    clock_of,
    is_private,
    own_seat,
    people_of,
    seat_of,
)
from trianon.server.realtime.pubsub import TableChanged
from trianon.server.storage.nonblocking import NeedsThread, is_nonblocking
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.wire.messages import Filling, Join, NewTable

MAX_OPEN_TABLES = 50  # tables one person may have waiting or running

T = TypeVar("T")


def create_table(node: ServerNode, person: str, wanted: NewTable) -> str:
    """A new table; its owner sits down at once."""
    validate_table(wanted)
    with node.store.write() as connection:
        table = _insert_table(node, connection, person, wanted)
    node.pubsub.publish(TableChanged(table, 0, [person]))
    return table


def _insert_table(node: ServerNode, connection: Connection, person: str, wanted: NewTable) -> str:
    """Write a table that was checked: part of a transaction."""
    table, secret, now = node.new_id(), node.new_secret(), node.now()
    edition = setting_of(wanted.game, wanted.edition, wanted.edition_text, wanted.players).edition
    name_of(connection, person)
    _check_table_limit(connection, person)
    if edition.builtin:
        save_edition(connection, edition)
    connection.execute(
        insert(TABLES).values(
            id=table, owner=person, game=wanted.game, edition=edition.id, digest=edition.digest,
            edition_text=wanted.edition_text,
            players=wanted.players, pace=wanted.pace, clock=msgspec.json.encode(wanted.clock).decode(),
            open_information=wanted.open_information, hints=wanted.hints, watch=wanted.watch,
            listed=wanted.listed, status=OPEN, created=now, changed=now, commitment=commitment_of(secret),
            secret=secret, seed=None, rules=game_of(wanted.game).version, seats_version=1, number=0, asked=0, bots=0,
            meta="{}",
        )
    )  # fmt: skip
    own = wanted.seat - 1 if wanted.seat is not None else random.SystemRandom().randrange(wanted.players)
    levels = iter(wanted.bots)
    for seat in range(wanted.players):
        level = None if seat == own else next(levels, None)
        _insert_seat(
            connection, table, seat, person if seat == own else None, level, wanted.salt if seat == own else ""
        )
    if wanted.start:
        row = node.load_table(connection, table, for_change=True)
        start_match(node, connection, row, seats_of(connection, table))
    return table


def validate_table(wanted: NewTable) -> None:
    """Refuse a table that cannot be played."""
    if wanted.game not in game_names():
        raise ApiError("no-game", game=wanted.game, known=", ".join(game_names()))
    game = game_of(wanted.game)
    if wanted.players not in game.seats:
        raise ApiError("no-players", players=wanted.players, least=game.seats[0], most=game.seats[-1])
    if wanted.seat is not None and wanted.seat > wanted.players:
        raise ApiError("no-seat", seat=wanted.seat, players=wanted.players)
    if len(wanted.bots) > wanted.players - 1:
        raise ApiError("too-many-bots", bots=len(wanted.bots), players=wanted.players)
    if wanted.start and len(wanted.bots) != wanted.players - 1:
        raise ApiError("seats-open", open=wanted.players - 1 - len(wanted.bots))
    known = builtin_editions(game.schema)
    if wanted.edition_text is None and wanted.edition not in known:
        raise ApiError("no-edition", edition=wanted.edition, known=", ".join(known))
    try:
        setting_of(wanted.game, wanted.edition, wanted.edition_text, wanted.players)
    except EditionError as error:
        raise ApiError("bad-edition", faults=short_faults(error)) from None


def join(node: ServerNode, table: str, person: str, wanted: Join) -> None:
    """Sit down; who sits there already stays where he is."""
    with node.locked(table), node.store.write() as connection:
        row = node.load_table(connection, table, for_change=True)
        seats = seats_of(connection, table)
        if seat_of(seats, person) is not None:
            return
        if row.status != OPEN:
            raise NotFound("no-table") if is_private(row) else Conflict("not-open")
        free = [seated.seat for seated in seats if seated.is_open]
        if wanted.seat is not None and wanted.seat > row.players:
            raise ApiError("no-seat", seat=wanted.seat, players=row.players)
        if wanted.seat is not None and wanted.seat - 1 not in free:
            raise Conflict("seat-taken", seat=wanted.seat)
        if not free:
            raise Conflict("table-full")
        _check_table_limit(connection, person)
        seat = free[0] if wanted.seat is None else wanted.seat - 1
        connection.execute(
            update(SEATS)
            .where(SEATS.c.table_id == table, SEATS.c.seat == seat)
            .values(person=person, level=None, salt=wanted.salt, name=name_of(connection, person))
        )
        touch_seats(node, connection, row)
    _publish(node, table)


def leave(node: ServerNode, table: str, person: str) -> None:
    """Get up: before the start the seat is open again; in a match an opponent stands in until one is back."""
    with node.locked(table), node.store.write() as connection:
        row = node.load_table(connection, table, for_change=True)
        seat, seats = own_seat(node, connection, row, person)
        if row.status == OPEN:
            others = [seated for seated in seats if seated.person not in (None, person)]
            _update_seat(connection, table, seat, person=None, name="", salt="")
            heir = others[0].person if others else None
            owner = heir if row.owner == person and heir is not None else row.owner
            touch_seats(node, connection, row, status=OPEN if others else GONE, owner=owner)
        elif row.status == RUNNING:
            seat_stand_ins(node, connection, row, [seat])
        else:
            raise Conflict("not-running")
    _publish(node, table)


def reclaim_seat(node: ServerNode, table: str, person: str) -> None:
    """Take one's seat again from the opponent that stood in."""
    with node.locked(table), node.store.write() as connection:
        row = node.load_table(connection, table, for_change=True)
        seat, seats = own_seat(node, connection, row, person)
        if not seats[seat].away:
            return
        return_seat(node, connection, row, seat)
    _publish(node, table)


def reclaiming_seat(node: ServerNode, table: str, person: str, work: Callable[[], T]) -> T:
    """Do what only somebody who is there can do; who is absent takes the seat again first, whatever comes of it."""
    try:
        return work()
    except SeatAway:
        if is_nonblocking():
            raise NeedsThread from None
        reclaim_seat(node, table, person)
        return work()


def start(node: ServerNode, table: str, person: str, filling: Filling) -> None:
    """Begin the match; opponents take the seats that are still open."""
    with node.locked(table), node.store.write() as connection:
        row = node.load_table(connection, table, for_change=True)
        own_seat(node, connection, row, person)
        if row.owner != person:
            raise Forbidden("not-owner")
        if row.status != OPEN:
            raise Conflict("not-open")
        free = [seated.seat for seated in seats_of(connection, table) if seated.is_open]
        if len(filling.bots) > len(free):
            raise Conflict("no-seat-for-bots", bots=len(filling.bots), open=len(free))
        if len(filling.bots) < len(free):
            raise Conflict("seats-open", open=len(free) - len(filling.bots))
        for seat, level in zip(free, filling.bots, strict=True):
            _update_seat(connection, table, seat, level=level, name=level)
        start_match(node, connection, row, seats_of(connection, table))
    _publish(node, table)


def start_match(node: ServerNode, connection: Connection, row: TableRow, seats: list[Seat]) -> None:
    """Lay the table and put the first question."""
    seed, setting, now = seed_of(row.secret, [seated.salt for seated in seats]), setting_at(row), node.now()
    match, clock = Match(setting, Start(seed, open_information=row.open_information)), clock_of(row)
    reserve = float(clock.reserve) if clock is not None else 0.0
    everybody = row.players
    meta = MatchMeta([0] * everybody, [START] * everybody, [now] * everybody, [reserve] * everybody, [0.0] * everybody)
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == row.id)
        .values(seed=seed, seats_version=row.seats_version + 1, rules=setting.game.version)
    )
    loaded = LoadedMatch(match, 0, [], meta, row.seats_version + 1)
    append_entry(connection, row, seats, loaded, Entry(START, "start", -1, "", 0, "person", now, (), match.rows[0]))


def rematch(node: ServerNode, table: str, person: str, salt: str) -> str:
    """A new table like a finished one, with the same opponents; who asks second joins the first one's."""
    with node.locked(table), node.store.write() as connection:
        row = node.load_table(connection, table, for_change=True)  # so of two who ask at once one comes second
        _, seats = own_seat(node, connection, row, person)
        if row.status != OVER:
            raise Conflict("not-over")
        again = _existing(connection, row.rematch)
        is_first = again is None
        if again is None:
            again = _insert_table(node, connection, person, _rematch_of(row, seats, salt))
            touch_seats(node, connection, row, rematch=again)
    if is_first:
        _publish(node, table)
    else:
        join(node, again, person, Join(salt=salt))
    return again


def _existing(connection: Connection, table: str | None) -> str | None:
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.status != GONE)).scalar()
    return None if found is None else str(found)


def _rematch_of(row: TableRow, seats: list[Seat], salt: str) -> NewTable:
    bots: Any = [seated.level for seated in seats if seated.person is None]
    wanted = NewTable(
        row.game, row.players, row.edition, row.edition_text, bots, row.pace, clock_of(row), row.open_information,
        row.hints, row.watch, row.listed, start=len(bots) == row.players - 1, salt=salt,
    )  # fmt: skip
    validate_table(wanted)
    return wanted


def touch_seats(node: ServerNode, connection: Connection, row: TableRow, **values: Any) -> None:
    """Note that something about the seats changed."""
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == row.id)
        .values(seats_version=row.seats_version + 1, changed=node.now(), **values)
    )


def _check_table_limit(connection: Connection, person: str) -> None:
    mine = select(func.count()).select_from(SEATS.join(TABLES, SEATS.c.table_id == TABLES.c.id))
    mine = mine.where(SEATS.c.person == person, TABLES.c.status.in_((OPEN, RUNNING)))
    if connection.execute(mine).scalar_one() >= MAX_OPEN_TABLES:
        raise Conflict("too-many-tables", most=MAX_OPEN_TABLES)


def _insert_seat(
    connection: Connection, table: str, seat: int, person: str | None, level: str | None, salt: str
) -> None:
    name = name_of(connection, person) if person is not None else level or ""
    connection.execute(
        insert(SEATS).values(
            table_id=table, seat=seat, person=person, level=level, name=name, salt=salt, away=False, was_away=False,
            seen_entry=0,
        )
    )  # fmt: skip


def _update_seat(connection: Connection, table: str, seat: int, **values: Any) -> None:
    connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(**values))


def _publish(node: ServerNode, table: str) -> None:
    with node.store.read() as connection:
        try:
            row, seats = node.load_table(connection, table), seats_of(connection, table)
        except NotFound:
            return
    node.pubsub.publish(TableChanged(table, row.number, people_of(seats)))
