"""The outlook of one viewer of a table: the current score, and the consequences of the options it has."""

from trianon.server.storage.rows import RUNNING
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.wire.outlook_messages import Consequences, Score
from trianon.viewing.outlooks import consequences_for, seat_scores


def score_of(tables: TableRepository, table: str, person: str | None) -> Score:
    """The score of a running match as it stands, line by line, as one viewer sees it."""
    with tables.read(table) as opened:
        row, seat = opened.row, opened.viewer_seat(person)
        if row.status != RUNNING:
            return Score(row.number, [])  # not begun, or over: then the result tells
        return Score(row.number, seat_scores(opened.match().match, seat))


def consequences_of(tables: TableRepository, table: str, person: str, key: str | None) -> Consequences:
    """What the options of a person's open decision cost and bring; only one option where `key` names it.

    A person without a question has no options.
    """
    with tables.read(table) as opened:
        row, seat = opened.row, opened.own_seat(person)
        loaded = opened.match() if row.status == RUNNING else None
        if loaded is None or seat not in loaded.match.asked():
            return Consequences(row.number, [])  # the question was answered meanwhile
        return Consequences(loaded.meta.opened[seat], consequences_for(loaded.match, seat, key))
