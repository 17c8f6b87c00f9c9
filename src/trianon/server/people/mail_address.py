"""A person's mail address: nothing but one link is sent there before the person has confirmed it."""

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.exc import IntegrityError

from trianon.server.errors import ApiError, Conflict, NotFound, rate_limited
from trianon.server.limits import CONFIRMATION_LIFETIME, MAX_ADDRESS_MAILS, MAX_MAILBOX_MAILS
from trianon.server.mail.addresses import mail_address, mailbox_of
from trianon.server.mail.message import Mail
from trianon.server.mail.sender import MailSender
from trianon.server.node import ServerNode
from trianon.server.people.accounts import require_account
from trianon.server.people.links import create_mail_link, new_token, token_hash
from trianon.server.rate_limits import client_networks, network_width
from trianon.server.storage.daily_counts import count_today, seconds_left
from trianon.server.storage.people_schema import MAIL_ADDRESSES, MAIL_CONFIRMATIONS, MAIL_COUNTS, PEOPLE
from trianon.server.wire.field_types import Language
from trianon.texts import Texts


def mail_sender(node: ServerNode) -> MailSender:
    """What sends mail to people; refuses where the operator has not configured it, or not where links lead to."""
    if node.mail is None or not node.config.public_url:
        raise Conflict("no-mail")
    return node.mail


def checked_address(node: ServerNode, given: str, client: str) -> str:
    """An address as mails have it, counted for its mailbox and for the network address of the client that gave it."""
    address = mail_address(given)
    if address is None:
        raise ApiError("no-mail-address")
    factor, now = node.config.rate_limit_factor, node.now()
    counts = [(network, MAX_ADDRESS_MAILS * factor * network_width(network)) for network in client_networks(client)]
    counts.append((mailbox_of(address), MAX_MAILBOX_MAILS * factor))
    if factor:
        with node.store.write() as connection:
            for key, most in counts:
                if not count_today(connection, MAIL_COUNTS, node.keyed_hash(f"mail:{key}"), now, most):
                    raise rate_limited(seconds_left(now))
    return address


def ask_confirmation(node: ServerNode, person: str, given: str, client: str) -> Mail:
    """The mail that asks a person with an account to confirm an address; the present one is valid until then."""
    with node.store.read() as connection:
        require_account(connection, person, for_change=False)  # before the mail is counted
    address = checked_address(node, given, client)
    token, expires = new_token(), node.now() + CONFIRMATION_LIFETIME
    with node.store.write() as connection:
        row = require_account(connection, person)
        connection.execute(delete(MAIL_CONFIRMATIONS).where(MAIL_CONFIRMATIONS.c.person == person))
        connection.execute(
            insert(MAIL_CONFIRMATIONS).values(person=person, token=token_hash(token), address=address, expires=expires)
        )
    return _mail(address, row.language, "confirm", f"{node.config.public_url}/confirm#{token}")


def confirm_address(node: ServerNode, token: str) -> str:
    """Make the address that a token was sent to the address of its person, whom it returns."""
    with node.store.write() as connection:
        given = MAIL_CONFIRMATIONS.c.token == token_hash(token)
        found = connection.execute(delete(MAIL_CONFIRMATIONS).where(given).returning(MAIL_CONFIRMATIONS)).first()
        if found is None or found.expires < node.now():
            raise NotFound("no-confirmation")
        mailbox = mailbox_of(found.address)
        owner = connection.execute(select(MAIL_ADDRESSES.c.person).where(MAIL_ADDRESSES.c.mailbox == mailbox)).scalar()
        if owner not in (None, found.person):  # only who reads the mailbox learns of it
            raise Conflict("mail-address-taken")
        connection.execute(delete(MAIL_ADDRESSES).where(MAIL_ADDRESSES.c.person == found.person))
        values = {"person": found.person, "address": found.address, "mailbox": mailbox, "confirmed": node.now()}
        try:
            connection.execute(insert(MAIL_ADDRESSES).values(**values))
        except IntegrityError:  # another person confirmed it just now
            raise Conflict("mail-address-taken") from None
        return str(found.person)


def forget_address(connection: Connection, person: str) -> None:
    """Delete the mail address of a person, and one that is not confirmed yet."""
    for table in (MAIL_ADDRESSES, MAIL_CONFIRMATIONS):
        connection.execute(delete(table).where(table.c.person == person))


def sign_in_mail(node: ServerNode, address: str) -> Mail | None:
    """The mail with a link that signs in the person of an address; None where nobody has confirmed it."""
    known = select(MAIL_ADDRESSES.c.person, MAIL_ADDRESSES.c.address, PEOPLE.c.language).join(PEOPLE)
    with node.store.write() as connection:
        found = connection.execute(known.where(MAIL_ADDRESSES.c.mailbox == mailbox_of(address))).first()
        if found is None:
            return None
        url = create_mail_link(node, connection, found.person)
    # to the address that was confirmed, however this one was spelt
    return _mail(found.address, found.language, "sign-in", url)


def _mail(address: str, language: Language, kind: str, url: str) -> Mail:
    """A mail about a link, without anything that a stranger could have written."""
    texts = Texts(language, part="server")
    text = texts.text(f"mail-{kind}-text", url=url)
    return Mail(address, texts.text(f"mail-{kind}-subject"), f"{text}\n", language)
