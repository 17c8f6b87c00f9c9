"""Situations: everything one seat or spectator sees of a table, in the types of the API."""

import json
from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection

from trianon.core.fairness import Fairness
from trianon.core.kernel.seats import SPECTATOR
from trianon.server.limits import DEFAULT_ENTRIES, REST_NOTICE
from trianon.server.storage.rows import OPEN, OVER, RUNNING, Seat, Seats, TableRow
from trianon.server.table_store.clocks import MatchMeta
from trianon.server.table_store.entries import Entry, entries_since
from trianon.server.table_store.match_cache import LoadedMatch, Version
from trianon.server.table_store.prepared import all_prepared
from trianon.server.table_store.rests import Rests, rests_of
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.wall_clock import end_of_quiet_hours
from trianon.server.wire.match_messages import Result, SeedReveal, Situation, UndoRequest
from trianon.server.wire.table_messages import RestInfo, SaltOpening, SeatInfo, TableInfo
from trianon.viewing.match_view import entries_for_viewer, match_view

Absences = Mapping[tuple[str, str], float]  # see `Presence.absences`
NO_ABSENCES: Absences = {}


def situation(
    tables: TableRepository, table: str, person: str | None, since: int | None = None, *, include_entries: bool = True
) -> Situation:
    """The situation of one viewer, with the entries after number `since`, or with none."""
    with tables.read(table) as opened:
        row, seat = opened.row, opened.viewer_seat(person)
        loaded = opened.match() if row.status != OPEN else None
        first = since if include_entries else row.number
        return _build_situation(tables, opened.connection, row, opened.seats, loaded, person, seat, first)


def cached_situation(
    tables: TableRepository, table: str, person: str, since: int | None, at: Version
) -> Situation | None:
    """The situation from memory, without blocking; None if the caches are older than `at` or the table is locked."""
    with tables.try_lock(table) as free:
        known = tables.table_cache.get(table) if free else None
        if known is None or known.version < at:
            return None
        loaded = tables.match_cache.peek(known.row)
        seat = known.seats.of(person)
        if seat is None or loaded is None or not loaded.has_entries_since(since or 0):
            return None
        return _build_situation(tables, None, known.row, known.seats, loaded, person, seat, since)


def _build_situation(
    tables: TableRepository, connection: Connection | None, row: TableRow, seats: Seats, loaded: LoadedMatch | None,
    person: str | None, seat: int | None, since: int | None,
) -> Situation:  # fmt: skip
    known = max(0, row.number - DEFAULT_ENTRIES) if since is None else min(since, row.number)
    absences = tables.presence.absences if seat is not None else NO_ABSENCES
    info = table_info(row, seats, person, loaded.meta if loaded is not None else None, tables.now(), absences)
    if loaded is None:
        return Situation(
            table=info, number=row.number, since=known, view=None, question=None, decision=None, entries=[],
            may_undo=False, may_reconsider=False, undo_request=None, result=None,
        )  # fmt: skip
    match, runs = loaded.match, row.status == RUNNING
    entries = entries_after(connection, row, loaded, known)
    seen = match_view(match, seat, loaded.meta.opened, runs=runs, is_lesson=row.lesson is not None)
    return Situation(
        table=info,
        number=row.number,
        since=known,
        entries=entries_for_viewer(match, entries, SPECTATOR if seat is None else seat, loaded.recent),
        undo_request=undo_request_of(row),
        result=result_of(row, seats),
        undo_entry=loaded.undo_entry(seat, seats) if seat is not None and runs else None,
        prepared=all_prepared(row).get(seat) if row.prepared is not None and seat is not None else None,
        **seen._asdict(),
    )


def entries_after(connection: Connection | None, row: TableRow, loaded: LoadedMatch, since: int) -> list[Entry]:
    """The entries after a number, from memory if all of them are there."""
    if connection is None or loaded.has_entries_since(since):
        return [entry for entry in loaded.recent if entry.number > since]
    return entries_since(connection, row.id, since)


def undo_request_of(row: TableRow) -> UndoRequest | None:
    """The open undo request of a table."""
    if row.undo_request is None:
        return None
    stored = json.loads(row.undo_request)
    return UndoRequest(stored["seat"] + 1, stored["to"], [seat + 1 for seat in stored["agreed"]])


