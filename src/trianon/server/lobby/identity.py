"""People: guests first. An identity is a signed cookie; a private link moves it to another device."""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from trianon.server.errors import ApiError, NotFound, Unauthenticated
from trianon.server.node import ServerNode
from trianon.server.realtime.pubsub import TableChanged
from trianon.server.storage.rows import OPEN, RUNNING
from trianon.server.storage.schema import LINKS, PEOPLE, SEATS, TABLES
from trianon.server.wire.messages import Language, Link, Me, MeChange
from trianon.texts import Texts

COOKIE, BEARER = "trianon", "Bearer "
LINK_LIFETIME = 24 * 3600.0  # seconds
JOINERS = "\u200c\u200d"  # between letters of some scripts, and parts of a picture
STRAY_JOINERS = re.compile(r"(?<=[^\u0000-\u024f])([\u200c\u200d])[\u200c\u200d]*(?=[^\u0000-\u024f])|[\u200c\u200d]")
NO_LETTERS = ("Cc", "Cf", "Cn", "Co", "Cs")  # controls, formats, and what no script has
# letters, signs and accents that show nothing: fillers, blanks, and those that only choose how another one looks
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0000-\U000e0fff]"
)


def sign_identity(secret: bytes, person: str) -> str:
    """The value of a cookie that says who somebody is."""
    return f"{person}.{_signature(secret, person)}"


def verify_identity(secret: bytes, said: str | None) -> str | None:
    """The person of a cookie; None for none and for one that was not signed here."""
    person, dot, seal = (said or "").rpartition(".")
    if not dot or not hmac.compare_digest(seal.encode(), _signature(secret, person).encode()):
        return None
    return person


def identity_from_headers(secret: bytes, headers: Mapping[bytes, bytes]) -> str | None:
    """The person of a request's headers: by cookie or, for programs, by `Authorization`."""
    said = headers.get(b"authorization", b"").decode("latin-1")
    if said.startswith(BEARER):
        return verify_identity(secret, said.removeprefix(BEARER))
    for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return verify_identity(secret, value)
    return None


def _signature(secret: bytes, person: str) -> str:
    return hmac.new(secret, b"person:" + person.encode(), sha256).hexdigest()


def create_guest(node: ServerNode, language: Language) -> Me:
    """A guest."""
    person, name = node.new_id(), guest_name(language)
    with node.store.write() as connection:
        connection.execute(insert(PEOPLE).values(id=person, name=name, language=language, created=node.now()))
    return Me(person, name, language, True)


def guest_name(language: Language) -> str:
    """A name for who has not said one."""
    return Texts(language, part="server").text("guest-name", number=str(secrets.randbelow(9000) + 1000))


def find_person(node: ServerNode, person: str) -> Me | None:
    """Who somebody is; None when nobody knows."""
    with node.store.read() as connection:
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).first()
    return None if row is None else Me(row.id, row.name, row.language)


def get_person(node: ServerNode, person: str) -> Me:
    """Who somebody is whose cookie we signed."""
    me = find_person(node, person)
    if me is None:
        raise Unauthenticated("no-person")
    return me


def name_of(connection: Connection, person: str) -> str:
    """What a person wants to be called."""
    name = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar()
    if name is None:  # signed here, but the database is another one
        raise Unauthenticated("no-person")
    return str(name)


def update_person(node: ServerNode, person: str, wanted: MeChange) -> Me:
    """Another name or language."""
    values: dict[str, Any] = {}
    if wanted.name is not None:
        values["name"] = _clean_name(wanted.name)
        if not any(_is_visible(letter) for letter in values["name"]):
            raise ApiError("empty-name")
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


def _clean_name(name: str) -> str:
    """A name without characters nobody sees, which would make two names look alike; scripts that join keep theirs."""
    kept = INVISIBLE.sub("", unicodedata.normalize("NFC", name))
    kept = "".join(letter for letter in kept if letter in JOINERS or unicodedata.category(letter) not in NO_LETTERS)
    return " ".join(STRAY_JOINERS.sub(r"\1", kept).split())


def _is_visible(letter: str) -> bool:
    """Whether a character leaves ink: letters, digits and signs."""
    return unicodedata.category(letter)[0] in "LNPS"


def _rename(connection: Connection, person: str, name: str) -> list[TableChanged]:
    """Write another name on every seat of a person; the tables whose people should hear of it."""
    own = select(SEATS.c.table_id).where(SEATS.c.person == person)
    theirs = TABLES.c.id.in_(own)
    going = theirs & TABLES.c.status.in_((OPEN, RUNNING))
    connection.execute(
        update(TABLES).where(theirs).values(seats_version=TABLES.c.seats_version + 1)
    )  # first, as all that change a table
    connection.execute(update(SEATS).where(SEATS.c.person == person).values(name=name))
    return [
        TableChanged(row.id, row.number)
        for row in connection.execute(select(TABLES.c.id, TABLES.c.number).where(going))
    ]


def create_link(node: ServerNode, person: str) -> Link:
    """A private link, good for one use within a day; an earlier one is void."""
    token, expires = secrets.token_urlsafe(24), node.now() + LINK_LIFETIME
    with node.store.write() as connection:
        name_of(connection, person)
        connection.execute(delete(LINKS).where((LINKS.c.person == person) | (LINKS.c.expires < node.now())))
        connection.execute(insert(LINKS).values(token=_token_hash(token), person=person, expires=expires))
    return Link(token, expires)


def redeem_link(node: ServerNode, token: str) -> Me:
    """The person a private link belongs to; it is void afterwards."""
    with node.store.write() as connection:
        found = connection.execute(
            select(LINKS).where(LINKS.c.token == _token_hash(token), LINKS.c.expires >= node.now())
        ).first()
        if found is None:
            raise NotFound("no-link")
        used = connection.execute(delete(LINKS).where(LINKS.c.token == found.token))
        if used.rowcount != 1:  # by somebody else at the same moment
            raise NotFound("no-link")
        row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == found.person)).one()
    return Me(row.id, row.name, row.language)


def _token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
