"""The routes that take match files, and matches of people's own devices."""

from litestar import Router
from litestar.params import JSONBody

from trianon.server.history.device_matches import close_device_match, device_match, keep_device_match
from trianon.server.history.imports import import_match
from trianon.server.http.request_context import ApiRequest, client_of, node_of, require_person
from trianon.server.http.routes.documented import Table, get, post
from trianon.server.matches.situations import situation
from trianon.server.wire.match_messages import Situation
from trianon.server.wire.table_messages import DeviceMatch, MatchFile


@post("/", 401, 409, status_code=201, summary="Open a match file")
def open_match_file(request: ApiRequest, data: JSONBody[MatchFile]) -> Situation:
    """Its match becomes a finished table that can be replayed and analysed."""
    node, me = node_of(request), require_person(request)
    return situation(node.tables, import_match(node, me, data.text, client_of(request)), me)


@post("/", 401, 409, status_code=201, summary="Keep a match of my own device")
def keep_match(request: ApiRequest, data: JSONBody[DeviceMatch]) -> Situation:
    """A finished one is kept in my history, another one goes on here."""
    node, me = node_of(request), require_person(request)
    table = keep_device_match(node, me, data, client_of(request))
    return situation(node.tables, table, me)


@get("/{table:str}", 401, 403, 404, 409, summary="A running match, to play on on my own device")
def match_for_device(request: ApiRequest, table: Table) -> DeviceMatch:
    """A running match that came from a device, as it stands."""
    return device_match(node_of(request), table, require_person(request))


@post("/{table:str}/close", 401, 403, 404, 409, status_code=204, summary="Close a match that is back on my device")
def close_match(request: ApiRequest, table: Table) -> None:
    """The match goes on there; its table here is gone."""
    close_device_match(node_of(request), table, require_person(request))


ROUTERS = (
    Router("/api/match-files", route_handlers=[open_match_file], tags=["matches"]),
    Router("/api/device-matches", route_handlers=[keep_match, match_for_device, close_match], tags=["matches"]),
)
