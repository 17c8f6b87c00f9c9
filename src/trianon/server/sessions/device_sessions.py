"""Signed-in devices: a bounded cache in front of the database, and the connections that a sign-out closes."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable

from sqlalchemy import select, update

from trianon.server.caches import LruCache
from trianon.server.limits import (
    CLOCK_SKEW,
    DEVICE_CACHE_LIFETIME,
    DEVICE_CACHE_SIZE,
    DEVICE_SEEN_INTERVAL,
    SIGN_OUT_POLL_INTERVAL,
    SIGN_OUTS_PER_POLL,
)
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import DEVICES, PEOPLE
from trianon.server.storage.store import Store, Unavailable

LOG = logging.getLogger("trianon.devices")

SIGNED_IN = ""  # no error code
Close = Callable[[], None]


class DeviceSessions:
    """Knows whether a device is signed in, and closes the connections of one that was signed out.

    A sign-out takes effect immediately on its own node, and on the others with their next poll. The cache's lifetime is
    the fallback when the clocks of two nodes differ by more than `CLOCK_SKEW`.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._known: LruCache[Identity, tuple[str, float]] = LruCache(DEVICE_CACHE_SIZE)  # error code, when it expires
        self._connections: dict[Identity, set[Close]] = {}  # used on the event loop only
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[None] | None = None
        self._polled = now()

    def start(self) -> None:
        """Start polling for sign-outs on other nodes."""
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._poll_forever())

    async def stop(self) -> None:
        """Stop polling."""
        self._loop = None
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def cached_error(self, identity: Identity) -> str | None:
        """`SIGNED_IN`, the error code of a device that is not, or None if the cache does not know it."""
        error, until = self._known.get(identity) or ("", float("-inf"))
        return error if time.monotonic() <= until else None

    def load_error(self, identity: Identity) -> str:
        """Load a device's sign-in error from the database, and note that the device is in use."""
        now = self._now()
        own = (DEVICES.c.person == PEOPLE.c.id) & (DEVICES.c.id == identity.device)
        with self._store.read() as connection:
            row = connection.execute(
                select(DEVICES.c.person, DEVICES.c.seen, DEVICES.c.revoked)
                .select_from(PEOPLE.outerjoin(DEVICES, own))
                .where(PEOPLE.c.id == identity.person)
            ).first()
        error = "no-person" if row is None else "signed-out" if not row.person or row.revoked is not None else SIGNED_IN
        if row is not None and not error and abs(now - row.seen) > DEVICE_SEEN_INTERVAL:
            with self._store.write() as connection:
                mine = (DEVICES.c.person == identity.person) & (DEVICES.c.id == identity.device)
                connection.execute(update(DEVICES).where(mine).values(seen=now))
        self._cache_error([identity], error)
        return error

    def attach(self, identity: Identity, close: Close) -> None:
        """Call `close` on the event loop when the device is signed out, immediately if it was already."""
        self._connections.setdefault(identity, set()).add(close)
        if self.cached_error(identity):
            close()

    def detach(self, identity: Identity, close: Close) -> None:
        """Forget a connection that ended."""
        closes = self._connections.get(identity, set())
        closes.discard(close)
        if not closes:
            self._connections.pop(identity, None)

    def sign_out(self, identities: Iterable[Identity]) -> None:
        """Refuse devices on this node from now on, and close their connections; from any thread."""
        signed_out = list(identities)
        self._cache_error(signed_out, "signed-out")
        if self._loop is not None and signed_out:
            self._loop.call_soon_threadsafe(self._close, signed_out)

    def poll(self) -> None:
        """Apply the sign-outs that other nodes wrote since the previous poll."""
        now = self._now()
        since = min(self._polled, now) - SIGN_OUT_POLL_INTERVAL - CLOCK_SKEW
        recent = select(DEVICES.c.person, DEVICES.c.id).where(DEVICES.c.revoked > since).limit(SIGN_OUTS_PER_POLL)
        with self._store.read() as connection:
            signed_out = [Identity(row.person, row.id) for row in connection.execute(recent)]
        self._polled = now
        self.sign_out(signed_out)

    async def _poll_forever(self) -> None:
        while True:
            await asyncio.sleep(SIGN_OUT_POLL_INTERVAL)
            try:
                await asyncio.to_thread(self.poll)
            except Unavailable:
                LOG.warning("database unavailable")
            except Exception:  # the next poll may succeed
                LOG.exception("polling for sign-outs failed")

    def _cache_error(self, identities: Iterable[Identity], error: str) -> None:
        until = time.monotonic() + DEVICE_CACHE_LIFETIME
        for identity in identities:
            self._known.put(identity, (error, until))

    def _close(self, identities: Iterable[Identity]) -> None:
        for identity in identities:
            for close in list(self._connections.get(identity, ())):
                close()
