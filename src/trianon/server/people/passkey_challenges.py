"""Challenges for passkeys: kept in the database, for one purpose and for the device that asked; good once, and soon."""

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from sqlalchemy import Connection, delete, insert, select
from webauthn.helpers import base64url_to_bytes, parse_client_data_json

from trianon.server.errors import ApiError, Conflict
from trianon.server.limits import MAX_PASSKEY_CHALLENGES, PASSKEY_CHALLENGE_LIFETIME
from trianon.server.node import ServerNode
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import PASSKEY_CHALLENGES

Purpose = Literal["add", "sign-in"]
CHALLENGE_BYTES = 32


@dataclass(frozen=True)
class Challenge:
    """A challenge that was asked for."""

    bytes: bytes
    user_handle: str  # of the passkey to be made; empty to sign in
    expires: float


def issue_challenge(
    connection: Connection, identity: Identity, purpose: Purpose, now: float, user_handle: str = ""
) -> Challenge:
    """A new challenge for a person on a device; the oldest of too many give way."""
    columns = PASSKEY_CHALLENGES.c
    own = select(columns.challenge).where(columns.person == identity.person).order_by(columns.expires.desc())
    kept = connection.execute(own.limit(MAX_PASSKEY_CHALLENGES - 1)).scalars().all()
    is_excess = (columns.person == identity.person) & columns.challenge.not_in(kept)
    connection.execute(delete(PASSKEY_CHALLENGES).where(is_excess | (columns.expires < now)))
    made = Challenge(secrets.token_bytes(CHALLENGE_BYTES), user_handle, now + PASSKEY_CHALLENGE_LIFETIME)
    connection.execute(
        insert(PASSKEY_CHALLENGES).values(
            challenge=_hash(made.bytes), person=identity.person, device=identity.device, purpose=purpose,
            user_handle=user_handle, expires=made.expires,
        )
    )  # fmt: skip
    return made


def take_challenge(node: ServerNode, identity: Identity, purpose: Purpose, client_data: str) -> Challenge:
    """Use up the challenge that a browser says it answers; refuses one that this device was not given for this.

    What the browser says is signed, so the signature is checked against the challenge that is found.
    """
    try:
        challenge = parse_client_data_json(base64url_to_bytes(client_data)).challenge
    except Exception:  # what strangers send
        raise ApiError("bad-passkey") from None
    columns = PASSKEY_CHALLENGES.c
    this = (columns.challenge == _hash(challenge)) & (columns.purpose == purpose)
    this &= (columns.person == identity.person) & (columns.device == identity.device)
    with node.store.write() as connection:
        taken = delete(PASSKEY_CHALLENGES).where(this).returning(columns.user_handle, columns.expires)
        found = connection.execute(taken).first()
    if found is None or found.expires < node.now():
        raise Conflict("no-challenge")
    return Challenge(challenge, found.user_handle, found.expires)


def _hash(challenge: bytes) -> str:
    return sha256(challenge).hexdigest()
