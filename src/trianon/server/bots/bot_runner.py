"""Plays the bots' turns: exactly one node claims a turn, computes it in the bot pool, and answers."""

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TypeVar

from sqlalchemy import ColumnElement, func, or_, select, update

from trianon.server.errors import NotFound
from trianon.server.limits import (
    BOT_POLL_INTERVAL,
    BOT_TURNS_PER_WORKER,
    CLAIM_SECONDS,
    CLOCK_SKEW,
    MIN_BOT_POLL_INTERVAL,
)
from trianon.server.matches.answers import answer_as_bot
from trianon.server.metrics import THINK_SECONDS
from trianon.server.node import ServerNode
from trianon.server.pubsub import TableChanged
from trianon.server.storage.rows import OVER, RUNNING, first_seat
from trianon.server.storage.schema import TABLES
from trianon.server.storage.store import Unavailable
from trianon.server.table_store.entries import START
from trianon.server.workers.bot_pool import INSTANT_LEVELS, think_request_of
from trianon.viewing.lessons import scripted_key

T = TypeVar("T")

LOG = logging.getLogger("trianon.bot_runner")


def is_unclaimed(now: float) -> ColumnElement[bool]:
    """A condition on tables: no valid claim. One too far ahead was made before a clock was set back."""
    until = TABLES.c.claimed_until
    return or_(TABLES.c.claimed_by.is_(None), until < now, until > now + CLAIM_SECONDS + CLOCK_SKEW)


