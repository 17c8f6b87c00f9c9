"""WebSocket protocol that ends connections to peers that stop reading.

uvicorn's sans-I/O implementation applies backpressure to `send` above 64 KiB and sends pings. But it closes gracefully:
with a peer that does not read, the write buffer never drains and the connection stays open. Its own pongs are sent
without backpressure.
"""

import asyncio

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from trianon.server.http.http_protocol import counted
from trianon.server.limits import CLOSE_TIMEOUT, MAX_FRAGMENTS

CLOSE_INVALID_TEXT = 1007  # WebSocket close code


class WsProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol with timeouts on writes and on closing."""

    def keepalive_timeout(self) -> None:
        """Abort: without a pong, pending data will never be read."""
        super().keepalive_timeout()
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's place, which the HTTP protocol has taken."""
        super().connection_lost(exc)
        limit, networks = counted(self)
        limit.release(*networks)

    def shutdown(self) -> None:
        """Close with a timeout, so that a peer that does not read cannot delay shutdown."""
        super().shutdown()
        self._end_soon()

    async def run_asgi(self) -> None:
        """Run the application, then close with a timeout."""
        await super().run_asgi()
        self._end_soon()

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; times out while the peer does not read."""
        if self.close_sent and message["type"] == "websocket.send":
            raise ClientDisconnected
        if not self.writable.is_set():
            async with asyncio.timeout(self.config.ws_ping_timeout):
                await self.writable.wait()
        await super().send(message)

    def send_receive_event_to_app(self) -> None:
        """Pass a complete message to the application; invalid UTF-8 closes the connection without an error log."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(CLOSE_INVALID_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answer a ping; abort if earlier pongs are still unread."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        """Take a fragment of a message; limits their number, as empty ones evade the size limit."""
        if len(self.frames) < MAX_FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def _end_soon(self) -> None:
        self.loop.call_later(CLOSE_TIMEOUT, self.transport.abort)
