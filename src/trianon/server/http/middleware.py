"""ASGI middleware: host and origin checks, rate limits, security headers, request metrics."""

import logging
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from trianon.server.client_address import client_address
from trianon.server.errors import (
    ApiError,
    Forbidden,
    HeadersTooLarge,
    MisdirectedRequest,
    NotFound,
    Overloaded,
    UnsupportedMediaType,
    rate_limited,
)
from trianon.server.hosts import is_allowed_host
from trianon.server.http.error_responses import to_problem
from trianon.server.http.request_context import API_PREFIX, authenticate, preferred_language
from trianon.server.limits import (
    BYTES_PER_RESPONSE_TOKEN,
    BYTES_PER_TOKEN,
    HINT_TIME,
    MAX_HEADER_BYTES,
    MAX_REQUEST_BODY,
    REQUEST_COSTS,
    SHED_SECONDS,
    WORKER_SECONDS,
)
from trianon.server.metrics import REQUEST_SECONDS
from trianon.server.node import ServerNode
from trianon.server.rate_limits import client_networks
from trianon.server.sessions.tokens import identity_from_headers

LOG = logging.getLogger("trianon.access")
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS = SAFE | {"POST", "PUT", "PATCH", "DELETE"}  # metric labels
MAX_NUMBER_DIGITS = 10  # digits of a length

# WebAssembly: the rules, and Python for matches on the device
CONTENT_POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; "
    "style-src 'self'; style-src-attr 'unsafe-inline'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
HSTS = (b"strict-transport-security", b"max-age=31536000")
NO_STORE = (b"cache-control", b"no-store")  # per-user responses: never cache

# what mail programs post to stop mails (RFC 8058); the body is not read
STOP_MAILS, FORMS = "stop-mails", (b"application/x-www-form-urlencoded", b"multipart/form-data")

Headers = dict[bytes, bytes]


