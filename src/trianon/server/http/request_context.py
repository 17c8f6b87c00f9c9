"""Context of a request: its node, person and language."""

from __future__ import annotations

import re
from typing import Any, get_args

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException

from trianon.server.errors import Unauthenticated
from trianon.server.lobby.identity import identity_from_headers
from trianon.server.node import ServerNode
from trianon.server.wire.messages import Language

LANGUAGES: tuple[Language, ...] = get_args(Language)
WEIGHT = re.compile(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*")  # quality value of a language


class JsonRequest(Request[Any, Any, Any]):
    """A request whose unreadable JSON is a client error."""

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


def optional_person(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The person of a request, None without a valid identity."""
    return identity_from_headers(node_of(connection).config.secret, dict(connection.scope["headers"]))


def require_person(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The person of a request; refuses requests without a valid identity."""
    found = optional_person(connection)
    if found is None:
        raise Unauthenticated("no-identity")
    return found


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
