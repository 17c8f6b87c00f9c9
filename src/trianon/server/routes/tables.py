"""Tables: making, joining, starting, and lists of them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Router
from litestar.params import JSONBody, QueryParameter

from trianon.server import absence, listing, tables
from trianon.server.doors import house_of, maybe_person, person
from trianon.server.messages import situation
from trianon.server.protocol import MOST, Absent, Filling, Join, NewTable, Situation, Tables
from trianon.server.routes.common import Table, get, post

Number = Annotated[int, QueryParameter(ge=0, le=MOST, description="the entry seen last")]
Asker = Request[Any, Any, Any]


@post("/", 401, 409, status_code=201, summary="Make a table and sit down")
def make_table(request: Asker, data: JSONBody[NewTable]) -> Situation:
    """A new table as its owner wants it."""
    house, me = house_of(request), person(request)
    return situation(house, tables.make_table(house, me, data), me)


@get("/mine", 401, summary="My tables, those that wait for me first")
def my_tables(request: Asker) -> Tables:
    """The tables I sit at."""
    return Tables(listing.mine(house_of(request), person(request)))


@get("/lobby", summary="Public tables")
def lobby(request: Asker) -> Tables:
    """Tables with an open seat, and those that anybody may watch."""
    return Tables(listing.lobby(house_of(request), maybe_person(request)))


@post("/{table:str}/join", 401, 404, 409, summary="Sit down")
def join(request: Asker, table: Table, data: JSONBody[Join]) -> Situation:
    """Take an open seat."""
    house, me = house_of(request), person(request)
    tables.join(house, table, me, data)
    return situation(house, table, me)


@post("/{table:str}/leave", 401, 404, 409, status_code=204, summary="Get up")
def leave(request: Asker, table: Table) -> None:
    """Leave a table; in a running match an opponent stands in."""
    tables.leave(house_of(request), table, person(request))


@post("/{table:str}/back", 401, 404, summary="Take my seat again")
def back(request: Asker, table: Table) -> Situation:
    """Come back to a seat that an opponent plays meanwhile."""
    house, me = house_of(request), person(request)
    tables.come_back(house, table, me)
    return situation(house, table, me)


@post("/{table:str}/absent", 401, 404, 409, summary="Let an opponent stand in for a rival")
def absent(request: Asker, table: Table, data: JSONBody[Absent]) -> Situation:
    """Where no clock runs, once a rival has not answered for long; whoever it is may come back at any time."""
    house, me = house_of(request), person(request)
    absence.replace_absent(house, table, me, data.seat)
    return situation(house, table, me)


@post("/{table:str}/start", 401, 404, 409, summary="Begin the match")
def start(request: Asker, table: Table, data: JSONBody[Filling]) -> Situation:
    """Begin; opponents take the seats that are still open."""
    house, me = house_of(request), person(request)
    tables.start(house, table, me, data)
    return situation(house, table, me)


@post("/{table:str}/rematch", 401, 404, 409, summary="The same again")
def rematch(request: Asker, table: Table, data: JSONBody[Join]) -> Situation:
    """A new table like a finished one."""
    house, me = house_of(request), person(request)
    return situation(house, tables.rematch(house, table, me, data.salt), me)


@post("/{table:str}/looked", 401, 404, status_code=204, summary="I have seen everything up to an entry")
def looked(request: Asker, table: Table, number: Number) -> None:
    """Note what I have seen, for the list of my tables."""
    listing.looked(house_of(request), table, person(request), number)


ROUTER = Router(
    "/api/tables",
    route_handlers=[make_table, my_tables, lobby, join, leave, back, absent, start, rematch, looked],
    tags=["tables"],
)
