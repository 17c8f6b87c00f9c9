"""The route that takes match files."""

from litestar import Router
from litestar.params import JSONBody

from trianon.server.history.imports import import_match
from trianon.server.http.request_context import ApiRequest, node_of, require_person
from trianon.server.http.routes.documented import post
from trianon.server.matches.situations import situation
from trianon.server.wire.match_messages import Situation
from trianon.server.wire.table_messages import MatchFile


@post("/", 401, 409, status_code=201, summary="Open a match file")
def open_match_file(request: ApiRequest, data: JSONBody[MatchFile]) -> Situation:
    """Its match becomes a finished table that can be replayed and analysed."""
    node, me = node_of(request), require_person(request)
    return situation(node.tables, import_match(node, me, data.text, request.client.host if request.client else "?"), me)


ROUTER = Router("/api/match-files", route_handlers=[open_match_file], tags=["matches"])
