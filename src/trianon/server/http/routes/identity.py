"""Routes of identities."""

import msgspec
from litestar import Response, Router
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from trianon.server.http.device_files import MANIFEST, device_files
from trianon.server.http.request_context import (
    ApiRequest,
    address_of,
    language_of,
    node_of,
    optional_identity,
    require_identity,
    require_person,
)
from trianon.server.http.routes.documented import get, post
from trianon.server.limits import SESSION_COOKIE_LIFETIME
from trianon.server.node import ServerNode
from trianon.server.people import devices, identity, links
from trianon.server.people.user_agent import device_name
from trianon.server.sessions.tokens import COOKIE, Identity, sign_identity
from trianon.server.wire.people_messages import DeviceList, Link, LinkToken, Me, MeChange, SignOut


@post("/hello", summary="My identity; a first visit creates a guest")
def hello(request: ApiRequest) -> Response[Me]:
    """Create a guest for a request without identity; an existing identity is kept."""
    node, known, name = node_of(request), optional_identity(request), name_of_device(request)
    me = identity.find_person(node.store, known.person) if known is not None else None
    if known is None or me is None:
        me = identity.create_guest(node, language_of(request), name)
        return identified(node, me, Identity(me.id))
    if "authorization" not in request.headers:  # a program keeps the token it was given
        known = devices.own_device(node, known, name)
    return identified(node, me, known)


@get("/me", 401, summary="My identity")
def who_am_i(request: ApiRequest) -> Me:
    """The identity of the request."""
    return told(node_of(request), identity.get_person(node_of(request).store, require_person(request)))


@post("/me", 401, summary="Change my name or language")
def change_me(request: ApiRequest, data: JSONBody[MeChange]) -> Me:
    """Change name or language."""
    return told(node_of(request), identity.update_person(node_of(request), require_person(request), data))


@post("/me/link", 401, 409, summary="A private link that signs me in on another device")
def make_link(request: ApiRequest) -> Link:
    """A link that works once, within an hour, and its QR code."""
    return links.create_link(node_of(request), require_person(request), address_of(request))


@post("/enter", 404, summary="Take the identity of a private link")
def enter(request: ApiRequest, data: JSONBody[LinkToken]) -> Response[Me]:
    """Redeem a private link."""
    node = node_of(request)
    return identified(node, *links.redeem_link(node, data.token, name_of_device(request)))


@get("/me/devices", 401, summary="The devices on which I am signed in")
def my_devices(request: ApiRequest) -> DeviceList:
    """Browsers and programs with an identity token of mine."""
    return DeviceList(devices.list_devices(node_of(request).store, require_identity(request)))


@post("/me/devices/sign-out", 401, 404, 409, summary="Sign out one of my devices")
def sign_out(request: ApiRequest, data: JSONBody[SignOut]) -> DeviceList:
    """Its token is refused from now on, and its connections are closed."""
    node, me = node_of(request), require_identity(request)
    devices.sign_out(node, me, data.device)
    return DeviceList(devices.list_devices(node.store, me))


@post("/me/devices/sign-out-others", 401, summary="Sign out all my other devices")
def sign_out_others(request: ApiRequest) -> DeviceList:
    """Only the device of this request stays signed in."""
    node, me = node_of(request), require_identity(request)
    devices.sign_out_others(node, me)
    return DeviceList(devices.list_devices(node.store, me))


def name_of_device(request: ApiRequest) -> str:
    """A short name for the browser of a request."""
    return device_name(request.headers.get("user-agent", ""))


def identified(node: ServerNode, me: Me, own: Identity) -> Response[Me]:
    """A person with the signed cookie of a device."""
    return Response(told(node, me), cookies=[identity_cookie(node, own)])


def identity_cookie(node: ServerNode, own: Identity) -> Cookie:
    """The signed cookie of a device."""
    return Cookie(
        COOKIE, value=sign_identity(node.config.secret, own.person, own.device), max_age=SESSION_COOKIE_LIFETIME,
        path="/", httponly=True, samesite="lax", secure=node.config.secure,
    )  # fmt: skip


def told(node: ServerNode, me: Me) -> Me:
    """An identity with what the operator lets its devices do."""
    is_offered = node.config.device_matches and MANIFEST in device_files()
    return msgspec.structs.replace(me, device_matches=is_offered)


ROUTER = Router(
    "/api",
    route_handlers=[
        hello, who_am_i, change_me, make_link, enter, my_devices, sign_out, sign_out_others,
    ],
    tags=["people"],
)  # fmt: skip
