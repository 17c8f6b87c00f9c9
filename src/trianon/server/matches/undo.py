"""Taking back: to the engine's horizon at will, beyond it when every other person agrees."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import Any

import numpy as np
from sqlalchemy import Connection, update

from trianon.core.kernel.events import WIDTH
from trianon.server.errors import Conflict
from trianon.server.lobby.tables import reclaiming_seat
from trianon.server.matches.bookkeeping import append_entry, charge_clock, open_decisions, resume_clock, sealed_counts
from trianon.server.matches.match_cache import START, Entry, LoadedMatch, Seat, state_before
from trianon.server.node import RUNNING, ServerNode, active_seat, clock_of, people_of
from trianon.server.realtime.pubsub import TableChanged
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import TABLES
from trianon.server.wire.messages import Accepted

NO_EVENTS = np.zeros((0, WIDTH), np.int16)


def undo_answer(node: ServerNode, table: str, person: str, entry: int | None = None) -> Accepted:
    """Take back one's latest answer, as far as one has learnt nothing since.

    Where its entry is named, taking it back twice is taking it back once: a lost reply can be asked for again.
    """
    return reclaiming_seat(node, table, person, lambda: _undo_answer(node, table, person, entry))


def _undo_answer(node: ServerNode, table: str, person: str, entry: int | None) -> Accepted:
    with node.locked(table), node.store.write() as connection:
        row, seat, seats, loaded = _load(node, connection, table, person)
        if entry is not None and START < entry <= row.number and entry not in loaded.entry_numbers:
            return Accepted(row.number, True)
        last = loaded.match.last_own(seat)
        if last is None:
            raise Conflict("nothing-to-take-back")
        if entry is not None and loaded.entry_numbers[last] != entry:
            raise Conflict("no-such-entry", number=entry)
        before, now = sealed_counts(loaded.match), node.now()
        _charge_clock(row, loaded, seat, now)
        loaded.match.undo(seat, state_before(connection, row, loaded, last))
        dropped = [loaded.entry_numbers.pop(last)]
        open_decisions(loaded.meta, loaded.match, before, seat, row.number + 1, now)
        resume_clock(loaded.meta, seat, now)
        number = _append_undo(connection, row, seats, loaded, seat, dropped, now)
    node.pubsub.publish(TableChanged(table, number, people_of(seats)))
    return Accepted(number, False)


def request_undo(node: ServerNode, table: str, person: str, to: int) -> Accepted:
    """Ask the others to go on after an earlier entry; where no other person plays, it is done at once."""
    return reclaiming_seat(node, table, person, lambda: _request_undo(node, table, person, to))


def _request_undo(node: ServerNode, table: str, person: str, to: int) -> Accepted:
    with node.locked(table), node.store.write() as connection:
        row, seat, seats, loaded = _load(node, connection, table, person)
        if not (to == START or to in loaded.entry_numbers[:-1]) or not loaded.entry_numbers:
            raise Conflict("no-such-entry", number=to)
        number = _settle(node, connection, row, seats, loaded, {"seat": seat, "to": to, "agreed": [seat]})
    node.pubsub.publish(TableChanged(table, number, people_of(seats)))
    return Accepted(number, False)


def answer_undo_request(node: ServerNode, table: str, person: str, agree: bool, to: int | None = None) -> Accepted:
    """Agree to go back, or not: one refusal ends the wish. Where `to` is said, only a wish for that entry is meant."""
    return reclaiming_seat(node, table, person, lambda: _answer_undo_request(node, table, person, agree, to))


def _answer_undo_request(node: ServerNode, table: str, person: str, agree: bool, to: int | None) -> Accepted:
    with node.locked(table), node.store.write() as connection:
        row, seat, seats, loaded = _load(node, connection, table, person)
        if row.undo_request is None:
            raise Conflict("no-wish")
        undo_request = json.loads(row.undo_request)
        if to is not None and to != undo_request["to"]:
            raise Conflict("other-wish", number=undo_request["to"])
        if not agree:
            _store_undo_request(connection, row, None)
            number = row.number
        else:
            undo_request["agreed"] = sorted({*undo_request["agreed"], seat})
            number = _settle(node, connection, row, seats, loaded, undo_request)
    node.pubsub.publish(TableChanged(table, number, people_of(seats)))
    return Accepted(number, False)


def _load(
    node: ServerNode, connection: Connection, table: str, person: str
) -> tuple[TableRow, int, list[Seat], LoadedMatch]:
    row = node.load_table(connection, table, for_change=True)
    seat, seats = active_seat(node, connection, row, person)
    if row.status != RUNNING:
        raise Conflict("not-running")
    return row, seat, seats, node.match_cache.at(connection, row)


def _settle(
    node: ServerNode,
    connection: Connection,
    row: TableRow,
    seats: list[Seat],
    loaded: LoadedMatch,
    undo_request: dict[str, Any],
) -> int:
    """Go back if every person agreed, else keep the wish; the number of the latest entry.

    Who is absent has not agreed: nobody loses a good position overnight.
    """
    if any(seated.person is not None and seated.seat not in undo_request["agreed"] for seated in seats):
        _store_undo_request(connection, row, json.dumps(undo_request))
        return int(row.number)
    index = bisect_right(loaded.entry_numbers, undo_request["to"])
    dropped, now = loaded.entry_numbers[index:], node.now()
    for seat in range(row.players):
        _charge_clock(row, loaded, seat, now)
    loaded.match.rewind(index, state_before(connection, row, loaded, index))
    del loaded.entry_numbers[index:]
    open_decisions(loaded.meta, loaded.match, None, undo_request["seat"], row.number + 1, now)
    return _append_undo(connection, row, seats, loaded, undo_request["seat"], dropped, now)


def _store_undo_request(connection: Connection, row: TableRow, undo_request: str | None) -> None:
    """Note a wish, or that there is none any more; those who look at another node learn of it by the seats_version."""
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == row.id)
        .values(undo_request=undo_request, seats_version=row.seats_version + 1)
    )


def _charge_clock(row: TableRow, loaded: LoadedMatch, seat: int, now: float) -> None:
    """A seat that is asked has thought until now: going back gives no time back."""
    clock, meta = clock_of(row), loaded.meta
    if clock is not None and seat in loaded.match.asked():
        earlier = meta.thought[seat]
        charge_clock(meta, seat, clock.free, now)
        meta.thought[seat] = min(float(clock.free), earlier + meta.thought[seat])


def _append_undo(
    connection: Connection, row: TableRow, seats: list[Seat], loaded: LoadedMatch, seat: int, dropped: list[int],
    now: float,
) -> int:  # fmt: skip
    entry = Entry(row.number + 1, "undo", seat, "", 0, "person", now, tuple(dropped), NO_EVENTS)
    append_entry(connection, row, seats, loaded, entry)
    return entry.number
