"""The databases and the forks that the server's tests get."""

import os
import socket
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from multiprocessing import forkserver

import psycopg
import pytest

from tests.infrastructure.forks import CONTEXT
from tests.infrastructure.services import Postgres
from tests.infrastructure.timeouts import WAIT_SECONDS


def layouts_in(address: str) -> int:
    """How many rows the first table has."""
    with psycopg.connect(address) as connection:
        return len(connection.execute("SELECT id FROM layouts").fetchall())


@pytest.mark.parametrize(("changes", "is_used_again"), [("", True), ("ALTER TABLE people ADD COLUMN age int", False)])
def test_a_database_is_used_again_unless_its_schema_changed(
    postgres: Postgres, changes: str, is_used_again: bool
) -> None:
    postgres.emptied.clear()
    first = postgres.migrated_database("first")
    with psycopg.connect(first) as connection:
        connection.execute("INSERT INTO layouts (id, game, fields) VALUES ('x', '', '')")
        if changes:
            connection.execute(changes.encode())
    postgres.give_back(first)
    assert bool(postgres.emptied) == is_used_again
    second = postgres.migrated_database("second")
    assert second != first
    assert layouts_in(second) == 0
    postgres.give_back(second)


def test_a_connection_left_open_does_not_reach_the_next_test(postgres: Postgres) -> None:
    postgres.emptied.clear()
    first = postgres.migrated_database("first")
    with closing(psycopg.connect(first)) as left:
        left.execute("INSERT INTO layouts (id, game, fields) VALUES ('x', '', '')")  # and locks that row
        postgres.give_back(first)
        second = postgres.migrated_database("second")
        with pytest.raises(psycopg.OperationalError):
            left.commit()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(first)
    assert layouts_in(second) == 0
    postgres.give_back(second)


def test_a_client_that_is_killed_while_it_asks_for_a_worker_does_not_end_the_fork_server() -> None:
    with ProcessPoolExecutor(2, CONTEXT) as pool:
        first = pool.submit(os.getppid).result(WAIT_SECONDS)
        with socket.socket(socket.AF_UNIX) as client:
            client.connect(forkserver._forkserver._forkserver_address)  # type: ignore[attr-defined]
    with ProcessPoolExecutor(1, CONTEXT) as pool:
        assert pool.submit(os.getppid).result(WAIT_SECONDS) == first != os.getpid()
