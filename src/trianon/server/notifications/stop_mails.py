"""Links that stop mails about tables without signing in (RFC 8058): good for that alone, and for one address."""

import hmac
from dataclasses import dataclass

from trianon.server.errors import NotFound
from trianon.server.node import ServerNode
from trianon.server.notifications.settings import change_settings
from trianon.server.storage.mail_addresses import confirmed_address
from trianon.server.wire.notification_messages import NotificationChange


@dataclass(frozen=True)
class StopLinks:
    """The two links of a mail that stop further ones."""

    one_click: str  # a mail program sends one POST there
    page: str  # for people, who press a button there: programs open links to look for harm


def stop_links(node: ServerNode, person: str, address: str) -> StopLinks:
    """The links that stop the mails of a person at an address."""
    token, url = f"{person}.{_mark(node, person, address)}", node.config.public_url
    return StopLinks(f"{url}/api/stop-mails?of={token}", f"{url}/stop-mails#{token}")


def stop_mails(node: ServerNode, token: str) -> None:
    """Send no more mails about tables; a mail address that is gone has none anyway."""
    person, _, mark = token.rpartition(".")
    with node.store.read() as connection:
        address = confirmed_address(connection, person)
    if address is None or not hmac.compare_digest(mark.encode(), _mark(node, person, address).encode()):
        raise NotFound("no-mails")
    change_settings(node, person, NotificationChange(mail="off"))


def _mark(node: ServerNode, person: str, address: str) -> str:
    return node.keyed_hash(f"stop-mails:{person}:{address}")[:32]
