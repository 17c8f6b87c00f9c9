"""HTTP protocol with limits on time, headers and connections per address; uvicorn has none of them."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from trianon.server.client_address import is_trusted
from trianon.server.limits import ABORT_HEADER_BYTES, BODY_TIMEOUT, HEADER_TIMEOUT, WRITE_TIMEOUT
from trianon.server.node import ServerNode
from trianon.server.rate_limits import ConcurrencyLimit, client_networks


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol; aborts connections with oversized headers, of slow peers, and above the limit."""

    _read: int | None = 0  # bytes of the incomplete headers
    _is_counted = False
    _late: asyncio.TimerHandle | None = None  # a request is incomplete
    _unread: asyncio.TimerHandle | None = None  # a response is not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the header timer with the connection, unless its address has enough of them."""
        super().connection_made(transport)
        self._expect(HEADER_TIMEOUT)
        limit, networks = counted(self)
        self._is_counted = limit.acquire(*networks)
        if not self._is_counted:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timers."""
        self._complete()
        self.resume_writing()
        if self._is_counted:
            limit, networks = counted(self)
            limit.release(*networks)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse more data unless the headers are too large."""
        if self._read is not None:
            if self._read > ABORT_HEADER_BYTES:
                self._complete()
                self.transport.abort()
                return
            self._read += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Start the header timer of a further request."""
        super().on_message_begin()
        self._read = 0
        self._expect(HEADER_TIMEOUT)

    def on_headers_complete(self) -> None:
        """Start the body timer."""
        self._read = None
        self._expect(BODY_TIMEOUT)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the body timer."""
        self._complete()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Leave the connection, and its place in the count, to the WebSocket protocol."""
        self._complete()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Abort unless the peer reads its response soon."""
        super().pause_writing()
        self._unread = self._unread or self.loop.call_later(WRITE_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        """The peer reads."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def on_response_complete(self) -> None:
        """Close in time, whether or not the peer reads the rest."""
        super().on_response_complete()
        self._end_soon()

    def timeout_keep_alive_handler(self) -> None:
        """Close an idle connection in time."""
        super().timeout_keep_alive_handler()
        self._end_soon()

    def _end_soon(self) -> None:
        if self.transport.is_closing():
            self.loop.call_later(WRITE_TIMEOUT, self.transport.abort)

    def _expect(self, seconds: float) -> None:
        self._complete()
        self._late = self.loop.call_later(seconds, self.transport.abort)

    def _complete(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


def counted(protocol: Any) -> tuple[ConcurrencyLimit, tuple[str, ...]]:
    """The limit on a node's connections, and the keys of this protocol's: none for a trusted proxy."""
    node: ServerNode = protocol.config.app.state.node
    address = (protocol.client or ("?", 0))[0]
    is_proxy = is_trusted(address, node.config.trusted_proxies)
    return node.limiters.connections, () if is_proxy else client_networks(address)
