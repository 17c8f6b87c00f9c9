"""How many tables a person may have at the same time."""

from sqlalchemy import Connection, func, select

from trianon.server.errors import Conflict
from trianon.server.limits import MAX_TABLES_PER_PERSON
from trianon.server.storage.rows import OPEN, RUNNING
from trianon.server.storage.schema import SEATS, TABLES


def check_table_limit(connection: Connection, person: str) -> None:
    """Raise Conflict if the person has MAX_TABLES_PER_PERSON tables."""
    mine = select(func.count()).select_from(SEATS.join(TABLES, SEATS.c.table_id == TABLES.c.id))
    mine = mine.where(SEATS.c.person == person, TABLES.c.status.in_((OPEN, RUNNING)))
    if connection.execute(mine).scalar_one() >= MAX_TABLES_PER_PERSON:
        raise Conflict("too-many-tables", most=MAX_TABLES_PER_PERSON)
