"""What one seat, or a spectator, is told of a table: its view, what happened, and what it is asked."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection

from trianon.core.kernel.events import events_for
from trianon.core.kernel.seats import SPECTATOR, only
from trianon.core.match import Match
from trianon.server.errors import NotFound
from trianon.server.matches.bookkeeping import clock_deadline, replaceable_at
from trianon.server.matches.match_cache import Entry, LoadedMatch, MatchMeta, Seat, entries_since
from trianon.server.matches.table_cache import Version
from trianon.server.node import OPEN, OVER, RUNNING, ServerNode, clock_of, is_private, seat_of
from trianon.server.storage.rows import TableRow
from trianon.server.wire.messages import Decision, Fairness, Reason, Result, SeatInfo, Situation, TableInfo, Told, Wish

DEFAULT_ENTRIES = 40  # entries told to who does not say what is known already


def situation(node: ServerNode, table: str, person: str | None, since: int | None = None) -> Situation:
    """Where a table stands, for one person."""
    with node.locked(table), node.store.read() as connection:
        row = node.load_table(connection, table)
        seats = node.seats(connection, row)
        loaded = node.match_cache.at(connection, row) if row.status != OPEN else None
        seat = seat_of(seats, person)
        require_visible(row, seat)
        return _build_situation(connection, row, seats, loaded, person, seat, since)


def cached_situation(node: ServerNode, table: str, person: str, since: int | None, at: Version) -> Situation | None:
    """The same, if this node knows where the table stands since then and nobody is changing it: without waiting."""
    with node.try_locked(table) as free:
        known = node.table_cache.get(table) if free else None
        if known is None or known.version < at:
            return None
        loaded = node.match_cache.peek(known.row)
        seat = seat_of(known.seats, person)
        if seat is None or loaded is None or not loaded.has_entries_since(since or 0):
            return None
        return _build_situation(None, known.row, known.seats, loaded, person, seat, since)


def require_visible(row: TableRow, seat: int | None) -> None:
    """Refuse who may not see this table, as if there were none."""
    if seat is None and is_private(row):
        raise NotFound("no-table")


def _build_situation(
    connection: Connection | None, row: TableRow, seats: list[Seat], loaded: LoadedMatch | None, person: str | None,
    seat: int | None, since: int | None,
) -> Situation:  # fmt: skip
    known = max(0, row.number - DEFAULT_ENTRIES) if since is None else min(since, row.number)
    info = table_info(row, seats, person, loaded.meta if loaded is not None else None)
    if loaded is None:
        return Situation(info, row.number, known, None, None, None, [], False, False, None, None)
    match, viewer = loaded.match, SPECTATOR if seat is None else seat
    return Situation(
        table=info,
        number=row.number,
        since=known,
        view=match.view(viewer),
        question=match.question(),
        decision=decision_of(loaded, seat) if seat is not None else None,
        entries=[entry_for_viewer(match, entry, viewer) for entry in entries_after(connection, row, loaded, known)],
        may_undo=seat is not None and row.status == RUNNING and match.may_undo(seat),
        may_reconsider=seat is not None and row.status == RUNNING and match.may_reconsider(seat),
        wish=undo_request_of(row),
        result=result_of(row, seats),
    )


def entries_after(connection: Connection | None, row: TableRow, loaded: LoadedMatch, since: int) -> list[Entry]:
    """The entries after a number, from memory where they are there."""
    if connection is None or loaded.has_entries_since(since):
        return [entry for entry in loaded.recent if entry.number > since]
    return entries_since(connection, row.id, since)


def entry_for_viewer(match: Match, entry: Entry, viewer: int) -> Told:
    """An entry as a seat heard it: the answer itself only as far as its events tell."""
    events = events_for(entry.rows, match.setting.game.event_kinds, only(viewer), match.setting.text)
    seat = entry.seat + 1 if entry.seat >= 0 else None
    kind: Any = entry.kind
    by: Any = entry.by
    return Told(entry.number, kind, seat, by, entry.at, list(entry.undone), events)


def decision_of(loaded: LoadedMatch, seat: int) -> Decision | None:
    """What a seat is asked, None when it is not its turn."""
    match = loaded.match
    if match.over or seat not in match.asked():
        return None
    reasons = [
        Reason(reason.rule, reason.text, reason.missing, keys) for reason, keys in match.blocked_options(seat).items()
    ]
    return Decision(loaded.meta.opened[seat], match.options(seat), reasons)


def undo_request_of(row: TableRow) -> Wish | None:
    """The wish to go back that is open at a table."""
    if row.undo_request is None:
        return None
    wish = json.loads(row.undo_request)
    return Wish(wish["seat"] + 1, wish["to"], [seat + 1 for seat in wish["agreed"]])


def result_of(row: TableRow, seats: list[Seat]) -> Result | None:
    """How a match ended, with everything its seed was made of."""
    if row.status != OVER:
        return None
    assert row.seed is not None  # of a match that is over
    assert row.result is not None
    fairness = Fairness(row.secret, [seated.salt for seated in seats], row.seed)
    return Result(**json.loads(row.result), fairness=fairness)


def table_info(row: TableRow, seats: list[Seat], person: str | None, meta: MatchMeta | None = None) -> TableInfo:
    """A table as somebody sees it from outside."""
    own, clock = seat_of(seats, person), clock_of(row)
    asked = [seat + 1 for seat in range(row.players) if row.asked >> seat & 1]
    infos = []
    for seated in seats:
        kind: Any = "open" if seated.is_open else "bot" if seated.person is None else "person"
        timed = meta if clock is not None and kind == "person" else None
        runs = kind == "person" and seated.seat + 1 in asked and not seated.away
        ends = clock_deadline(timed, seated.seat, clock.free) if timed and clock and runs else None
        endures = replaceable_at(meta, seated.seat, row.pace) if meta and clock is None and runs else None
        infos.append(
            SeatInfo(
                seated.seat + 1, seated.name, kind, seated.level if kind == "bot" else None, seated.seat == own,
                seated.away, seated.was_away,
                reserve=timed.reserve[seated.seat] if timed is not None else None,
                due=ends,
                patience=endures,
            )
        )  # fmt: skip
    return TableInfo(
        id=row.id,
        game=row.game,
        edition=row.edition,
        players=row.players,
        pace=row.pace,
        clock=clock,
        open_information=row.open_information,
        hints=row.hints,
        watch=row.watch,
        listed=row.listed,
        status=row.status,
        created=row.created,
        changed=row.changed,
        commitment=row.commitment,
        number=row.number,
        rules=row.rules,
        seats=infos,
        asked=asked,
        is_owner=row.owner == person,
        your_turn=own is not None and own + 1 in asked,
        unseen=max(0, row.number - seats[own].seen_entry) if own is not None else 0,
        rematch=row.rematch,
    )
