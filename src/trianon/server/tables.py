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
from trianon.server.absence import stand_in, welcome_back
from trianon.server.deskwork import book
from trianon.server.editions import faults_in_short, keep_edition, setting_at, setting_of
from trianon.server.house import GONE, OPEN, OVER, RUNNING, House, clock_of, is_private, own_seat, people_of, seat_of
from trianon.server.hub import News
from trianon.server.people import name_of
from trianon.server.problems import Away, Conflict, NotAllowed, Trouble, Unknown
from trianon.server.protocol import Filling, Join, NewTable
from trianon.server.sitting import START, Desk, Entry, Seated, Sitting, seats_of
from trianon.server.storage.haste import TooLong, is_hasty
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import SEATS, TABLES

MOST_OPEN = 50  # tables one person may have waiting or running

T = TypeVar("T")


def make_table(house: House, person: str, wanted: NewTable) -> str:
    """A new table; its owner sits down at once."""
    check(wanted)
    with house.store.write() as connection:
        table = _laid(house, connection, person, wanted)
    house.hub.tell(News(table, 0, [person]))
    return table


def _laid(house: House, connection: Connection, person: str, wanted: NewTable) -> str:
    """Write a table that was checked: part of a transaction."""
    table, secret, now = house.new_id(), house.new_secret(), house.now()
    edition = setting_of(wanted.game, wanted.edition, wanted.edition_text, wanted.players).edition
    name_of(connection, person)
    _not_too_many(connection, person)
    if edition.builtin:
        keep_edition(connection, edition)
    connection.execute(
        insert(TABLES).values(
            id=table, owner=person, game=wanted.game, edition=edition.id, digest=edition.digest,
            edition_text=wanted.edition_text,
            players=wanted.players, pace=wanted.pace, clock=msgspec.json.encode(wanted.clock).decode(),
            open_information=wanted.open_information, hints=wanted.hints, watch=wanted.watch,
            listed=wanted.listed, status=OPEN, created=now, changed=now, commitment=commitment_of(secret),
            secret=secret, seed=None, rules=game_of(wanted.game).version, crew=1, number=0, asked=0, bots=0,
            desk="{}",
        )
    )  # fmt: skip
    own = wanted.seat - 1 if wanted.seat is not None else random.SystemRandom().randrange(wanted.players)
    levels = iter(wanted.bots)
    for seat in range(wanted.players):
        level = None if seat == own else next(levels, None)
        _seat(connection, table, seat, person if seat == own else None, level, wanted.salt if seat == own else "")
    if wanted.start:
        row = house.table(connection, table, for_change=True)
        begin(house, connection, row, seats_of(connection, table))
    return table


def check(wanted: NewTable) -> None:
    """Refuse a table that cannot be played."""
    if wanted.game not in game_names():
        raise Trouble("no-game", game=wanted.game, known=", ".join(game_names()))
    game = game_of(wanted.game)
    if wanted.players not in game.seats:
        raise Trouble("no-players", players=wanted.players, least=game.seats[0], most=game.seats[-1])
    if wanted.seat is not None and wanted.seat > wanted.players:
        raise Trouble("no-seat", seat=wanted.seat, players=wanted.players)
    if len(wanted.bots) > wanted.players - 1:
        raise Trouble("too-many-bots", bots=len(wanted.bots), players=wanted.players)
    if wanted.start and len(wanted.bots) != wanted.players - 1:
        raise Trouble("seats-open", open=wanted.players - 1 - len(wanted.bots))
    known = builtin_editions(game.schema)
    if wanted.edition_text is None and wanted.edition not in known:
        raise Trouble("no-edition", edition=wanted.edition, known=", ".join(known))
    try:
        setting_of(wanted.game, wanted.edition, wanted.edition_text, wanted.players)
    except EditionError as error:
        raise Trouble("bad-edition", faults=faults_in_short(error)) from None


def join(house: House, table: str, person: str, wanted: Join) -> None:
    """Sit down; who sits there already stays where he is."""
    with house.changing(table), house.store.write() as connection:
        row = house.table(connection, table, for_change=True)
        seats = seats_of(connection, table)
        if seat_of(seats, person) is not None:
            return
        if row.status != OPEN:
            raise Unknown("no-table") if is_private(row) else Conflict("not-open")
        free = [seated.seat for seated in seats if seated.is_open]
        if wanted.seat is not None and wanted.seat > row.players:
            raise Trouble("no-seat", seat=wanted.seat, players=row.players)
        if wanted.seat is not None and wanted.seat - 1 not in free:
            raise Conflict("seat-taken", seat=wanted.seat)
        if not free:
            raise Conflict("table-full")
        _not_too_many(connection, person)
        seat = free[0] if wanted.seat is None else wanted.seat - 1
        connection.execute(
            update(SEATS)
            .where(SEATS.c.table_id == table, SEATS.c.seat == seat)
            .values(person=person, level=None, salt=wanted.salt, name=name_of(connection, person))
        )
        changed(house, connection, row)
    _tell(house, table)


def leave(house: House, table: str, person: str) -> None:
    """Get up: before the start the seat is open again; in a match an opponent stands in until one is back."""
    with house.changing(table), house.store.write() as connection:
        row = house.table(connection, table, for_change=True)
        seat, seats = own_seat(house, connection, row, person)
        if row.status == OPEN:
            others = [seated for seated in seats if seated.person not in (None, person)]
            _sit(connection, table, seat, person=None, name="", salt="")
            heir = others[0].person if others else None
            owner = heir if row.owner == person and heir is not None else row.owner
            changed(house, connection, row, status=OPEN if others else GONE, owner=owner)
        elif row.status == RUNNING:
            stand_in(house, connection, row, [seat])
        else:
            raise Conflict("not-running")
    _tell(house, table)


