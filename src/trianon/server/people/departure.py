"""Leaving for a while or for good: an account is closed and opened again by signing in, or a person is deleted."""

from sqlalchemy import Connection, delete, or_, select, update

from trianon.server.errors import Conflict
from trianon.server.node import ServerNode
from trianon.server.people.accounts import person_row, require_account
from trianon.server.people.devices import revoke_all
from trianon.server.people.identity import rename_seats
from trianon.server.people.ways_back import has_way_back
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import ACCOUNT_NAMES, DEVICES, PEOPLE
from trianon.server.storage.personal_data import PERSONAL_TABLES
from trianon.server.storage.rows import GONE, OPEN, RUNNING
from trianon.server.storage.schema import CHAT, SEATS, TABLES

FORMER = ""  # the name of a deleted person; readers get the words of their language for it


def going_tables(node: ServerNode, person: str) -> list[str]:
    """The tables that a person sits at and plays, or waits to play."""
    going = select(TABLES.c.id).join(SEATS, SEATS.c.table_id == TABLES.c.id)
    going = going.where(SEATS.c.person == person, ~SEATS.c.away, TABLES.c.status.in_((OPEN, RUNNING)))
    with node.store.read() as connection:
        return list(connection.execute(going).scalars())


def close_account(node: ServerNode, person: str) -> None:
    """Sign a person out everywhere and notify them of nothing; the name stays theirs, and signing in opens it again."""
    with node.store.write() as connection:
        require_account(connection, person)
        if not has_way_back(node, connection, person):
            raise Conflict("no-way-back")
        gone = revoke_all(connection, person, node.now())
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(closed=node.now()))
    node.device_sessions.sign_out(gone)


def delete_person(node: ServerNode, person: str, name: str) -> None:
    """Delete a person, who repeats their name to say so. Matches stay, with a former player; the name is never free."""
    now = node.now()
    with node.store.write() as connection:
        row = person_row(connection, person, for_change=True)
        if name.strip() != row.name.strip():
            raise Conflict("other-name")
        renamed = rename_seats(connection, person, FORMER)
        _close_lonely_tables(connection, person, now)
        connection.execute(update(SEATS).where(SEATS.c.kept_for == person).values(kept_for=None))
        connection.execute(update(CHAT).where(CHAT.c.person == person).values(name=FORMER, text=""))
        connection.execute(update(ACCOUNT_NAMES).where(ACCOUNT_NAMES.c.person == person).values(person=None))
        for each in PERSONAL_TABLES:
            if each.when_deleted == "gone":
                about = [each.table.c[column] == person for column in (each.owner, *each.also)]
                connection.execute(delete(each.table).where(or_(*about)))
        gone: list[Identity] = revoke_all(connection, person, now)
        connection.execute(update(DEVICES).where(DEVICES.c.person == person).values(name=""))
        connection.execute(
            update(PEOPLE).where(PEOPLE.c.id == person).values(name=FORMER, named=None, closed=None, deleted=now)
        )
    node.device_sessions.sign_out(gone)
    for change in renamed:
        node.pubsub.publish(change)


def _close_lonely_tables(connection: Connection, person: str, now: float) -> None:
    """Close the tables at which nobody else sits: nobody will come back to their bots."""
    own = select(SEATS.c.table_id).where(SEATS.c.person == person)
    others = select(SEATS.c.table_id).where(SEATS.c.person.is_not(None), SEATS.c.person != person)
    lonely = TABLES.c.id.in_(own) & TABLES.c.id.not_in(others) & TABLES.c.status.in_((OPEN, RUNNING))
    nothing_waits = {"asked": 0, "bots": 0, "deadline": None, "claimed_by": None, "claimed_until": None}
    connection.execute(update(TABLES).where(lonely).values(status=GONE, changed=now, **nothing_waits))
