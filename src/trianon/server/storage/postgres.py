"""PostgreSQL: an engine with queries that end in bounded time, even if the server is frozen.

A stopped server process keeps its TCP connection alive, and its own timeouts do not run: only the client can give up.
"""

import time
from collections.abc import Generator
from typing import Any

from psycopg import Connection, OperationalError
from sqlalchemy import Engine, create_engine, event

from trianon.server import limits

# Keepalives release the row locks of a lost node, the idle timeout those of a frozen one; the lock timeout makes the
# others give up meanwhile.
POSTGRES = {
    "connect_timeout": limits.CONNECT_TIMEOUT,
    "keepalives_idle": limits.KEEPALIVE_IDLE,
    "keepalives_interval": limits.KEEPALIVE_INTERVAL,
    "keepalives_count": limits.KEEPALIVE_COUNT,
    "tcp_user_timeout": limits.USER_TIMEOUT,
    "options": f"-c lock_timeout={limits.LOCK_TIMEOUT}ms "
    f"-c idle_in_transaction_session_timeout={limits.IDLE_TRANSACTION_TIMEOUT}s "
    f"-c tcp_keepalives_idle={limits.KEEPALIVE_IDLE} -c tcp_keepalives_interval={limits.KEEPALIVE_INTERVAL} "
    f"-c tcp_keepalives_count={limits.KEEPALIVE_COUNT}",
}


def postgres_engine(address: str, size: int = limits.POOL_SIZE) -> Engine:
    """Connections to PostgreSQL, each a `BoundedConnection`."""
    engine = create_engine(
        address,
        pool_size=size,
        max_overflow=0,
        pool_timeout=limits.POOL_TIMEOUT,
        pool_pre_ping=True,
        hide_parameters=True,  # errors are logged, and must not contain the values
        connect_args=POSTGRES,
    )

    @event.listens_for(engine, "do_connect")
    def connect(_dialect: Any, _record: Any, arguments: list[Any], parameters: dict[str, Any]) -> Any:
        return BoundedConnection.connect(*arguments, **parameters)

    @event.listens_for(engine, "checkin")
    def bound(connection: Any, _record: Any) -> None:
        if connection is not None:
            connection.query_timeout = limits.QUERY_TIMEOUT

    return engine


class BoundedConnection(Connection[Any]):
    """A connection that is closed when a query takes longer than `query_timeout`."""

    query_timeout = limits.QUERY_TIMEOUT  # seconds, see `Store.allow_long_queries`

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