class RequestMiddleware:
    """Wraps the whole application, including responses that no route produces."""

    def __init__(self, app: ASGIApp, node: ServerNode) -> None:
        self.app, self.node, self.config = app, node, node.config
        self.limiters = node.limiters  # shared with the sockets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Check a request, then pass it to the application or refuse it."""
        headers = dict(scope["headers"])
        peer = (scope.get("client") or ("?", 0))[0]
        scope["client"] = (client_address(peer, _forwarded(scope), self.config.trusted_proxies), 0)
        scope["path"] = scope["path"].removesuffix("/") or "/"
        if str(getattr(scope["type"], "value", scope["type"])) == "websocket":
            await self._socket(scope, headers, receive, send)
            return
        sender = _ResponseSender(send, scope, self.config.secure, partial(self._charge, scope))
        refusal = self._check(scope, headers) or _media_type_error(scope, headers)
        if refusal is not None:
            await _send_problem(sender, refusal, headers)
            return
        with ExitStack() as held:
            limits = [self.limiters.requests, *([self.limiters.searches] if _worker_seconds(scope) else [])]
            if not all(limit.hold(held, *_networks(scope)) for limit in limits):
                await _send_problem(sender, rate_limited(HINT_TIME), headers)
                return
            await authenticate(self.node, scope, headers)
            if scope.get("method") == "HEAD":  # answered like GET, without the body
                sender.scope = scope = cast(Any, {**scope, "method": "GET"})
            await self.app(scope, receive, sender)

    async def _socket(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        """Check a WebSocket: rate-limited as a write, and limited in number."""
        refusal = self._check(scope, headers)
        if refusal is not None:
            await _send_problem(send, refusal, headers, "websocket.http")
            return
        with ExitStack() as held:
            if not self.limiters.sockets.hold(held, *_networks(scope)):
                await _send_problem(send, rate_limited(HINT_TIME), headers, "websocket.http")
                return
            await authenticate(self.node, scope, headers)
            await self.app(scope, receive, send)

    def _charge(self, scope: Scope, size: int) -> None:
        """Count a response of the API by its length, which grows with the work it took."""
        if scope["path"].startswith(API_PREFIX):
            limiter = self.limiters.reads if scope.get("method", "") in SAFE else self.limiters.writes
            limiter.charge(*_networks(scope), cost=size // BYTES_PER_RESPONSE_TOKEN)

    def _check(self, scope: Scope, headers: Headers) -> ApiError | None:
        return self._limit_error(scope, headers) or _path_error(scope) or self._overload_error(scope, headers)

    def _overload_error(self, scope: Scope, headers: Headers) -> ApiError | None:
        if not scope["path"].startswith(API_PREFIX):
            return None
        identity = identity_from_headers(self.config.secret, headers)
        person, route = identity and identity.person, f"{scope.get('method')} {route_name(scope['path'])}"
        defers = self.node.load_shedder.defers(person, route)
        return Overloaded("overloaded", seconds=SHED_SECONDS) if defers else None

    def _limit_error(self, scope: Scope, headers: Headers) -> ApiError | None:
        if sum(len(name) + len(value) for name, value in scope["headers"]) > MAX_HEADER_BYTES:
            return HeadersTooLarge("too-large")
        if not is_allowed_host(headers.get(b"host", b"").decode("latin-1"), self.config.hosts):
            return MisdirectedRequest("unknown-host")
        writes = scope.get("method", "") not in SAFE
        if writes and not self._same_origin(headers):
            return Forbidden("foreign-origin")
        networks = _networks(scope)
        cost = request_cost(scope["path"], headers)
        if not writes:
            return _rate_limit_error(self.limiters.reads.take(*networks, cost=cost))
        wait = self.limiters.writes.take(*networks, cost=cost)
        identity = identity_from_headers(self.config.secret, headers)
        if wait is None and identity is not None:
            wait = self.limiters.people.take(identity.person, cost=cost)
        seconds = _worker_seconds(scope)
        if wait is None and seconds:
            wait = self.limiters.worker_time.take(*networks, cost=seconds)
        return _rate_limit_error(wait)

    def _same_origin(self, headers: Headers) -> bool:
        """Whether a write comes from this server's own page, or from a client that is no browser."""
        origin, site = headers.get(b"origin"), headers.get(b"sec-fetch-site", b"none")
        if origin is None:
            return site in (b"same-origin", b"none")
        try:
            page = urlsplit(origin.decode("latin-1").rstrip("/").lower())
        except ValueError:
            return False
        schemes = ("https",) if self.config.secure else ("http", "https")
        here = headers.get(b"host", b"").decode("latin-1").lower()
        return page.scheme in schemes and page.netloc == here != "" and site in (b"same-origin", b"none")


class _ResponseSender:
    """Adds the common headers to a response and measures its duration."""

    def __init__(self, send: Send, scope: Scope, secure: bool, charge: Callable[[int], None]) -> None:
        self.charge, self.size = charge, 0
        self.send, self.scope, self.began, self.status = send, scope, time.perf_counter(), 0
        self.method, self.secure = str(scope.get("method")), secure

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            own = list(message.get("headers", ()))
            kept = () if any(name.lower() == NO_STORE[0] for name, _ in own) else (NO_STORE,)
            message["headers"] = [*own, *HEADERS, *kept, *((HSTS,) if self.secure else ())]
        elif self.method == "HEAD" and message["type"] == "http.response.body":
            message["body"] = b""
        body: Any = message.get("body", b"")
        self.size += len(body)
        await self.send(message)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            self.charge(self.size)
            self._note(time.perf_counter() - self.began)

    def _note(self, seconds: float) -> None:
        """Count and log the request by its route: the path itself contains table ids."""
        method = self.method if self.method in METHODS else "other"
        REQUEST_SECONDS.labels(method, str(self.status)).observe(seconds)
        route: Any = self.scope.get("path_template", "")
        LOG.info(
            "request",
            extra={"method": method, "route": route, "status": self.status, "ms": round(seconds * 1000, 1)},
        )


def request_cost(path: str, headers: Headers) -> float:
    """The tokens a request takes: by its route, and by the length of its body."""
    length = headers.get(b"content-length", b"")
    # without a length the body may be as long as is allowed
    unknown = MAX_REQUEST_BODY if b"transfer-encoding" in headers else 0
    size = int(length) if length.isdigit() and len(length) < MAX_NUMBER_DIGITS else unknown
    return REQUEST_COSTS.get(route_name(path), 1) + min(size, MAX_REQUEST_BODY) // BYTES_PER_TOKEN


def route_name(path: str) -> str:
    """The part of a path that names what is asked for: `replay` of `/api/tables/x/replay/3`."""
    parts = path.strip("/").split("/")
    return parts[3] if len(parts) > 3 else parts[-1]


def _worker_seconds(scope: Scope) -> float:
    """Seconds of worker processes that a request may take: known results are read without them."""
    return 0.0 if scope.get("method", "") in SAFE else WORKER_SECONDS.get(route_name(scope["path"]), 0.0)


def _forwarded(scope: Scope) -> list[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for"]


def _networks(scope: Scope) -> tuple[str, ...]:
    return client_networks((scope.get("client") or ("?", 0))[0])


def _path_error(scope: Scope) -> ApiError | None:
    """Refuse other spellings of a path, which the router would join and limits tell apart, and NUL in an address."""
    path, written = scope["path"], scope.get("raw_path") or b""
    if (path != "/" and {"", ".", ".."}.intersection(path.split("/")[1:])) or "\0" in path or b"%2f" in written.lower():
        return NotFound("no-page")
    return ApiError("bad-request") if b"%00" in scope["query_string"] else None


def _media_type_error(scope: Scope, headers: Headers) -> ApiError | None:
    """Refuse bodies that are not declared JSON: forms of other sites can send only those."""
    if scope.get("method", "") in SAFE:
        return None
    kind = headers.get(b"content-type")
    if kind is None:
        has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
        return UnsupportedMediaType("bad-media") if has_body else None
    read = kind.split(b";")[0].strip().lower()
    if route_name(scope["path"]) == STOP_MAILS and read in FORMS:
        return None
    return None if read == b"application/json" else UnsupportedMediaType("bad-media")


def _rate_limit_error(wait: float | None) -> ApiError | None:
    return None if wait is None else rate_limited(wait)


async def _send_problem(send: Any, error: ApiError, headers: Headers, protocol: str = "http") -> None:
    language = preferred_language(headers.get(b"accept-language", b"").decode("latin-1"))
    body = msgspec.json.encode(to_problem(error, language))
    response_headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if "seconds" in error.facts:
        response_headers.append((b"retry-after", str(error.facts["seconds"]).encode()))
    await send({"type": f"{protocol}.response.start", "status": error.status, "headers": response_headers})
    await send({"type": f"{protocol}.response.body", "body": body, "more_body": False})
