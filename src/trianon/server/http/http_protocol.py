"""HTTP protocol with limits on header size and time; uvicorn has neither."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from trianon.server.limits import ABORT_HEADER_BYTES, HEADER_TIMEOUT


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, aborting connections with oversized or slow headers."""

    _read = 0  # bytes of the incomplete headers
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start the header timer with the connection."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the header timer."""
        self._complete()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse more data unless the headers are too large."""
        if self._late is not None:
            if self._read > ABORT_HEADER_BYTES:
                self._complete()
                self.transport.abort()
                return
            self._read += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """Start the header timer of a further request."""
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        """Stop the header timer."""
        self._complete()
        super().on_headers_complete()

    def _expect(self) -> None:
        self._complete()
        self._late = self.loop.call_later(HEADER_TIMEOUT, self.transport.abort)

    def _complete(self) -> None:
        self._read = 0
        if self._late is not None:
            self._late.cancel()
            self._late = None
