"""Two nodes that differ only in hidden information, and every byte a viewer gets from either."""

import itertools
import shutil
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any, Literal

import httpx
import pytest
import uvicorn
from sqlalchemy import update
from websockets.sync.client import ClientConnection, connect

from tests.infrastructure.services import NO_TLS
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.core.game import Setting
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.struct import to_bytes
from trianon.server.app import make_app
from trianon.server.config import Config
from trianon.server.http.http_protocol import HttpProtocol
from trianon.server.limits import MAX_SOCKET_MESSAGE
from trianon.server.lobby.seating import join
from trianon.server.lobby.tables import create_table, start
from trianon.server.matches.answers import answer_as_person
from trianon.server.node import ServerNode
from trianon.server.people import identity
from trianon.server.realtime import change_poller
from trianon.server.realtime.ws_protocol import WsProtocol
from trianon.server.serve import open_node
from trianon.server.sessions.tokens import sign_identity
from trianon.server.storage.rows import GONE
from trianon.server.storage.schema import ENTRIES, TABLES
from trianon.server.table_store.match_cache import LoadedMatch
from trianon.server.table_store.snapshots import pack
from trianon.server.table_store.table_transaction import waiting_columns
from trianon.server.wire.people_messages import MeChange
from trianon.server.wire.table_messages import BotSeats, Join, NewTable

SECRET = b"a secret for tests alone"
LONG_AGO = 1_700_000_000.0
Answered = tuple[int, list[tuple[str, str]], bytes]


@dataclass
class Side:
    """One node, with the test's clock and ids."""

    node: ServerNode
    client: httpx.Client = field(init=False)
    ticks: float = 0
    ids: Iterator[int] = field(default_factory=itertools.count)

    def __post_init__(self) -> None:
        self.node.tables.now = lambda: LONG_AGO + self.ticks
        self.node.new_id = lambda: f"id-{next(self.ids):06}"

    def ask(self, token: str | None, method: str, path: str, json: Any = None) -> Answered:
        """Everything that comes back."""
        headers = {"cookie": f"trianon={token}"} if token else {}
        done: httpx.Response = self.client.request(method, path, json=json, headers=headers)
        return done.status_code, sorted(done.headers.multi_items()), done.content

    def line(self, token: str | None) -> ClientConnection:
        """A socket."""
        headers = {"cookie": f"trianon={token}"} if token else {}
        address = str(self.client.base_url).replace("http:", "ws:").rstrip("/")
        return connect(f"{address}/api/live", additional_headers=headers, compression=None)

    def loaded(self, table: str) -> LoadedMatch:
        """The match of a table."""
        with self.node.tables.read(table) as opened:
            return opened.match()

    def lay(self, table: str, state: Any) -> None:
        """Put another state in place of the one a match has just begun with."""
        loaded, node = self.loaded(table), self.node
        loaded.match.s = state
        with node.tables.change(table) as opened:
            values = waiting_columns(opened.row, opened.seats, loaded.match, loaded.meta)
            opened.connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))
            opened.connection.execute(update(ENTRIES).where(ENTRIES.c.table_id == table).values(state=pack(state)))
        node.tables.match_cache.discard(table)


