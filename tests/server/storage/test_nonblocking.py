"""Writes on the event loop: immediate while no lock is taken, else in a thread; no wait on the loop, no lost answer."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path

import pytest

from tests.infrastructure.coroutines import completed
from tests.infrastructure.seated_table import SeatedTable, assert_replays, table_of
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.server.config import Config, config_from, database_url
from trianon.server.limits import CHECKPOINT_AFTER, READER_THREADS, TABLE_LOCKS
from trianon.server.lobby.seating import leave
from trianon.server.lobby.table_lists import mark_seen
from trianon.server.matches.answers import answer_as_person
from trianon.server.matches.situations import cached_situation, situation
from trianon.server.node import ServerNode
from trianon.server.serve import open_node
from trianon.server.storage.rows import TableRow, table_row
from trianon.server.storage.schema import TABLES
from trianon.server.storage.store import NonblockingWriter, Store, WouldBlock
from trianon.server.wire.match_messages import Accepted

Work = Callable[[bool], Accepted]


@pytest.fixture
def sqlite_node(tmp_path: Path) -> Iterator[ServerNode]:
    """A node on SQLite."""
    config = Config(
        database_url(f"sqlite:///{tmp_path / 'trianon.db'}"), b"secret", rate_limit_factor=0, node_name="test"
    )
    with closing(open_node(config)) as opened:
        yield opened


def writer_of(node: ServerNode) -> NonblockingWriter:
    """The event loop's own connection."""
    assert node.store.nonblocking_writer is not None
    return node.store.nonblocking_writer


def next_answer(company: SeatedTable) -> Work:
    """An answer to an open decision, as `run_nonblocking` takes it."""
    seat = company.asked()[0]
    decision, person = company.decision(seat), company.person(seat)
    number, key = decision.number, decision.options[0]
    return lambda blocking: answer_as_person(company.node.tables, company.table, person, number, key, blocking=blocking)


def answer_on_loop(company: SeatedTable, in_thread: Callable[[], None] = lambda: None) -> tuple[bool, Accepted]:
    """Answer once from an event loop: whether the loop's own thread wrote it, and the reply."""
    ran: list[int] = []
    answer = next_answer(company)

    def work(blocking: bool) -> Accepted:
        if blocking:
            in_thread()
        accepted = answer(blocking)
        ran.append(threading.get_ident())
        return accepted

    async def on_loop() -> tuple[int, Accepted]:
        accepted = await company.node.store.run_nonblocking(company.table, work)
        return threading.get_ident(), accepted

    loop, accepted = completed(on_loop())
    return ran == [loop], accepted


@contextmanager
def held_elsewhere(lock: AbstractContextManager[object]) -> Iterator[Callable[[], None]]:
    """Let another thread hold a lock until what this yields is called, or the block ends."""
    is_held, is_done = threading.Event(), threading.Event()

    def hold() -> None:
        with lock:
            is_held.set()
            is_done.wait(WAIT_SECONDS)

    holder = threading.Thread(target=hold)
    holder.start()
    is_held.wait(WAIT_SECONDS)
    try:
        yield is_done.set
    finally:
        is_done.set()
        holder.join()


def test_an_answer_on_sqlite_is_written_by_the_event_loop(sqlite_node: ServerNode) -> None:
    company = table_of(sqlite_node, "rokoko", 2)
    before = company.row().number
    assert answer_on_loop(company) == (True, Accepted(before + 1, False))
    assert company.row().number == before + 1
    assert_replays(company)


def test_contention_with_another_writer_moves_the_answer_to_a_thread(sqlite_node: ServerNode) -> None:
    company = table_of(sqlite_node, "rokoko", 2)
    with held_elsewhere(sqlite_node.store.write()) as release:
        before, held = company.row().number, company.loaded()
        answer = next_answer(company)
        with pytest.raises(WouldBlock):
            answer(False)
        assert company.row().number == before
        assert sqlite_node.tables.match_cache.get(company.table) is held  # not dropped: no change had begun
        on_loop, accepted = answer_on_loop(company, in_thread=release)
    assert (on_loop, accepted.number) == (False, before + 1)
    assert_replays(company)


