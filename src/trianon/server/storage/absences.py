"""Absences in the database, where a node finds them after a restart: by table and person, since when."""

from collections.abc import Mapping

from sqlalchemy import bindparam, select, update

from trianon.server.limits import MAX_ABSENCES
from trianon.server.storage.rows import OPEN, RUNNING
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.storage.store import Store

Absences = Mapping[tuple[str, str], float | None]  # None: returned

_SAVE = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.person == bindparam("player"))
    .values(left_at=bindparam("since"))
)


def load_absences(store: Store) -> dict[tuple[str, str], float]:
    """The latest absences at tables that are not over, the oldest first."""
    wanted = select(SEATS.c.table_id, SEATS.c.person, SEATS.c.left_at).join(TABLES)
    wanted = wanted.where(SEATS.c.left_at.is_not(None), TABLES.c.status.in_((OPEN, RUNNING)))
    with store.read() as connection:
        rows = connection.execute(wanted.order_by(SEATS.c.left_at.desc()).limit(MAX_ABSENCES)).all()
    return {(row.table_id, row.person): row.left_at for row in reversed(rows)}


def save_absences(store: Store, absences: Absences) -> None:
    """Write absences and returns, each in a transaction of its own: writers of several tables lock those first."""
    for (table, person), since in absences.items():
        with store.write() as connection:
            connection.execute(_SAVE, {"table": table, "player": person, "since": since})
