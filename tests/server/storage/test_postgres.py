"""A PostgreSQL that stops responding, as a frozen machine does, ends queries in bounded time."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, text

from tests.server.services import Postgres
from trianon.server import limits
from trianon.server.config import Config, database_url
from trianon.server.storage.postgres import POSTGRES
from trianon.server.storage.store import Store, Unavailable


@pytest.fixture
def store(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    """A store on PostgreSQL that gives up early."""
    monkeypatch.setattr(limits, "QUERY_TIMEOUT", 0.5)
    address = postgres.database("frozen")
    opened = Store(Config(database_url(address), b""))
    with opened.read() as connection:  # a connection returns to the pool with the present timeout
        connection.execute(text("SELECT 1"))
    yield opened
    opened.close()
    postgres.drop(address)


@contextmanager
def frozen(pid: int) -> Iterator[None]:
    """Stop a process for a while."""
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


def backend(connection: Connection) -> int:
    """The process of the database that serves a connection."""
    return int(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())


def test_a_query_that_gets_no_response_is_given_up(store: Store) -> None:
    asked = []

    def ask() -> None:
        with store.read() as connection:
            asked.append(backend(connection))
            with frozen(asked[0]):
                connection.execute(text("SELECT 1"))

    with pytest.raises(Unavailable, match=r"no response within 0\.5 s"):
        ask()
    with store.read() as connection:
        assert backend(connection) not in asked


def test_a_frozen_connection_of_the_pool_is_replaced(store: Store) -> None:
    with store.read() as connection:
        pid = backend(connection)
    with frozen(pid), store.read() as connection:
        assert backend(connection) != pid


def test_long_queries_can_be_allowed(store: Store) -> None:
    with store.read() as connection:
        store.allow_long_queries(connection)
        assert connection.execute(text("SELECT pg_sleep(0.7)")).rowcount == 1
    with pytest.raises(Unavailable), store.read() as connection:
        connection.execute(text("SELECT pg_sleep(60)"))


def test_a_frozen_node_does_not_keep_its_locks(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    assert f"idle_in_transaction_session_timeout={limits.IDLE_TRANSACTION_TIMEOUT}s" in str(POSTGRES["options"])
    monkeypatch.setitem(POSTGRES, "options", "-c idle_in_transaction_session_timeout=200ms -c lock_timeout=60s")
    address = postgres.database("locks")
    frozen_node, other = (Store(Config(database_url(address), b"")) for _ in range(2))
    with other.write() as connection:
        connection.execute(text("CREATE TABLE t (a int)"))
        connection.execute(text("INSERT INTO t VALUES (1)"))

    def freeze() -> None:
        with frozen_node.write() as connection:
            connection.execute(text("UPDATE t SET a = 2"))
            with other.write() as further:  # waits for the row until the database ends the idle transaction
                further.execute(text("UPDATE t SET a = a + 10"))

    with pytest.raises(Unavailable):
        freeze()
    with other.read() as connection:
        assert connection.execute(text("SELECT a FROM t")).scalar_one() == 11
    frozen_node.close()
    other.close()
    postgres.drop(address)
