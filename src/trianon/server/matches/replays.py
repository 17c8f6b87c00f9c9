"""Replays: a finished match at any point from any seat, a running one from the viewer's own; and the match file."""

from sqlalchemy import Connection

from trianon.core.errors import IllegalAnswer
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match, state_hash
from trianon.core.match_file.write import write_record
from trianon.server.errors import ApiError, Conflict, Forbidden
from trianon.server.matches.situations import fairness_of
from trianon.server.node import ServerNode
from trianon.server.storage.rows import OPEN, OVER, Seats, TableRow
from trianon.server.table_store.entries import START, Entry, entries_since
from trianon.server.table_store.match_cache import LoadedMatch, new_match, state_before, table_start
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.wire.match_messages import ReplayPosition
from trianon.viewing.match_view import CONTEXT
from trianon.viewing.positions import replay_position


def replay_at(node: ServerNode, table: str, person: str | None, at: int, wanted: int | None) -> ReplayPosition:
    """A match after `at` answers, from seat `wanted` (None: the viewer's own, or a spectator's)."""
    with node.tables.read(table) as opened:
        row, connection, own = opened.row, opened.connection, opened.viewer_seat(person)
        if row.status == OPEN:
            raise Conflict("not-running")
        if row.status == OVER:
            node.prepare_analysis(row.game)
        viewer = _viewer(row, own, wanted)
        loaded = opened.match()
        count = len(loaded.entry_numbers)
        if at > count:
            raise ApiError("no-such-answer", number=at, most=count)
        s = loaded.match.s if at == count else state_before(connection, row, loaded, at)
        then = Match.resumed(loaded.match.setting, table_start(row), s, loaded.match.answers[:at], [0] * row.players)
        entries = _entries_up_to(connection, row, loaded, at)
        return replay_position(table, then, count, entries, viewer, over=row.status == OVER)


def _viewer(row: TableRow, own: int | None, wanted: int | None) -> int:
    if wanted is None:
        return SPECTATOR if own is None else own
    if wanted > row.players:
        raise ApiError("no-seat", seat=wanted, players=row.players)
    if row.status != OVER and wanted - 1 != own:
        raise Forbidden("not-your-seat")
    return wanted - 1


def _entries_up_to(connection: Connection, row: TableRow, loaded: LoadedMatch, at: int) -> list[Entry]:
    """The entry of an answer, and those before it that its phrases may continue."""
    number = loaded.entry_numbers[at - 1] if at else START
    before = min(number - START, CONTEXT)
    return entries_since(connection, row.id, number - before - 1, most=before + 1)


def finished_match(tables: TableRepository, table: str, person: str | None) -> tuple[Match, TableRow, Seats]:
    """A finished match that a person may see, replayed under the present rules.

    Refused for a match of an earlier version of the rules that does not replay under the present one.
    """
    with tables.read(table) as opened:
        row, seats = opened.row, opened.seats
        opened.viewer_seat(person)
        if row.status != OVER:
            raise Conflict("not-over")
        loaded = opened.match()
    match = new_match(row)
    try:
        for answer in loaded.match.answers:
            match.answer(answer.seat, answer.key)
    except IllegalAnswer:
        raise Conflict("other-rules", rules=row.rules, present=match.setting.game.version) from None
    if state_hash(match.s) != state_hash(loaded.match.s):
        raise Conflict("other-rules", rules=row.rules, present=match.setting.game.version)
    return match, row, seats


def match_file(tables: TableRepository, table: str, person: str | None) -> str:
    """The match file of a finished match, with the parts of its seed, as `trianon verify` reads it.

    A lesson, an imported match or one that began from a position has no such parts: its file shows the seed alone.
    """
    match, row, seats = finished_match(tables, table, person)
    names = [seat.name for seat in seats]
    return write_record(match, names, fairness_of(row, seats) if row.is_fair else None)
