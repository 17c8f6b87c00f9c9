"""Running a node until somebody stops it."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from trianon.core.errors import TrianonError
from trianon.server.app import make_app
from trianon.server.config import Config
from trianon.server.editions import read_earlier
from trianon.server.head import Head
from trianon.server.house import House
from trianon.server.hub import Hub
from trianon.server.line import Line
from trianon.server.storage.migrating import migrate
from trianon.server.storage.store import Store, Unavailable

LARGEST_MESSAGE = 16_384  # bytes a browser may send at once over its socket
ON_THE_WAY = 131_072  # bytes; left alone, megabytes of old news would wait in the system for who reads slowly
TURN = 0.0005  # seconds that a thread may keep the interpreter while another wants it
PARTING = 4  # seconds that requests in progress may take when the node goes down


def open_house(config: Config) -> House:
    """A node with its database brought up to date."""
    store = Store(config)
    try:
        migrate(store)
        with store.read() as connection:
            read_earlier(connection)
    except BaseException as error:
        store.close()
        if isinstance(error, Unavailable):
            raise TrianonError(f"the database does not answer: {error}") from None
        raise
    return House(config, store, Hub(config.redis))


def listening(host: str, port: int) -> socket.socket:
    """A socket to serve on; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ON_THE_WAY)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise TrianonError(f"cannot listen on {host}, port {port}: {error.strerror or error}") from None
    return found


def serve(config: Config, line: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until stopped by a signal; `ready` is called when the first request can be answered."""
    house = open_house(config)
    # The loop gives the interpreter away at every statement and every send, and must not wait long to get it back.
    sys.setswitchinterval(TURN)
    gc.collect()
    gc.freeze()  # what is there now stays, and need not be looked through again

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            ready()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            house.hub.closing.set()
            await super().shutdown(sockets)

    settings = uvicorn.Config(
        make_app(house),
        log_config=None,
        access_log=False,
        server_header=False,
        http=Head,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=config.alive,
        ws_ping_timeout=config.alive,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=PARTING,
        backlog=512,
    )
    Server(settings).run(sockets=[line])
