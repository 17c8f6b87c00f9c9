"""Opponents on the server: a turn is claimed by exactly one node, thought about beside the server, and answered."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import or_, select, update

from trianon.server.bots.bot_pool import INSTANT_LEVELS, WorkerLost, think_request_of
from trianon.server.errors import NotFound
from trianon.server.matches.answers import answer_as_bot
from trianon.server.matches.bookkeeping import first_seat
from trianon.server.matches.entries import START
from trianon.server.metrics import THINK_SECONDS
from trianon.server.node import ServerNode
from trianon.server.realtime.pubsub import TableChanged
from trianon.server.storage.rows import RUNNING
from trianon.server.storage.schema import TABLES
from trianon.server.storage.store import Unavailable

T = TypeVar("T")

LOG = logging.getLogger("trianon.thinkers")
CLAIM_SECONDS = 6.0  # seconds after which another node may think instead; renewed while one thinks
POLL_INTERVAL = 2.0  # seconds between two looks for turns that nobody told of
MIN_INTERVAL = 0.02  # seconds between two looks, however much happens


class BotRunner:
    """The opponents of one node."""

    def __init__(self, node: ServerNode) -> None:
        self.node = node
        self._pool = ThreadPoolExecutor(node.config.bot_workers, "thinker")  # they ask, wait and answer
        self._busy: set[str] = set()
        self._claims: set[str] = set()  # tables that are thought about
        self._loop: asyncio.AbstractEventLoop | None = None
        self._wake = asyncio.Event()
        self._stop = threading.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Look for turns from now on."""
        self._loop = asyncio.get_running_loop()
        self.node.pubsub.subscribe(self)
        self._tasks = [asyncio.create_task(self._dispatch()), asyncio.create_task(self._keep_claims())]

    async def stop(self) -> None:
        """Stop thinking at once; another node goes on."""
        self._stop.set()
        self.node.pubsub.unsubscribe(self)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.node.bot_pool.close)
        await asyncio.to_thread(self._pool.shutdown, True, cancel_futures=True)
        try:
            await self.node.run_in_thread(self._release_claims)
        except Unavailable:
            LOG.warning("claims not given up")

    def notify(self, change: TableChanged) -> None:
        """Look for turns when something changed, unless this node knows that it is a person's turn there."""
        known = self.node.table_cache.get(change.table) if change.version is not None else None
        if known is None or known.version != change.version or known.row.bots != 0:
            self._wake.set()
        if change.number == START and self._loop is not None and not change.chat:
            self._loop.run_in_executor(self._pool, self._prepare, change.table)

    def _prepare(self, table: str) -> None:
        """A match has begun: whoever will think there wakes up while the first questions are answered."""
        try:
            with self.node.store.read() as connection:
                opened = self.node.open_table(connection, table)
                levels = {seat.level for seat in opened.seats} - {None, *INSTANT_LEVELS}
            if levels and not self._stop.is_set():
                self.node.bot_pool.prepare(opened.row.game)
        except (Unavailable, NotFound, WorkerLost):
            return  # then the first thought takes longer
        except Exception:
            LOG.exception("preparing failed", extra={"table": table})

    async def _dispatch(self) -> None:
        while True:
            self._wake.clear()  # before looking: what changes meanwhile is looked for again
            try:
                for table in await self.node.run_in_thread(self._waiting_tables):
                    if table not in self._busy:
                        self._busy.add(table)
                        future = asyncio.get_running_loop().run_in_executor(self._pool, self._take_turn, table)
                        future.add_done_callback(partial(self._done, table))
            except Unavailable:
                LOG.warning("the database is away")
                await asyncio.sleep(POLL_INTERVAL)
            except Exception:  # opponents go on whatever happened
                LOG.exception("looking for turns failed")
                await asyncio.sleep(POLL_INTERVAL)
            await asyncio.sleep(MIN_INTERVAL)
            try:
                await asyncio.wait_for(self._wake.wait(), POLL_INTERVAL)
            except TimeoutError:
                continue

    async def _keep_claims(self) -> None:
        """Renew the claims of long thoughts, so that claims can be short and a lost node's turns go on soon."""
        while True:
            await asyncio.sleep(CLAIM_SECONDS / 3)
            if self._claims:
                try:
                    await self.node.run_in_thread(self._renew, list(self._claims))
                except Unavailable:
                    LOG.warning("claims not renewed")
                except Exception:
                    LOG.exception("renewing claims failed")

    def _renew(self, tables: list[str]) -> None:
        mine = TABLES.c.claimed_by == self.node.config.node_name
        with self.node.store.write() as connection:
            connection.execute(
                update(TABLES)
                .where(TABLES.c.id.in_(tables), mine)
                .values(claimed_until=self.node.now() + CLAIM_SECONDS)
            )

    def _release_claims(self) -> None:
        with self.node.store.write() as connection:
            connection.execute(
                update(TABLES)
                .where(TABLES.c.bots != 0, TABLES.c.claimed_by == self.node.config.node_name)
                .values(claimed_by=None, claimed_until=None)
            )

    def _done(self, table: str, _future: asyncio.Future[None]) -> None:
        self._busy.discard(table)
        self._wake.set()

    def _waiting_tables(self) -> list[str]:
        with self.node.store.read() as connection:
            found = connection.execute(
                select(TABLES.c.id)
                .where(TABLES.c.bots != 0, or_(TABLES.c.claimed_by.is_(None), TABLES.c.claimed_until < self.node.now()))
                .limit(4 * self.node.config.bot_workers)
            )
            return [row.id for row in found]

    def _take_turn(self, table: str) -> None:
        """Think about one answer; whatever goes wrong leaves the turn to be claimed again."""
        try:
            if not self._stop.is_set() and self._run_nonblocking(partial(self._claim, table)):
                self._claims.add(table)
                self._think(table)
        except (Unavailable, NotFound, WorkerLost) as error:
            LOG.warning("turn left", extra={"table": table, "reason": type(error).__name__})
        except Exception:
            LOG.exception("turn failed", extra={"table": table})
        finally:
            self._claims.discard(table)

    def _run_nonblocking(self, work: Callable[[bool], T]) -> T:
        """Run a write on the event loop, where it contends least; this thread waits for the result."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(self.node.run_nonblocking(work), self._loop).result()

    def _claim(self, table: str, blocking: bool) -> bool:
        now = self.node.now()
        with self.node.store.write(blocking=blocking) as connection:
            won = connection.execute(
                update(TABLES)
                .where(
                    TABLES.c.id == table,
                    TABLES.c.bots != 0,
                    or_(TABLES.c.claimed_by.is_(None), TABLES.c.claimed_until < now),
                )
                .values(claimed_by=self.node.config.node_name, claimed_until=now + CLAIM_SECONDS)
            )
            return won.rowcount == 1

    def _think(self, table: str) -> None:
        node = self.node
        with node.read_table(table) as opened:
            row = opened.row
            if row.status != RUNNING or row.bots == 0 or row.claimed_by != node.config.node_name:
                return
            seat = first_seat(row.bots)
            loaded, level = opened.match(), opened.seats[seat].level
            match, number = loaded.match, loaded.meta.opened[seat]
            view, options, setting = match.look(seat), match.numbers(seat), match.setting
            keys = dict(zip(options, match.options(seat), strict=True))
        if not options or level is None:
            return
        think_request = think_request_of(setting, row.edition, view, options, f"{row.secret} thinks {row.number}")
        with THINK_SECONDS.labels(setting.game.name, level).time():
            choice = node.bot_pool.choose(think_request, level)
        if not self._stop.is_set():
            key = keys[choice]
            self._run_nonblocking(lambda blocking: answer_as_bot(node, table, seat, number, key, blocking=blocking))
