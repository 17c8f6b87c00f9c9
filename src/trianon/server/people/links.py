"""Private links that sign a person in on another device, once: shown on a device of the person, or sent by mail."""

import secrets
from hashlib import sha256

import segno
from sqlalchemy import Connection, delete, insert

from trianon.server.errors import NotFound
from trianon.server.limits import LINK_LIFETIME, MAIL_LINK_LIFETIME
from trianon.server.node import ServerNode
from trianon.server.people.accounts import person_row, sign_in
from trianon.server.people.devices import check_device_limit
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import LINKS
from trianon.server.wire.people_messages import Link, Me


def create_link(node: ServerNode, person: str, address: str = "") -> Link:
    """A private link to the server at an address, which works once within an hour and replaces earlier ones."""
    with node.store.write() as connection:
        person_row(connection, person)
        check_device_limit(connection, person)
        expires = node.now() + LINK_LIFETIME
        token = _new_link(connection, person, expires, node.now(), by_mail=False)
    url = link_url(address, token)
    return Link(token, expires, url, segno.make(url, micro=False).svg_data_uri(border=3, light="#fff"))


def create_mail_link(node: ServerNode, connection: Connection, person: str) -> str:
    """The URL of a link for a mail to the person, which replaces earlier ones of that kind alone."""
    expires = node.now() + MAIL_LINK_LIFETIME
    return link_url(node.config.public_url, _new_link(connection, person, expires, node.now(), by_mail=True))


def redeem_link(node: ServerNode, token: str, device_name: str = "") -> tuple[Me, Identity]:
    """Redeem a private link: the person, signed in on a new device."""
    with node.store.write() as connection:
        given = (LINKS.c.token == token_hash(token)) & (LINKS.c.expires >= node.now())
        found = connection.execute(delete(LINKS).where(given).returning(LINKS)).first()
        if found is None:
            raise NotFound("no-link")
        if not found.by_mail:  # a person without any device gets one in any case
            check_device_limit(connection, found.person)
        return sign_in(node, connection, found.person, device_name)


def link_url(address: str, token: str) -> str:
    """The URL that redeems a token at the server of an address: no server logs what stands behind the "#"."""
    return f"{address}/enter#{token}"


def new_token() -> str:
    """A token for a link that nobody can guess."""
    return secrets.token_urlsafe(24)


def token_hash(token: str) -> str:
    """What is kept of a token, so that the database does not reveal it."""
    return sha256(token.encode()).hexdigest()


def _new_link(connection: Connection, person: str, expires: float, now: float, *, by_mail: bool) -> str:
    token, former = new_token(), (LINKS.c.person == person) & (LINKS.c.by_mail == by_mail)
    connection.execute(delete(LINKS).where(former | (LINKS.c.expires < now)))
    connection.execute(insert(LINKS).values(token=token_hash(token), person=person, expires=expires, by_mail=by_mail))
    return token
