"""Mail reaches a real SMTP server, or fails with a reason that names nobody."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.infrastructure.coroutines import completed
from tests.infrastructure.mailbox import Mailbox
from tests.infrastructure.services import free_port
from trianon.server.mail import sender as sender_module
from trianon.server.mail.message import Mail
from trianon.server.mail.sender import MailFailed, MailSender
from trianon.server.mail.settings import MailSettings, mail_settings

NAMES = ("TRIANON_SMTP_URL", "TRIANON_MAIL_FROM")
SENDER = "Trianon <trianon@play.example>"
MAIL = Mail("ada@example.org", "Du bist dran: Rokoko für „Zoë“", "Grüß dich,\nkomm an den Tisch.\n", "de")


def sender_of(mailbox: Mailbox) -> MailSender:
    settings = mail_settings(mailbox.url, SENDER, NAMES)
    assert settings is not None
    return MailSender(settings)


def test_a_mail_arrives_as_it_was_written(mailbox: Mailbox) -> None:
    completed(sender_of(mailbox).send(MAIL))
    (mail,) = mailbox.mails
    assert mailbox.recipients == ["ada@example.org"]
    assert (mail["From"], mail["To"], mail["Subject"]) == (SENDER, MAIL.to, MAIL.subject)
    assert mail.get_content().replace("\r\n", "\n") == MAIL.text
    assert mail["Message-ID"].endswith("@play.example>")
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["List-Unsubscribe"] is None


def test_a_mail_that_can_be_stopped_says_how_and_keeps_its_id(mailbox: Mailbox) -> None:
    mail = Mail(**{**vars(MAIL), "unsubscribe": "https://play.example/stop/abc", "message_id": "n17"})
    for _ in range(2):
        completed(sender_of(mailbox).send(mail))
    assert {each["Message-ID"] for each in mailbox.mails} == {"<n17@play.example>"}
    assert mailbox.mails[0]["List-Unsubscribe"] == "<https://play.example/stop/abc>"
    assert mailbox.mails[0]["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"


def test_a_subject_cannot_add_a_header(mailbox: Mailbox) -> None:
    completed(sender_of(mailbox).send(Mail("ada@example.org", "one\r\nBcc: bo@example.org", "text", "en")))
    assert mailbox.mails[0]["Subject"] == "one Bcc: bo@example.org"
    assert mailbox.mails[0]["Bcc"] is None


@pytest.mark.parametrize(("reply", "is_permanent"), [("451 later", False), ("550 <ada@example.org> unknown", True)])
def test_a_refusal_says_whether_to_try_again_and_names_nobody(mailbox: Mailbox, reply: str, is_permanent: bool) -> None:
    mailbox.refusal = reply
    with pytest.raises(MailFailed) as failed:
        completed(sender_of(mailbox).send(MAIL))
    assert failed.value.is_permanent is is_permanent
    assert "ada" not in str(failed.value)


def test_a_server_that_is_gone_may_come_back() -> None:
    with pytest.raises(MailFailed) as failed:
        completed(MailSender(MailSettings("127.0.0.1", free_port(), "plain", SENDER)).send(MAIL))
    assert not failed.value.is_permanent


def test_starttls_is_not_given_up_where_the_server_has_none(mailbox: Mailbox) -> None:
    with pytest.raises(MailFailed):
        completed(MailSender(MailSettings("127.0.0.1", mailbox.port, "starttls", SENDER)).send(MAIL))
    assert mailbox.mails == []


async def test_posted_mail_is_bounded_and_its_failures_are_logged_without_an_address(
    mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sender_module, "MAX_WAITING_MAILS", 2)
    with caplog.at_level(logging.WARNING, "trianon.mail"):
        sender = sender_of(mailbox)
        for _ in range(3):
            sender.post(MAIL)
        while sender._waiting:
            await asyncio.sleep(0.01)
        mailbox.refusal = "550 <ada@example.org> unknown"
        sender.post(MAIL)
        while sender._waiting:
            await asyncio.sleep(0.01)
        sender.post(MAIL)
        await sender.stop()
        assert not sender._waiting
    assert len(mailbox.mails) == 2
    assert [record.message for record in caplog.records] == ["mail dropped: too many are waiting", "mail not sent"]
    assert "ada" not in caplog.text
