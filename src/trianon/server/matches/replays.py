"""Looking back: a finished match at any point from any seat, a running one from one's own; and the record as a file."""

from __future__ import annotations

from sqlalchemy import Connection

from trianon.core.errors import IllegalAnswer
from trianon.core.fairness import Fairness
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match, state_hash
from trianon.core.match_file.write import write_record
from trianon.server.errors import ApiError, Conflict, Forbidden
from trianon.server.matches.editions import setting_at
from trianon.server.matches.match_cache import (
    START,
    Entry,
    LoadedMatch,
    entries_since,
    seats_of,
    start_at,
    state_before,
)
from trianon.server.matches.situations import entry_for_viewer, require_visible
from trianon.server.node import OPEN, OVER, ServerNode, seat_of
from trianon.server.storage.rows import TableRow
from trianon.server.wire.messages import Moment


def replay_at(node: ServerNode, table: str, person: str | None, at: int, wanted: int | None) -> Moment:
    """A match after `at` answers, from a seat (None: one's own, or a spectator's)."""
    with node.locked(table), node.store.read() as connection:
        row, seats = node.load_table(connection, table), seats_of(connection, table)
        own = seat_of(seats, person)
        require_visible(row, own)
        if row.status == OPEN:
            raise Conflict("not-running")
        viewer = _viewer(row, own, wanted)
        loaded = node.match_cache.at(connection, row)
        count = len(loaded.entry_numbers)
        if at > count:
            raise ApiError("no-such-answer", number=at, most=count)
        s = loaded.match.s if at == count else state_before(connection, row, loaded, at)
        then = Match.resumed(loaded.match.setting, start_at(row), s, loaded.match.answers[:at], [0] * row.players)
        entry = _entry(connection, row, loaded, at)
        return Moment(
            table, count, at, None if viewer == SPECTATOR else viewer + 1, then.view(viewer), then.question(),
            entry_for_viewer(then, entry, viewer), then.points_now() if row.status == OVER else None,
        )  # fmt: skip


def _viewer(row: TableRow, own: int | None, wanted: int | None) -> int:
    if wanted is None:
        return SPECTATOR if own is None else own
    if wanted > row.players:
        raise ApiError("no-seat", seat=wanted, players=row.players)
    if row.status != OVER and wanted - 1 != own:
        raise Forbidden("not-your-seat")
    return wanted - 1


def _entry(connection: Connection, row: TableRow, loaded: LoadedMatch, at: int) -> Entry:
    number = loaded.entry_numbers[at - 1] if at else START
    return entries_since(connection, row.id, number - 1, most=1)[0]


def record(node: ServerNode, table: str, person: str | None) -> str:
    """The record of a finished match, with what its seed was made of, as `trianon verify` reads it.

    A match that began under other rules may not replay under the present ones; then there is none.
    """
    with node.locked(table), node.store.read() as connection:
        row, seats = node.load_table(connection, table), seats_of(connection, table)
        require_visible(row, seat_of(seats, person))
        if row.status != OVER:
            raise Conflict("not-over")
        loaded = node.match_cache.at(connection, row)
    match = Match(setting_at(row), start_at(row))
    try:
        for answer in loaded.match.answers:
            match.answer(answer.seat, answer.key)
    except IllegalAnswer:
        raise Conflict("other-rules", rules=row.rules, present=match.setting.game.version) from None
    if state_hash(match.s) != state_hash(loaded.match.s):
        raise Conflict("other-rules", rules=row.rules, present=match.setting.game.version)
    fairness = Fairness(row.commitment, row.secret, tuple(seated.salt for seated in seats))
    return write_record(match, [seated.name for seated in seats], fairness)
