"""Answers on the node's own loop: at once if nobody is in the way, else beside it; nothing waits, nothing is lost."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.company import Company, assert_replays, table_of
from tests.server.services import run_apart
from trianon.server.config import Config, address_of
from trianon.server.lobby.table_lists import mark_seen
from trianon.server.lobby.tables import leave
from trianon.server.matches.answers import answer_as_person
from trianon.server.matches.situations import cached_situation, situation
from trianon.server.node import LOCKS, READER_THREADS, ServerNode
from trianon.server.serve import open_node
from trianon.server.storage.nonblocking import CHECKPOINT_AFTER, WouldBlock, is_nonblocking, nonblocking
from trianon.server.storage.rows import TableRow, table_row
from trianon.server.storage.schema import TABLES
from trianon.server.wire.messages import Accepted


@pytest.fixture
def near(tmp_path: Path) -> Iterator[ServerNode]:
    """A node on a file."""
    opened = open_node(
        Config(address_of(f"sqlite:///{tmp_path / 'trianon.db'}"), b"secret", limits=0, node_name="test")
    )
    yield opened
    opened.close_pools()
    opened.store.close()


def next_answer(company: Company) -> tuple[ServerNode, str, str, int, str]:
    """What somebody who is asked may answer, as the functions behind the doors take it."""
    seat = company.asked()[0]
    decision, person = company.now(seat).decision, company.people[seat - 1]
    assert decision is not None
    assert person is not None
    return company.node, company.table, person, decision.number, decision.options[0]


def answer_in_haste(company: Company) -> None:
    """Answer once without waiting for anybody."""
    asked = next_answer(company)
    with nonblocking():
        answer_as_person(*asked)


def where_it_ran(company: Company, beside: Callable[[], None] = lambda: None) -> tuple[int, Accepted]:
    """Answer once by way of the node's loop: whether it was beside it, and what came of it."""
    ran: list[int] = []

    def work(*asked: object) -> Accepted:
        if not is_nonblocking():
            beside()
        accepted = answer_as_person(*asked)  # type: ignore[arg-type]
        ran.append(threading.get_ident())
        return accepted

    async def on_the_loop() -> tuple[int, Accepted]:
        accepted = await company.node.run_nonblocking(work, *asked)
        return threading.get_ident(), accepted

    asked = next_answer(company)
    loop, accepted = run_apart(on_the_loop())
    return (0 if ran == [loop] else 1), accepted


def test_an_answer_to_a_database_in_a_file_is_written_on_the_loop(near: ServerNode) -> None:
    company = table_of(near, "rokoko", 2)
    before = company.row().number
    elsewhere, accepted = where_it_ran(company)
    assert (elsewhere, accepted) == (0, Accepted(before + 1, False))
    assert company.row().number == before + 1
    assert_replays(company)


def test_who_is_in_the_way_of_a_writer_makes_it_wait_beside_the_loop(near: ServerNode) -> None:
    company = table_of(near, "rokoko", 2)
    writes, done = threading.Event(), threading.Event()

    def write_slowly() -> None:
        with near.store.write():
            writes.set()
            done.wait(30)

    writer = threading.Thread(target=write_slowly)
    writer.start()
    writes.wait(30)
    before, held = company.row().number, company.loaded()
    asked = next_answer(company)
    with nonblocking(), pytest.raises(WouldBlock):
        answer_as_person(*asked)
    assert company.row().number == before
    assert near.match_cache.get(company.table) is held  # not even read anew: nothing had begun
    elsewhere, accepted = where_it_ran(company, beside=done.set)
    assert (elsewhere, accepted.number) == (1, before + 1)
    writer.join()
    assert_replays(company)


def test_who_reads_is_not_held_up_by_those_who_wait_to_write(near: ServerNode) -> None:
    companies = [table_of(near, "histrio", 2) for _ in range(READER_THREADS + 1)]
    asked = [next_answer(company) for company in companies]
    locked = {hash(company.table) % LOCKS for company in companies}  # some tables share a lock
    other = table_of(near, "histrio", 2)
    while hash(other.table) % LOCKS in locked:
        other = table_of(near, "histrio", 2)
    writes, done = threading.Event(), threading.Event()

    def write_slowly() -> None:
        with near.store.write():
            writes.set()
            done.wait(30)

    async def read_meanwhile() -> list[Accepted]:
        waiting = [asyncio.create_task(near.run_nonblocking(answer_as_person, *one)) for one in asked]
        await asyncio.sleep(0.3)  # until all of them wait beside the loop
        assert (await near.run_in_thread(situation, near, other.table, None)).number == 1
        assert not any(task.done() for task in waiting)
        done.set()
        return await asyncio.gather(*waiting)

    writer = threading.Thread(target=write_slowly)
    writer.start()
    writes.wait(30)
    accepted = run_apart(read_meanwhile())
    writer.join()
    assert [one.number for one in accepted] == [2] * len(asked)


