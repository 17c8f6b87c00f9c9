"""At the door: who asks, in which language, and how a refusal is said."""

from __future__ import annotations

import logging
import re
from functools import cache
from typing import Any, get_args

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR, HTTP_503_SERVICE_UNAVAILABLE

from trianon.server.errors import ApiError, Unauthenticated
from trianon.server.lobby.identity import identity_from_headers
from trianon.server.metrics import REFUSALS
from trianon.server.node import ServerNode
from trianon.server.storage.store import Unavailable
from trianon.server.wire.messages import Language, Problem, Situation
from trianon.texts import Texts

LANGUAGES: tuple[Language, ...] = get_args(Language)
LOG = logging.getLogger("trianon.doors")
WEIGHT = re.compile(r"\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*")  # how much a language is wanted

# what the framework refuses before a handler is reached, by status
FRAMEWORK_ERRORS = {400: "bad-request", 404: "no-page", 405: "bad-method", 413: "too-large", 415: "bad-media"}


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body may be anything; what cannot be read as JSON is its sender's fault."""

    async def json(self) -> Any:
        """The body."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException from None


def node_of(connection: ASGIConnection[Any, Any, Any, Any]) -> ServerNode:
    """The node that answers."""
    node: ServerNode = connection.app.state.node
    return node


def optional_person(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """Who asks, by cookie or, for programs, by a header; None for strangers."""
    return identity_from_headers(node_of(connection).config.secret, dict(connection.scope["headers"]))


def require_person(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks; strangers are refused."""
    found = optional_person(connection)
    if found is None:
        raise Unauthenticated("no-identity")
    return found


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Language:
    """The language somebody wants."""
    return preferred_language(
        connection.query_params.get("language") or connection.headers.get("accept-language") or ""
    )


def preferred_language(wanted: str) -> Language:
    """The language of a list, as browsers send it, that is wanted most of those there are here."""
    best, most = LANGUAGES[0], 0.0
    for part in wanted.split(",", 10)[:10]:
        said, _, weight = part.partition(";")
        language = next((known for known in LANGUAGES if known == said.strip().split("-")[0].lower()), None)
        found = WEIGHT.fullmatch(weight)
        wish = float(found[1]) if found else 1.0
        if language is not None and wish > most:
            best, most = language, wish
    return best


@cache
def texts_in(language: str) -> Texts:
    """The server's texts."""
    return Texts(language, part="server")


def to_problem(
    trouble: ApiError | Unavailable, language: str, now: Situation | None = None, table: str | None = None
) -> Problem:
    """A refusal as it is said."""
    if isinstance(trouble, Unavailable):
        REFUSALS.labels("unavailable").inc()
        return Problem("unavailable", texts_in(language).text("error-unavailable"))
    REFUSALS.labels(trouble.error).inc()
    facts = dict(trouble.facts)
    because, rule = facts.pop("because", None), facts.pop("rule", None)
    return Problem(
        trouble.error,
        texts_in(language).text(f"error-{trouble.error}", **facts),
        rule=rule or None,
        reason=because.text if because is not None else None,
        missing=because.missing if because is not None else None,
        situation=now,
        table=table,
    )


def handle_api_error(request: Request[Any, Any, Any], trouble: ApiError) -> Response[Problem]:
    """The answer to a request that is refused."""
    headers = {"Retry-After": str(trouble.facts["seconds"])} if "seconds" in trouble.facts else {}
    problem = to_problem(trouble, language_of(request), trouble.now)
    return Response(problem, status_code=trouble.status, headers=headers, media_type=MediaType.JSON)


def handle_framework_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses: a path, a method, a body that is none."""
    name = FRAMEWORK_ERRORS.get(error.status_code, "bad-request")
    detail = _detail(error) if name == "bad-request" else ""
    text = texts_in(language_of(request)).text(f"error-{name}")
    REFUSALS.labels(name).inc()
    return Response(
        Problem(name, f"{text} {detail}".strip()),
        status_code=error.status_code,
        headers=error.headers or {},
        media_type=MediaType.JSON,
    )


def _detail(error: HTTPException) -> str:
    """What is wrong with which field, without a word on how the server is made."""
    extra: Any = error.extra
    if not isinstance(extra, list):
        return ""
    said = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)]
    return "; ".join(said)[:500]


def handle_unexpected_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Something broke here: the log knows what, the asker only that it did."""
    LOG.error("request failed", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    text = texts_in(language_of(request)).text("error-internal")
    REFUSALS.labels("internal").inc()
    return Response(Problem("internal", text), status_code=HTTP_500_INTERNAL_SERVER_ERROR, media_type=MediaType.JSON)


def handle_unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    """The database is away, or who thinks; nothing was written."""
    LOG.warning("not available now", extra={"route": request.scope.get("path_template", "")})
    return Response(
        to_problem(error, language_of(request)),
        status_code=HTTP_503_SERVICE_UNAVAILABLE,
        headers={"Retry-After": "2"},
        media_type=MediaType.JSON,
    )


EXCEPTION_HANDLERS: Any = {
    ApiError: handle_api_error,
    HTTPException: handle_framework_error,
    Unavailable: handle_unavailable,
    Exception: handle_unexpected_error,
}
