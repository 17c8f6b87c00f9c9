"""Undo: free up to the undo horizon of the rules, beyond it with the consent of every other person, if any plays."""

import json
from bisect import bisect_right
from typing import Any

from trianon.core.match import NO_EVENTS
from trianon.server.errors import Conflict
from trianon.server.storage.rows import RUNNING
from trianon.server.table_store.entries import START, Entry
from trianon.server.table_store.match_cache import LoadedMatch, state_before
from trianon.server.table_store.prepared import cancel_prepared
from trianon.server.table_store.rests import rests_of
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.table_store.table_transaction import TableTransaction
from trianon.server.wire.match_messages import Accepted
from trianon.viewing.match_view import sealed_counts
from trianon.viewing.undoing import AnswerLog, first_answer, is_revealing, rewind, undo_own


def undo_answer(
    tables: TableRepository, table: str, person: str, entry: int | None = None, first: int | None = None
) -> Accepted:
    """Undo a person's latest answer, as long as it revealed nothing to them or no other person plays.

    With `entry` the request is idempotent: repeating it after a lost reply undoes the answer once. With `first` the
    person's answers from that entry on are undone together, as far as each may be.
    """
    with tables.change_as_player(table, person) as (transaction, seat):
        loaded = _running_match(transaction)
        row, now = transaction.row, tables.now()
        if entry is not None and START < entry <= row.number and entry not in loaded.entry_numbers:
            return Accepted(row.number, True)
        latest = loaded.undo_entry(seat, transaction.seats)
        if latest is None:
            raise Conflict("nothing-to-take-back")
        if entry is not None and latest != entry:
            raise Conflict("no-such-entry", number=entry)
        first = latest if first is None else min(first, latest)
        log = _log_of(transaction, loaded)
        index = first_answer(log, seat, first)
        if transaction.seats.is_only_person(seat) and is_revealing(log, seat, index):
            return _rewind(transaction, loaded, seat, index, now)
        return _undo_own(transaction, loaded, seat, first, now)


def _log_of(transaction: TableTransaction, loaded: LoadedMatch) -> AnswerLog:
    connection, row = transaction.connection, transaction.row
    return AnswerLog(
        loaded.match, loaded.entry_numbers, lambda index: state_before(connection, row, loaded, index)
    )  # fmt: skip


def _undo_own(transaction: TableTransaction, loaded: LoadedMatch, seat: int, first: int, now: float) -> Accepted:
    """Undo a seat's answers from an entry on, as far as they revealed nothing; sealed answers of others stay."""
    row, match = transaction.row, loaded.match
    before = sealed_counts(match)
    _charge_clock(transaction, loaded, seat, now)
    dropped = undo_own(_log_of(transaction, loaded), seat, first)
    loaded.meta.open_decisions(match, before, seat, row.number + 1, now)
    loaded.meta.resume_clock(seat, now, rests_of(row, transaction.seats[seat]))
    return _append_undo(transaction, loaded, seat, dropped, now)


def request_undo(tables: TableRepository, table: str, person: str, to: int) -> Accepted:
    """Ask the others to continue from an earlier entry; immediate where no other person plays."""
    with tables.change_as_player(table, person) as (transaction, seat):
        loaded = _running_match(transaction)
        if not (to == START or to in loaded.entry_numbers[:-1]) or not loaded.entry_numbers:
            raise Conflict("no-such-entry", number=to)
        return _settle(transaction, loaded, {"seat": seat, "to": to, "agreed": [seat]}, tables.now())


def answer_undo_request(
    tables: TableRepository, table: str, person: str, agree: bool, to: int | None = None
) -> Accepted:
    """Agree to an open undo request or end it by refusing; `to` must name the same entry as the request."""
    with tables.change_as_player(table, person) as (transaction, seat):
        loaded = _running_match(transaction)
        if transaction.row.undo_request is None:
            raise Conflict("no-undo-request")
        request = json.loads(transaction.row.undo_request)
        if to is not None and to != request["to"]:
            raise Conflict("other-undo-request", number=request["to"])
        if not agree:
            return _store_request(transaction, None)
        request["agreed"] = sorted({*request["agreed"], seat})
        return _settle(transaction, loaded, request, tables.now())


def _running_match(transaction: TableTransaction) -> LoadedMatch:
    if transaction.row.status != RUNNING:
        raise Conflict("not-running")
    return transaction.match()


def _settle(transaction: TableTransaction, loaded: LoadedMatch, request: dict[str, Any], now: float) -> Accepted:
    """Rewind the match if every person agreed, else store the request.

    An absent person has not agreed: absence must not cost a good position overnight.
    """
    if any(seat.person is not None and seat.seat not in request["agreed"] for seat in transaction.seats):
        return _store_request(transaction, json.dumps(request))
    index = bisect_right(loaded.entry_numbers, request["to"])
    return _rewind(transaction, loaded, request["seat"], index, now)


def _rewind(transaction: TableTransaction, loaded: LoadedMatch, by: int, index: int, now: float) -> Accepted:
    """Undo the answers of all seats from the one at `index` on; `by` is the seat that wanted it.

    Where only bots play beside it and it has seen more, bots choose anew what they had sealed, its own picks from
    before the reveal stay, and the match no longer counts.
    """
    row, match, log = transaction.row, loaded.match, _log_of(transaction, loaded)
    unseals = transaction.seats.is_only_person(by) and is_revealing(log, by, index)
    loaded.meta.revised = loaded.meta.revised or unseals
    for seat in range(row.players):
        _charge_clock(transaction, loaded, seat, now)
    dropped = rewind(log, by, index, unseals=unseals)
    loaded.meta.open_decisions(match, None, by, row.number + 1, now)
    return _append_undo(transaction, loaded, by, dropped, now)


def _store_request(transaction: TableTransaction, request: str | None) -> Accepted:
    """Store or clear the open undo request; the new seats version makes other nodes notice."""
    row = transaction.row
    transaction.update_row(undo_request=request, seats_version=row.seats_version + 1)
    transaction.publish(row.number)
    return Accepted(row.number, False)


def _charge_clock(transaction: TableTransaction, loaded: LoadedMatch, seat: int, now: float) -> None:
    """Charge an asked seat for its time up to now: undo refunds none."""
    row, clock = transaction.row, transaction.row.clock_settings()
    if clock is not None and seat in loaded.match.asked():
        loaded.meta.charge_before_undo(seat, clock.free, now, rests_of(row, transaction.seats[seat]))


def _append_undo(
    transaction: TableTransaction, loaded: LoadedMatch, seat: int, dropped: list[int], now: float
) -> Accepted:
    number = transaction.row.number + 1
    transaction.append_entry(loaded, Entry(number, "undo", seat, "", 0, "person", now, tuple(dropped), NO_EVENTS))
    cancel_prepared(transaction, "undone")
    transaction.publish(number)
    return Accepted(number, False)
