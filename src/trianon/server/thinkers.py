"""Opponents on the server: a turn is claimed by exactly one node, thought about beside the server, and answered."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from sqlalchemy import or_, select, update

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.registry import bot_named
from trianon.bots.worlds import Worlds
from trianon.core.game import Game
from trianon.server.answers import answer_as_bot
from trianon.server.house import RUNNING, House
from trianon.server.hub import News
from trianon.server.problems import Unknown
from trianon.server.sitting import seats_of
from trianon.server.storage.schema import TABLES
from trianon.server.storage.store import Unavailable

LOG = logging.getLogger("trianon.thinkers")
CLAIM = 15.0  # seconds after which another node may think instead
PAUSE = 2.0  # seconds between two looks for turns that nobody told of
POLITENESS = 10  # thinking yields to answering


class Thinkers:
    """The opponents of one node."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._pool = ThreadPoolExecutor(house.config.thinkers, "thinker", initializer=_be_polite)
        self.watched: dict[str, object] = {}  # no table in particular
        self._own = threading.local()
        self._busy: set[str] = set()
        self._wake = asyncio.Event()
        self._stop = threading.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Look for turns from now on."""
        self.house.hub.listen(self)
        self._task = asyncio.create_task(self._look_after())

    async def stop(self) -> None:
        """Stop thinking at once; another node goes on."""
        self._stop.set()
        self.house.hub.leave(self)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await asyncio.to_thread(self._pool.shutdown, True, cancel_futures=True)

    def hear(self, _news: News) -> None:
        """Look for turns when something changed."""
        self._wake.set()

    async def _look_after(self) -> None:
        while True:
            try:
                for table in await asyncio.to_thread(self._waiting):
                    if table not in self._busy:
                        self._busy.add(table)
                        future = asyncio.get_running_loop().run_in_executor(self._pool, self._turn, table)
                        future.add_done_callback(partial(self._done, table))
            except Unavailable:
                LOG.warning("the database is away")
            self._wake.clear()
            try:
                await asyncio.wait_for(self._wake.wait(), PAUSE)
            except TimeoutError:
                continue

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
            if self._claim(table):
                self._think(table)
        except (Unavailable, Unknown) as error:
            LOG.warning("turn left", extra={"table": table, "reason": type(error).__name__})
        except Exception:
            LOG.exception("turn failed", extra={"table": table})

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
            if row.status != RUNNING or row.bots == 0:
                return
            seat = (row.bots & -row.bots).bit_length() - 1
            sitting, seated = house.sittings.at(connection, row), seats_of(connection, table)[seat]
            match, number = sitting.match, sitting.desk.opened[seat]
            view, options, setting = match.look(seat), match.numbers(seat), match.setting
            keys = dict(zip(options, match.options(seat), strict=True))
        if not options or seated.level is None:
            return
        worlds = Worlds(setting, view, f"{row.secret} thinks {row.number}")
        choice = self._bot(seated.level, setting.game).choose(view, options, worlds, Budget(stop=self._stop))
        if not self._stop.is_set():
            answer_as_bot(house, table, seat, number, keys[choice])

    def _bot(self, level: str, game: Game) -> Bot:
        """The opponent of a level: one for each thread, as its memory is large."""
        bots: dict[tuple[str, str], Any] = self._own.__dict__.setdefault("bots", {})
        if (level, game.name) not in bots:
            bots[level, game.name] = bot_named(level, game)
        bot: Bot = bots[level, game.name]
        return bot


def _be_polite() -> None:
    """On Linux every thread has a priority of its own."""
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), POLITENESS)
