"""The application: routes, socket, pages, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State

from trianon.server.absence import call_time, overdue
from trianon.server.cleaning import clean
from trianon.server.doors import EXCEPTION_HANDLERS, Asked, house_of, language_of, maybe_person
from trianon.server.guards import Guard
from trianon.server.house import House
from trianon.server.live import Socket
from trianon.server.pages import page
from trianon.server.routes import ROUTERS
from trianon.server.storage.store import Unavailable
from trianon.server.thinkers import Thinkers
from trianon.server.watch import Watch

LOG = logging.getLogger("trianon.app")
LARGEST_BODY = 300_000  # bytes; an edition of one's own is the largest thing anybody sends
SWEEP = 1.0  # seconds between two looks at the clocks
CLEAN = 3600.0  # seconds between two looks for what nobody needs any more
NO_IDENTITY = 4001  # the code a stranger's socket is closed with


@websocket("/api/live")
async def live(socket: WebSocket[Any, Any, Any]) -> None:
    """One line per browser, for all its tables."""
    person = maybe_person(socket)
    await socket.accept()
    if person is None:
        await socket.close(NO_IDENTITY, "no identity")
        return
    await Socket(house_of(socket), socket, person, language_of(socket)).run()


def make_app(house: House) -> Litestar:
    """The application of one node."""

    app = Litestar(
        route_handlers=[*ROUTERS, live, page],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[running],
        request_max_body_size=LARGEST_BODY,
        state=State({"house": house}),
        request_class=Asked,
        openapi_config=None,  # the document is made of more than the routes, see `schema`
        logging_config=None,
    )
    app.asgi_handler = Guard(
        app.asgi_handler, house.config, house.writes
    )  # around the routing too, whose refusals are answers
    return app


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    """What runs beside the requests: news of other nodes, opponents, clocks."""
    house: House = app.state.house
    await house.hub.start()
    thinkers, watch = Thinkers(house), Watch(house)
    thinkers.start()
    watch.start()
    sweeping = asyncio.create_task(sweep(house))
    try:
        yield
    finally:
        sweeping.cancel()
        await asyncio.gather(sweeping, return_exceptions=True)
        await watch.stop()
        await thinkers.stop()
        await house.hub.stop()
        house.close_pools()
        house.store.close()


async def sweep(house: House) -> None:
    """Look at the clocks from time to time, and now and then for what nobody needs any more."""
    cleaned = float("-inf")
    while True:
        try:
            for table in await house.run(overdue, house):
                await house.run(_call_time, house, table)
            if house.store.hasty is not None and house.store.hasty.is_long():
                await house.run(house.store.bring_home)
                house.store.hasty.was_brought_home()
            if time.monotonic() - cleaned > CLEAN:
                await house.run(clean, house)
                cleaned = time.monotonic()
        except Unavailable:
            LOG.warning("the database is away")
        except Exception:
            LOG.exception("sweeping failed")
        await asyncio.sleep(SWEEP)


def _call_time(house: House, table: str) -> None:
    """Look after one clock; a table that cannot be looked after must not stop the clocks of all others."""
    try:
        call_time(house, table)
    except Unavailable:
        raise
    except Exception:
        LOG.exception("a clock failed", extra={"table": table})