def result_of(row: TableRow, seats: Seats) -> Result | None:
    """The result of a finished match, with the parts of its seed."""
    if row.status != OVER:
        return None
    assert row.seed is not None  # set when the match starts
    assert row.result is not None
    if not row.is_fair:
        return Result(**json.loads(row.result), fairness=None)
    parts = fairness_of(row, seats)
    reveal = SeedReveal(parts.secret, list(parts.salts), row.seed, list(parts.committed), list(parts.salt_commitments))
    return Result(**json.loads(row.result), fairness=reveal)


def fairness_of(row: TableRow, seats: Seats) -> Fairness:
    """What the seed of a match was made of; to be shown once it is over."""
    commitments = tuple(seat.salt_commitment for seat in seats)
    return Fairness(
        row.commitment,
        row.secret,
        tuple(seat.salt for seat in seats),
        tuple(seat.knew_commitment for seat in seats),
        commitments if any(commitments) else (),
    )


def table_info(
    row: TableRow, seats: Seats, person: str | None, meta: MatchMeta | None, now: float,
    absences: Absences = NO_ABSENCES,
) -> TableInfo:  # fmt: skip
    """A table without its match, as one person sees it."""
    own = seats.of(person)
    asked = [seat + 1 for seat in range(row.players) if row.asked >> seat & 1]
    result = json.loads(row.result) if row.status == OVER and row.result is not None else {}
    return TableInfo(
        id=row.id,
        game=row.game,
        edition=row.edition,
        players=row.players,
        pace=row.pace,
        clock=row.clock_settings(),
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
        seats=[_seat_info(row, own, seat, meta, now, absences) for seat in seats],
        asked=asked,
        is_owner=row.owner == person,
        your_turn=own is not None and own + 1 in asked,
        unseen=max(0, row.number - seats[own].seen_entry) if own is not None else 0,
        rematch=row.rematch,
        lesson=row.lesson,
        opening=_opening_of(row, seats),
        from_position=row.position is not None,
        revised=meta is not None and meta.revised,
        from_device=row.device_match is not None,
        points=result.get("points") or None,
        placings=result.get("placings") or None,
        when_gone=row.when_gone,
    )


def _opening_of(row: TableRow, seats: Seats) -> SaltOpening | None:
    if row.status != OPEN or row.deadline is None:
        return None
    return SaltOpening([seat.salt_commitment for seat in seats], row.deadline)


def _seat_info(
    row: TableRow, own: int | None, seat: Seat, meta: MatchMeta | None, now: float, absences: Absences
) -> SeatInfo:  # fmt: skip
    kind: Any = "open" if seat.is_open else "bot" if seat.person is None else "person"
    if row.imported is not None:  # nobody sits there, but the file may name a player
        kind = "person" if seat.level is None and (seat.name or seat.person is not None) else "bot"
    clock, rests, is_own, is_asked = (
        row.clock_settings(),
        rests_of(row, seat),
        seat.seat == own,
        row.asked >> seat.seat & 1,
    )
    tells_presence = own is not None and not is_own
    absent_since = absences.get((row.id, seat.person)) if seat.person and tells_presence else None
    timed = meta if clock is not None and kind == "person" else None
    runs = meta if kind == "person" and is_asked and not seat.away else None
    replaceable_at = runs.replaceable_at(seat.seat, row.pace, rests) if runs and clock is None else None
    return SeatInfo(
        seat.seat + 1, seat.name, kind, seat.kept_for is not None, seat.level if kind == "bot" else None,
        is_own, seat.away, seat.was_away,
        reserve=timed.reserve[seat.seat] if timed is not None else None,
        due=runs.clock_deadline(seat.seat, clock.free, rests) if runs and clock is not None else None,
        replaceable_at=replaceable_at,
        absent_since=absent_since,
        here=absences is not NO_ABSENCES and tells_presence and absent_since is None and seat.seen_entry > 0,
        rest=_rest_info(rests, now) if own is not None and row.status != OVER else None,
        asleep_until=_asleep_until(seat, now) if tells_presence and row.pace == "slow" and row.status != OVER else None,
    )  # fmt: skip


def _rest_info(rests: Rests, now: float) -> RestInfo | None:
    """The rest that a seat has now, or the next one within a week."""
    rest = rests.rest_at(now) or rests.next_rest(now)
    return (
        RestInfo(rest.begin, rest.until, rest.reason) if rest is not None and rest.begin < now + REST_NOTICE else None
    )


def _asleep_until(seat: Seat, now: float) -> float | None:
    if seat.quiet_from is None or seat.quiet_until is None:
        return None
    until = end_of_quiet_hours(seat.quiet_from, seat.quiet_until, seat.time_zone or "UTC", now)
    return until if until > now else None
