"""The ASGI application: routes, the socket, client files, and background tasks."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State

from trianon.server.bots.bot_runner import BotRunner
from trianon.server.history.summaries import summarize_pending
from trianon.server.http.client_files import client_file
from trianon.server.http.device_files import device_file
from trianon.server.http.error_responses import EXCEPTION_HANDLERS
from trianon.server.http.middleware import RequestMiddleware
from trianon.server.http.request_context import JsonRequest, language_of, node_of, optional_identity
from trianon.server.http.routes import ROUTERS
from trianon.server.limits import (
    ABSENCES_PER_PASS,
    CLOCK_INTERVAL,
    MAX_REQUEST_BODY,
    RETENTION_INTERVAL,
    SUMMARIES_PER_PASS,
)
from trianon.server.lobby.tables import begin_overdue_match
from trianon.server.matches.stand_ins import expire_clocks, overdue_tables
from trianon.server.node import ServerNode
from trianon.server.notifications.runner import NotificationRunner
from trianon.server.realtime.change_poller import ChangePoller
from trianon.server.realtime.socket_connection import CLOSE_UNAUTHENTICATED, SocketConnection
from trianon.server.storage.absences import load_absences, save_absences
from trianon.server.storage.retention import apply_retention
from trianon.server.storage.store import RowLocked, Unavailable

LOG = logging.getLogger("trianon.app")


@websocket("/api/live")
async def live_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """The WebSocket of one browser, for all its tables."""
    identity = optional_identity(socket)
    await socket.accept()
    if identity is None:
        await socket.close(CLOSE_UNAUTHENTICATED, "no identity")
        return
    await SocketConnection(node_of(socket), socket, identity, language_of(socket)).run()


def make_app(node: ServerNode) -> Litestar:
    """The application of one node."""

    app = Litestar(
        route_handlers=[*ROUTERS, live_socket, device_file, client_file],
        exception_handlers=EXCEPTION_HANDLERS,
        lifespan=[background_tasks],
        request_max_body_size=MAX_REQUEST_BODY,
        state=State({"node": node}),
        request_class=JsonRequest,
        openapi_config=None,  # the document needs more than the routes, see `http.openapi`
        logging_config=None,
    )
    # outside the router: errors of its own are responses too
    app.asgi_handler = RequestMiddleware(app.asgi_handler, node)
    return app


@asynccontextmanager
async def background_tasks(app: Litestar) -> AsyncIterator[None]:
    """Start pub/sub, bots, polling and periodic jobs with the application; stop them with it."""
    node: ServerNode = app.state.node
    await node.pubsub.start()
    with suppress(Unavailable):  # nobody is seen as away then
        node.tables.presence.restore(await node.store.run_in_thread(load_absences, node.store))
    bot_runner, notifications = BotRunner(node), NotificationRunner(node)
    bot_runner.start()
    notifications.start()
    node.device_sessions.start()
    works = [node.preparation.run(), run_periodic_jobs(node), ChangePoller(node).run()]
    if node.config.rate_limit_factor:
        works.append(node.load_shedder.watch())
    jobs = [asyncio.create_task(work) for work in works]
    try:
        yield
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await notifications.stop()
        await node.device_sessions.stop()
        await bot_runner.stop()
        if node.mail is not None:
            await node.mail.stop()
        await node.pubsub.stop()
        node.close()


async def run_periodic_jobs(node: ServerNode) -> None:
    """Each `CLOCK_INTERVAL`: clocks, absences, WAL checkpoint, summaries of finished matches; retention when due."""
    cleaned = float("-inf")
    while True:
        try:
            for table in await node.store.run_in_thread(overdue_tables, node):
                with suppress(RowLocked):  # another node is at it; the clocks of other tables do not wait
                    await node.store.run_in_thread(_expire_clocks, node, table)
            await node.store.run_in_thread(node.store.checkpoint_if_due)
            await node.store.run_in_thread(summarize_pending, node.store, SUMMARIES_PER_PASS)
            await _save_absences(node)
            if time.monotonic() - cleaned > RETENTION_INTERVAL:
                await node.store.run_in_thread(apply_retention, node.store, node.now())
                cleaned = time.monotonic()
        except Unavailable:
            LOG.warning("database unavailable")
        except Exception:
            LOG.exception("periodic jobs failed")
        await asyncio.sleep(CLOCK_INTERVAL)


async def _save_absences(node: ServerNode) -> None:
    presence = node.tables.presence
    unsaved = presence.take_unsaved(ABSENCES_PER_PASS)
    try:
        await node.store.run_in_thread(save_absences, node.store, unsaved)
    except Unavailable:
        presence.return_unsaved(unsaved)
        raise


def _expire_clocks(node: ServerNode, table: str) -> None:
    """Expire the clocks of one table; a failure must not stop the other tables' clocks."""
    try:
        expire_clocks(node.tables, table)
        begin_overdue_match(node.tables, table)
    except Unavailable:
        raise
    except Exception:
        LOG.exception("expiring clocks failed", extra={"table": table})
