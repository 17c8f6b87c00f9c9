"""Tables: making, joining, starting, and lists of them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router
from litestar.params import JSONBody, QueryParameter

from trianon.server.http.request_context import node_of, optional_person, require_person
from trianon.server.http.routes.documented import Table, get, post
from trianon.server.lobby import table_lists, tables
from trianon.server.matches import stand_ins
from trianon.server.matches.situations import situation
from trianon.server.wire.messages import MAX_COUNT, Absent, Filling, Join, NewTable, Situation, Tables

Number = Annotated[int, QueryParameter(ge=0, le=MAX_COUNT, description="the entry seen last")]
Asker = Request[Any, Any, Any]


@post("/", 401, 409, status_code=201, summary="Make a table and sit down")
def make_table(request: Asker, data: JSONBody[NewTable]) -> Situation:
    """A new table as its owner wants it."""
    node, me = node_of(request), require_person(request)
    return situation(node, tables.create_table(node, me, data), me)


@get("/mine", 401, summary="My tables, those that wait for me first")
def my_tables(request: Asker) -> Tables:
    """The tables I sit at."""
    return Tables(table_lists.my_tables(node_of(request), require_person(request)))


@get("/lobby", summary="Public tables")
def lobby(request: Asker) -> Tables:
    """Tables with an open seat, and those that anybody may watch."""
    return Tables(table_lists.lobby(node_of(request), optional_person(request)))


@post("/{table:str}/join", 401, 404, 409, summary="Sit down")
def join(request: Asker, table: Table, data: JSONBody[Join]) -> Situation:
    """Take an open seat."""
    node, me = node_of(request), require_person(request)
    tables.join(node, table, me, data)
    return situation(node, table, me)


@post("/{table:str}/leave", 401, 404, 409, status_code=204, summary="Get up")
def leave(request: Asker, table: Table) -> None:
    """Leave a table; in a running match an opponent stands in."""
    tables.leave(node_of(request), table, require_person(request))


@post("/{table:str}/back", 401, 404, summary="Take my seat again")
def back(request: Asker, table: Table) -> Situation:
    """Come back to a seat that an opponent plays meanwhile."""
    node, me = node_of(request), require_person(request)
    stand_ins.reclaim_seat(node, table, me)
    return situation(node, table, me)


@post("/{table:str}/absent", 401, 404, 409, summary="Let an opponent stand in for a rival")
def absent(request: Asker, table: Table, data: JSONBody[Absent]) -> Situation:
    """Where no clock runs, once a rival has not answered for long; whoever it is may come back at any time."""
    node, me = node_of(request), require_person(request)
    stand_ins.replace_absent(node, table, me, data.seat)
    return situation(node, table, me)


@post("/{table:str}/start", 401, 404, 409, summary="Begin the match")
def start(request: Asker, table: Table, data: JSONBody[Filling]) -> Situation:
    """Begin; opponents take the seats that are still open."""
    node, me = node_of(request), require_person(request)
    tables.start(node, table, me, data)
    return situation(node, table, me)


@post("/{table:str}/rematch", 401, 404, 409, summary="The same again")
def rematch(request: Asker, table: Table, data: JSONBody[Join]) -> Situation:
    """A new table like a finished one."""
    node, me = node_of(request), require_person(request)
    return situation(node, tables.rematch(node, table, me, data.salt), me)


@post("/{table:str}/looked", 401, 404, status_code=204, summary="I have seen everything up to an entry")
def looked(request: Asker, table: Table, number: Number) -> None:
    """Note what I have seen, for the list of my tables."""
    table_lists.mark_seen(node_of(request), table, require_person(request), number)


ROUTER = Router(
    "/api/tables",
    route_handlers=[make_table, my_tables, lobby, join, leave, back, absent, start, rematch, looked],
    tags=["tables"],
)
