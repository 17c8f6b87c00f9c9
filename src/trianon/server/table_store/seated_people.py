"""Changes of people that their tables must know of: what is read with the seats, and when clocks run out."""

from sqlalchemy import ColumnElement, Connection, case, select, update

from trianon.server.pubsub import TableChanged
from trianon.server.storage.rows import OPEN, RUNNING
from trianon.server.storage.schema import NOTIFICATIONS, SEATS, TABLES

LONG_PAST = 0.0  # a deadline that any node finds and computes anew, see `stand_ins.expire_clocks`


def reload_seats_of(connection: Connection, person: str) -> None:
    """Have the seats of a person's tables read anew. Called before other writes: all lock tables first."""
    connection.execute(update(TABLES).where(_is_table_of(person)).values(seats_version=TABLES.c.seats_version + 1))


def reset_deadlines_of(connection: Connection, person: str) -> list[TableChanged]:
    """Have the deadlines and alarms at a person's tables computed anew; what to publish after the commit.

    The person's clocks rest at other times from now on.
    """
    is_timed = (TABLES.c.status == RUNNING) & TABLES.c.deadline.is_not(None)
    connection.execute(
        update(TABLES)
        .where(_is_table_of(person))
        .values(seats_version=TABLES.c.seats_version + 1, deadline=case((is_timed, LONG_PAST), else_=TABLES.c.deadline))
    )
    alarms = (NOTIFICATIONS.c.person == person) & (NOTIFICATIONS.c.kind == "time")
    connection.execute(update(NOTIFICATIONS).where(alarms).values(due=LONG_PAST))
    mine = connection.execute(select(TABLES.c.id, TABLES.c.number).where(_is_table_of(person)))
    return [TableChanged(row.id, row.number) for row in mine]


def _is_table_of(person: str) -> ColumnElement[bool]:
    mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
    return TABLES.c.id.in_(mine) & TABLES.c.status.in_((OPEN, RUNNING))
