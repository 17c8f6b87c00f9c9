"""Mail addresses: used once they are confirmed, by links that arrive at a real SMTP server."""

import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from email.message import EmailMessage
from pathlib import Path

import httpx
import pytest

from tests.infrastructure.guests import Guest
from tests.infrastructure.kept_rows import count_rows
from tests.infrastructure.mailbox import Mailbox
from tests.infrastructure.seated_table import Time, guests, refusal
from tests.infrastructure.twin_nodes import served_node
from tests.server.people.test_accounts import at_once, opened
from trianon.server.limits import CONFIRMATION_LIFETIME, DAY, MAIL_LINK_LIFETIME, MAX_ADDRESS_MAILS, MAX_MAILBOX_MAILS
from trianon.server.mail.sender import MailSender
from trianon.server.mail.settings import MailSettings
from trianon.server.node import ServerNode
from trianon.server.people.accounts import account_of
from trianon.server.people.devices import sign_out
from trianon.server.people.links import create_link, redeem_link
from trianon.server.people.mail_address import (
    ask_confirmation,
    checked_address,
    confirm_address,
    forget_address,
    mail_sender,
    sign_in_mail,
)
from trianon.server.people.ways_back import offers_mail
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import MAIL_CONFIRMATIONS, MAIL_COUNTS
from trianon.server.storage.retention import apply_retention

HOME = "192.0.2.7"
PUBLIC = "https://play.example"
SMTP = MailSettings("127.0.0.1", 25, "plain", "Trianon <trianon@play.example>")


@pytest.fixture(autouse=True)
def public(request: pytest.FixtureRequest) -> None:
    if "node" in request.fixturenames:
        node: ServerNode = request.getfixturevalue("node")
        node.config = replace(node.config, public_url=PUBLIC)


def token_in(text: str) -> str:
    """The token of the link in a mail."""
    (token,) = re.findall(r"https?://[a-z0-9.:]+/(?:enter|confirm)#([\w-]+)\r?$", text, re.MULTILINE)
    return str(token)


def confirmed(node: ServerNode, person: str, address: str) -> None:
    """Give an address and open the link that is sent there."""
    confirm_address(node, token_in(ask_confirmation(node, person, address, HOME).text))


def mailed_token(node: ServerNode, address: str) -> str:
    """The token that signs in, as it comes by mail."""
    mail = sign_in_mail(node, address)
    assert mail is not None
    return token_in(mail.text)


