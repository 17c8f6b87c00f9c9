"""Blocks: the chat of a blocked person is hidden, and the blocked person cannot join tables of the blocking one."""

from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select

from trianon.server.errors import Conflict, NotFound
from trianon.server.limits import MAX_BLOCKS
from trianon.server.node import ServerNode
from trianon.server.storage.schema import BLOCKS, CHAT, SEATS, TABLES
from trianon.server.storage.store import Store
from trianon.server.table_store.table_transaction import TableTransaction
from trianon.server.wire.people_messages import BlockedPerson, PersonAtTable


def named_person(transaction: TableTransaction, person: str, wanted: PersonAtTable) -> tuple[str, str]:
    """The person that a seat or a chat line of a table names, and their name there."""
    transaction.own_seat(person)
    connection, table = transaction.connection, transaction.row.id
    found: tuple[str | None, str] = (None, "")
    if wanted.line is not None:
        line = CHAT.c.table_id == table, CHAT.c.number == wanted.line
        row = connection.execute(select(CHAT.c.person, CHAT.c.name).where(*line)).first()
        found = (row.person, row.name) if row is not None else found
    elif wanted.seat is not None and wanted.seat <= transaction.row.players:
        seat = transaction.seats[wanted.seat - 1]
        found = (seat.person, seat.name)
    if found[0] is None or found[0] == person:
        raise Conflict("nobody-there")
    return found[0], found[1]


def block(node: ServerNode, table: str, person: str, wanted: PersonAtTable) -> None:
    """Block a person met at a table; no effect if already blocked."""
    with node.tables.change(table) as transaction:
        blocked, name = named_person(transaction, person, wanted)
        connection = transaction.connection
        if blocked in blocked_people(connection, person):
            return
        if len(blocked_people(connection, person)) >= MAX_BLOCKS:
            raise Conflict("too-many-blocks", most=MAX_BLOCKS)
        connection.execute(
            insert(BLOCKS).values(person=person, blocked=blocked, id=node.new_id(), name=name, created=node.now())
        )


def unblock(store: Store, person: str, block_id: str) -> None:
    """Remove a block."""
    with store.write() as connection:
        mine = (BLOCKS.c.person == person) & (BLOCKS.c.id == block_id)
        if connection.execute(delete(BLOCKS).where(mine)).rowcount != 1:
            raise NotFound("no-block")


def list_blocks(store: Store, person: str) -> list[BlockedPerson]:
    """The people a person has blocked, latest first."""
    wanted = select(BLOCKS).where(BLOCKS.c.person == person).order_by(BLOCKS.c.created.desc())
    with store.read() as connection:
        return [BlockedPerson(row.id, row.name, row.created) for row in connection.execute(wanted)]


def blocked_people(connection: Connection, person: str | None) -> set[str]:
    """The people whom a person has blocked."""
    if person is None:
        return set()
    return {row.blocked for row in connection.execute(select(BLOCKS.c.blocked).where(BLOCKS.c.person == person))}


def has_blocked(connection: Connection, person: str, other: str) -> bool:
    """Whether a person has blocked another."""
    found = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.person == person, BLOCKS.c.blocked == other)
    return bool(connection.execute(found).scalar_one())


def without_blocks(person: str | None) -> ColumnElement[bool]:
    """A condition on tables: no player of the table has blocked the person, or is blocked by the person."""
    if person is None:
        return TABLES.c.id.is_not(None)
    either = or_(
        (BLOCKS.c.person == person) & (BLOCKS.c.blocked == SEATS.c.person),
        (BLOCKS.c.blocked == person) & (BLOCKS.c.person == SEATS.c.person),
    )
    meeting = select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person.is_not(None))
    return ~meeting.where(select(BLOCKS.c.id).where(either).exists()).exists()
