"""A node that is overloaded: newcomers wait, people at a running table go on."""

import json
import random
import re
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from tests.infrastructure.guests import Guest, connected, play_on, seated
from tests.infrastructure.services import ServerProcess
from tests.infrastructure.timeouts import WAIT_SECONDS, until
from tests.server.abuse.test_socket_limits import socket_of
from trianon.server.limits import MAX_LOOP_LAG, SHED_SECONDS

RUNS = 0.05  # seconds between two stalls


@contextmanager
def stalling(server: ServerProcess) -> Iterator[None]:
    """Stop the process again and again, so that its loop lags as it does under load."""
    ended = Event()

    def stall() -> None:
        while not ended.wait(RUNS):
            server.process.send_signal(signal.SIGSTOP)
            time.sleep(1.2 * MAX_LOOP_LAG)
            server.process.send_signal(signal.SIGCONT)

    running = Thread(target=stall)
    running.start()
    try:
        yield
    finally:
        ended.set()
        running.join()


def wait_for_lobby(guest: Guest, status: int) -> None:
    """Ask for the lobby until the answer has a status."""
    until(lambda: guest.ask("GET", "/api/tables/lobby").status_code == status)


def receive(line: ClientConnection, kind: str) -> None:
    """Wait for a message of a kind."""
    while json.loads(line.recv(WAIT_SECONDS))["type"] != kind:
        pass


def test_newcomers_wait_and_people_at_a_running_table_go_on(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {}).wait() as server:
        guests, table = seated(server.address, "histrio", 2, hints=True)
        newcomer, waiting = Guest(server.address), Guest(server.address).make()
        with socket_of(guests[0]) as line, socket_of(newcomer) as early, stalling(server):
            wait_for_lobby(newcomer, 503)
            early.send('{"do": "ping"}')
            with ThreadPoolExecutor() as pool:
                requests = [
                    pool.submit(newcomer.ask, "POST", "/api/tables", {"game": "histrio", "players": 2}),
                    pool.submit(newcomer.ask, "POST", f"/api/tables/{waiting}/join", {}),
                    pool.submit(newcomer.ask, "GET", f"/api/tables/{table}"),
                    pool.submit(connected(server.address).post, "/api/hello"),
                    pool.submit(guests[0].ask, "POST", "/api/tables", {"game": "histrio", "players": 2}),
                    pool.submit(guests[0].ask, "POST", f"/api/tables/{table}/hint"),
                    pool.submit(guests[0].ask, "GET", "/api/games/histrio/statistics", players=2),
                ]
            shed = [request.result() for request in requests]
            for answer in shed:
                assert (answer.status_code, answer.json()["error"]) == (503, "overloaded"), answer.url
                assert answer.headers["retry-after"] == str(SHED_SECONDS)
            with pytest.raises(InvalidStatus) as refused, socket_of(newcomer):
                pass
            assert refused.value.response.status_code == 503
            assert play_on(guests, table, random.Random(1), 2) == 2
            line.send(json.dumps({"do": "watch", "table": table}))
            receive(line, "situation")
            receive(early, "hello")  # deferred, not dropped
            assert connected(server.address).get("/health").status_code == 200
            metrics = connected(server.address).get("/metrics").text
            counted = re.search(r'trianon_refusals_total{error="overloaded"} (\S+)', metrics)
            assert counted, metrics
            assert float(counted[1]) > len(shed)
        wait_for_lobby(newcomer, 200)
