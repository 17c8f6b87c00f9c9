"""Route decorators that document the errors a route can return."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import get as plain_get
from litestar import post as plain_post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from trianon.server.wire.field_types import TABLE_ID
from trianon.server.wire.service_messages import Problem

_DESCRIPTIONS = {
    400: "The request is invalid",
    401: "No valid identity",
    403: "Forbidden to this person or origin",
    404: "Not found, or not visible to this person",
    409: "Conflict with the present state",
    413: "The request is too large",
    415: "The body is not JSON",
    429: "Too many requests; the header Retry-After says how long to wait",
    431: "The headers are too large",
    500: "Internal error; nothing was written",
    503: "Database unavailable, or rules still being compiled; nothing was written",
}
ALWAYS, WRITING = (400, 429, 431, 500, 503), (403, 413, 415)

Table = Annotated[str, PathParameter(pattern=TABLE_ID, description="the id of a table")]
Route = Callable[[Callable[..., Any]], HTTPRouteHandler]


def problems(*statuses: int) -> Any:
    """OpenAPI responses for the error statuses of a route."""
    return {
        status: ResponseSpec(Problem, description=_DESCRIPTIONS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }


def get(path: str, *statuses: int, **settings: Any) -> Route:
    """A GET route."""
    settings.setdefault("sync_to_thread", True)
    return plain_get(path, responses=problems(*statuses), **settings)


def post(path: str, *statuses: int, **settings: Any) -> Route:
    """A POST route."""
    settings.setdefault("status_code", 200)
    settings.setdefault("sync_to_thread", True)
    return plain_post(path, responses=problems(*WRITING, *statuses), **settings)
