"""The life cycle of tables: create, start, open salts, rematch."""

import random
from contextlib import suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, insert, select, update

from trianon.core.errors import EditionError
from trianon.core.fairness import commitment_of, seed_of
from trianon.core.lessons.load import load_lesson
from trianon.games import game_of
from trianon.server.errors import ApiError, Conflict, Forbidden, NotFound
from trianon.server.limits import SALT_OPENING_LIMIT
from trianon.server.lobby.seating import (
    join,
    require_open,
    salt_columns,
    update_seat,
    update_table,
)
from trianon.server.node import ServerNode
from trianon.server.people.identity import check_table_limit, name_of
from trianon.server.pubsub import TableChanged
from trianon.server.storage.people_schema import PEOPLE
from trianon.server.storage.rows import GONE, OPEN, OVER, Seats, TableRow, seats_of
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.table_store.clocks import MatchMeta
from trianon.server.table_store.editions import count_play, save_edition, setting_of, table_setting, warm_setting
from trianon.server.table_store.entries import START, Entry
from trianon.server.table_store.match_cache import LoadedMatch, new_match
from trianon.server.table_store.outbox import note_invitations
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.table_store.table_transaction import TableTransaction
from trianon.server.wire.table_messages import BotSeats, Join, NewTable
from trianon.viewing.new_tables import validate_table as validate_table


def create_table(node: ServerNode, person: str, wanted: NewTable) -> str:
    """Create a table with its owner seated; its id."""
    validate_table(wanted)
    _check_edition(node, wanted)
    setting = setting_of(wanted.game, wanted.edition, wanted.edition_text, wanted.players)
    warm_setting(setting)
    with node.store.write() as connection:
        table = insert_table(node, connection, person, wanted)
    node.pubsub.publish(TableChanged(table, 0, [person]))
    count_play(node.store, setting.edition, person, node.now())
    return table


def insert_table(
    node: ServerNode, connection: Connection, person: str, wanted: NewTable, lesson: str | None = None,
    position: str | None = None,
) -> str:  # fmt: skip
    """Insert a validated table and its seats; `lesson` scripts the first part of its match, `position` begins it."""
    table, now = node.new_id(), node.now()
    secret = node.new_secret()
    edition = setting_of(wanted.game, wanted.edition, wanted.edition_text, wanted.players).edition
    name_of(connection, person)
    check_table_limit(connection, person)
    if edition.builtin:
        save_edition(connection, edition)
    connection.execute(
        insert(TABLES).values(
            id=table, owner=person, game=wanted.game, edition=edition.id, digest=edition.digest,
            edition_text=wanted.edition_text,
            players=wanted.players, pace=wanted.pace, clock=msgspec.json.encode(wanted.clock).decode(),
            when_gone=wanted.when_gone,
            open_information=wanted.open_information, hints=wanted.hints, watch=wanted.watch,
            listed=wanted.listed, status=OPEN, created=now, changed=now, commitment=commitment_of(secret),
            secret=secret, seed=None, rules=game_of(wanted.game).version, seats_version=1, number=0, asked=0, bots=0,
            meta="{}", position=position, lesson=lesson,
        )
    )  # fmt: skip
    own = wanted.seat - 1 if wanted.seat is not None else random.SystemRandom().randrange(wanted.players)
    levels = iter(wanted.bots)
    for seat in range(wanted.players):
        level = None if seat == own else next(levels, None)
        if seat == own:
            _insert_seat(connection, table, seat, person=person, **salt_columns(wanted))
        else:
            _insert_seat(connection, table, seat, level=level)
    if wanted.start:
        _begin(node.tables.open(connection, table, for_change=True), now)
    return table


def _check_edition(node: ServerNode, wanted: NewTable) -> None:
    if wanted.edition_text is None:
        return
    try:
        node.upload_checker.check(wanted.game, wanted.edition_text, wanted.players)
    except EditionError as error:
        raise ApiError("bad-edition", faults=error) from None


def start(tables: TableRepository, table: str, person: str, filling: BotSeats) -> None:
    """Start the match; bots take the seats that are still open."""
    with tables.change(table) as transaction:
        transaction.own_seat(person)
        if transaction.row.owner != person:
            raise Forbidden("not-owner")
        require_open(transaction.row)
        free = [seat.seat for seat in transaction.seats if seat.is_open]
        if len(filling.bots) > len(free):
            raise Conflict("no-seat-for-bots", bots=len(filling.bots), open=len(free))
        if len(filling.bots) < len(free):
            raise Conflict("seats-open", open=len(free) - len(filling.bots))
        for seat, level in zip(free, filling.bots, strict=True):
            update_seat(transaction.connection, table, seat, level=level, name=level, kept_for=None)
        _begin(transaction, tables.now())


