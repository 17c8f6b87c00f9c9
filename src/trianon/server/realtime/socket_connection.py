"""One WebSocket connection: requests of a browser, and situations of all tables it watches."""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from trianon.server.errors import ApiError, RuleViolation, StaleDecision, TooManyRequests, rate_limited
from trianon.server.http.error_responses import to_problem
from trianon.server.limits import (
    BYTES_PER_RESPONSE_TOKEN,
    MAX_PERSON_SOCKETS,
    MAX_SOCKET_REQUEST,
    MAX_SUBSCRIPTIONS,
    SHED_SECONDS,
    SOCKET_BURST,
    SOCKET_RATE,
    SOCKET_RETRY_DELAY,
)
from trianon.server.lobby.chat import recent_chat
from trianon.server.matches.answers import answer_as_person
from trianon.server.matches.situations import cached_situation, situation
from trianon.server.metrics import SOCKETS
from trianon.server.node import ServerNode
from trianon.server.pubsub import TableChanged
from trianon.server.rate_limits import TokenBucket, client_networks
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.store import Unavailable
from trianon.server.table_store.match_cache import Version
from trianon.server.wire.match_messages import Situation
from trianon.server.wire.service_messages import Problem
from trianon.server.wire.socket_messages import (
    AnswerTable,
    ClientMessage,
    Done,
    Hello,
    Ping,
    Refused,
    Turn,
    UnwatchTable,
    WatchTable,
)

CLOSE_UNAUTHENTICATED, CLOSE_TOO_FAST, CLOSE_TOO_LONG, CLOSE_TOO_MANY = 4001, 4008, 4009, 4011  # WebSocket close codes
CLOSE_REASONS = {
    CLOSE_UNAUTHENTICATED: "signed out", CLOSE_TOO_FAST: "too many requests", CLOSE_TOO_LONG: "a request is too long",
}  # fmt: skip

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


@dataclass(eq=False)
class Subscription:
    """A watched table: the latest entry and chat line sent, and whether the person counts as present there."""

    entry: int | None
    chat_line: int
    is_present: bool = False


