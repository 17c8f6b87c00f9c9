"""Routes of identities."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from trianon.server.http.request_context import language_of, node_of, optional_person, require_person
from trianon.server.http.routes.documented import get, post
from trianon.server.lobby import identity
from trianon.server.lobby.commitments import create_commitment
from trianon.server.node import ServerNode
from trianon.server.wire.messages import Commitment, Link, LinkToken, Me, MeChange

YEAR = 365 * 24 * 3600
Asker = Request[Any, Any, Any]


@post("/hello", summary="My identity; a first visit creates a guest")
def hello(request: Asker) -> Response[Me]:
    """Create a guest for a request without identity; an existing identity is kept."""
    node, known = node_of(request), optional_person(request)
    me = identity.find_person(node, known) if known is not None else None
    return identified(node, me or identity.create_guest(node, language_of(request)))


@get("/me", 401, summary="My identity")
def who_am_i(request: Asker) -> Me:
    """The identity of the request."""
    return identity.get_person(node_of(request), require_person(request))


@post("/me", 401, summary="Change my name or language")
def change_me(request: Asker, data: JSONBody[MeChange]) -> Me:
    """Change name or language."""
    return identity.update_person(node_of(request), require_person(request), data)


@post("/me/link", 401, summary="A private link that moves my identity to another device")
def make_link(request: Asker) -> Link:
    """A link that works once, within a day."""
    return identity.create_link(node_of(request), require_person(request))


@post("/commitments", 401, status_code=201, summary="A commitment for a table I am about to make")
def commit(request: Asker) -> Commitment:
    """The hash of a fresh secret; keep it, then make the table with it and a salt."""
    return create_commitment(node_of(request), require_person(request))


@post("/enter", 404, summary="Take the identity of a private link")
def enter(request: Asker, data: JSONBody[LinkToken]) -> Response[Me]:
    """Redeem a private link."""
    node = node_of(request)
    return identified(node, identity.redeem_link(node, data.token))


def identified(node: ServerNode, me: Me) -> Response[Me]:
    """An identity with its signed cookie."""
    value = identity.sign_identity(node.config.secret, me.id)
    cookie = Cookie(
        identity.COOKIE, value=value, httponly=True, samesite="lax", secure=node.config.secure, max_age=YEAR, path="/"
    )
    return Response(me, cookies=[cookie])


ROUTER = Router("/api", route_handlers=[hello, who_am_i, change_me, make_link, commit, enter], tags=["people"])
