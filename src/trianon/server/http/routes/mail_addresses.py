"""Routes of mail addresses: confirm one, and sign in by a link that is sent there."""

from functools import partial

from litestar import Router
from litestar.params import JSONBody

from trianon.server.http.request_context import ApiRequest, client_of, node_of, require_person
from trianon.server.http.routes.documented import post
from trianon.server.notifications.preferences import update_listening
from trianon.server.people import accounts, mail_address
from trianon.server.wire.people_messages import Account, LinkToken, MailAddress


@post("/me/mail", 401, 409, summary="Give a mail address; a link is sent there that confirms it")
async def give_address(request: ApiRequest, data: JSONBody[MailAddress]) -> Account:
    """Until the link is opened nothing else is sent there, and the present address stays."""
    node, me = node_of(request), require_person(request)
    sender, run = mail_address.mail_sender(node), node.store.run_in_thread
    sender.post(await run(mail_address.ask_confirmation, node, me, data.address, client_of(request)))
    return await run(accounts.account_of, node, me)


@post("/confirm", 404, 409, status_code=204, summary="Confirm a mail address by the token that was sent there")
def confirm(request: ApiRequest, data: JSONBody[LinkToken]) -> None:
    """On any device, signed in or not: the token shows that its holder reads the mailbox."""
    node = node_of(request)
    person = mail_address.confirm_address(node, data.token)
    with node.store.write() as connection:
        update_listening(connection, person)


@post("/me/mail/forget", 401, summary="Delete my mail address")
def forget(request: ApiRequest) -> Account:
    """Nothing is sent there any more, and it signs nobody in."""
    node, me = node_of(request), require_person(request)
    with node.store.write() as connection:
        mail_address.forget_address(connection, me)
        update_listening(connection, me)
    return accounts.account_of(node, me)


@post("/sign-in/mail", 409, status_code=204, summary="Have a link sent by mail that signs in")
async def send_link(request: ApiRequest, data: JSONBody[MailAddress]) -> None:
    """The response is the same whether the address is known: only its mailbox tells."""
    node = node_of(request)
    sender, run = mail_address.mail_sender(node), node.store.run_in_thread
    address = await run(mail_address.checked_address, node, data.address, client_of(request))
    sender.write_and_post(partial(run, mail_address.sign_in_mail, node, address))


ROUTER = Router("/api", route_handlers=[give_address, confirm, forget, send_link], tags=["people"])