async def test_reads_proceed_while_many_writes_wait(sqlite_node: ServerNode) -> None:
    companies = [table_of(sqlite_node, "histrio", 2) for _ in range(READER_THREADS + 1)]
    answers = [next_answer(company) for company in companies]
    locked = {hash(company.table) % TABLE_LOCKS for company in companies}  # some tables share a lock
    other = table_of(sqlite_node, "histrio", 2)
    while hash(other.table) % TABLE_LOCKS in locked:
        other = table_of(sqlite_node, "histrio", 2)
    waiting_threads = threading.Semaphore(0)

    def counted(answer: Work) -> Work:
        def work(blocking: bool) -> Accepted:
            if blocking:
                waiting_threads.release()
            return answer(blocking)

        return work

    with held_elsewhere(sqlite_node.store.write()):
        waiting = [
            asyncio.create_task(sqlite_node.store.run_nonblocking(company.table, counted(answer)))
            for company, answer in zip(companies, answers, strict=True)
        ]
        for _ in answers:
            await asyncio.to_thread(waiting_threads.acquire)
        assert (await sqlite_node.store.run_in_thread(situation, sqlite_node.tables, other.table, None)).number == 1
        assert not any(task.done() for task in waiting)
    assert [one.number for one in await asyncio.gather(*waiting)] == [2] * len(answers)


def test_a_locked_table_raises_instead_of_blocking(sqlite_node: ServerNode) -> None:
    company = table_of(sqlite_node, "histrio", 2)
    answer = next_answer(company)
    with held_elsewhere(sqlite_node.tables.read(company.table)), pytest.raises(WouldBlock):
        answer(False)
    assert not answer(False).repeated


async def test_reclaiming_a_seat_moves_the_answer_to_a_thread(sqlite_node: ServerNode) -> None:
    company = table_of(sqlite_node, "rokoko", 2)
    seat = company.asked()[0]
    person, answer, before = company.person(seat), next_answer(company), company.row().number
    leave(sqlite_node.tables, company.table, person)
    with pytest.raises(WouldBlock):
        answer(False)
    assert company.away(seat)
    assert (await sqlite_node.store.run_nonblocking(company.table, answer)).number == before + 1


def test_a_checkpoint_keeps_the_write_ahead_log_short(sqlite_node: ServerNode, tmp_path: Path) -> None:
    writer, log = writer_of(sqlite_node), tmp_path / "trianon.db-wal"
    company = table_of(sqlite_node, "histrio", 2)
    given = 0
    while not writer.needs_checkpoint():
        assert given < CHECKPOINT_AFTER
        if company.loaded().match.over:
            company = table_of(sqlite_node, "histrio", 2)
        next_answer(company)(False)
        given += 1
    assert given == CHECKPOINT_AFTER
    long = log.stat().st_size
    sqlite_node.store.checkpoint_if_due()
    assert not writer.needs_checkpoint()
    next_answer(company)(False)
    assert log.stat().st_size == long  # overwritten from its first page, not extended
    assert_replays(company)


def test_the_writer_detects_changes_of_other_connections(sqlite_node: ServerNode) -> None:
    writer = writer_of(sqlite_node)
    company = table_of(sqlite_node, "rokoko", 2)
    writer.changed_externally()
    next_answer(company)(False)
    assert not writer.changed_externally()
    for change in (lambda: company.answer(company.asked()[0]), writer.invalidate):
        change()
        assert writer.changed_externally()
        assert not writer.changed_externally()


async def test_loading_a_match_moves_the_answer_to_a_thread(sqlite_node: ServerNode) -> None:
    company = table_of(sqlite_node, "rokoko", 2)
    answer = next_answer(company)
    sqlite_node.tables.match_cache.discard(company.table)
    with pytest.raises(WouldBlock):
        answer(False)
    assert not (await sqlite_node.store.run_nonblocking(company.table, answer)).repeated


def test_the_cached_situation_counts_seen_entries(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    company.play(6)
    person, now = company.person(1), company.now(1)
    assert now.table.unseen > 0
    mark_seen(node.tables, company.table, person, now.number)
    known = node.tables.table_cache.get(company.table)
    assert known is not None
    shown = cached_situation(node.tables, company.table, person, now.number, known.version)
    assert shown is not None
    assert shown.table.unseen == company.now(1).table.unseen == 0


def test_the_cached_row_equals_the_stored_row_after_a_change(node: ServerNode) -> None:
    assert set(TableRow._fields) == set(TABLES.c.keys())
    company = table_of(node, "histrio", 3)
    company.play(5)
    known = node.tables.table_cache.get(company.table)
    assert known is not None
    with node.store.read() as connection:
        assert known.row == table_row(connection, company.table)


@pytest.mark.parametrize(("setting", "level"), [("normal", 1), ("full", 2)])
def test_writes_wait_for_the_disk_where_that_is_set(tmp_path: Path, setting: str, level: int) -> None:
    environ = {"TRIANON_DATA": str(tmp_path), "TRIANON_SYNCHRONOUS": setting}
    store = Store(config_from(environ))
    for blocking in (True, False):
        with store.write(blocking=blocking) as connection:
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == level
    store.close()
