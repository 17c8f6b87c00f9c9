"""The outbox of notifications: rows written in the transaction that causes them, sent later by `server/notifications`.

Only people who listen get rows, so a table of people who do not costs nothing.
"""

from collections.abc import Iterable

from sqlalchemy import Connection, insert, select

from trianon.core.kernel.struct import NONE
from trianon.core.match import Match
from trianon.server.limits import NOTIFICATION_DELAY
from trianon.server.storage.rows import Seats, TableRow
from trianon.server.storage.schema import NOTIFICATION_SETTINGS, NOTIFICATIONS
from trianon.server.table_store.clocks import MatchMeta
from trianon.server.table_store.entries import START, Entry
from trianon.server.wire.field_types import NotificationKind

INSERT_NOTIFICATION = insert(NOTIFICATIONS)


def note_entry(
    connection: Connection, row: TableRow, seats: Seats, match: Match, meta: MatchMeta, entry: Entry, by_hand: bool
) -> None:
    """Note what an entry has people hear: that the match began, that they are asked, that it is over.

    The person who answered by hand knows; matches against bots alone and lessons are played by who looks at them.
    """
    if row.lesson is not None or len(seats.people()) == 1:
        return
    knows = entry.seat if by_hand else NONE
    listeners = [seat for seat in seats if seat.listens and seat.person is not None and seat.seat != knows]
    if match.over:
        _note(connection, row.id, "over", [seat.person for seat in listeners], entry.number, entry.at)
        return
    if entry.number == START:
        _note(connection, row.id, "begun", [seat.person for seat in listeners], entry.number, entry.at)
    asked = match.asked()
    newly = [seat for seat in listeners if seat.seat in asked and meta.opened[seat.seat] == entry.number]
    _note(connection, row.id, "turn", [seat.person for seat in newly if not seat.away], entry.number, entry.at)


def note_closing(connection: Connection, row: TableRow, seats: Seats, now: float) -> None:
    """Note that a table was closed: all hear that the match is over."""
    people = [seat.person for seat in seats if seat.listens]
    _note(connection, row.id, "over", people, row.number, now)


def note_invitations(connection: Connection, table: str, people: Iterable[str], now: float) -> None:
    """Note that seats of a new table are kept for people."""
    listening = select(NOTIFICATION_SETTINGS.c.person).where(
        NOTIFICATION_SETTINGS.c.person.in_(list(people)), NOTIFICATION_SETTINGS.c.listens
    )
    _note(connection, table, "invited", connection.execute(listening).scalars().all(), 0, now)


def _note(
    connection: Connection, table: str, kind: NotificationKind, people: Iterable[str | None], number: int, at: float
) -> None:
    due = at + NOTIFICATION_DELAY
    rows = [{"person": person, "table_id": table, "kind": kind, "number": number, "due": due} for person in people]
    if rows:
        connection.execute(INSERT_NOTIFICATION, rows)
