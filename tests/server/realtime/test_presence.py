"""Presence through a restart: the database keeps which players are away, and since when."""

from collections.abc import Callable

from sqlalchemy import select

from tests.infrastructure.coroutines import completed
from tests.infrastructure.guests import Guest, seated
from tests.infrastructure.sockets import SocketClient
from tests.infrastructure.timeouts import until
from tests.infrastructure.twin_nodes import SECRET, served
from trianon.server.config import Config, database_url
from trianon.server.node import ServerNode
from trianon.server.presence import Presence
from trianon.server.pubsub import PubSub
from trianon.server.serve import open_node
from trianon.server.storage.schema import SEATS


def node_at(database: str) -> ServerNode:
    """A node at which players count as away as soon as they have left."""
    node = open_node(Config(database_url(database), SECRET, rate_limit_factor=0, node_name="test"))
    node.tables.presence.grace = 0.0
    return node


def kept(node: ServerNode, table: str) -> list[float | None]:
    """Since when the players of a table have been away, as the database has it."""
    with node.store.read() as connection:
        wanted = select(SEATS.c.left_at).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
        return list(connection.execute(wanted).scalars())


def told(guest: Guest, table: str) -> list[float | None]:
    """Since when the players of a table have been away, as a player is told."""
    return [seat["absent_since"] for seat in guest.now(table)["table"]["seats"]]


def look(guest: Guest, table: str, while_there: Callable[[], None]) -> None:
    """Open the table in a browser, do something, close it."""

    async def go() -> None:
        async with SocketClient(guest) as line:
            heard = await line.watch(table)
            await line.until(lambda: heard.now)
            while_there()

    completed(go())


def test_absences_and_returns_survive_a_restart(database: str) -> None:
    node = node_at(database)
    with served(node) as http:
        guests, table = seated(str(http.base_url), "histrio", 2)
        look(guests[1], table, lambda: None)
        until(lambda: kept(node, table)[1] is not None)
        [_, since] = kept(node, table)
        assert told(guests[0], table) == [None, since]

    node = node_at(database)
    with served(node) as http:
        for guest in guests:
            guest.hand_over(str(http.base_url))
        assert told(guests[0], table) == [None, since], "the node has not seen the player leave"

        def is_back() -> None:
            until(lambda: kept(node, table) == [None, None])
            assert told(guests[0], table) == [None, None]

        look(guests[1], table, is_back)
        until(lambda: kept(node, table)[1] is not None)
        assert kept(node, table) != [None, since]


def test_what_cannot_be_saved_is_saved_later_unless_something_newer_is_known() -> None:
    presence = Presence(PubSub(), lambda: 5.0)
    presence.restore({("t", person): 1.0 for person in ("ada", "bo", "cy")})
    for person in ("ada", "bo"):
        presence.enter("t", person)
    taken = presence.take_unsaved(1)
    assert taken == {("t", "ada"): None}
    presence.enter("t", "cy")
    presence.return_unsaved({**taken, ("t", "bo"): 1.0})
    assert presence.take_unsaved(9) == {("t", "ada"): None, ("t", "bo"): None, ("t", "cy"): None}
    assert presence.take_unsaved(9) == {}
