"""The finished matches of a person: filtered, sorted, page by page."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, func, select

from trianon.server.history.summaries import summarize_pending
from trianon.server.limits import HISTORY_PAGE, HISTORY_PAGES, SUMMARIES_PER_REQUEST
from trianon.server.storage.schema import FINISHED, SEATS, TABLES
from trianon.server.storage.store import Store
from trianon.server.wire.history_messages import (
    FinishedMatch,
    FinishedSeat,
    MatchHistory,
    MatchOrder,
    MatchResultKind,
    Opposition,
)

ORDERS: dict[str, tuple[ColumnElement[Any], ...]] = {
    "newest": (),  # the default order, appended to every other
    "oldest": (FINISHED.c.ended.asc(),),
    "points": (SEATS.c.points.is_(None), SEATS.c.points.desc()),
    "place": (SEATS.c.placing.is_(None), SEATS.c.placing.asc(), FINISHED.c.players.desc()),
    "longest": (func.coalesce(FINISHED.c.answers, 0).desc(),),
}
COLUMNS = (
    FINISHED.c.table_id, FINISHED.c.game, FINISHED.c.ended, FINISHED.c.answers, FINISHED.c.seconds,
    SEATS.c.seat, SEATS.c.placing, SEATS.c.points, TABLES.c.edition, TABLES.c.lesson, TABLES.c.position,
    TABLES.c.device_match,
)  # fmt: skip


@dataclass(frozen=True)
class HistoryFilter:
    """Which finished matches are listed; None for all."""

    game: str | None = None
    players: int | None = None
    against: Opposition | None = None
    result: MatchResultKind | None = None

    def condition(self) -> list[ColumnElement[bool]]:
        """SQL conditions on the match and on the person's seat."""
        found: list[ColumnElement[bool]] = []
        if self.game is not None:
            found.append(FINISHED.c.game == self.game)
        if self.players is not None:
            found.append(FINISHED.c.players == self.players)
        if self.against is not None:
            found.append(FINISHED.c.people > 1 if self.against == "people" else FINISHED.c.people == 1)
        if self.result is not None:
            found.append(SEATS.c.placing == 1 if self.result == "won" else SEATS.c.placing > 1)
        return found


def match_history(
    store: Store, person: str, wanted: HistoryFilter, order: MatchOrder = "newest", page: int = 1
) -> MatchHistory:
    """A page of the finished matches of a person, from page 1."""
    summarize_pending(store, SUMMARIES_PER_REQUEST, person)
    with store.read() as connection:
        own = _own_finished(select(*COLUMNS), person).where(*wanted.condition())
        total = connection.execute(_own_finished(select(func.count()), person).where(*wanted.condition())).scalar_one()
        ordered = own.order_by(*ORDERS[order], FINISHED.c.ended.desc(), FINISHED.c.table_id)
        rows = connection.execute(ordered.limit(HISTORY_PAGE).offset((page - 1) * HISTORY_PAGE)).all()
        seats = _seats(connection, [row.table_id for row in rows], person)
        counts = connection.execute(
            _own_finished(select(FINISHED.c.players), person).distinct().order_by(FINISHED.c.players)
        )
        player_counts = list(counts.scalars())
    pages = max(1, min(HISTORY_PAGES, -(-total // HISTORY_PAGE)))
    return MatchHistory([_match(row, seats[row.table_id]) for row in rows], total, page, pages, player_counts)


def _own_finished(columns: Select[Any], person: str) -> Select[Any]:
    """Columns of finished matches and of the seat a person had there."""
    joined = FINISHED.join(SEATS, SEATS.c.table_id == FINISHED.c.table_id).join(
        TABLES, TABLES.c.id == FINISHED.c.table_id
    )
    return columns.select_from(joined).where(SEATS.c.person == person, SEATS.c.placing.is_not(None) | FINISHED.c.closed)


def _match(row: Row[Any], seats: list[FinishedSeat]) -> FinishedMatch:
    return FinishedMatch(
        row.table_id, row.game, row.edition, row.lesson, row.position is not None, row.ended, row.answers, row.seconds,
        row.placing, row.points, seats, row.device_match is not None,
    )  # fmt: skip


def _seats(connection: Connection, tables: list[str], person: str) -> dict[str, list[FinishedSeat]]:
    found: dict[str, list[FinishedSeat]] = {table: [] for table in tables}
    rows = connection.execute(select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat))
    for row in rows:
        level = row.level if row.person is None else None
        found[row.table_id].append(
            FinishedSeat(row.seat + 1, row.name, level, row.person == person, row.was_away, row.placing, row.points)
        )
    return found
