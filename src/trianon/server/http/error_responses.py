"""Errors as responses: `Problem` bodies in the language of the request."""

import logging
from collections.abc import Mapping
from functools import cache
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR, HTTP_503_SERVICE_UNAVAILABLE

from trianon.core.errors import FaultyFile
from trianon.server.errors import ApiError
from trianon.server.http.request_context import language_of
from trianon.server.metrics import REFUSALS
from trianon.server.preparation import RulesPreparing
from trianon.server.storage.store import Unavailable
from trianon.server.table_store.editions import short_faults
from trianon.server.wire.match_messages import Situation
from trianon.server.wire.service_messages import Problem
from trianon.texts import Texts

LOG = logging.getLogger("trianon.http")

# error codes of exceptions the framework raises before a handler runs, by status
FRAMEWORK_ERRORS = {400: "bad-request", 404: "no-page", 405: "bad-method", 413: "too-large", 415: "bad-media"}


@cache
def texts_in(language: str) -> Texts:
    """The server's texts in a language."""
    return Texts(language, part="server")


def to_problem(
    error: ApiError | Unavailable, language: str, now: Situation | None = None, table: str | None = None
) -> Problem:
    """An error as the API returns it, counted in the metrics."""
    if isinstance(error, RulesPreparing):
        REFUSALS.labels("preparing").inc()
        return Problem(
            "preparing", texts_in(language).text("error-preparing", game=error.game.capitalize()), table=table
        )
    if isinstance(error, Unavailable):
        REFUSALS.labels("unavailable").inc()
        return Problem("unavailable", texts_in(language).text("error-unavailable"))
    REFUSALS.labels(error.error).inc()
    facts: dict[str, Any] = {
        name: short_faults(fact, language) if isinstance(fact, FaultyFile) else fact
        for name, fact in error.facts.items()
    }
    because, rule = facts.pop("because", None), facts.pop("rule", None)
    return Problem(
        error.error,
        texts_in(language).text(f"error-{error.error}", **facts),
        rule=rule or None,
        reason=because.text if because is not None else None,
        missing=because.missing if because is not None else None,
        situation=now,
        table=table,
    )


def handle_api_error(request: Request[Any, Any, Any], error: ApiError) -> Response[Problem]:
    """The response to an ApiError."""
    headers = {"Retry-After": str(error.facts["seconds"])} if "seconds" in error.facts else {}
    return _response(to_problem(error, language_of(request), error.now), error.status, headers)


def handle_framework_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The response to an error of the framework: unknown path, wrong method, invalid body."""
    name = FRAMEWORK_ERRORS.get(error.status_code, "bad-request")
    detail = _detail(error) if name == "bad-request" else ""
    text = texts_in(language_of(request)).text(f"error-{name}")
    REFUSALS.labels(name).inc()
    return _response(Problem(name, f"{text} {detail}".strip()), error.status_code, error.headers)


def _detail(error: HTTPException) -> str:
    """The invalid fields, without internals of the server."""
    extra: Any = error.extra
    if not isinstance(extra, list):
        return ""
    messages = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return "; ".join(messages)[:500]


def handle_unexpected_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to an unexpected exception: details go to the log only."""
    LOG.error("request failed", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    text = texts_in(language_of(request)).text("error-internal")
    REFUSALS.labels("internal").inc()
    return _response(Problem("internal", text), HTTP_500_INTERNAL_SERVER_ERROR)


def handle_unavailable(request: Request[Any, Any, Any], error: Unavailable) -> Response[Problem]:
    """The response while the database, the bot pool or the compiled rules of a game are unavailable."""
    if not isinstance(error, RulesPreparing):
        LOG.warning("unavailable", extra={"route": request.scope.get("path_template", "")})
    return _response(to_problem(error, language_of(request)), HTTP_503_SERVICE_UNAVAILABLE, {"Retry-After": "2"})


def _response(problem: Problem, status: int, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers or {}, media_type=MediaType.JSON)


EXCEPTION_HANDLERS: Any = {
    ApiError: handle_api_error,
    HTTPException: handle_framework_error,
    Unavailable: handle_unavailable,
    Exception: handle_unexpected_error,
}
