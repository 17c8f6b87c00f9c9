"""Routes of accounts: a name of one's own, and ways to sign in again."""

from litestar import Response, Router
from litestar.params import JSONBody

from trianon.server.http.request_context import ApiRequest, node_of, require_person
from trianon.server.http.routes.documented import get, post
from trianon.server.http.routes.identity import identity_cookie, name_of_device, told
from trianon.server.people import accounts, identity, recovery
from trianon.server.people.ways_back import offers_mail
from trianon.server.wire.people_messages import (
    Account,
    AccountName,
    GivenCode,
    MeChange,
    Recovered,
    RecoveryCode,
    SignInWays,
)


@get("/sign-in", sync_to_thread=False, summary="The ways to sign in here")
def ways(request: ApiRequest) -> SignInWays:
    """What depends on the operator's settings."""
    node = node_of(request)
    return SignInWays(mail=offers_mail(node), passkeys=node.config.passkey_origin)


@get("/me/account", 401, summary="My account: how I can sign in again")
def my_account(request: ApiRequest) -> Account:
    """A guest has none yet."""
    return accounts.account_of(node_of(request), require_person(request))


@post("/me/account", 401, 409, summary="Make myself, a guest, an account with a name of its own")
def open_account(request: ApiRequest, data: JSONBody[AccountName]) -> Account:
    """Everything played, saved and learnt stays; opening it again changes the name."""
    node, me = node_of(request), require_person(request)
    identity.update_person(node, me, MeChange(name=data.name), opens_account=True)
    return accounts.account_of(node, me)


@post("/me/recovery-code", 401, 409, summary="A new recovery code, which replaces the former one")
def make_recovery_code(request: ApiRequest) -> RecoveryCode:
    """The code is shown this once; the server keeps its hash."""
    return recovery.create_recovery_code(node_of(request), require_person(request))


@post("/recover", 404, summary="Sign in by a recovery code")
def recover(request: ApiRequest, data: JSONBody[GivenCode]) -> Response[Recovered]:
    """The code is used up; the next one is in the response. A closed account is open again."""
    node = node_of(request)
    me, own, code = recovery.redeem_recovery_code(node, data.code, name_of_device(request))
    return Response(Recovered(told(node, me), code.code), cookies=[identity_cookie(node, own)])


ROUTER = Router("/api", route_handlers=[ways, my_account, open_account, make_recovery_code, recover], tags=["people"])
