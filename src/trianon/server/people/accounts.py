"""Accounts: a guest takes a name of their own and stays the same person, signed in on any device."""

from typing import Any

from sqlalchemy import Connection, select, update

from trianon.server.errors import Conflict, Unauthenticated
from trianon.server.limits import DAY, NAME_CHANGE_INTERVAL
from trianon.server.node import ServerNode
from trianon.server.people.account_names import account_name, claim_name
from trianon.server.people.devices import insert_device, make_room
from trianon.server.people.ways_back import list_passkeys, recovery_code_made
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.mail_addresses import confirmed_address
from trianon.server.storage.people_schema import MAIL_CONFIRMATIONS, PEOPLE
from trianon.server.wire.people_messages import Account, Me


def person_row(connection: Connection, person: str, *, for_change: bool = False) -> Any:
    """The row of a person, locked for a change if wanted; refuses unknown and deleted people."""
    found = select(PEOPLE).where(PEOPLE.c.id == person)
    row = connection.execute(found.with_for_update(key_share=True) if for_change else found).first()
    if row is None or row.deleted is not None:  # unknown: signed with this secret, but for another database
        raise Unauthenticated("no-person")
    return row


def me_of(row: Any, is_new: bool = False) -> Me:
    """The identity of a row of `schema.PEOPLE`."""
    return Me(row.id, row.name, row.language, is_new, has_account=row.named is not None)


def require_account(connection: Connection, person: str, *, for_change: bool = True) -> Any:
    """The row of a person with an account; refuses guests."""
    row = person_row(connection, person, for_change=for_change)
    if row.named is None:
        raise Conflict("no-account")
    return row


def rename_account(node: ServerNode, connection: Connection, row: Any, wanted: str) -> str:
    """Give an account another name, or a guest the first one of an account; the name as it is written."""
    name = account_name(wanted, node.config.forbidden_words)
    if name == row.name and row.named is not None:
        return name
    free_at = (row.named or float("-inf")) + NAME_CHANGE_INTERVAL
    if free_at > node.now():
        raise Conflict("name-changed-lately", days=max(1, round((free_at - node.now()) / DAY)))
    claim_name(connection, row.id, name, node.now())
    return name


def account_of(node: ServerNode, person: str) -> Account:
    """What a person's account has, or that there is none yet."""
    with node.store.read() as connection:
        row = person_row(connection, person)
        waiting = select(MAIL_CONFIRMATIONS.c.address).where(MAIL_CONFIRMATIONS.c.person == person)
        return Account(
            row.name,
            is_open=row.named is not None,
            renames_at=row.named + NAME_CHANGE_INTERVAL if row.named is not None else None,
            recovery_code_at=recovery_code_made(connection, person),
            passkeys=list_passkeys(node, connection, person),
            mail=confirmed_address(connection, person),
            unconfirmed_mail=connection.execute(waiting.where(MAIL_CONFIRMATIONS.c.expires >= node.now())).scalar(),
        )


def sign_in(node: ServerNode, connection: Connection, person: str, device_name: str) -> tuple[Me, Identity]:
    """Sign a person in on a new device; this opens a closed account again."""
    row, identity = person_row(connection, person), Identity(person, node.new_id())
    make_room(connection, person, node.now())
    insert_device(connection, identity, device_name, node.now())
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(closed=None))
    return me_of(row), identity
