"""Routes of tables: create, join, leave, start, rematch, lists."""

from typing import Annotated

from litestar import Router
from litestar.params import JSONBody, QueryParameter

from trianon.server.daily_quotas import charge_table
from trianon.server.http.request_context import ApiRequest, client_of, node_of, optional_person, require_person
from trianon.server.http.routes.documented import Table, get, post
from trianon.server.lobby import continuations, seating, table_lists, tables
from trianon.server.matches import stand_ins
from trianon.server.matches.situations import situation
from trianon.server.wire.field_types import MAX_COUNT
from trianon.server.wire.match_messages import Situation
from trianon.server.wire.table_messages import (
    AbsentSeat,
    BotSeats,
    Join,
    NewTable,
    OpenedSalt,
    PlayOn,
    Removal,
    TableList,
)

Number = Annotated[int, QueryParameter(ge=0, le=MAX_COUNT, description="the latest entry seen")]


@post("/", 401, 409, status_code=201, summary="Create a table and take a seat")
def make_table(request: ApiRequest, data: JSONBody[NewTable]) -> Situation:
    """A new table with its owner seated."""
    node, me = node_of(request), require_person(request)
    charge_table(node, client_of(request))
    return situation(node.tables, tables.create_table(node, me, data), me)


@get("/mine", 401, summary="My tables, those waiting for me first")
def my_tables(request: ApiRequest) -> TableList:
    """The tables I play at; of those that wait for me, the one with the least time left first."""
    node = node_of(request)
    return TableList(table_lists.my_tables(node.store, require_person(request), node.now()))


@get("/lobby", summary="Public tables")
def lobby(request: ApiRequest) -> TableList:
    """Tables with an open seat, and running ones open to spectators."""
    node = node_of(request)
    return TableList(table_lists.lobby(node.store, optional_person(request), node.now()))


@post("/{table:str}/join", 401, 404, 409, summary="Take a seat")
def join(request: ApiRequest, table: Table, data: JSONBody[Join]) -> Situation:
    """Seat me at an open table, at a seat of my choice or any."""
    node, me = node_of(request), require_person(request)
    seating.join(node.tables, table, me, data)
    return situation(node.tables, table, me)


@post("/{table:str}/leave", 401, 404, 409, status_code=204, summary="Leave a table")
def leave(request: ApiRequest, table: Table) -> None:
    """Free the seat; in a running match a stand-in takes over, or bots alone wait."""
    seating.leave(node_of(request).tables, table, require_person(request))


@post("/{table:str}/back", 401, 404, summary="Reclaim my seat")
def reclaim_seat(request: ApiRequest, table: Table) -> Situation:
    """Take a seat back from its stand-in."""
    node, me = node_of(request), require_person(request)
    node.tables.reclaim_seat(table, me)
    return situation(node.tables, table, me)


@post("/{table:str}/absent", 401, 404, 409, summary="Replace an absent player")
def replace_absent(request: ApiRequest, table: Table, data: JSONBody[AbsentSeat]) -> Situation:
    """Without a clock: a stand-in plays for a player past the absence limit until they return."""
    node, me = node_of(request), require_person(request)
    stand_ins.replace_absent(node.tables, table, me, data.seat)
    return situation(node.tables, table, me)


@post("/{table:str}/start", 401, 404, 409, summary="Start the match")
def start(request: ApiRequest, table: Table, data: JSONBody[BotSeats]) -> Situation:
    """Start, once committed salts are open; bots take the seats without a player."""
    node, me = node_of(request), require_person(request)
    tables.start(node.tables, table, me, data)
    return situation(node.tables, table, me)


@post("/{table:str}/salt", 401, 404, 409, summary="Open my salt")
def open_salt(request: ApiRequest, table: Table, data: JSONBody[OpenedSalt]) -> Situation:
    """Send the salt behind my commitment, while the table's `opening` awaits it; the last one begins the match."""
    node, me = node_of(request), require_person(request)
    tables.open_salt(node.tables, table, me, data.salt)
    return situation(node.tables, table, me)


@post("/{table:str}/remove", 401, 404, 409, summary="Ask a guest to leave")
def remove(request: ApiRequest, table: Table, data: JSONBody[Removal]) -> Situation:
    """The owner frees a seat before the match begins; its guest cannot join this table again."""
    node, me = node_of(request), require_person(request)
    seating.remove(node.tables, table, me, data.seat - 1)
    return situation(node.tables, table, me)


@post("/{table:str}/rematch", 401, 404, 409, summary="Rematch")
def rematch(request: ApiRequest, table: Table, data: JSONBody[Join]) -> Situation:
    """A new table with the settings of a finished one."""
    node, me = node_of(request), require_person(request)
    charge_table(node, client_of(request))
    return situation(node.tables, tables.rematch(node, table, me, data), me)


@post("/{table:str}/play-on", 401, 404, 409, status_code=201, summary="Play on from a position of a finished match")
def play_on(request: ApiRequest, table: Table, data: JSONBody[PlayOn]) -> Situation:
    """A private table against bots; what my seat could not see there is sampled."""
    node, me = node_of(request), require_person(request)
    charge_table(node, client_of(request))
    return situation(node.tables, continuations.play_on(node, table, me, data), me)


@post("/{table:str}/looked", 401, 404, status_code=204, summary="Mark entries as seen")
def mark_seen(request: ApiRequest, table: Table, number: Number) -> None:
    """Store the latest entry I have seen, for the list of my tables."""
    table_lists.mark_seen(node_of(request).tables, table, require_person(request), number)


ROUTER = Router(
    "/api/tables",
    route_handlers=[
        make_table, my_tables, lobby, join, leave, reclaim_seat, replace_absent, start, open_salt, remove, rematch,
        play_on, mark_seen,
    ],
    tags=["tables"],
)  # fmt: skip