class Twins:
    """Both nodes with the same people."""

    def __init__(self, sides: list[Side], players: int) -> None:
        self.sides = sides
        self.tokens: list[str] = []
        self.ids: list[str] = []
        for number in range(players + 1):  # the last one only watches
            for side in sides:
                me = identity.create_guest(side.node, "en")
                identity.update_person(side.node, me.id, MeChange(name=f"Person {number + 1}"))
            self.ids.append(me.id)
            self.tokens.append(sign_identity(SECRET, me.id))

    def table(self, setting: Setting, states: tuple[Any, Any] | None = None, hints: bool = False) -> str:
        """A table at both nodes with everybody but the last seated; continues from `states` if given."""
        table = ""
        for which, side in enumerate(self.sides):
            side.node.new_secret = lambda: "s" * 64
            wanted = NewTable(
                setting.game.name, setting.players, seat=1, hints=hints, listed=True, watch="anyone", salt="own-salt"
            )
            table = create_table(side.node, self.ids[0], wanted)
            for seat in range(1, setting.players):
                join(side.node.tables, table, self.ids[seat], Join(salt=f"salt-of-seat-{seat + 1}"))
            start(side.node.tables, table, self.ids[0], BotSeats())
            if states is not None:
                side.lay(table, states[which])
        return table

    def put_away(self, table: str) -> None:
        """Take a table out of all lists: in the end its twins may have parted."""
        for side in self.sides:
            with side.node.store.write() as connection:
                connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=GONE))

    def same(self, token: str | None, method: str, path: str, json: Any = None) -> Answered:
        """The response of both nodes, which must be equal."""
        one, other = (side.ask(token, method, path, json) for side in self.sides)
        assert one == other, (method, path, json)
        return one

    def answer(self, table: str, seat: int, key: str, *other_key: str) -> None:
        """The same answer at both nodes, or a different one at the second."""
        for side, given in zip(self.sides, (key, *(other_key or (key,))), strict=True):
            side.ticks += 1
            number = side.loaded(table).meta.opened[seat]
            answer_as_person(side.node.tables, table, self.ids[seat], number, given)

    def looks(self, table: str, viewer: int) -> tuple[bytes, bytes]:
        """The views of a viewer by the rules, at both nodes."""
        one, other = (to_bytes(side.loaded(table).match.look(viewer)) for side in self.sides)
        return one, other

    def heard(self, table: str, viewer: int, since: int) -> bool:
        """Whether by the rules a viewer saw the same events at both nodes after a number of answers."""
        one, other = (side.loaded(table).match.events(viewer, since) for side in self.sides)
        return one == other

    def token(self, viewer: int) -> str:
        """The token of a seat, or of the spectator."""
        return self.tokens[-1] if viewer == SPECTATOR else self.tokens[viewer]


@contextmanager
def served(node: ServerNode, loop: Literal["auto", "asyncio"] = "auto") -> Iterator[httpx.Client]:
    """A node served by this process, so that a test can set up its tables."""
    settings = uvicorn.Config(
        make_app(node),
        port=0,
        loop=loop,
        log_config=None,
        server_header=False,
        date_header=False,
        http=HttpProtocol,
        ws=WsProtocol,
        ws_max_size=MAX_SOCKET_MESSAGE,
        ws_per_message_deflate=False,
        proxy_headers=False,
    )
    server = uvicorn.Server(settings)
    running = Thread(target=server.run)
    running.start()
    while not server.started:
        assert running.is_alive()
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT_SECONDS, verify=NO_TLS) as client:
        yield client
    server.should_exit = True
    running.join()


@contextmanager
def served_node(folder: Path, **settings: Any) -> Iterator[httpx.Client]:
    """A new node with a database in a folder, served by this process; without limits unless the settings say so."""
    settings = {"rate_limit_factor": 0, "node_name": "test", **settings}
    with served(open_node(Config(f"sqlite:///{folder / 'trianon.db'}", SECRET, **settings))) as client:
        yield client


@contextmanager
def twins(folder: Path, players: int, migrated_file: Path) -> Iterator[Twins]:
    """Two empty nodes, each with a copy of a database that has the present schema.

    Their change pollers are off: they would repeat notifications at random times.
    """
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        patch.setattr(change_poller, "CHANGE_POLL_INTERVAL", 3600.0)
        sides = []
        for name in ("one", "other"):
            shutil.copy(migrated_file, folder / f"{name}.db")
            node = open_node(Config(f"sqlite:///{folder / name}.db", SECRET, rate_limit_factor=0, node_name="test"))
            sides.append(side := Side(node))  # its clock is set before the node's jobs look at it
            side.client = stack.enter_context(served(node))
        yield Twins(sides, players)
