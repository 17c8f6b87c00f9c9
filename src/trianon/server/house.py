"""What every part of a node shares: its configuration, its database, the matches in memory, and who listens."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from threading import RLock
from typing import Any, ParamSpec, TypeVar

from sqlalchemy import Connection

from trianon.server import limits
from trianon.server.config import Config
from trianon.server.hub import Hub
from trianon.server.limits import Buckets
from trianon.server.memory import Memory
from trianon.server.minds import Minds
from trianon.server.problems import Away, NotAllowed, Trouble, Unknown
from trianon.server.protocol import Clock
from trianon.server.sitting import Seated, Sittings, seats_of
from trianon.server.standing import KEPT, At, Standing
from trianon.server.storage.haste import Busy, TooLong, in_haste, is_hasty
from trianon.server.storage.rows import TableRow, table_row
from trianon.server.storage.store import Store

ADVISERS = 2  # processes that think of hints
WORKERS, WRITERS = 4, 32  # threads that speak with the database, and that wait to write into it
PAUSES = (0.001, 0.002, 0.004, 0.008, 0.016, 0.0)  # seconds between two tries to do something at once
LOCKS = 256  # tables that can change at the same time on this node
OPEN, RUNNING, OVER, GONE = "open", "running", "over", "gone"


P = ParamSpec("P")
T = TypeVar("T")


def random_id() -> str:
    """A name nobody can guess."""
    return secrets.token_urlsafe(12)


@dataclass
class House:
    """One node."""

    config: Config
    store: Store
    hub: Hub
    sittings: Sittings = field(default_factory=Sittings)
    known: Memory[Standing] = field(default_factory=lambda: Memory(KEPT))
    now: Callable[[], float] = time.time
    new_id: Callable[[], str] = random_id
    new_secret: Callable[[], str] = lambda: secrets.token_hex(32)  # the server's half of a seed

    writes: Buckets = field(init=False)  # how often each person may change something
    opponents: Minds = field(init=False)
    advisers: Minds = field(default_factory=lambda: Minds(ADVISERS))  # so that nobody who plays waits for who ponders
    pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(WORKERS, "house"))
    # apart from those who read: all of these may wait for one who writes for long
    patient: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(WRITERS, "writer"))
    locks: tuple[RLock, ...] = field(default_factory=lambda: tuple(RLock() for _ in range(LOCKS)))

    def __post_init__(self) -> None:
        self.writes = Buckets(limits.PERSON_RATE, limits.PERSON_BURST, self.config.limits)
        self.opponents = Minds(self.config.thinkers)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something with the database beside the loop, so that it never holds up other people."""
        return await asyncio.get_running_loop().run_in_executor(self.pool, partial(work, *args, **kwargs))

    async def run_at_once(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do something short: here and now, or in a moment, where the database is near; else beside the loop.

        Most of those who are in the way are gone in a millisecond. Who waited for them in a thread would itself be in
        the way of others, and for longer.
        """
        for pause in PAUSES if self.store.hasty is not None else ():
            try:
                with in_haste():
                    return work(*args, **kwargs)
            except TooLong:
                break
            except Busy:
                await asyncio.sleep(pause)
        return await asyncio.get_running_loop().run_in_executor(self.patient, partial(work, *args, **kwargs))

    def close_pools(self) -> None:
        """Let all threads finish what they are at; who thinks answers at once."""
        self.opponents.close()
        self.advisers.close()
        self.pool.shutdown(wait=True)
        self.patient.shutdown(wait=True)

    @contextmanager
    def changing(self, table: str) -> Iterator[None]:
        """Nobody else on this node reads or changes the match of this table meanwhile; a failed change is forgotten."""
        lock = self.locks[hash(table) % LOCKS]
        if not lock.acquire(blocking=not is_hasty()):
            raise Busy
        try:
            yield
        except (Trouble, Busy):
            raise  # refused before anything was changed
        except BaseException:
            self.sittings.forget(table)
            self.known.forget(table)
            raise
        finally:
            lock.release()

    @contextmanager
    def reading(self, table: str) -> Iterator[bool]:
        """Whether the match of this table can be read right now; if so nobody changes it meanwhile."""
        lock = self.locks[hash(table) % LOCKS]
        free = lock.acquire(blocking=False)
        try:
            yield free
        finally:
            if free:
                lock.release()

    def table(self, connection: Connection, table: str, for_change: bool = False) -> TableRow:
        """The row of a table, locked when it is going to be changed."""
        row = table_row(connection, table, lock=for_change and self.store.locks_rows)
        if row is None or row.status == GONE:
            raise Unknown("no-table")
        return row

    def seats(self, connection: Connection, row: TableRow) -> list[Seated]:
        """Who sits at a table; from memory while nothing about the seats changed."""
        known = self.known.get(row.id)
        return known.seats if known is not None and known.row.crew == row.crew else seats_of(connection, row.id)

    def note(self, row: TableRow, seats: list[Seated]) -> At:
        """Remember where a table stands at the end of a change: the last thing its transaction does."""
        standing = Standing(row, seats)
        self.known.keep(row.id, standing)
        return standing.at


def seat_of(seats: list[Seated], person: str | None) -> int | None:
    """The seat of a person, None for who does not sit at the table."""
    return next((seated.seat for seated in seats if person is not None and seated.person == person), None)


def own_seat(house: House, connection: Connection, row: TableRow, person: str) -> tuple[int, list[Seated]]:
    """The seat of a person who must sit at the table, and all seats."""
    seats = house.seats(connection, row)
    seat = seat_of(seats, person)
    if seat is None:
        raise Unknown("no-table") if is_private(row) else NotAllowed("not-seated")
    return seat, seats


def present_seat(house: House, connection: Connection, row: TableRow, person: str) -> tuple[int, list[Seated]]:
    """The seat of a person who plays it, and all seats; see `tables.in_person` for who is absent."""
    seat, seats = own_seat(house, connection, row, person)
    if seats[seat].away:
        raise Away("raced")
    return seat, seats


def is_private(row: Any) -> bool:
    """Whether nobody but who sits there may know that there is such a table."""
    return bool(row.watch == "nobody" and row.status != OPEN)


def people_of(seats: list[Seated]) -> list[str]:
    """The people at a table."""
    return [seated.person for seated in seats if seated.person is not None]


def clock_of(row: TableRow) -> Clock | None:
    """The clock of a table."""
    said = json.loads(row.clock)
    return None if said is None else Clock(**said)
