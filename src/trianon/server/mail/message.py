"""One mail, and its form on the wire."""

from dataclasses import dataclass
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, make_msgid

from trianon.server.mail.settings import MailSettings


@dataclass(frozen=True)
class Mail:
    """A mail to one person, in plain text and perhaps in HTML too."""

    to: str
    subject: str
    text: str
    language: str
    unsubscribe: str = ""  # URL that a single POST of a mail program stops such mails with
    html: str = ""  # the same as the text; loads nothing from anywhere
    message_id: str = ""  # the same for each attempt to send the same mail; a new one if empty

    def to_message(self, settings: MailSettings) -> EmailMessage:
        """The message with its headers."""
        message = EmailMessage(policy=SMTP)
        message["From"], message["To"] = settings.sender, self.to
        message["Subject"] = " ".join(self.subject.split())
        message["Date"] = format_datetime(datetime.now(UTC))
        message["Message-ID"] = (
            f"<{self.message_id}@{settings.domain}>" if self.message_id else make_msgid(domain=settings.domain)
        )
        message["Auto-Submitted"] = "auto-generated"  # no answers from machines
        if self.unsubscribe:
            message["List-Unsubscribe"] = f"<{self.unsubscribe}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(self.text)
        if self.html:
            message.add_alternative(self.html, subtype="html")
        message["Content-Language"] = self.language  # last: a second part takes earlier ones for its own
        return message
