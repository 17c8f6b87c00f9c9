"""Identities: guests, the names of people, and how many tables each may have."""

import secrets
from typing import Any

from sqlalchemy import Connection, func, insert, select, update

from trianon.server.errors import Conflict
from trianon.server.limits import MAX_TABLES_PER_PERSON
from trianon.server.node import ServerNode
from trianon.server.people.account_names import check_free
from trianon.server.people.accounts import me_of, person_row, rename_account
from trianon.server.people.devices import insert_device
from trianon.server.people.visible_text import required_name
from trianon.server.pubsub import TableChanged
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import PEOPLE
from trianon.server.storage.rows import OPEN, RUNNING
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.storage.store import Store
from trianon.server.wire.field_types import Language
from trianon.server.wire.people_messages import Me, MeChange
from trianon.texts import Texts


def create_guest(node: ServerNode, language: Language, device_name: str = "") -> Me:
    """Create a guest, signed in on one device."""
    person, name = node.new_id(), guest_name(language)
    with node.store.write() as connection:
        connection.execute(insert(PEOPLE).values(id=person, name=name, language=language, created=node.now()))
        insert_device(connection, Identity(person), device_name, node.now())
    return Me(person, name, language, is_new=True)


def guest_name(language: Language) -> str:
    """A default name for a guest."""
    return Texts(language, part="server").text("guest-name", number=str(secrets.randbelow(9000) + 1000))


def find_person(store: Store, person: str) -> Me | None:
    """A person by id, None if unknown."""
    with store.read() as connection:
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
    return None if row is None or row.deleted is not None else me_of(row)


def get_person(store: Store, person: str) -> Me:
    """A person by id; refuses unknown ones."""
    with store.read() as connection:
        return me_of(person_row(connection, person))


def name_of(connection: Connection, person: str) -> str:
    """The name of a person."""
    return str(person_row(connection, person).name)


def check_table_limit(connection: Connection, person: str) -> None:
    """Refuse a further table of a person who has too many that are not over."""
    mine = select(func.count()).select_from(SEATS.join(TABLES, SEATS.c.table_id == TABLES.c.id))
    mine = mine.where(SEATS.c.person == person, TABLES.c.status.in_((OPEN, RUNNING)))
    if connection.execute(mine).scalar_one() >= MAX_TABLES_PER_PERSON:
        raise Conflict("too-many-tables", most=MAX_TABLES_PER_PERSON)


def update_person(node: ServerNode, person: str, wanted: MeChange, *, opens_account: bool = False) -> Me:
    """Change the name or language of a person; `opens_account` makes a guest with that name an account."""
    mine, renamed = PEOPLE.c.id == person, list[TableChanged]()
    with node.store.write() as connection:
        row = person_row(connection, person)
        if wanted.name is not None:
            is_account = opens_account or row.named is not None
            name = (rename_account if is_account else _rename_guest)(node, connection, row, wanted.name)
            renamed = rename_seats(connection, person, name)
        if wanted.language is not None:
            connection.execute(update(PEOPLE).where(mine).values(language=wanted.language))
        row = connection.execute(select(PEOPLE).where(mine)).one()
    for change in renamed:
        node.pubsub.publish(change)
    return me_of(row)


def _rename_guest(_node: ServerNode, connection: Connection, row: Any, wanted: str) -> str:
    """Guests may have the same name as other guests, but not one that looks like an account's."""
    name = required_name(wanted)
    check_free(connection, row.id, name)
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == row.id).values(name=name))
    return name


def rename_seats(connection: Connection, person: str, name: str) -> list[TableChanged]:
    """Rename all seats of a person; notifications for the tables that are open or running."""
    own = select(SEATS.c.table_id).where(SEATS.c.person == person)
    theirs = TABLES.c.id.in_(own)
    going = theirs & TABLES.c.status.in_((OPEN, RUNNING))
    connection.execute(
        update(TABLES).where(theirs).values(seats_version=TABLES.c.seats_version + 1)
    )  # tables first: the lock order of all writers
    connection.execute(update(SEATS).where(SEATS.c.person == person).values(name=name))
    return [
        TableChanged(row.id, row.number)
        for row in connection.execute(select(TABLES.c.id, TABLES.c.number).where(going))
    ]
