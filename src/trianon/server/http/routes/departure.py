"""Routes of leaving: take everything along, close the account, or delete it."""

from contextlib import suppress

from litestar import MediaType, Router
from litestar.params import JSONBody
from litestar.response import Stream

from trianon.server.errors import ApiError
from trianon.server.history.personal_file import personal_file
from trianon.server.http.request_context import ApiRequest, node_of, require_person
from trianon.server.http.routes.documented import get, post
from trianon.server.lobby.seating import leave
from trianon.server.node import ServerNode
from trianon.server.people.departure import close_account, delete_person, going_tables
from trianon.server.storage.store import Unavailable
from trianon.server.wire.people_messages import Farewell

HEADERS = {"content-disposition": 'attachment; filename="trianon-me.json"'}


@get("/me/file", 401, media_type=MediaType.JSON, summary="Everything about me, as one file")
async def file(request: ApiRequest) -> Stream:
    """Rows of the database by table, and the match files of my finished matches; written while it is read."""
    pieces = personal_file(node_of(request), require_person(request))
    return Stream(pieces, headers=HEADERS, media_type=MediaType.JSON)


@post("/me/close", 401, 409, status_code=204, summary="Close my account until I sign in again")
async def close(request: ApiRequest) -> None:
    """Signs out everywhere and notifies of nothing; stand-ins play on. The name stays mine."""
    node, me = node_of(request), require_person(request)
    await node.store.run_in_thread(close_account, node, me)
    await _leave_tables(node, me)


@post("/me/delete", 401, 409, status_code=204, summary="Delete me")
async def delete(request: ApiRequest, data: JSONBody[Farewell]) -> None:
    """Irreversible; matches stay for those I played with, without my name, which nobody gets again."""
    node, me = node_of(request), require_person(request)
    await node.store.run_in_thread(delete_person, node, me, data.name)
    await _leave_tables(node, me)


async def _leave_tables(node: ServerNode, person: str) -> None:
    for table in await node.store.run_in_thread(going_tables, node, person):
        with suppress(ApiError, Unavailable):  # over or gone meanwhile, about to begin; others may call a stand-in
            await node.store.run_at_table(table, leave, node.tables, table, person)


ROUTER = Router("/api", route_handlers=[file, close, delete], tags=["people"])
