"""Run a node until a signal stops it."""

import gc
import socket
import sys
from collections.abc import Callable

import uvicorn

from trianon.core.errors import TrianonError
from trianon.core.installed import built_in_games
from trianon.server.app import make_app
from trianon.server.config import Config
from trianon.server.http.http_protocol import HttpProtocol
from trianon.server.limits import (
    BACKLOG,
    GC_THRESHOLDS,
    MAX_SOCKET_MESSAGE,
    SEND_BUFFER,
    SHUTDOWN_GRACE,
    SWITCH_INTERVAL,
)
from trianon.server.node import ServerNode
from trianon.server.preparation import RulesPreparation
from trianon.server.pubsub import PubSub
from trianon.server.rate_limits import raise_file_limit
from trianon.server.realtime.ws_protocol import WsProtocol
from trianon.server.storage.migrate import migrate
from trianon.server.storage.store import Store, Unavailable
from trianon.server.table_store.editions import load_earlier_editions
from trianon.server.wire.service_messages import Preparation


def open_node(config: Config, preparation: RulesPreparation | None = None) -> ServerNode:
    """Open a node, with its database migrated to the present schema.

    Without a preparation rules are compiled where they are first used.
    """
    store = Store(config)
    try:
        migrate(store)
        with store.read() as connection:
            load_earlier_editions(connection)
    except BaseException as error:
        store.close()
        if isinstance(error, Unavailable):
            raise TrianonError(f"the database does not answer: {error}") from None
        raise
    return ServerNode(config, store, PubSub(config.redis), preparation or RulesPreparation())


def bind_socket(host: str, port: int) -> socket.socket:
    """A listening socket; port 0 takes any free port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        raise TrianonError(f"cannot listen on {host}, port {port}: {error.strerror or error}") from None
    return found


def serve(
    config: Config,
    listener: socket.socket,
    ready: Callable[[], None] = lambda: None,
    on_preparation: Callable[[Preparation], None] = lambda state: None,
) -> None:
    """Serve until stopped by a signal, while rules that are not compiled yet are compiled in the background.

    `ready` is called when the first request can be answered, `on_preparation` whenever a compilation has come further.
    """
    raise_file_limit()
    node = open_node(config, RulesPreparation(built_in_games(), on_change=on_preparation))
    # The event loop releases the interpreter lock at every statement and send, and must get it back quickly.
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.freeze()  # objects made so far live on; the collector need not scan them
    gc.set_threshold(*GC_THRESHOLDS)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            ready()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            node.pubsub.closing.set()
            await super().shutdown(sockets)

    settings = uvicorn.Config(
        make_app(node),
        log_config=None,
        access_log=False,
        server_header=False,
        http=HttpProtocol,
        ws=WsProtocol,
        ws_max_size=MAX_SOCKET_MESSAGE,
        ws_ping_interval=config.ping_interval,
        ws_ping_timeout=config.ping_interval,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHUTDOWN_GRACE,
        backlog=BACKLOG,
        proxy_headers=False,  # the middleware knows which proxies are trusted
    )
    Server(settings).run(sockets=[listener])
