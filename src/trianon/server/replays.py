"""Looking back: a finished match at any point from any seat, a running one from one's own; and the record as a file."""

from __future__ import annotations

from sqlalchemy import Connection

from trianon.core.errors import IllegalAnswer
from trianon.core.fairness import Fairness
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match, state_hash
from trianon.core.match_file.write import write_record
from trianon.server.editions import setting_at
from trianon.server.house import OPEN, OVER, House, seat_of
from trianon.server.messages import may_watch, tell
from trianon.server.problems import Conflict, NotAllowed, Trouble
from trianon.server.protocol import Moment
from trianon.server.sitting import START, Entry, Sitting, entries_since, seats_of, start_at, state_before
from trianon.server.storage.rows import TableRow


def moment(house: House, table: str, person: str | None, at: int, wanted: int | None) -> Moment:
    """A match after `at` answers, from a seat (None: one's own, or a spectator's)."""
    with house.changing(table), house.store.read() as connection:
        row, seats = house.table(connection, table), seats_of(connection, table)
        own = seat_of(seats, person)
        may_watch(row, own)
        if row.status == OPEN:
            raise Conflict("not-running")
        viewer = _viewer(row, own, wanted)
        sitting = house.sittings.at(connection, row)
        count = len(sitting.line)
        if at > count:
            raise Trouble("no-such-answer", number=at, most=count)
        s = sitting.match.s if at == count else state_before(connection, row, sitting, at)
        then = Match.resumed(sitting.match.setting, start_at(row), s, sitting.match.answers[:at], [0] * row.players)
        entry = _entry(connection, row, sitting, at)
        return Moment(
            table, count, at, None if viewer == SPECTATOR else viewer + 1, then.view(viewer), then.question(),
            tell(then, entry, viewer),
        )  # fmt: skip


def _viewer(row: TableRow, own: int | None, wanted: int | None) -> int:
    if wanted is None:
        return SPECTATOR if own is None else own
    if wanted > row.players:
        raise Trouble("no-seat", seat=wanted, players=row.players)
    if row.status != OVER and wanted - 1 != own:
        raise NotAllowed("not-your-seat")
    return wanted - 1


def _entry(connection: Connection, row: TableRow, sitting: Sitting, at: int) -> Entry:
    number = sitting.line[at - 1] if at else START
    return entries_since(connection, row.id, number - 1, most=1)[0]


def record(house: House, table: str, person: str | None) -> str:
    """The record of a finished match, with what its seed was made of, as `trianon verify` reads it.

    A match that began under other rules may not replay under the present ones; then there is none.
    """
    with house.changing(table), house.store.read() as connection:
        row, seats = house.table(connection, table), seats_of(connection, table)
        may_watch(row, seat_of(seats, person))
        if row.status != OVER:
            raise Conflict("not-over")
        sitting = house.sittings.at(connection, row)
    match = Match(setting_at(row), start_at(row))
    try:
        for answer in sitting.match.answers:
            match.answer(answer.seat, answer.key)
    except IllegalAnswer:
        raise Conflict("other-rules", rules=row.rules, present=match.setting.game.version) from None
    if state_hash(match.s) != state_hash(sitting.match.s):
        raise Conflict("other-rules", rules=row.rules, present=match.setting.game.version)
    fairness = Fairness(row.commitment, row.secret, tuple(seated.salt for seated in seats))
    return write_record(match, [seated.name for seated in seats], fairness)