def open_salt(tables: TableRepository, table: str, person: str, salt: str) -> None:
    """Open a person's committed salt; the last one begins the match. No effect once it is open."""
    with tables.change(table) as transaction:
        seat = transaction.seats[transaction.own_seat(person)]
        if salt == seat.salt:
            return
        if transaction.row.status != OPEN or transaction.row.deadline is None:
            raise Conflict("not-opening")
        if seat.salt or commitment_of(salt) != seat.salt_commitment:
            raise Conflict("other-salt")
        update_seat(transaction.connection, table, seat.seat, salt=salt, knew_commitment=True)
        if all(other.salt or not other.salt_commitment for other in transaction.reload_seats()):
            start_match(transaction, tables.now())
            transaction.publish(transaction.row.number)
        else:
            update_table(transaction, tables.now())


def begin_overdue_match(tables: TableRepository, table: str) -> None:
    """Begin a match without the committed salts that were not opened in time."""
    with suppress(NotFound), tables.change(table) as transaction:
        row, now = transaction.row, tables.now()
        if row.status == OPEN and row.deadline is not None and row.deadline <= now:
            start_match(transaction, now)
            transaction.publish(transaction.row.number)


def _begin(transaction: TableTransaction, now: float) -> None:
    """Begin the match, after committed salts are opened: no salt is known before all seats are final."""
    transaction.require_rules()
    if any(seat.salt_commitment and not seat.salt for seat in transaction.reload_seats()):
        update_table(transaction, now, deadline=now + SALT_OPENING_LIMIT)
    else:
        start_match(transaction, now)
        transaction.publish(transaction.row.number)


def start_match(transaction: TableTransaction, now: float) -> None:
    """Draw the seed, set the match up, and open its first decisions."""
    transaction.require_rules()
    row, seats = transaction.row, transaction.reload_seats()
    seed = (
        seed_of(row.secret, [seat.salt if seat.person is not None else "" for seat in seats])
        if row.lesson is None
        else load_lesson(row.game, row.lesson).seed
    )
    setting = table_setting(row)
    match, clock = new_match(row._replace(seed=seed), setting), row.clock_settings()
    reserve = float(clock.reserve) if clock is not None else 0.0
    meta = MatchMeta.of_start(row.players, START, reserve, now)
    transaction.connection.execute(
        update(TABLES)
        .where(TABLES.c.id == row.id)
        .values(seed=seed, seats_version=row.seats_version + 1, rules=setting.game.version)
    )
    loaded = LoadedMatch(match, 0, [], meta, row.seats_version + 1)
    transaction.append_entry(loaded, Entry(START, "start", -1, "", 0, "person", now, (), match.event_rows[0]))


def rematch(node: ServerNode, table: str, person: str, wanted: Join) -> str:
    """A new table like a finished one, its seats kept for the same people; a second request joins the first one's."""
    with node.tables.change(table) as transaction:  # the lock orders concurrent requests
        row, connection = transaction.row, transaction.connection
        transaction.own_seat(person)
        if row.status != OVER:
            raise Conflict("not-over")
        again = _existing(connection, row.rematch)
        is_first = again is None
        if again is None:
            again = insert_table(node, connection, person, _rematch_of(row, transaction.seats, wanted))
            _keep_seats(
                connection, again, [other for other in transaction.seats.people() if other != person], node.now()
            )
            update_table(transaction, node.now(), rematch=again)
    if not is_first:
        join(node.tables, again, person, wanted)
    return again


def _keep_seats(connection: Connection, table: str, people: list[str], now: float) -> None:
    """Keep open seats of a new table for the people of the match before, and let them hear of it.

    The seats of people who are deleted since are free.
    """
    deleted = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people), PEOPLE.c.deleted.is_not(None))
    gone = set(connection.execute(deleted).scalars())
    people = [person for person in people if person not in gone]
    free = [seat.seat for seat in seats_of(connection, table) if seat.is_open]
    for seat, person in zip(free, people, strict=False):
        update_seat(connection, table, seat, kept_for=person)
    note_invitations(connection, table, people, now)


def _existing(connection: Connection, table: str | None) -> str | None:
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.status != GONE)).scalar()
    return None if found is None else str(found)


def _rematch_of(row: TableRow, seats: Seats, mine: Join) -> NewTable:
    bots: Any = [seat.level for seat in seats if seat.person is None]
    wanted = NewTable(
        row.game, row.players, row.edition, row.edition_text, bots, row.pace, row.clock_settings(),
        row.when_gone, row.open_information, row.hints, row.watch, row.listed, start=len(bots) == row.players - 1,
        salt=mine.salt, salt_commitment=mine.salt_commitment,
    )  # fmt: skip
    validate_table(wanted)
    return wanted


def _insert_seat(
    connection: Connection, table: str, seat: int, person: str | None = None, level: str | None = None, salt: str = "",
    salt_commitment: str = "",
) -> None:  # fmt: skip
    name = name_of(connection, person) if person is not None else level or ""
    connection.execute(
        insert(SEATS).values(
            table_id=table, seat=seat, person=person, level=level, name=name, salt=salt, away=False, was_away=False,
            seen_entry=0, salt_commitment=salt_commitment, kept_for=None,
        )
    )  # fmt: skip
