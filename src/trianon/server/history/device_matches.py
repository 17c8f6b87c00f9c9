"""Matches that people play on their own devices: kept in their history once they are finished, or played on here.

A device knows everything of its match, and the server did not watch: such a match counts for no statistics. What is
sent is replayed and checked, and the same match of a person is kept once.
"""

from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, select, update

from trianon.core.match_file.write import write_record
from trianon.server.daily_quotas import charge_import
from trianon.server.errors import ApiError, Conflict, Forbidden
from trianon.server.history.imports import SentMatch, SentSeat, insert_match, read_match
from trianon.server.node import ServerNode
from trianon.server.people.identity import check_table_limit, name_of
from trianon.server.pubsub import TableChanged
from trianon.server.storage.rows import GONE, RUNNING, seats_of, table_row
from trianon.server.storage.schema import TABLES
from trianon.server.table_store.clocks import MatchMeta
from trianon.server.table_store.editions import count_play
from trianon.server.table_store.entries import START
from trianon.server.table_store.finished import record_finished
from trianon.server.table_store.table_transaction import TableTransaction
from trianon.server.wire.table_messages import DeviceMatch


def keep_device_match(node: ServerNode, person: str, given: DeviceMatch, address: str) -> str:
    """The table of a match that a person played on a device; its id. One that is not over goes on here."""
    sent = read_match(node, given.text)
    players = sent.record.setting.players
    if len(given.levels) != players or given.levels.count(None) != 1:
        raise ApiError("one-own-seat", players=players)
    digest = sha256(f"{person} {given.levels} {write_record(sent.match, None)}".encode()).hexdigest()
    same = select(TABLES.c.id).where(TABLES.c.device_match == digest, TABLES.c.status != GONE)
    with node.store.read() as connection:
        is_new = connection.execute(same).scalar() is None
    if is_new:
        charge_import(node, address)
    with node.store.write() as connection:
        known = connection.execute(same).scalar()
        table = str(known) if known is not None else _insert(node, connection, person, given, sent, digest)
    if known is None:
        node.pubsub.publish(TableChanged(table, sent.entries[-1]["number"], [person]))
        count_play(node.store, sent.record.setting.edition, person, node.now())
    return table


def _insert(
    node: ServerNode, connection: Connection, person: str, given: DeviceMatch, sent: SentMatch, digest: str
) -> str:
    match, now = sent.match, node.now()
    name = name_of(connection, person)
    seats = [SentSeat(None if level else person, level, level or name) for level in given.levels]
    for entry in sent.entries:
        if entry["kind"] == "answer" and given.levels[entry["seat"]] is not None:
            entry["by"] = "bot"
    meta = MatchMeta.of_start(len(seats), START, 0.0, now)
    if not match.over:
        check_table_limit(connection, person)
        for seat in match.asked():
            meta.open_decisions(match, None, seat, sent.entries[-1]["number"], now)
    table = insert_match(
        node, connection, person, sent, seats, meta, device_match=digest, hints=given.hints, watch="nobody"
    )
    if match.over:
        row = table_row(connection, table)
        assert row is not None
        record_finished(connection, row, match, len(seats_of(connection, table).people()), now, revised=False)
    return table


def device_match(node: ServerNode, table: str, person: str) -> DeviceMatch:
    """A running match that came from a device, for it to go on there; it stays here until `close_device_match`."""
    with node.tables.read(table) as transaction:
        row = transaction.row
        _check_device_match(transaction, person)
        levels: list[Any] = [seat.level if seat.person is None else None for seat in transaction.seats]
        text = write_record(transaction.match().match, [seat.name for seat in transaction.seats])
    return DeviceMatch(text, levels, row.hints)


def close_device_match(node: ServerNode, table: str, person: str) -> None:
    """Close the table of a match that went back to its device."""
    with node.tables.change(table) as transaction:
        _check_device_match(transaction, person)
        closed = {"status": GONE, "asked": 0, "bots": 0, "claimed_by": None, "claimed_until": None}
        transaction.connection.execute(update(TABLES).where(TABLES.c.id == table).values(**closed, changed=node.now()))
        transaction.publish(transaction.row.number)


def _check_device_match(transaction: TableTransaction, person: str) -> None:
    transaction.own_seat(person)
    if transaction.row.device_match is None:
        raise Forbidden("not-from-device")
    if transaction.row.status != RUNNING:
        raise Conflict("not-running")
