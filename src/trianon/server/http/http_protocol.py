"""The head of a request at the lowest level: uvicorn reads one of any length, for as long as it takes."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEADER_BYTES = 65_536  # bytes of a head after which no more is read
HEADER_TIMEOUT = 30.0  # seconds that a head may take to come


class HttpProtocol(HttpToolsProtocol):
    """HTTP whose heads end."""

    _read = 0  # bytes since the latest request began, while its head is not complete
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody is there, and should say something."""
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        self._complete()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on, unless this head is too long already."""
        if self._late is not None:
            if self._read > MAX_HEADER_BYTES:
                self._complete()
                self.transport.abort()
                return
            self._read += len(data)
        super().data_received(data)

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._expect()

    def on_headers_complete(self) -> None:
        """Its head is there."""
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
