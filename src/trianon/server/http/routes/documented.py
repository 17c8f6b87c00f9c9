"""Route decorators that document the errors a route can return."""

from asyncio import iscoroutinefunction
from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Annotated, Any

from litestar import get as plain_get
from litestar import post as plain_post
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from trianon.server.http.request_context import ApiRequest, node_of
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
    503: "Database unavailable, rules still being compiled, or overload; nothing was written",
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


def _route(kind: Callable[..., Any], path: str, responses: Any, settings: dict[str, Any]) -> Route:
    """A route with a synchronous handler that runs in a thread; that of a table's route in the turn of the table."""

    def made(handler: Callable[..., Any]) -> HTTPRouteHandler:
        run: Callable[..., Any] = handler
        if "table" in signature(handler).parameters and not iscoroutinefunction(handler):

            @wraps(handler)
            async def run(request: ApiRequest, table: str, **values: Any) -> Any:
                return await node_of(request).store.run_at_table(table, handler, request, table, **values)

        elif not iscoroutinefunction(handler):
            settings.setdefault("sync_to_thread", True)
        route: HTTPRouteHandler = kind(path, responses=responses, **settings)(run)
        return route

    return made


def get(path: str, *statuses: int, **settings: Any) -> Route:
    """A GET route."""
    return _route(plain_get, path, problems(*statuses), settings)


def post(path: str, *statuses: int, **settings: Any) -> Route:
    """A POST route."""
    settings.setdefault("status_code", 200)
    return _route(plain_post, path, problems(*WRITING, *statuses), settings)
