"""Context of a request: its node, identity and language."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, get_args
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException
from litestar.types import Scope

from trianon.server.errors import Unauthenticated
from trianon.server.hosts import LOCAL
from trianon.server.node import ServerNode
from trianon.server.sessions.tokens import Identity, identity_from_headers
from trianon.server.storage.store import Unavailable
from trianon.server.wire.field_types import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)
WEIGHT = re.compile(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*")  # quality value of a language


AUTHENTICATION = "trianon.authentication"  # key of a request's scope
API_PREFIX = "/api/"
ApiRequest = Request[Any, Any, Any]


@dataclass
class Authentication:
    """The identity of a request, and why it is not valid."""

    identity: Identity | None
    error: str = ""  # code; empty for a device that is signed in
    unavailable: Unavailable | None = None  # the database could not be asked


class JsonRequest(Request[Any, Any, Any]):
    """A request in which unreadable JSON is a client error."""

    async def json(self) -> Any:
        """The decoded body."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException from None


def node_of(connection: ASGIConnection[Any, Any, Any, Any]) -> ServerNode:
    """The node that serves the connection."""
    node: ServerNode = connection.app.state.node
    return node


async def authenticate(node: ServerNode, scope: Scope, headers: Mapping[bytes, bytes]) -> None:
    """Find the identity of a request to the API and whether its device is signed in; kept in the request's scope."""
    if not scope["path"].startswith(API_PREFIX):
        return
    identity = identity_from_headers(node.config.secret, headers)
    found = Authentication(identity)
    if identity is not None:
        sessions = node.device_sessions
        try:
            error = sessions.cached_error(identity)
            found.error = await node.store.run_in_thread(sessions.load_error, identity) if error is None else error
        except Unavailable as unavailable:
            found.unavailable = unavailable
    kept: Any = scope
    kept[AUTHENTICATION] = found


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where other devices reach this server: its public URL, or the host that the request named if that is local."""
    config = node_of(connection).config
    here = f"{'https' if config.secure else 'http'}://{connection.headers.get('host', '')}"
    return here if urlsplit(config.public_url).hostname in (None, LOCAL) else config.public_url


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The network address of a client."""
    return connection.client.host if connection.client is not None else "?"


def optional_identity(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity | None:
    """The identity of a request, None unless it is signed in."""
    kept: Any = connection.scope
    found: Authentication = kept[AUTHENTICATION]
    if found.unavailable is not None:
        raise found.unavailable
    return found.identity if not found.error else None


def require_identity(connection: ASGIConnection[Any, Any, Any, Any]) -> Identity:
    """The identity of a request; refuses requests that are not signed in."""
    identity = optional_identity(connection)
    if identity is None:
        kept: Any = connection.scope
        raise _unauthenticated(kept[AUTHENTICATION].error)
    return identity


def _unauthenticated(error: str) -> Unauthenticated:
    if error == "no-person":
        return Unauthenticated("no-person")
    return Unauthenticated("signed-out") if error == "signed-out" else Unauthenticated("no-identity")


def optional_person(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The person of a request, None unless it is signed in."""
    identity = optional_identity(connection)
    return None if identity is None else identity.person


def require_person(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The person of a request; refuses requests that are not signed in."""
    return require_identity(connection).person


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Language:
    """The language of a request."""
    return preferred_language(
        connection.query_params.get("language") or connection.headers.get("accept-language") or ""
    )


def preferred_language(wanted: str) -> Language:
    """The supported language that an `Accept-Language` header prefers, English by default."""
    best, most = LANGUAGES[0], 0.0
    for part in wanted.split(",", 10)[:10]:
        tag, _, weight = part.partition(";")
        language = next((known for known in LANGUAGES if known == tag.strip().split("-")[0].lower()), None)
        found = WEIGHT.fullmatch(weight)
        quality = float(found[1]) if found else 1.0
        if language is not None and quality > most:
            best, most = language, quality
    return best
