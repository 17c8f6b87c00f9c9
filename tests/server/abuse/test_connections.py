"""Connections and requests that last are limited by address; a peer that does not read is cut off."""

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from tests.infrastructure.guests import Guest
from tests.infrastructure.http_requests import plain
from tests.infrastructure.timeouts import WAIT_SECONDS, until
from tests.infrastructure.twin_nodes import SECRET, served
from tests.server.abuse.conftest import must_wait
from trianon.server import limits
from trianon.server.config import Config
from trianon.server.http import http_protocol
from trianon.server.node import ServerNode
from trianon.server.serve import open_node

POLLS = 2


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[ServerNode, httpx.Client]]:
    """A node with few connections and requests for each address."""
    monkeypatch.setattr(limits, "MAX_ADDRESS_CONNECTIONS", 6)
    monkeypatch.setattr(limits, "MAX_ADDRESS_REQUESTS", POLLS)
    monkeypatch.setattr(limits, "READ_BURST", 1e6)
    opened = open_node(Config(f"sqlite:///{tmp_path / 'trianon.db'}", SECRET, node_name="test"))
    with served(opened) as client:
        yield opened, client


def test_an_address_has_only_so_many_connections(small: tuple[ServerNode, httpx.Client]) -> None:
    node, http = small
    port = int(http.base_url.port or 0)
    with ExitStack() as stack:
        for _ in range(6):
            line = stack.enter_context(socket.create_connection(("127.0.0.1", port), WAIT_SECONDS))
            line.sendall(b"POST /api/hello HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{")
        until(lambda: node.limiters.connections.count == 6)
        assert plain(port, "GET", "/health")[0] == 0, "closed without a word"
        with socket.create_connection(("127.0.0.1", port), WAIT_SECONDS, ("127.0.0.2", 0)) as other:
            other.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert other.recv(100).startswith(b"HTTP/1.1 200")
    until(lambda: not node.limiters.connections.count)
    assert plain(port, "GET", "/health")[0] == 200


def test_sockets_and_failed_handshakes_give_their_place_back(small: tuple[ServerNode, httpx.Client]) -> None:
    node, http = small
    port = int(http.base_url.port or 0)
    upgrade = "connection: upgrade", "upgrade: websocket", "sec-websocket-version: 13"
    for _ in range(2):
        assert plain(port, "GET", "/api/live", *upgrade, "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==")[0] == 101
        assert plain(port, "GET", "/api/live", *upgrade)[0] == 400
        assert plain(port, "GET", "//api/live", *upgrade, "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==")[0] == 404
    until(lambda: not node.limiters.connections.count)


def test_few_requests_of_an_address_last_at_the_same_time(small: tuple[ServerNode, httpx.Client]) -> None:
    node, http = small
    guest = Guest(http)
    path, wait = f"/api/tables/{guest.make('histrio', 2)}/", {"since": 0, "wait": 25}
    with ThreadPoolExecutor(POLLS) as threads:
        polls = [threads.submit(http.get, path, params=wait) for _ in range(POLLS)]
        until(lambda: node.limiters.requests.count == POLLS)
        assert must_wait(http.get("/api/games"))
        assert must_wait(http.get(path, params=wait))
        node.pubsub.closing.set()
        assert [poll.result().status_code for poll in polls] == [200] * POLLS
    assert http.get("/api/games").status_code == 200


def test_a_peer_that_reads_no_response_is_cut_off(
    small: tuple[ServerNode, httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    node, http = small
    monkeypatch.setattr(http_protocol, "WRITE_TIMEOUT", 0.2)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", http.base_url.port))
        request = b"GET /api/schema HTTP/1.1\r\nhost: localhost\r\n\r\n"
        line.sendall(100 * request)  # far more than the system buffers
        until(lambda: node.limiters.connections.count == 1)
        until(lambda: not node.limiters.connections.count)
