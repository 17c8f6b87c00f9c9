"""Before any handler: where a request comes from, how many there are, and what browsers may do with the answers."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from trianon.server.config import Config
from trianon.server.limits import Buckets
from trianon.server.metrics import REQUESTS
from trianon.server.people import who_signed
from trianon.server.protocol import Problem

LOG = logging.getLogger("trianon.access")
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
PERSON_RATE, PERSON_BURST = 10.0, 60.0  # writes of one person
ADDRESS_RATE, ADDRESS_BURST = 60.0, 300.0  # writes from one address
READ_RATE, READ_BURST = 100.0, 500.0  # reads from one address

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (
        b"content-security-policy",
        POLICY.encode(),
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config
        self.people = Buckets(PERSON_RATE, PERSON_BURST, config.limits)
        self.addresses = Buckets(ADDRESS_RATE, ADDRESS_BURST, config.limits)
        self.readers = Buckets(READ_RATE, READ_BURST, config.limits)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or turn it away."""
        kind = str(getattr(scope["type"], "value", scope["type"]))
        if kind not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        refusal = self._refusal(scope, headers, kind == "websocket")
        if kind == "websocket":
            if refusal is not None:
                await send({"type": "websocket.close", "code": 4003, "reason": refusal[1].error})
                return
            await self.app(scope, receive, send)
            return
        told = _Told(send, scope)
        if refusal is None:
            await self.app(scope, receive, told)
        else:
            await _say(told, *refusal)

    def _refusal(self, scope: Scope, headers: dict[bytes, bytes], live: bool) -> tuple[int, Problem, float] | None:
        method = str(scope.get("method", "GET"))
        writes = method not in SAFE or live
        if writes and not self._same_origin(headers):
            return 403, Problem("foreign-origin", "This page may not speak to this server."), 0
        address = (scope.get("client") or ("?", 0))[0]
        if not writes:
            return _patience(self.readers.take(address))
        wait = self.addresses.take(address)
        person = who_signed(self.config.secret, headers)
        if wait is None and person is not None:
            wait = self.people.take(person)
        return _patience(wait)

    def _same_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Whether a request that changes something comes from our own page, or from no page at all."""
        if headers.get(b"sec-fetch-site", b"none") == b"cross-site" and b"origin" not in headers:
            return False
        origin = headers.get(b"origin")
        if origin is None:
            return True
        said = origin.decode("latin-1").rstrip("/")
        return said in self.config.origins or urlsplit(said).netloc == headers.get(b"host", b"").decode("latin-1")


class _Told:
    """Sends an answer with the headers every answer has, and notes how long it took."""

    def __init__(self, send: Send, scope: Scope) -> None:
        self.send, self.scope, self.began, self.status = send, scope, time.perf_counter(), 0

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message.get("headers", ()), *HEADERS]
        await self.send(message)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            seconds, method = time.perf_counter() - self.began, str(self.scope.get("method"))
            REQUESTS.labels(method, str(self.status)).observe(seconds)
            LOG.info("request", extra={"method": method, "path": self.scope["path"], "status": self.status,
                                       "ms": round(seconds * 1000, 1)})  # fmt: skip


def _patience(wait: float | None) -> tuple[int, Problem, float] | None:
    return None if wait is None else (429, Problem("too-fast", "Too many requests; wait a moment."), wait)


async def _say(send: Any, status: int, problem: Problem, wait: float) -> None:
    headers = [(b"content-type", b"application/json")]
    if status == 429:
        headers.append((b"retry-after", str(int(wait) + 1).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": msgspec.json.encode(problem), "more_body": False})
