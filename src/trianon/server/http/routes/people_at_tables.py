"""Routes about people met at a table: block, unblock, report."""

from litestar import Router
from litestar.params import JSONBody

from trianon.server.http.request_context import ApiRequest, node_of, require_person
from trianon.server.http.routes.documented import Table, get, post
from trianon.server.lobby import reports
from trianon.server.people import blocks
from trianon.server.wire.people_messages import BlockList, PersonAtTable, ReportGiven, Unblock


@get("/me/blocks", 401, summary="The people I have blocked")
def my_blocks(request: ApiRequest) -> BlockList:
    """Latest first."""
    return BlockList(blocks.list_blocks(node_of(request).store, require_person(request)))


@post("/me/unblock", 401, 404, summary="Unblock a person")
def unblock(request: ApiRequest, data: JSONBody[Unblock]) -> BlockList:
    """Their chat is shown again, and they may join my tables."""
    node, me = node_of(request), require_person(request)
    blocks.unblock(node.store, me, data.id)
    return BlockList(blocks.list_blocks(node.store, me))


@post("/tables/{table:str}/block", 401, 404, 409, status_code=204, summary="Block a person at a table")
def block(request: ApiRequest, table: Table, data: JSONBody[PersonAtTable]) -> None:
    """Their chat is hidden from me, they cannot join my tables, and the lobby shows us no table of each other."""
    blocks.block(node_of(request), table, require_person(request), data)


@post("/tables/{table:str}/report", 401, 404, 409, status_code=204, summary="Report a person to the operator")
def report(request: ApiRequest, table: Table, data: JSONBody[ReportGiven]) -> None:
    """Kept with the latest chat lines; once for each person and table, and a few a day."""
    reports.report(node_of(request), table, require_person(request), data)


ROUTER = Router("/api", route_handlers=[my_blocks, unblock, block, report], tags=["people"])
