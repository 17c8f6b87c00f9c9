"""The operator's SMTP server and sender address."""

from dataclasses import dataclass, field
from email.utils import formataddr, parseaddr
from typing import Literal
from urllib.parse import unquote, urlsplit

from trianon.core.errors import TrianonError
from trianon.server.mail.addresses import is_mail_address

SCHEMES: dict[str, tuple[Literal["tls", "starttls", "plain"], int]] = {
    "smtp": ("starttls", 587),
    "smtps": ("tls", 465),
    "smtp+plain": ("plain", 25),  # a relay on this machine or in a trusted network
}  # fmt: skip


@dataclass(frozen=True)
class MailSettings:
    """How mail leaves this server."""

    host: str
    port: int
    security: Literal["tls", "starttls", "plain"]
    sender: str  # the header From: an address, perhaps with a name
    username: str = ""
    password: str = field(default="", repr=False)

    @property
    def domain(self) -> str:
        """The sender's domain, in which messages get their ids."""
        return parseaddr(self.sender)[1].rpartition("@")[2]


def mail_settings(url: str, sender: str, names: tuple[str, str]) -> MailSettings | None:
    """The settings from an SMTP URL and a sender; None without a URL. `names` are those of the two, for errors."""
    if not url:
        return None
    parts = urlsplit(url)
    try:
        security, default_port = SCHEMES[parts.scheme]
        host, port = parts.hostname or "", parts.port or default_port
    except (KeyError, ValueError):  # not shown: it may contain a password
        host, port = "", 0
    if not host or parts.path.strip("/") or parts.query or parts.fragment:
        raise TrianonError(f"{names[0]} is no address of an SMTP server (expected smtp://user:password@host:587)")
    name, address = parseaddr(sender)
    if not is_mail_address(address):
        raise TrianonError(f'{names[1]} is "{sender}" (expected an address such as Trianon <trianon@example.org>)')
    username, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailSettings(host, port, security, formataddr((name, address)), username, password)
