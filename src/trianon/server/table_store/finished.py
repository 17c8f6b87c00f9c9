"""Rows of finished matches: the result by seat, and what histories and statistics are listed by."""

from sqlalchemy import Connection, bindparam, insert, update

from trianon.core.match import Match
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import FINISHED, SEATS

# Built once: building a statement takes longer than running it.
INSERT_FINISHED = insert(FINISHED)
UPDATE_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("own"))
    .values(placing=bindparam("placing"), points=bindparam("points"))
)


def record_finished(
    connection: Connection, row: TableRow, match: Match, people: int, now: float, *, revised: bool
) -> None:
    """Write the result of a match that just ended; its summary is derived later, off the event loop."""
    result = match.result()
    connection.execute(
        INSERT_FINISHED,
        {
            "table_id": row.id,
            "game": row.game,
            "players": row.players,
            "people": people,
            "ended": now,
            "closed": False,
            "is_counted": not (revised or row.edition_text or row.lesson or row.position or row.device_match),
        },
    )
    placed = enumerate(zip(result["placings"], result["points"], strict=True))
    connection.execute(
        UPDATE_SEAT,
        [{"table": row.id, "own": seat, "placing": placing, "points": points} for seat, (placing, points) in placed],
    )


def record_closed(connection: Connection, row: TableRow, people: int, now: float) -> None:
    """Write that a match was closed without a result: it is in histories, and counts nowhere."""
    connection.execute(
        insert(FINISHED).values(
            table_id=row.id, game=row.game, players=row.players, people=people, ended=now, is_counted=False, closed=True
        )
    )
