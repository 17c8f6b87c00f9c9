"""Load shedding: while messages are handled late, newcomers wait, so that people at running tables do not."""

import asyncio
import logging
import time

from sqlalchemy import select

from trianon.server.limits import LAG_INTERVAL, LATE_SAMPLES, MAX_LOOP_LAG, SHED_ROUTES, SHED_SECONDS
from trianon.server.metrics import LOOP_LAG
from trianon.server.rate_limits import Turnstile
from trianon.server.storage.rows import RUNNING
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.storage.store import Store, Unavailable

LOG = logging.getLogger("trianon.load")


class LoadShedder:
    """Measures how late a message of a socket is handled, and knows what has to wait meanwhile."""

    def __init__(self, store: Store, turns: Turnstile) -> None:
        self._store, self._turns = store, turns
        self._seated: frozenset[str] = frozenset()  # at running tables, as of `_loaded`
        self._loaded = self._until = float("-inf")
        self.is_shedding = False  # for `SHED_SECONDS` from the latest lag on

    def defers(self, person: str | None, route: str = "") -> bool:
        """Whether overload makes a person's request wait; the route is its method and `middleware.route_name`."""
        return self.is_shedding and (person not in self._seated or route in SHED_ROUTES)

    async def watch(self) -> None:
        """Measure until cancelled. A single pause is no overload; lag in `LATE_SAMPLES` in a row is."""
        late = 0
        while True:
            due = time.monotonic() + LAG_INTERVAL
            await asyncio.sleep(LAG_INTERVAL)
            lag = max(time.monotonic() - due, self._turns.delay)
            LOOP_LAG.set(lag)
            late = late + 1 if lag > MAX_LOOP_LAG else 0
            if late >= LATE_SAMPLES:
                await self._shed(lag)
            self.is_shedding = time.monotonic() < self._until

    async def _shed(self, lag: float) -> None:
        now = time.monotonic()
        if now > self._until:
            LOG.warning("overloaded: newcomers wait", extra={"lag": round(lag, 2)})
        if now > self._loaded + SHED_SECONDS:
            try:
                self._seated = await self._store.run_in_thread(self._load)
            except Unavailable:
                return  # requests say so themselves
            self._loaded = now
        self._until = time.monotonic() + SHED_SECONDS

    def _load(self) -> frozenset[str]:
        running = select(SEATS.c.person).join(TABLES, TABLES.c.id == SEATS.c.table_id)
        with self._store.read() as connection:
            found = connection.execute(running.where(TABLES.c.status == RUNNING, SEATS.c.person.is_not(None)))
            return frozenset(found.scalars())