def test_a_table_that_another_thread_is_at_is_not_waited_for(near: ServerNode) -> None:
    company = table_of(near, "histrio", 2)
    asked = next_answer(company)
    at_it, done = threading.Event(), threading.Event()

    def hold() -> None:
        with near.locked(company.table):
            at_it.set()
            done.wait(30)

    holder = threading.Thread(target=hold)
    holder.start()
    at_it.wait(30)
    with nonblocking(), pytest.raises(WouldBlock):
        answer_as_person(*asked)
    done.set()
    holder.join()
    with nonblocking():
        assert not answer_as_person(*asked).repeated


def test_haste_ends_with_what_it_was_for_and_does_not_read_where_it_might_wait(near: ServerNode) -> None:
    with pytest.raises(WouldBlock), nonblocking(), near.store.read():
        pass
    assert not is_nonblocking()
    with near.store.read() as connection:
        assert table_row(connection, "nowhere") is None


def test_who_is_absent_is_welcomed_back_beside_the_loop(near: ServerNode) -> None:
    company = table_of(near, "rokoko", 2)
    node, table, person, number, key = next_answer(company)
    leave(node, table, person)
    with nonblocking(), pytest.raises(WouldBlock):
        answer_as_person(node, table, person, number, key)
    assert company.away(company.people.index(person) + 1)
    assert run_apart(node.run_nonblocking(answer_as_person, node, table, person, number, key)).number == number + 1


def test_the_log_is_brought_home_when_it_is_long(near: ServerNode, tmp_path: Path) -> None:
    nonblocking_writer, log = near.store.nonblocking_writer, tmp_path / "trianon.db-wal"
    assert nonblocking_writer is not None
    company = table_of(near, "histrio", 2)
    given = 0
    while not nonblocking_writer.needs_checkpoint():
        assert given < CHECKPOINT_AFTER
        if company.loaded().match.over:
            company = table_of(near, "histrio", 2)
        answer_in_haste(company)
        given += 1
    assert given == CHECKPOINT_AFTER
    long = log.stat().st_size
    near.store.checkpoint()
    nonblocking_writer.checkpointed()
    assert not nonblocking_writer.needs_checkpoint()
    answer_in_haste(company)
    assert log.stat().st_size == long  # begun anew from its first page, not longer
    assert_replays(company)


def test_the_loop_knows_whether_others_wrote(near: ServerNode) -> None:
    nonblocking_writer = near.store.nonblocking_writer
    assert nonblocking_writer is not None
    company = table_of(near, "rokoko", 2)
    nonblocking_writer.changed_externally()
    answer_in_haste(company)
    assert not nonblocking_writer.changed_externally()
    company.answer(company.asked()[0])
    assert nonblocking_writer.changed_externally()
    assert not nonblocking_writer.changed_externally()


def test_a_look_that_failed_is_made_up_for(near: ServerNode) -> None:
    nonblocking_writer = near.store.nonblocking_writer
    assert nonblocking_writer is not None
    table_of(near, "rokoko", 2)
    nonblocking_writer.changed_externally()
    nonblocking_writer.invalidate()
    assert nonblocking_writer.changed_externally()
    assert not nonblocking_writer.changed_externally()


def test_a_match_that_is_not_in_memory_is_read_beside_the_loop(near: ServerNode) -> None:
    company = table_of(near, "rokoko", 2)
    asked = next_answer(company)
    near.match_cache.forget(company.table)
    with nonblocking(), pytest.raises(WouldBlock):
        answer_as_person(*asked)
    assert not run_apart(near.run_nonblocking(answer_as_person, *asked)).repeated


def test_what_was_looked_at_is_not_new_any_more(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    company.play(6)
    person, now = company.people[0], company.now(1)
    assert person is not None
    assert now.table.unseen > 0
    mark_seen(node, company.table, person, now.number)
    known = node.table_cache.get(company.table)
    assert known is not None
    told = cached_situation(node, company.table, person, None, known.version)
    assert told is not None
    assert told.table.unseen == company.now(1).table.unseen == 0


def test_a_row_has_every_column_and_says_what_a_change_made_of_it(node: ServerNode) -> None:
    assert set(TableRow._fields) == set(TABLES.c.keys())
    company = table_of(node, "histrio", 3)
    company.play(5)
    known = node.table_cache.get(company.table)
    assert known is not None
    with node.store.read() as connection:
        assert known.row == table_row(connection, company.table)
