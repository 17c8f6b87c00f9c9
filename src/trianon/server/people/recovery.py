"""The printed code that signs in a person without any other device, once; a new one takes its place."""

import secrets
from hashlib import sha256

from sqlalchemy import Connection, delete, insert

from trianon.server.errors import NotFound
from trianon.server.node import ServerNode
from trianon.server.people.accounts import require_account, sign_in
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import RECOVERY_CODES
from trianon.server.wire.people_messages import Me, RecoveryCode

ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"  # without what looks alike in print
GROUPS, GROUP = 6, 4  # 117 bits


def create_recovery_code(node: ServerNode, person: str) -> RecoveryCode:
    """A new code, shown this once; the one before is worth nothing from now on."""
    with node.store.write() as connection:
        require_account(connection, person)
        return RecoveryCode(_replace(connection, person, node.now()))


def redeem_recovery_code(node: ServerNode, code: str, device_name: str = "") -> tuple[Me, Identity, RecoveryCode]:
    """The person of a code, signed in on a new device, and the code that takes its place."""
    with node.store.write() as connection:
        given = RECOVERY_CODES.c.code == _hash(code)
        person = connection.execute(delete(RECOVERY_CODES).where(given).returning(RECOVERY_CODES.c.person)).scalar()
        if person is None:
            raise NotFound("no-recovery-code")
        me, identity = sign_in(node, connection, person, device_name)
        return me, identity, RecoveryCode(_replace(connection, person, node.now()))


def _replace(connection: Connection, person: str, now: float) -> str:
    letters = "".join(secrets.choice(ALPHABET) for _ in range(GROUPS * GROUP))
    code = "-".join(letters[first : first + GROUP] for first in range(0, len(letters), GROUP))
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person))
    connection.execute(insert(RECOVERY_CODES).values(person=person, code=_hash(code), created=now))
    return code


def _hash(code: str) -> str:
    """The hash of a code, however it is written: in any case, with or without spaces and hyphens."""
    return sha256("".join(letter for letter in code.upper() if letter in ALPHABET).encode()).hexdigest()
