"""Routes of passkeys: made, named and removed by an account; used to sign in."""

from litestar import Response, Router
from litestar.params import JSONBody

from trianon.server.http.request_context import ApiRequest, node_of, require_identity, require_person
from trianon.server.http.routes.documented import post
from trianon.server.http.routes.identity import identified, name_of_device
from trianon.server.people import passkeys
from trianon.server.people.accounts import account_of
from trianon.server.wire.passkey_messages import (
    NewPasskey,
    PasskeyNamed,
    PasskeyOptions,
    PasskeyRename,
    SignedChallenge,
)
from trianon.server.wire.people_messages import Account, Me


@post("/me/passkeys/options", 401, 409, summary="What a browser needs to make a passkey for me")
def new_passkey_options(request: ApiRequest) -> PasskeyOptions:
    """For an account, at the configured public address of the server; good for one passkey, within minutes."""
    return passkeys.creation_options(node_of(request), require_identity(request))


@post("/me/passkeys", 401, 409, summary="Add the passkey that a browser made for me")
def add_passkey(request: ApiRequest, data: JSONBody[NewPasskey]) -> Account:
    """It is named after the browser that made it."""
    node, me = node_of(request), require_identity(request)
    passkeys.add_passkey(node, me, data, name_of_device(request))
    return account_of(node, me.person)


@post("/me/passkeys/rename", 401, 404, summary="Rename a passkey of mine")
def rename_passkey(request: ApiRequest, data: JSONBody[PasskeyRename]) -> Account:
    """The name is for me alone; authenticators show the account's."""
    node, me = node_of(request), require_person(request)
    passkeys.rename_passkey(node, me, data.passkey, data.name)
    return account_of(node, me)


@post("/me/passkeys/remove", 401, 404, summary="Remove a passkey of mine")
def remove_passkey(request: ApiRequest, data: JSONBody[PasskeyNamed]) -> Account:
    """It signs nobody in any more; devices that it signed in stay so."""
    node, me = node_of(request), require_person(request)
    passkeys.remove_passkey(node, me, data.passkey)
    return account_of(node, me)


@post("/sign-in/passkey/options", 401, 409, summary="What a browser needs to sign in by a passkey")
def sign_in_options(request: ApiRequest) -> PasskeyOptions:
    """For any passkey of this server; good once, within minutes, for the device that asks."""
    return passkeys.request_options(node_of(request), require_identity(request))


@post("/sign-in/passkey", 401, 404, 409, summary="Sign in by a passkey")
def sign_in(request: ApiRequest, data: JSONBody[SignedChallenge]) -> Response[Me]:
    """A closed account is open again."""
    node = node_of(request)
    return identified(
        node, *passkeys.sign_in_by_passkey(node, require_identity(request), data, name_of_device(request))
    )


ROUTER = Router(
    "/api",
    route_handlers=[
        new_passkey_options, add_passkey, rename_passkey, remove_passkey, sign_in_options, sign_in,
    ],
    tags=["people"],
)  # fmt: skip
