"""What all routes share: the answers they may give besides their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from litestar import get as plain_get
from litestar import post as plain_post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from trianon.server.wire.messages import TABLE_ID, Problem

_DESCRIPTIONS = {
    400: "The request is not what it should be",
    401: "Who asks has no identity",
    403: "Not allowed to this person, or from that page",
    404: "There is no such thing, or it is not to be seen",
    409: "It does not fit what is there now",
    413: "The request is too large",
    415: "The body is not JSON",
    429: "Too many requests; the header Retry-After says how long to wait",
    431: "The headers are too large",
    500: "Something went wrong here; nothing was written",
    503: "The database is away; nothing was written",
}
ALWAYS, WRITING = (400, 429, 431, 500, 503), (403, 413, 415)

Table = Annotated[str, PathParameter(pattern=TABLE_ID, description="the id of a table, as its link has it")]
Route = Callable[[Callable[..., Any]], HTTPRouteHandler]


def problems(*statuses: int) -> Any:
    """The refusals a route may answer with, for the document."""
    return {
        status: ResponseSpec(Problem, description=_DESCRIPTIONS[status], generate_examples=False)
        for status in sorted({*ALWAYS, *statuses})
    }


def get(path: str, *statuses: int, **settings: Any) -> Route:
    """A route that reads."""
    settings.setdefault("sync_to_thread", True)
    return plain_get(path, responses=problems(*statuses), **settings)


def post(path: str, *statuses: int, **settings: Any) -> Route:
    """A route that changes something."""
    settings.setdefault("status_code", 200)
    settings.setdefault("sync_to_thread", True)
    return plain_post(path, responses=problems(*WRITING, *statuses), **settings)
