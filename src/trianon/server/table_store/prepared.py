"""Answers prepared ahead, as a table's row keeps them: JSON by seat, nothing while nobody has prepared any.

They are no entries of the match: an entry has a number, and others would see that there is one.
"""

from collections.abc import Mapping

import msgspec

from trianon.server.storage.rows import TableRow
from trianon.server.table_store.table_transaction import TableTransaction
from trianon.server.wire.prepared_messages import CancelledAnswers, CancelReason, PreparedAnswers

NOTHING = PreparedAnswers()

_DECODER = msgspec.json.Decoder(dict[int, PreparedAnswers])


def all_prepared(row: TableRow) -> dict[int, PreparedAnswers]:
    """What the players of a table have prepared, by seat."""
    return {} if row.prepared is None else _DECODER.decode(row.prepared)


def store_prepared(transaction: TableTransaction, prepared: Mapping[int, PreparedAnswers]) -> None:
    """Write what the players have prepared, without a notification: only one of them may know of a change."""
    row = transaction.row
    left = {seat: own for seat, own in prepared.items() if own != NOTHING}
    text = msgspec.json.encode(left).decode() if left else None
    if text != row.prepared:
        transaction.update_row(prepared=text)
        transaction.row = row._replace(prepared=text)


def cancelled(prepared: PreparedAnswers, reason: CancelReason) -> PreparedAnswers:
    """Nothing more is prepared, for a reason that concerns all of it."""
    if not prepared.answers and not prepared.rules:
        return prepared
    first = prepared.answers[0].meaning if prepared.answers else None
    return PreparedAnswers(cancelled=CancelledAnswers(reason, first))


def cancel_prepared(transaction: TableTransaction, reason: CancelReason, seats: set[int] | None = None) -> None:
    """Cancel what these seats, or all, have prepared."""
    if transaction.row.prepared is not None:
        by_seat = all_prepared(transaction.row)
        for seat in by_seat if seats is None else seats & set(by_seat):
            by_seat[seat] = cancelled(by_seat[seat], reason)
        store_prepared(transaction, by_seat)