class SocketConnection:
    """Marks what changed and builds the newest situation once the socket is writable again.

    So a client that reads slowly gets fewer messages, never old ones, and nothing piles up for it.
    """

    def __init__(self, node: ServerNode, socket: WebSocket[Any, Any, Any], identity: Identity, language: str) -> None:
        self.node, self.socket, self.identity, self.language = node, socket, identity, language
        self.person = identity.person
        self.subscriptions: dict[str, Subscription] = {}
        self.pending_situations: dict[str, Version | None] = {}  # by table in order, with the version in the cache
        self.pending_chat: dict[str, None] = {}
        self.pending_turns: dict[str, None] = {}
        self.wake, self.signed_out = asyncio.Event(), asyncio.Event()
        self.networks = client_networks(socket.scope["client"][0] if socket.scope["client"] else "?")
        self.limiters = node.limiters
        self.bucket = TokenBucket(SOCKET_RATE, SOCKET_BURST, node.config.rate_limit_factor)

    def notify(self, change: TableChanged) -> None:
        """Mark a change as pending."""
        seen = self.subscriptions.get(change.table)
        if seen is None:
            if not change.chat and self.person in change.people:
                self.pending_turns[change.table] = None
        elif change.chat:
            if change.chat > seen.chat_line:
                self.pending_chat[change.table] = None
        elif not (change.only_if_newer and seen.entry is not None and seen.entry >= change.number):
            waits = change.table in self.pending_situations and self.pending_situations[change.table] is None
            self.pending_situations[change.table] = None if waits else change.version
        self.wake.set()

    async def run(self) -> None:
        """Serve the connection until either side closes it."""
        pubsub = self.node.pubsub
        if self.node.config.rate_limit_factor and pubsub.connection_count(self.person) >= MAX_PERSON_SOCKETS:
            await self.socket.close(CLOSE_TOO_MANY, "too many sockets")
            return
        pubsub.subscribe_person(self, self.person, self.node.now())
        self.node.device_sessions.attach(self.identity, self.signed_out.set)
        SOCKETS.inc()
        try:
            code = await self._run_both()
            if code is not None:
                async with asyncio.timeout(self.node.config.ping_interval):
                    await self.socket.close(code, CLOSE_REASONS[code])
        except (WebSocketDisconnect, TimeoutError, OSError):
            return  # disconnected or not reading: the protocol aborts the transport
        finally:
            SOCKETS.dec()
            self.node.device_sessions.detach(self.identity, self.signed_out.set)
            pubsub.unsubscribe_person(self, self.person)
            for table in list(self.subscriptions):
                self._unsubscribe(table)

    async def _run_both(self) -> int | None:
        """Receive and send concurrently; the close code if this side ends the connection."""
        await self._send(Hello(self.person, self.node.now()))
        tasks = [
            asyncio.create_task(part) for part in (self._receive(), self._send_pending(), self._until_signed_out())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
        for end in ends:
            if isinstance(end, Exception):
                raise end
        return next((end for end in ends if isinstance(end, int)), None)

    async def _until_signed_out(self) -> int:
        await self.signed_out.wait()
        return CLOSE_UNAUTHENTICATED

    async def _receive(self) -> int:
        """Handle requests in order; reads no further while a reply cannot be sent."""
        while True:
            text = await self.socket.receive_data("text")
            if not self.bucket.take():
                return CLOSE_TOO_FAST
            if len(text) > MAX_SOCKET_REQUEST:
                return CLOSE_TOO_LONG
            await self._throttle()
            try:
                request = _DECODER.decode(text)
            except (msgspec.DecodeError, UnicodeEncodeError):
                await self._send(Refused("", to_problem(ApiError("bad-message"), self.language)))
                continue
            await self._handle(request)

    async def _handle(self, request: ClientMessage) -> None:
        if isinstance(request, Ping):
            await self._send(Hello(self.person, self.node.now()))
        elif isinstance(request, UnwatchTable):
            self._unsubscribe(request.table)
        elif isinstance(request, WatchTable):
            await self._subscribe(request)
        else:
            await self._answer(request)

    async def _subscribe(self, request: WatchTable) -> None:
        known = self.subscriptions.get(request.table)
        if known is None and len(self.subscriptions) >= MAX_SUBSCRIPTIONS:
            problem = to_problem(
                TooManyRequests("too-many-watched", most=MAX_SUBSCRIPTIONS), self.language, table=request.table
            )
            await self._send(Refused("", problem))
            return
        chat_line = max(request.said, known.chat_line if known is not None else 0)  # each line is sent once
        is_present = known is not None and known.is_present
        self.subscriptions[request.table] = Subscription(request.since, chat_line, is_present)
        self.node.pubsub.subscribe_table(self, request.table)
        self.pending_situations[request.table] = self.pending_chat[request.table] = None
        self.pending_turns.pop(request.table, None)
        self.wake.set()

    def _unsubscribe(self, table: str) -> None:
        self.node.pubsub.unsubscribe_table(self, table)
        known = self.subscriptions.pop(table, None)
        if known is not None and known.is_present:
            self.node.tables.presence.leave(table, self.person)

    async def _answer(self, request: AnswerTable) -> None:
        node, table = self.node, request.table
        try:
            wait = self.limiters.writes.take(*self.networks) or self.limiters.people.take(self.person)
            if wait is not None:
                raise rate_limited(wait)
            given = await node.store.run_nonblocking(
                table,
                lambda blocking: answer_as_person(
                    node.tables, table, self.person, request.number, request.key, blocking=blocking
                ),
            )
        except (ApiError, Unavailable) as error:
            await self._send(Refused(request.ref, await self._problem(error, table)))
            if table in self.subscriptions:
                self.pending_situations[table] = None
                self.wake.set()
        else:
            await self._send(Done(request.ref, given.number, given.repeated))

    async def _problem(self, error: ApiError | Unavailable, table: str) -> Problem:
        """The error as a Problem, with the situation unless the table is watched anyway."""
        now: Situation | None = None
        if isinstance(error, (StaleDecision, RuleViolation)) and table not in self.subscriptions:
            try:
                now = await self.node.store.run_at_table(table, situation, self.node.tables, table, self.person)
            except (ApiError, Unavailable):
                now = None
        return to_problem(error, self.language, now, table)

    async def _send_pending(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.pending_situations or self.pending_chat or self.pending_turns:
                await self._throttle()
                try:
                    if self.pending_situations:
                        await self._send_situation(next(iter(self.pending_situations)))
                    elif self.pending_chat:
                        await self._send_chat(next(iter(self.pending_chat)))
                    elif self.pending_turns:
                        await self._send_turn(next(iter(self.pending_turns)))
                except Unavailable:  # still marked as pending
                    await asyncio.sleep(SOCKET_RETRY_DELAY)

    async def _send_situation(self, table: str) -> None:
        seen = self.subscriptions.get(table)
        if seen is None:
            self.pending_situations.pop(table, None)
            return
        at = self.pending_situations.pop(table)  # later changes mark it again
        try:
            message = cached_situation(self.node.tables, table, self.person, seen.entry, at) if at is not None else None
            if message is None:
                message = await self.node.store.run_at_table(
                    table, situation, self.node.tables, table, self.person, seen.entry
                )
        except ApiError as error:
            self._unsubscribe(table)
            await self._send(Refused("", to_problem(error, self.language, table=table)))
            return
        except Unavailable:
            self.pending_situations[table] = None
            raise
        if self.subscriptions.get(table) is seen:  # not watched anew meanwhile
            seen.entry = message.number
            if not seen.is_present and any(seat.you for seat in message.table.seats):
                seen.is_present = True
                self.node.tables.presence.enter(table, self.person)
            await self._send(message)

    async def _send_chat(self, table: str) -> None:
        seen = self.subscriptions.get(table)
        del self.pending_chat[table]
        if seen is None:
            return
        try:
            lines = await self.node.store.run_at_table(
                table, recent_chat, self.node.tables, table, self.person, seen.chat_line
            )
        except ApiError:
            return
        except Unavailable:
            self.pending_chat[table] = None
            raise
        for line in lines:
            if self.subscriptions.get(table) is seen and line.number > seen.chat_line:
                seen.chat_line = line.number
                await self._send(line)

    async def _send_turn(self, table: str) -> None:
        del self.pending_turns[table]
        try:
            message = await self.node.store.run_in_thread(
                situation, self.node.tables, table, self.person, include_entries=False
            )
        except ApiError:
            return
        except Unavailable:
            self.pending_turns[table] = None
            raise
        if table not in self.subscriptions:
            await self._send(Turn(table, message.number, message.table.your_turn, message.table.status))

    async def _send(self, message: Any) -> None:
        text = _ENCODER.encode(message).decode()
        self.limiters.reads.charge(*self.networks, cost=len(text) // BYTES_PER_RESPONSE_TOKEN)
        await self.socket.send_text(text)  # times out in `WsProtocol.send`

    async def _throttle(self) -> None:
        """Wait until the address may have another message, read or sent; under overload newcomers wait longer."""
        wait = self.limiters.reads.charge(*self.networks)
        shedder = self.node.load_shedder
        if shedder.is_shedding and shedder.defers(self.person):
            wait = max(wait, SHED_SECONDS)
        if wait:
            await asyncio.sleep(wait)
        await self.limiters.turns.enter()
