"""How a person without any device can sign in again."""

from urllib.parse import urlsplit

from sqlalchemy import Connection, select

from trianon.server.node import ServerNode
from trianon.server.storage.mail_addresses import confirmed_address
from trianon.server.storage.people_schema import PASSKEYS, RECOVERY_CODES
from trianon.server.wire.passkey_messages import Passkey


def has_way_back(node: ServerNode, connection: Connection, person: str) -> bool:
    """Whether a person without any device could sign in again: ways that the operator's settings close do not count."""
    if recovery_code_made(connection, person) is not None:
        return True
    if offers_mail(node) and confirmed_address(connection, person) is not None:
        return True
    return any(key.works_here and key.copied is None for key in list_passkeys(node, connection, person))


def recovery_code_made(connection: Connection, person: str) -> float | None:
    """When the recovery code of a person was made, None without one."""
    return connection.execute(select(RECOVERY_CODES.c.created).where(RECOVERY_CODES.c.person == person)).scalar()


def offers_mail(node: ServerNode) -> bool:
    """Whether people can have links by mail on this server."""
    return node.mail is not None and bool(node.config.public_url)


def list_passkeys(node: ServerNode, connection: Connection, person: str) -> list[Passkey]:
    """The passkeys of a person, in the order in which they were made."""
    name = urlsplit(node.config.passkey_origin).hostname
    found = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
    return [
        Passkey(
            row.id, row.credential, row.name, row.created, row.used, bool(row.synced), row.relying_party == name,
            row.copied,
        )
        for row in connection.execute(found)
    ]  # fmt: skip
