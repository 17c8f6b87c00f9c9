"""A browser's line at the lowest level: what uvicorn leaves open when somebody stops reading, or reads nothing at all.

uvicorn's sans-I/O implementation lets `send` wait while 64 KiB are on their way and pings by itself. But it closes
politely: a line whose peer does not read is never empty, so it would stay for as long as the peer likes. And what it
writes by itself (pongs) waits for nobody.
"""

from __future__ import annotations

import asyncio

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

CLOSE_TIMEOUT = 2.0  # seconds that the last words may take
CLOSE_INVALID_TEXT = 1007  # the code for what is not UTF-8
MAX_FRAGMENTS = 64  # parts of one message


class WsProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that ends when it should."""

    def keepalive_timeout(self) -> None:
        """Nobody is there any more: nothing that still waits will ever be read."""
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        """The node goes down; who does not read the last word does not hold it up."""
        super().shutdown()
        self._end_soon()

    async def run_asgi(self) -> None:
        """Serve, and close."""
        await super().run_asgi()
        self._end_soon()

    async def send(self, message: ASGISendEvent) -> None:
        """Send something, unless the line was given up a moment ago; who reads nothing for long is gone."""
        if self.close_sent and message["type"] == "websocket.send":
            raise ClientDisconnected
        if not self.writable.is_set():
            async with asyncio.timeout(self.config.ws_ping_timeout):
                await self.writable.wait()
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on; one that is no text ends the line, and is nothing to write home about."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(CLOSE_INVALID_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a sign of life, unless earlier answers are not even read."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take one more part of a message; a great many empty ones would get around the limit of its size."""
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def _end_soon(self) -> None:
        self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)
