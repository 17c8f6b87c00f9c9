"""A PostgreSQL that stops responding, as a frozen machine does, ends queries in bounded time."""

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest
from sqlalchemy import Connection, text

from tests.infrastructure.guests import seated
from tests.infrastructure.services import NO_TLS, Postgres
from tests.infrastructure.timeouts import WAIT_SECONDS
from tests.infrastructure.twin_nodes import served
from tests.server.conftest import SECRET
from trianon.server import limits
from trianon.server.config import Config, database_url
from trianon.server.limits import TABLE_THREADS
from trianon.server.serve import open_node
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


async def test_a_held_row_stalls_its_own_table_alone(postgres: Postgres) -> None:
    address = database_url(postgres.migrated_database("held"))
    node, other = (
        open_node(Config(address, SECRET.encode(), rate_limit_factor=0, node_name="test")),
        Store(Config(address, b"")),
    )
    with served(node) as http:
        guests, table = seated(str(http.base_url), "histrio", 2)
        [ada, _], open_table = seated(str(http.base_url), "histrio", 2)
        asked = guests[guests[0].now(table)["table"]["asked"][0] - 1]
        decision = asked.now(table)["decision"]
        said = {"number": decision["number"], "key": decision["options"][0]}
        headers = {"authorization": f"Bearer {asked.token}"}
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(
            base_url=http.base_url, timeout=WAIT_SECONDS, verify=NO_TLS, headers=headers, limits=limits
        ) as client:
            path = f"/api/tables/{table}/answers"
            with other.write() as held:
                held.execute(text("SELECT id FROM tables WHERE id = :table FOR UPDATE"), {"table": table})
                tasks = [asyncio.create_task(client.post(path, json=said)) for _ in range(2 * TABLE_THREADS)]
                assert (await client.get("/health")).status_code == 200
                chat = f"/api/tables/{open_table}/chat"
                headers = {"authorization": f"Bearer {ada.token}"}
                assert (await client.post(chat, json={"text": "Bonjour"}, headers=headers)).status_code == 200
                assert not any(task.done() for task in tasks)
            assert {done.status_code for done in await asyncio.gather(*tasks)} == {200}
    other.close()
    postgres.drop(address)
