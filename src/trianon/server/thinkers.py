"""Opponents on the server: a turn is claimed by exactly one node, thought about beside the server, and answered."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from sqlalchemy import or_, select, update

from trianon.server.answers import answer_as_bot
from trianon.server.deskwork import first_seat
from trianon.server.house import RUNNING, House
from trianon.server.hub import News
from trianon.server.metrics import THOUGHT
from trianon.server.minds import QUICK, Disturbed, riddle_of
from trianon.server.problems import Unknown
from trianon.server.sitting import START, seats_of
from trianon.server.storage.schema import TABLES
from trianon.server.storage.store import Unavailable

P = ParamSpec("P")
T = TypeVar("T")

LOG = logging.getLogger("trianon.thinkers")
CLAIM = 6.0  # seconds after which another node may think instead; renewed while one thinks
PAUSE = 2.0  # seconds between two looks for turns that nobody told of
BREATH = 0.02  # seconds between two looks, however much happens


class Thinkers:
    """The opponents of one node."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._pool = ThreadPoolExecutor(house.config.thinkers, "thinker")  # they ask, wait and answer
        self._busy: set[str] = set()
        self._claims: set[str] = set()  # tables that are thought about
        self._loop: asyncio.AbstractEventLoop | None = None
        self._wake = asyncio.Event()
        self._stop = threading.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Look for turns from now on."""
        self._loop = asyncio.get_running_loop()
        self.house.hub.listen(self)
        self._tasks = [asyncio.create_task(self._look_after()), asyncio.create_task(self._keep_claims())]

    async def stop(self) -> None:
        """Stop thinking at once; another node goes on."""
        self._stop.set()
        self.house.hub.leave(self)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.to_thread(self.house.opponents.close)
        await asyncio.to_thread(self._pool.shutdown, True, cancel_futures=True)
        try:
            await self.house.run(self._give_up_claims)
        except Unavailable:
            LOG.warning("claims not given up")

    def hear(self, news: News) -> None:
        """Look for turns when something changed, unless this node knows that it is a person's turn there."""
        known = self.house.known.get(news.table) if news.at is not None else None
        if known is None or known.at != news.at or known.row.bots != 0:
            self._wake.set()
        if news.number == START and self._loop is not None and not news.chat:
            self._loop.run_in_executor(self._pool, self._prepare, news.table)

    def _prepare(self, table: str) -> None:
        """A match has begun: whoever will think there wakes up while the first questions are answered."""
        try:
            with self.house.store.read() as connection:
                row = self.house.table(connection, table)
                levels = {seated.level for seated in self.house.seats(connection, row)} - {None, *QUICK}
            if levels and not self._stop.is_set():
                self.house.opponents.prepare(row.game)
        except (Unavailable, Unknown, Disturbed):
            return  # then the first thought takes longer
        except Exception:
            LOG.exception("preparing failed", extra={"table": table})

    async def _look_after(self) -> None:
        while True:
            self._wake.clear()  # before looking: what changes meanwhile is looked for again
            try:
                for table in await self.house.run(self._waiting):
                    if table not in self._busy:
                        self._busy.add(table)
                        future = asyncio.get_running_loop().run_in_executor(self._pool, self._turn, table)
                        future.add_done_callback(partial(self._done, table))
            except Unavailable:
                LOG.warning("the database is away")
                await asyncio.sleep(PAUSE)
            except Exception:  # opponents go on whatever happened
                LOG.exception("looking for turns failed")
                await asyncio.sleep(PAUSE)
            await asyncio.sleep(BREATH)
            try:
                await asyncio.wait_for(self._wake.wait(), PAUSE)
            except TimeoutError:
                continue

    async def _keep_claims(self) -> None:
        """Renew the claims of long thoughts, so that claims can be short and a lost node's turns go on soon."""
        while True:
            await asyncio.sleep(CLAIM / 3)
            if self._claims:
                try:
                    await self.house.run(self._renew, list(self._claims))
                except Unavailable:
                    LOG.warning("claims not renewed")
                except Exception:
                    LOG.exception("renewing claims failed")

    def _renew(self, tables: list[str]) -> None:
        mine = TABLES.c.claimed == self.house.config.node
        with self.house.store.write() as connection:
            connection.execute(
                update(TABLES).where(TABLES.c.id.in_(tables), mine).values(claimed_until=self.house.now() + CLAIM)
            )

    def _give_up_claims(self) -> None:
        with self.house.store.write() as connection:
            connection.execute(
                update(TABLES)
                .where(TABLES.c.bots != 0, TABLES.c.claimed == self.house.config.node)
                .values(claimed=None, claimed_until=None)
            )

    def _done(self, table: str, _future: asyncio.Future[None]) -> None:
        self._busy.discard(table)
        self._wake.set()

    def _waiting(self) -> list[str]:
        with self.house.store.read() as connection:
            found = connection.execute(
                select(TABLES.c.id)
                .where(TABLES.c.bots != 0, or_(TABLES.c.claimed.is_(None), TABLES.c.claimed_until < self.house.now()))
                .limit(4 * self.house.config.thinkers)
            )
            return [row.id for row in found]

    def _turn(self, table: str) -> None:
        """Think about one answer; whatever goes wrong leaves the turn to be claimed again."""
        try:
            if not self._stop.is_set() and self._at_once(self._claim, table):
                self._claims.add(table)
                self._think(table)
        except (Unavailable, Unknown, Disturbed) as error:
            LOG.warning("turn left", extra={"table": table, "reason": type(error).__name__})
        except Exception:
            LOG.exception("turn failed", extra={"table": table})
        finally:
            self._claims.discard(table)

    def _at_once(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write on the loop, where it is in nobody's way; this thread waits for it."""
        assert self._loop is not None
        return asyncio.run_coroutine_threadsafe(self.house.run_at_once(work, *args, **kwargs), self._loop).result()

    def _claim(self, table: str) -> bool:
        now = self.house.now()
        with self.house.store.write() as connection:
            won = connection.execute(
                update(TABLES)
                .where(
                    TABLES.c.id == table,
                    TABLES.c.bots != 0,
                    or_(TABLES.c.claimed.is_(None), TABLES.c.claimed_until < now),
                )
                .values(claimed=self.house.config.node, claimed_until=now + CLAIM)
            )
            return won.rowcount == 1

    def _think(self, table: str) -> None:
        house = self.house
        with house.changing(table), house.store.read() as connection:
            row = house.table(connection, table)
            if row.status != RUNNING or row.bots == 0 or row.claimed != house.config.node:
                return
            seat = first_seat(row.bots)
            sitting, seated = house.sittings.at(connection, row), seats_of(connection, table)[seat]
            match, number = sitting.match, sitting.desk.opened[seat]
            view, options, setting = match.look(seat), match.numbers(seat), match.setting
            keys = dict(zip(options, match.options(seat), strict=True))
        if not options or seated.level is None:
            return
        riddle = riddle_of(setting, row.edition, view, options, f"{row.secret} thinks {row.number}")
        with THOUGHT.labels(setting.game.name, seated.level).time():
            choice = house.opponents.choose(riddle, seated.level)
        if not self._stop.is_set():
            self._at_once(answer_as_bot, house, table, seat, number, keys[choice])
