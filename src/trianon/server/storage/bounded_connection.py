"""PostgreSQL connections whose queries end in bounded time, even if the server is frozen.

A stopped server process keeps its TCP connection alive, and its own timeouts do not run: only the client can give up.
"""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

from psycopg import Connection, OperationalError

from trianon.server.limits import QUERY_TIMEOUT


class BoundedConnection(Connection[Any]):
    """A connection that is closed when a query takes longer than `query_timeout`."""

    query_timeout = QUERY_TIMEOUT  # seconds, see `Store.allow_long_queries`

    def wait(self, gen: Generator[Any, Any, Any], *args: Any, **kwargs: Any) -> Any:
        """Run a database operation; closes the connection and raises OperationalError at the timeout."""
        try:
            return super().wait(_until(gen, time.monotonic() + self.query_timeout), *args, **kwargs)
        except _NoResponse:
            self.pgconn.finish()
            raise OperationalError(f"no response within {self.query_timeout:g} s") from None


class _NoResponse(Exception):
    """The server took too long."""


def _until(gen: Generator[Any, Any, Any], deadline: float) -> Generator[Any, Any, Any]:
    """Run a psycopg operation; raise `_NoResponse` when it is resumed after the deadline without being ready."""
    try:
        wanted = next(gen)
        while True:
            ready = yield wanted
            if not ready and time.monotonic() > deadline:
                raise _NoResponse
            wanted = gen.send(ready)
    except StopIteration as done:
        return done.value
