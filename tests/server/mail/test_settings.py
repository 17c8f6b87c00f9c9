"""The operator's SMTP URL and sender: read strictly, and never shown with their password."""

from __future__ import annotations

import pytest

from trianon.core.errors import TrianonError
from trianon.server.mail.addresses import is_mail_address, mail_address, mailbox_of
from trianon.server.mail.settings import MailSettings, mail_settings

NAMES = ("TRIANON_SMTP_URL", "TRIANON_MAIL_FROM")
SENDER = "Trianon <trianon@play.example>"


@pytest.mark.parametrize(
    ("url", "settings"),
    [
        ("smtp://mail.example", MailSettings("mail.example", 587, "starttls", SENDER)),
        ("smtps://u:p%40ss@mail.example", MailSettings("mail.example", 465, "tls", SENDER, "u", "p@ss")),
        ("smtp+plain://127.0.0.1:2525/", MailSettings("127.0.0.1", 2525, "plain", SENDER)),
    ],
)
def test_a_url_says_how_mail_is_sent(url: str, settings: MailSettings) -> None:
    assert mail_settings(url, SENDER, NAMES) == settings
    assert settings.domain == "play.example"
    assert "p@ss" not in repr(settings)


def test_without_a_url_there_is_no_mail() -> None:
    assert mail_settings("", SENDER, NAMES) is None


@pytest.mark.parametrize(
    "url", ["mail.example", "http://mail.example", "smtp://", "smtp://u:hush@h:99999", "smtp://h/x"]
)
def test_a_faulty_url_is_refused_without_showing_it(url: str) -> None:
    with pytest.raises(TrianonError, match="TRIANON_SMTP_URL is no address") as refused:
        mail_settings(url, SENDER, NAMES)
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize("sender", ["", "Trianon", "trianon@play"])
def test_a_sender_is_an_address(sender: str) -> None:
    with pytest.raises(TrianonError, match="TRIANON_MAIL_FROM"):
        mail_settings("smtp://mail.example", sender, NAMES)


USUAL = ["ada@example.org", "a.b+c@x-y.example", "A@xn--bcher-kva.example"]
OTHERS = ["", "ada", "ada@", "@example.org", "ada@localhost", "a b@example.org", "ada@example.org\n", "ada@-x.org"]
OTHERS += ["ada@example.org, bo@example.org", "<ada@example.org>", "ada..bo@example.org", "ädа@example.org"]
OTHERS += ["a" * 65 + "@b.org", "ada@127.0.0.1", "ada@" + "x." * 130 + "org"]


@pytest.mark.parametrize("address", [*USUAL, *OTHERS])
def test_usual_addresses_are_addresses_and_others_are_not(address: str) -> None:
    assert is_mail_address(address) == (address in USUAL)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        (" Ada@Example.ORG ", "Ada@example.org"), ("ada@müller.example", "ada@xn--mller-kva.example"),
        ("ada", None), ("ada@" + "x" * 64 + ".org", None), ("ada@\u2024.org", None), ("ad а@example.org", None),
    ],
)  # fmt: skip
def test_an_address_is_written_as_mails_need_it(text: str, address: str | None) -> None:
    assert mail_address(text) == address


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("Ada@example.org", "ada+games@EXAMPLE.org", True), ("a.da@gmail.com", "ada@googlemail.com", True),
        ("a.da@example.org", "ada@example.org", False), ("ada@example.org", "ada@example.com", False),
        ("+ada@example.org", "+bo@example.org", False),
    ],
)  # fmt: skip
def test_spellings_of_one_mailbox(one: str, other: str, is_same: bool) -> None:
    assert (mailbox_of(one) == mailbox_of(other)) is is_same
