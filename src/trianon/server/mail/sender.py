"""The way to the SMTP server: one connection for each mail, with a bounded wait."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from trianon.server.limits import MAX_WAITING_MAILS, SMTP_TIMEOUT
from trianon.server.mail.message import Mail
from trianon.server.mail.settings import MailSettings

if TYPE_CHECKING:
    import aiosmtplib

LOG = logging.getLogger("trianon.mail")
PERMANENT = 500  # SMTP replies from here on say that another attempt would fail as well


class MailFailed(Exception):
    """A mail that the SMTP server did not take; no address is in its text, so that it can be logged."""

    def __init__(self, reason: str, is_permanent: bool) -> None:
        super().__init__(reason)
        self.is_permanent = is_permanent  # else a later attempt may succeed


class MailSender:
    """Sends mail by the operator's SMTP server."""

    def __init__(self, settings: MailSettings) -> None:
        self.settings = settings
        self._waiting: set[asyncio.Task[None]] = set()

    async def send(self, mail: Mail) -> None:
        """Hand a mail to the SMTP server, or raise MailFailed."""
        import aiosmtplib  # here: a server without mail need not import it

        try:
            await aiosmtplib.send(
                mail.to_message(self.settings),
                recipients=[mail.to],
                hostname=self.settings.host,
                port=self.settings.port,
                username=self.settings.username or None,
                password=self.settings.password or None,
                use_tls=self.settings.security == "tls",
                start_tls=self.settings.security == "starttls",
                timeout=SMTP_TIMEOUT,
            )
        except aiosmtplib.SMTPException as error:
            code = _reply_code(error)
            raise MailFailed(f"{type(error).__name__} {code or ''}".strip(), code >= PERMANENT) from None
        except (OSError, ValueError) as error:  # no connection; an address that cannot be written
            raise MailFailed(type(error).__name__, isinstance(error, ValueError)) from None

    def post(self, mail: Mail) -> None:
        """Send a mail in the background, at most once; a failure is logged. Call it on the event loop."""

        async def written() -> Mail:
            return mail

        self.write_and_post(written)

    def write_and_post(self, write: Callable[[], Awaitable[Mail | None]]) -> None:
        """Write a mail in the background, too, so that nobody can tell whether there is one to write."""
        if len(self._waiting) >= MAX_WAITING_MAILS:
            LOG.warning("mail dropped: too many are waiting")
            return
        task = asyncio.get_running_loop().create_task(self._try(write))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)

    async def stop(self) -> None:
        """Drop what is not sent yet."""
        for task in list(self._waiting):
            task.cancel()
        await asyncio.gather(*self._waiting, return_exceptions=True)

    async def _try(self, write: Callable[[], Awaitable[Mail | None]]) -> None:
        try:
            mail = await write()
            if mail is not None:
                await self.send(mail)
        except MailFailed as failed:
            LOG.warning("mail not sent", extra={"reason": str(failed)})
        except Exception as error:  # without its text, which may name an address
            LOG.warning("mail not written", extra={"reason": type(error).__name__})


def _reply_code(error: "aiosmtplib.SMTPException") -> int:
    """The reply of the SMTP server that an error stands for; 0 if there was none."""
    refused = getattr(error, "recipients", None)  # of all recipients; a mail has one
    first = refused[0] if isinstance(refused, list) and refused else error
    return int(getattr(first, "code", 0) or 0)
