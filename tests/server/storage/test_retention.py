"""Retention: what is removed, and what is kept."""

from typing import Any

from sqlalchemy import event

from tests.infrastructure.seated_table import Time, finished, guests, refusal, table_of
from trianon.server.admin import storage
from trianon.server.limits import ABANDONED_LIFETIME, CLOSED_TABLE_LIFETIME, GUEST_LIFETIME, OPEN_TABLE_LIFETIME
from trianon.server.lobby.tables import create_table
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.people.identity import find_person
from trianon.server.people.links import create_link
from trianon.server.storage.people_schema import DEVICES, LINKS
from trianon.server.storage.retention import apply_retention
from trianon.server.storage.schema import BLOCKS, METADATA, SEATS, TABLES
from trianon.server.wire.table_messages import NewTable


def test_retention_removes_open_tables_and_keeps_finished_ones(node: ServerNode, time: Time) -> None:
    company = finished(node)
    slow = table_of(node)
    ada = guests(node, 1)[0]
    old, _ = (create_table(node, ada, NewTable("histrio", 2)) for _ in range(2))
    time.pass_(OPEN_TABLE_LIFETIME / 2)
    young = create_table(node, ada, NewTable("histrio", 2))
    create_link(node, ada)
    assert apply_retention(node.store, node.now()) == 0
    time.pass_(OPEN_TABLE_LIFETIME / 2 + 1)
    assert apply_retention(node.store, node.now()) == 2
    assert refusal(situation, node.tables, old, ada).error == "no-table"
    time.pass_(CLOSED_TABLE_LIFETIME + 1)
    deleted = [0]  # tables by transaction
    event.listen(node.store.writer, "commit", lambda _: deleted.append(0))

    @event.listens_for(node.store.writer, "after_cursor_execute")
    def count_deleted(_: Any, cursor: Any, statement: str, *rest: Any) -> None:
        deleted[-1] += cursor.rowcount if statement.startswith("DELETE FROM tables") else 0

    assert apply_retention(node.store, node.now()) == 2
    assert (sum(deleted), max(deleted)) == (2, 1), "other writers wait for one table at most"
    with node.store.read() as connection:
        kept = {row.id for row in connection.execute(TABLES.select())}
        assert kept == {company.table, slow.table, young}
        assert {row.table_id for row in connection.execute(SEATS.select())} == kept
        assert connection.execute(LINKS.select()).all() == []
    assert company.now(1).result is not None
    assert slow.now(1).table.status == "running"
    assert len(METADATA.tables) == 32  # a new table needs a decision about retention
    time.pass_(ABANDONED_LIFETIME)
    apply_retention(node.store, node.now())
    assert refusal(slow.now, 1).error == "no-table"
    assert company.now(1).result is not None


def test_guests_who_left_nothing_are_deleted_once_they_stay_away(node: ServerNode, time: Time) -> None:
    company = finished(node)
    [owner] = guests(node, 1)
    create_table(node, owner, NewTable("histrio", 2))
    talker, gone = guests(node, 2)
    with node.store.write() as connection:
        connection.execute(BLOCKS.insert().values(person=owner, blocked=talker, id="b", name="x", created=node.now()))
    time.pass_(GUEST_LIFETIME / 2)
    late, back = guests(node, 2)
    time.pass_(GUEST_LIFETIME / 2 + 1)
    assert {each.kind: each.count for each in storage(node.store, node.now())}["guests"] == 3
    apply_retention(node.store, node.now())
    assert [find_person(node.store, person) is None for person in (gone, owner, talker, late)] == [True, *[False] * 3]
    time.pass_(GUEST_LIFETIME / 2)
    with node.store.write() as connection:
        connection.execute(DEVICES.update().where(DEVICES.c.person == back).values(seen=node.now()))
    apply_retention(node.store, node.now())
    assert [find_person(node.store, person) is None for person in (late, back)] == [True, False]
    held = {each.kind: each for each in storage(node.store, node.now())}
    assert (held["over"].count, held["over"].bytes > 1000, held["guests"].count) == (1, True, 0)
    assert company.now(1).result is not None
