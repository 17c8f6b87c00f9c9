"""Identities: guests, their names, and private links that sign a person in on another device."""

import secrets
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from trianon.server.errors import ApiError, NotFound, Unauthenticated
from trianon.server.limits import LINK_LIFETIME, MAX_NAME_CHARS
from trianon.server.node import ServerNode
from trianon.server.people.devices import check_device_limit, insert_device
from trianon.server.people.visible_text import is_visible, visible_name
from trianon.server.pubsub import TableChanged
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.rows import OPEN, RUNNING
from trianon.server.storage.schema import LINKS, PEOPLE, SEATS, TABLES
from trianon.server.storage.store import Store
from trianon.server.wire.field_types import Language
from trianon.server.wire.people_messages import Link, Me, MeChange
from trianon.texts import Texts


def create_guest(node: ServerNode, language: Language, device_name: str = "") -> Me:
    """Create a guest, signed in on one device."""
    person, name = node.new_id(), guest_name(language)
    with node.store.write() as connection:
        connection.execute(insert(PEOPLE).values(id=person, name=name, language=language, created=node.now()))
        insert_device(connection, Identity(person), device_name, node.now())
    return Me(person, name, language, True)


def guest_name(language: Language) -> str:
    """A default name for a guest."""
    return Texts(language, part="server").text("guest-name", number=str(secrets.randbelow(9000) + 1000))


def find_person(store: Store, person: str) -> Me | None:
    """A person by id, None if unknown."""
    with store.read() as connection:
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
    return None if row is None else Me(row.id, row.name, row.language)


def get_person(store: Store, person: str) -> Me:
    """A person by id; refuses unknown ones."""
    me = find_person(store, person)
    if me is None:
        raise Unauthenticated("no-person")
    return me


def name_of(connection: Connection, person: str) -> str:
    """The name of a person."""
    name = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar()
    if name is None:  # signed with this secret, but for another database
        raise Unauthenticated("no-person")
    return str(name)


def update_person(node: ServerNode, person: str, wanted: MeChange) -> Me:
    """Change the name or language of a person."""
    values: dict[str, Any] = {}
    if wanted.name is not None:
        values["name"] = visible_name(wanted.name)
        if not is_visible(values["name"]):
            raise ApiError("empty-name")
        if len(values["name"]) > MAX_NAME_CHARS:  # some characters are composed of several
            raise ApiError("long-name", most=MAX_NAME_CHARS)
    if wanted.language is not None:
        values["language"] = wanted.language
    with node.store.write() as connection:
        name_of(connection, person)
        if values:
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(**values))
        renamed = _rename(connection, person, values["name"]) if "name" in values else []
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
    for change in renamed:
        node.pubsub.publish(change)
    return Me(row.id, row.name, row.language)


def _rename(connection: Connection, person: str, name: str) -> list[TableChanged]:
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


def create_link(node: ServerNode, person: str) -> Link:
    """A private link that works once within a day and replaces earlier ones."""
    token, expires = secrets.token_urlsafe(24), node.now() + LINK_LIFETIME
    with node.store.write() as connection:
        name_of(connection, person)
        check_device_limit(connection, person)
        connection.execute(delete(LINKS).where((LINKS.c.person == person) | (LINKS.c.expires < node.now())))
        connection.execute(insert(LINKS).values(token=_token_hash(token), person=person, expires=expires))
    return Link(token, expires)


def redeem_link(node: ServerNode, token: str, device_name: str = "") -> tuple[Me, Identity]:
    """Redeem a private link: the person, signed in on a new device."""
    with node.store.write() as connection:
        found = connection.execute(
            select(LINKS).where(LINKS.c.token == _token_hash(token), LINKS.c.expires >= node.now())
        ).first()
        if found is None:
            raise NotFound("no-link")
        used = connection.execute(delete(LINKS).where(LINKS.c.token == found.token))
        if used.rowcount != 1:  # redeemed concurrently
            raise NotFound("no-link")
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == found.person)).one()
        identity = Identity(row.id, node.new_id())
        insert_device(connection, identity, device_name, node.now())
    return Me(row.id, row.name, row.language), identity


def _token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