def come_back(house: House, table: str, person: str) -> None:
    """Take one's seat again from the opponent that stood in."""
    with house.changing(table), house.store.write() as connection:
        row = house.table(connection, table, for_change=True)
        seat, seats = own_seat(house, connection, row, person)
        if not seats[seat].away:
            return
        welcome_back(house, connection, row, seat)
    _tell(house, table)


def in_person(house: House, table: str, person: str, work: Callable[[], T]) -> T:
    """Do what only somebody who is there can do; who is absent takes the seat again first, whatever comes of it."""
    try:
        return work()
    except Away:
        if is_hasty():
            raise TooLong from None
        come_back(house, table, person)
        return work()


def start(house: House, table: str, person: str, filling: Filling) -> None:
    """Begin the match; opponents take the seats that are still open."""
    with house.changing(table), house.store.write() as connection:
        row = house.table(connection, table, for_change=True)
        own_seat(house, connection, row, person)
        if row.owner != person:
            raise NotAllowed("not-owner")
        if row.status != OPEN:
            raise Conflict("not-open")
        free = [seated.seat for seated in seats_of(connection, table) if seated.is_open]
        if len(filling.bots) > len(free):
            raise Conflict("no-seat-for-bots", bots=len(filling.bots), open=len(free))
        if len(filling.bots) < len(free):
            raise Conflict("seats-open", open=len(free) - len(filling.bots))
        for seat, level in zip(free, filling.bots, strict=True):
            _sit(connection, table, seat, level=level, name=level)
        begin(house, connection, row, seats_of(connection, table))
    _tell(house, table)


def begin(house: House, connection: Connection, row: TableRow, seats: list[Seated]) -> None:
    """Lay the table and put the first question."""
    seed, setting, now = seed_of(row.secret, [seated.salt for seated in seats]), setting_at(row), house.now()
    match, clock = Match(setting, Start(seed, open_information=row.open_information)), clock_of(row)
    reserve = float(clock.reserve) if clock is not None else 0.0
    everybody = row.players
    desk = Desk([0] * everybody, [START] * everybody, [now] * everybody, [reserve] * everybody, [0.0] * everybody)
    connection.execute(
        update(TABLES).where(TABLES.c.id == row.id).values(seed=seed, crew=row.crew + 1, rules=setting.game.version)
    )
    sitting = Sitting(match, 0, [], desk, row.crew + 1)
    book(connection, row, seats, sitting, Entry(START, "start", -1, "", 0, "person", now, (), match.rows[0]))


def rematch(house: House, table: str, person: str, salt: str) -> str:
    """A new table like a finished one, with the same opponents; who asks second joins the first one's."""
    with house.changing(table), house.store.write() as connection:
        row = house.table(connection, table, for_change=True)  # so of two who ask at once one comes second
        _, seats = own_seat(house, connection, row, person)
        if row.status != OVER:
            raise Conflict("not-over")
        again = _still_there(connection, row.rematch)
        is_first = again is None
        if again is None:
            again = _laid(house, connection, person, _same_again(row, seats, salt))
            changed(house, connection, row, rematch=again)
    if is_first:
        _tell(house, table)
    else:
        join(house, again, person, Join(salt=salt))
    return again


def _still_there(connection: Connection, table: str | None) -> str | None:
    found = connection.execute(select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.status != GONE)).scalar()
    return None if found is None else str(found)


def _same_again(row: TableRow, seats: list[Seated], salt: str) -> NewTable:
    bots: Any = [seated.level for seated in seats if seated.person is None]
    wanted = NewTable(
        row.game, row.players, row.edition, row.edition_text, bots, row.pace, clock_of(row), row.open_information,
        row.hints, row.watch, row.listed, start=len(bots) == row.players - 1, salt=salt,
    )  # fmt: skip
    check(wanted)
    return wanted


def changed(house: House, connection: Connection, row: TableRow, **values: Any) -> None:
    """Note that something about the seats changed."""
    connection.execute(
        update(TABLES).where(TABLES.c.id == row.id).values(crew=row.crew + 1, changed=house.now(), **values)
    )


def _not_too_many(connection: Connection, person: str) -> None:
    mine = select(func.count()).select_from(SEATS.join(TABLES, SEATS.c.table_id == TABLES.c.id))
    mine = mine.where(SEATS.c.person == person, TABLES.c.status.in_((OPEN, RUNNING)))
    if connection.execute(mine).scalar_one() >= MOST_OPEN:
        raise Conflict("too-many-tables", most=MOST_OPEN)


def _seat(connection: Connection, table: str, seat: int, person: str | None, level: str | None, salt: str) -> None:
    name = name_of(connection, person) if person is not None else level or ""
    connection.execute(
        insert(SEATS).values(
            table_id=table, seat=seat, person=person, level=level, name=name, salt=salt, away=False, was_away=False,
            looked=0,
        )
    )  # fmt: skip


def _sit(connection: Connection, table: str, seat: int, **values: Any) -> None:
    connection.execute(update(SEATS).where(SEATS.c.table_id == table, SEATS.c.seat == seat).values(**values))


def _tell(house: House, table: str) -> None:
    with house.store.read() as connection:
        try:
            row, seats = house.table(connection, table), seats_of(connection, table)
        except Unknown:
            return
    house.hub.tell(News(table, row.number, people_of(seats)))
