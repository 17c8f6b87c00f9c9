"""Situations: everything one seat or spectator sees of a table, in the types of the API."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection

from trianon.core.kernel.events import events_for
from trianon.core.kernel.seats import SPECTATOR, only
from trianon.core.match import Match
from trianon.server.matches.clocks import MatchMeta
from trianon.server.matches.entries import Entry, entries_since
from trianon.server.matches.match_cache import LoadedMatch, Version
from trianon.server.node import ServerNode
from trianon.server.storage.rows import OPEN, OVER, RUNNING, TableRow
from trianon.server.storage.seats import Seats
from trianon.server.wire.messages import (
    BlockedOptions,
    Decision,
    EntryView,
    Result,
    SeatInfo,
    SeedReveal,
    Situation,
    TableInfo,
    UndoRequest,
)

DEFAULT_ENTRIES = 40  # entries sent without `since`


def situation(node: ServerNode, table: str, person: str | None, since: int | None = None) -> Situation:
    """The situation of one viewer, with the entries after number `since`."""
    with node.read_table(table) as opened:
        row, seat = opened.row, opened.visible_to(person)
        loaded = opened.match() if row.status != OPEN else None
        return _build_situation(opened.connection, row, opened.seats, loaded, person, seat, since)


def cached_situation(node: ServerNode, table: str, person: str, since: int | None, at: Version) -> Situation | None:
    """The situation from memory, without blocking; None if the caches are older than `at` or the table is locked."""
    with node.try_lock(table) as free:
        known = node.table_cache.get(table) if free else None
        if known is None or known.version < at:
            return None
        loaded = node.match_cache.peek(known.row)
        seat = known.seats.of(person)
        if seat is None or loaded is None or not loaded.has_entries_since(since or 0):
            return None
        return _build_situation(None, known.row, known.seats, loaded, person, seat, since)


def _build_situation(
    connection: Connection | None, row: TableRow, seats: Seats, loaded: LoadedMatch | None, person: str | None,
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
    """The entries after a number, from memory if all of them are there."""
    if connection is None or loaded.has_entries_since(since):
        return [entry for entry in loaded.recent if entry.number > since]
    return entries_since(connection, row.id, since)


def entry_for_viewer(match: Match, entry: Entry, viewer: int) -> EntryView:
    """An entry as one viewer sees it: the answer only as far as its visible events show it."""
    events = events_for(entry.rows, match.setting.game.event_kinds, only(viewer), match.setting.text)
    seat = entry.seat + 1 if entry.seat >= 0 else None
    kind: Any = entry.kind
    by: Any = entry.by
    return EntryView(entry.number, kind, seat, by, entry.at, list(entry.undone), events)


def decision_of(loaded: LoadedMatch, seat: int) -> Decision | None:
    """The open decision of a seat, None if the match does not wait for it."""
    match = loaded.match
    if match.over or seat not in match.asked():
        return None
    reasons = [
        BlockedOptions(reason.rule, reason.text, reason.missing, keys)
        for reason, keys in match.blocked_options(seat).items()
    ]
    return Decision(loaded.meta.opened[seat], match.options(seat), reasons)


def undo_request_of(row: TableRow) -> UndoRequest | None:
    """The open undo request of a table."""
    if row.undo_request is None:
        return None
    wish = json.loads(row.undo_request)
    return UndoRequest(wish["seat"] + 1, wish["to"], [seat + 1 for seat in wish["agreed"]])


def result_of(row: TableRow, seats: Seats) -> Result | None:
    """The result of a finished match, with the parts of its seed."""
    if row.status != OVER:
        return None
    assert row.seed is not None  # set when the match starts
    assert row.result is not None
    fairness = SeedReveal(row.secret, [seat.salt for seat in seats], row.seed, [seat.knew_commitment for seat in seats])
    return Result(**json.loads(row.result), fairness=fairness)


def table_info(row: TableRow, seats: Seats, person: str | None, meta: MatchMeta | None = None) -> TableInfo:
    """A table without its match, as one person sees it."""
    own, clock = seats.of(person), row.clock_settings()
    asked = [seat + 1 for seat in range(row.players) if row.asked >> seat & 1]
    infos = []
    for seat in seats:
        kind: Any = "open" if seat.is_open else "bot" if seat.person is None else "person"
        timed = meta if clock is not None and kind == "person" else None
        runs = kind == "person" and seat.seat + 1 in asked and not seat.away
        ends = timed.clock_deadline(seat.seat, clock.free) if timed and clock and runs else None
        endures = meta.replaceable_at(seat.seat, row.pace) if meta and clock is None and runs else None
        infos.append(
            SeatInfo(
                seat.seat + 1, seat.name, kind, seat.kept_for is not None,
                seat.level if kind == "bot" else None, seat.seat == own, seat.away, seat.was_away,
                reserve=timed.reserve[seat.seat] if timed is not None else None,
                due=ends,
                patience=endures,
            )
        )  # fmt: skip
    result = json.loads(row.result) if row.status == OVER and row.result is not None else {}
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
        points=result.get("points"),
        placings=result.get("placings"),
    )