class BotRunner:
    """Claims and plays bot turns on one node."""

    def __init__(self, node: ServerNode) -> None:
        self.node = node
        self._pool = ThreadPoolExecutor(node.config.bot_workers, "bot-turn")  # wait for the bot pool
        self._busy: set[str] = set()
        self._claims: set[str] = set()  # tables with a turn that this node computes
        self._loop: asyncio.AbstractEventLoop | None = None
        self._wake = asyncio.Event()
        self._stop = threading.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Start looking for turns."""
        self._loop = asyncio.get_running_loop()
        self.node.pubsub.subscribe(self)
        self._tasks = [asyncio.create_task(self._dispatch()), asyncio.create_task(self._keep_claims())]

    async def stop(self) -> None:
        """Stop at once and release the claims for other nodes."""
        self._stop.set()
        self.node.pubsub.unsubscribe(self)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.node.bot_pool.close)
        await asyncio.to_thread(self._pool.shutdown, True, cancel_futures=True)
        try:
            await self.node.store.run_in_thread(self._release_claims)
        except Unavailable:
            LOG.warning("claims not released")

    def notify(self, change: TableChanged) -> None:
        """Look for turns after a change, unless the cached row shows that no bot is asked."""
        known = self.node.tables.table_cache.get(change.table) if change.version is not None else None
        if known is None or known.version != change.version or known.row.bots != 0:
            self._wake.set()
        if known is not None and known.row.status == OVER and self._loop is not None:
            self._loop.run_in_executor(self._pool, self.node.prepare_analysis, known.row.game)
        if change.number == START and self._loop is not None and not change.chat:
            self._loop.run_in_executor(self._pool, self._prepare, change.table)

    def _prepare(self, table: str) -> None:
        """Warm up a worker for a match that just started."""
        try:
            with self.node.store.read() as connection:
                opened = self.node.tables.open(connection, table)
                levels = {seat.level for seat in opened.seats} - {None, *INSTANT_LEVELS}
            if levels and not self._stop.is_set():
                self.node.bot_pool.prepare(opened.row.game)
        except (Unavailable, NotFound):
            return  # the first move takes longer then
        except Exception:
            LOG.exception("warm-up failed", extra={"table": table})

    async def _dispatch(self) -> None:
        while True:
            self._wake.clear()  # before the query: later changes set it again
            try:
                for table in await self.node.store.run_in_thread(self._waiting_tables):
                    if table not in self._busy:
                        self._busy.add(table)
                        future = asyncio.get_running_loop().run_in_executor(self._pool, self._take_turn, table)
                        future.add_done_callback(partial(self._done, table))
            except Unavailable:
                LOG.warning("database unavailable")
                await asyncio.sleep(BOT_POLL_INTERVAL)
            except Exception:  # keep dispatching
                LOG.exception("dispatching turns failed")
                await asyncio.sleep(BOT_POLL_INTERVAL)
            await asyncio.sleep(MIN_BOT_POLL_INTERVAL)
            try:
                await asyncio.wait_for(self._wake.wait(), BOT_POLL_INTERVAL)
            except TimeoutError:
                continue

    async def _keep_claims(self) -> None:
        """Renew claims of long searches; short claims let other nodes take over a lost node's turns soon."""
        while True:
            await asyncio.sleep(CLAIM_SECONDS / 3)
            if self._claims:
                try:
                    await self.node.store.run_in_thread(self._renew, list(self._claims))
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

    def _done(self, table: str, played: asyncio.Future[bool]) -> None:
        self._busy.discard(table)
        if not played.cancelled() and played.result():  # else it is left to the next poll
            self._wake.set()

    def _waiting_tables(self) -> list[str]:
        """Those that have waited longest, each owner's in turn: many tables of one person do not delay the others'."""
        turn = func.row_number().over(partition_by=TABLES.c.owner, order_by=TABLES.c.changed)
        with self.node.store.read() as connection:
            found = connection.execute(
                select(TABLES.c.id)
                .where(TABLES.c.bots != 0, TABLES.c.game.not_in(self.node.preparation.waiting_games()))
                .where(is_unclaimed(self.node.now()))
                .order_by(turn, TABLES.c.changed)
                .limit(BOT_TURNS_PER_WORKER * self.node.config.bot_workers)
            )
            return [row.id for row in found]

    def _take_turn(self, table: str) -> bool:
        """Claim and play one turn, and say whether it was; after a failure it can be claimed again."""
        try:
            if not self._stop.is_set() and self._run_nonblocking(table, partial(self._claim, table)):
                self._claims.add(table)
                self._think(table)
                return True
        except (Unavailable, NotFound) as error:
            LOG.warning("turn abandoned", extra={"table": table, "reason": type(error).__name__})
        except Exception:
            LOG.exception("turn failed", extra={"table": table})
        finally:
            self._claims.discard(table)
        return False

    def _run_nonblocking(self, table: str, work: Callable[[bool], T]) -> T:
        """Run a write on the event loop, where it contends least; this thread waits for the result."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(self.node.store.run_nonblocking(table, work), self._loop).result()

    def _claim(self, table: str, blocking: bool) -> bool:
        now = self.node.now()
        # no bot waits for a row that another node has locked
        free = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(skip_locked=True).scalar_subquery()
        with self.node.store.write(blocking=blocking) as connection:
            won = connection.execute(
                update(TABLES)
                .where(
                    TABLES.c.id == free,
                    TABLES.c.bots != 0,
                    is_unclaimed(now),
                )
                .values(claimed_by=self.node.config.node_name, claimed_until=now + CLAIM_SECONDS)
            )
            return won.rowcount == 1

    def _think(self, table: str) -> None:
        node = self.node
        with node.tables.read(table) as opened:
            row = opened.row
            if row.status != RUNNING or row.bots == 0 or row.claimed_by != node.config.node_name:
                return
            seat = first_seat(row.bots)
            loaded, level = opened.match(), opened.seats[seat].level
            match, number = loaded.match, loaded.meta.opened[seat]
            view, options, setting = match.look(seat), match.option_numbers(seat), match.setting
            keys = dict(zip(options, match.options(seat), strict=True))
            scripted = scripted_key(row.game, row.lesson, match, seat)
        if not options or level is None:
            return
        if scripted is not None:
            self._answer(table, seat, number, scripted)
            return
        think_request = think_request_of(setting, row.edition, view, options, f"{row.secret} thinks {row.number}")
        with THINK_SECONDS.labels(setting.game.name, level).time():
            choice = node.bot_pool.choose(think_request, level)
        self._answer(table, seat, number, keys[choice])

    def _answer(self, table: str, seat: int, number: int, key: str) -> None:
        if not self._stop.is_set():
            self._run_nonblocking(
                table, lambda blocking: answer_as_bot(self.node, table, seat, number, key, blocking=blocking)
            )
