"""Who I am."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from trianon.server import people
from trianon.server.doors import house_of, language_of, maybe_person, person
from trianon.server.house import House
from trianon.server.protocol import Entrance, Link, Me, MeChange
from trianon.server.routes.common import get, post

YEAR = 365 * 24 * 3600
Asker = Request[Any, Any, Any]


@post("/hello", summary="Who I am; a first visit makes a guest")
def hello(request: Asker) -> Response[Me]:
    """Give a new visitor an identity; who has one keeps it."""
    house, known = house_of(request), maybe_person(request)
    me = people.person_of(house, known) if known is not None else None
    return identified(house, me or people.new_person(house, language_of(request)))


@get("/me", 401, summary="Who I am")
def who_am_i(request: Asker) -> Me:
    """The identity of who asks."""
    return people.known(house_of(request), person(request))


@post("/me", 401, summary="Change my name or language")
def change_me(request: Asker, data: JSONBody[MeChange]) -> Me:
    """Another name or language."""
    return people.change(house_of(request), person(request), data)


@post("/me/link", 401, summary="A private link that moves my identity to another device")
def make_link(request: Asker) -> Link:
    """A link for one use within a day."""
    return people.new_link(house_of(request), person(request))


@post("/enter", 404, summary="Become who a private link belongs to")
def enter(request: Asker, data: JSONBody[Entrance]) -> Response[Me]:
    """Use a private link."""
    house = house_of(request)
    return identified(house, people.enter(house, data.token))


def identified(house: House, me: Me) -> Response[Me]:
    """Tell somebody who they are, with the cookie that proves it."""
    value = people.signed(house.config.secret, me.id)
    cookie = Cookie(
        people.COOKIE, value=value, httponly=True, samesite="lax", secure=house.config.secure, max_age=YEAR, path="/"
    )
    return Response(me, cookies=[cookie])


ROUTER = Router("/api", route_handlers=[hello, who_am_i, change_me, make_link, enter], tags=["people"])
