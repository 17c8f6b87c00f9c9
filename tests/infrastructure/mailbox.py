"""A real SMTP server on loopback that keeps what it receives, or refuses it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

from tests.infrastructure.services import free_port
from tests.infrastructure.timeouts import until


class Mailbox:
    """The mails that arrived, and the reply that the next ones get instead of being taken."""

    def __init__(self, port: int) -> None:
        self.port, self.mails = port, list[EmailMessage]()
        self.refusal = ""  # such as "550 no such mailbox"
        self.recipients: list[str] = []

    @property
    def url(self) -> str:
        """The value of TRIANON_SMTP_URL."""
        return f"smtp+plain://127.0.0.1:{self.port}"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        """Keep a mail."""
        if self.refusal:
            return self.refusal
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        self.recipients += envelope.rcpt_tos
        return "250 OK"

    def wait(self, count: int = 1) -> list[EmailMessage]:
        """The mails, once there are so many."""
        until(lambda: len(self.mails) >= count, f"fewer than {count} mails arrived")
        return self.mails


@contextmanager
def opened_mailbox() -> Iterator[Mailbox]:
    """A mailbox whose server runs in a thread of its own."""
    mailbox = Mailbox(free_port())
    controller = Controller(mailbox, hostname="127.0.0.1", port=mailbox.port)
    controller.start()
    try:
        yield mailbox
    finally:
        controller.stop()
