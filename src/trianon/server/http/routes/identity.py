"""Who I am."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from trianon.server.http.request_context import language_of, node_of, optional_person, require_person
from trianon.server.http.routes.documented import get, post
from trianon.server.lobby import identity
from trianon.server.node import ServerNode
from trianon.server.wire.messages import Entrance, Link, Me, MeChange

YEAR = 365 * 24 * 3600
Asker = Request[Any, Any, Any]


@post("/hello", summary="Who I am; a first visit makes a guest")
def hello(request: Asker) -> Response[Me]:
    """Give a new visitor an identity; who has one keeps it."""
    node, known = node_of(request), optional_person(request)
    me = identity.find_person(node, known) if known is not None else None
    return identified(node, me or identity.create_guest(node, language_of(request)))


@get("/me", 401, summary="Who I am")
def who_am_i(request: Asker) -> Me:
    """The identity of who asks."""
    return identity.get_person(node_of(request), require_person(request))


@post("/me", 401, summary="Change my name or language")
def change_me(request: Asker, data: JSONBody[MeChange]) -> Me:
    """Another name or language."""
    return identity.update_person(node_of(request), require_person(request), data)


@post("/me/link", 401, summary="A private link that moves my identity to another device")
def make_link(request: Asker) -> Link:
    """A link for one use within a day."""
    return identity.create_link(node_of(request), require_person(request))


@post("/enter", 404, summary="Become who a private link belongs to")
def enter(request: Asker, data: JSONBody[Entrance]) -> Response[Me]:
    """Use a private link."""
    node = node_of(request)
    return identified(node, identity.redeem_link(node, data.token))


def identified(node: ServerNode, me: Me) -> Response[Me]:
    """Tell somebody who they are, with the cookie that proves it."""
    value = identity.sign_identity(node.config.secret, me.id)
    cookie = Cookie(
        identity.COOKIE, value=value, httponly=True, samesite="lax", secure=node.config.secure, max_age=YEAR, path="/"
    )
    return Response(me, cookies=[cookie])


ROUTER = Router("/api", route_handlers=[hello, who_am_i, change_me, make_link, enter], tags=["people"])