def test_an_address_is_used_once_its_owner_confirmed_it(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    assert refusal(ask_confirmation, node, ada, "ada@example.org", HOME).error == "no-account"
    opened(node, ada, "Ada")
    assert refusal(ask_confirmation, node, ada, "ada.example.org", HOME).error == "no-mail-address"
    mail = ask_confirmation(node, ada, "ada@EXAMPLE.org", HOME)
    assert (mail.to, "Ada" in mail.text) == ("ada@example.org", False), "strangers write nothing into other mailboxes"
    account = account_of(node, ada)
    assert (account.mail, account.unconfirmed_mail) == (None, "ada@example.org")
    assert sign_in_mail(node, "ada@example.org") is None
    confirm_address(node, token_in(mail.text))
    account = account_of(node, ada)
    assert (account.mail, account.unconfirmed_mail) == ("ada@example.org", None)
    assert refusal(confirm_address, node, token_in(mail.text)).error == "no-confirmation"
    with node.store.write() as connection:
        forget_address(connection, ada)
    assert account_of(node, ada).mail is None
    assert sign_in_mail(node, "ada@example.org") is None


def test_a_link_by_mail_signs_in_once_and_goes_to_the_confirmed_address_alone(node: ServerNode, time: Time) -> None:
    ada = guests(node, 1)[0]
    opened(node, ada, "Ada")
    confirmed(node, ada, "Ada+games@example.org")
    other = create_link(node, ada).token
    mail = sign_in_mail(node, "ADA@example.org")
    assert mail is not None
    assert mail.to == "Ada+games@example.org", "however the address was spelt"
    assert sign_in_mail(node, "bo@example.org") is None
    me, identity = redeem_link(node, token_in(mail.text), "Firefox")
    assert (me.id, node.device_sessions.load_error(identity)) == (ada, "")
    assert refusal(redeem_link, node, token_in(mail.text)).error == "no-link"
    assert redeem_link(node, other)[0].id == ada, "strangers who ask for mails end no link of a device"
    late = mailed_token(node, "ada@example.org")
    time.pass_(MAIL_LINK_LIFETIME + 1)
    assert refusal(redeem_link, node, late).error == "no-link"
    first, second = mailed_token(node, "ada@example.org"), mailed_token(node, "ada@example.org")
    assert refusal(redeem_link, node, first).error == "no-link", "replaced by the second"
    assert at_once([lambda: redeem_link(node, second)] * 4) == ["", *["no-link"] * 3]


def test_a_mailbox_belongs_to_one_account(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    opened(node, ada, "Ada")
    opened(node, bo, "Bo")
    tokens = [
        token_in(ask_confirmation(node, person, address, HOME).text)
        for person, address in ((ada, "one@example.org"), (bo, "ONE+x@example.org"))
    ]
    errors = at_once([lambda token=token: confirm_address(node, token) for token in tokens])  # type: ignore[misc]
    assert errors == ["", "mail-address-taken"]
    assert sorted(bool(account_of(node, person).mail) for person in (ada, bo)) == [False, True]


def test_confirmations_expire_and_leave_nothing(node: ServerNode, time: Time) -> None:
    ada = guests(node, 1)[0]
    opened(node, ada, "Ada")
    confirmed(node, ada, "old@example.org")
    token = token_in(ask_confirmation(node, ada, "new@example.org", HOME).text)
    time.pass_(CONFIRMATION_LIFETIME + 1)
    assert refusal(confirm_address, node, token).error == "no-confirmation"
    assert account_of(node, ada).mail == "old@example.org"
    apply_retention(node.store, time())
    assert count_rows(node.store, MAIL_CONFIRMATIONS) == 0


def test_mails_are_counted_by_mailbox_and_by_network_address(node: ServerNode, time: Time) -> None:
    node.config = replace(node.config, rate_limit_factor=1.0)
    for number in range(MAX_MAILBOX_MAILS):
        checked_address(node, f"ada+{number}@example.org", f"192.0.2.{number}")
    late = refusal(checked_address, node, "ada@example.org", HOME)
    assert (late.error, late.facts["seconds"]) == ("too-fast", DAY - time() % DAY)
    for number in range(MAX_ADDRESS_MAILS):
        checked_address(node, f"bo{number}@example.org", HOME)
    assert refusal(checked_address, node, "zoe@example.org", HOME).error == "too-fast"
    with node.store.read() as connection:
        kept = str(connection.execute(MAIL_COUNTS.select()).all())
    assert "example.org" not in kept
    assert HOME not in kept
    time.pass_(DAY)
    apply_retention(node.store, time())
    checked_address(node, "ada@example.org", HOME)


def test_the_last_device_may_sign_out_where_a_mail_brings_it_back(node: ServerNode) -> None:
    ada = Identity(guests(node, 1)[0])
    opened(node, ada.person, "Ada")
    assert refusal(sign_out, node, ada, "").error == "last-device"
    confirmed(node, ada.person, "ada@example.org")
    assert refusal(sign_out, node, ada, "").error == "last-device", "this server sends no mail"
    node.mail = MailSender(SMTP)
    sign_out(node, ada, "")
    assert redeem_link(node, mailed_token(node, "ada@example.org"))[0].id == ada.person


@pytest.fixture
def http(mailbox: Mailbox, tmp_path: Path) -> Iterator[httpx.Client]:
    """A node that sends mail."""
    with served_node(tmp_path, mail=replace(SMTP, port=mailbox.port), public_url="http://localhost:8000") as client:
        yield client


def arrived(mailbox: Mailbox, address: str) -> EmailMessage:
    """The one mail that an address gets; it is taken out of the mailbox."""
    mails = [mail for mail in mailbox.wait() if mail["To"] == address]
    mailbox.mails.clear()
    assert len(mails) == 1
    return mails[0]


def test_over_the_network_the_reader_gets_their_language_and_others_learn_nothing(
    mailbox: Mailbox, http: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    ada = Guest(http, "de")
    ada.post("/api/me/account", {"name": "Ada"})
    with caplog.at_level(logging.INFO, "trianon"):
        assert ada.post("/api/me/mail", {"address": "ada@example.org"})["unconfirmed_mail"] == "ada@example.org"
        mail = arrived(mailbox, "ada@example.org")
        assert mail["Subject"] == "Ist das deine E-Mail-Adresse?"
        http.cookies.clear()
        http.post("/api/confirm", json={"token": token_in(mail.get_content())}).raise_for_status()
        answers = [
            http.post("/api/sign-in/mail", json={"address": f"{name}@example.org"}, headers={"accept-language": "zh"})
            for name in ("bo", "ada")
        ]
        assert {(answer.status_code, answer.content) for answer in answers} == {(204, b"")}
        mail = arrived(mailbox, "ada@example.org")
        assert mail["Subject"] == "Bei Trianon anmelden", "the language of the account, not of the request"
        entered = http.post("/api/enter", json={"token": token_in(mail.get_content())})
        assert entered.json()["id"] == ada.me["id"]
    assert http.get("/api/me/account").json()["mail"] == "ada@example.org"
    assert http.post("/api/me/mail/forget").json()["mail"] is None
    assert "ada@" not in caplog.text
    assert "example.org" not in "".join(str(record.__dict__) for record in caplog.records)


def test_without_an_smtp_server_or_a_public_address_there_is_no_mail(node: ServerNode) -> None:
    assert not offers_mail(node)
    assert refusal(mail_sender, node).error == "no-mail"
    node.mail = MailSender(SMTP)
    assert offers_mail(node)
    assert mail_sender(node) is node.mail
    node.config = replace(node.config, public_url="")
    assert not offers_mail(node)
    assert refusal(mail_sender, node).error == "no-mail"
