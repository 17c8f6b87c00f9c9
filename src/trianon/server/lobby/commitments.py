"""Commitments to the server's half of a seed, given before the player's half is sent.

The page asks for a commitment, keeps it, and only then sends its salt together with it. So the server cannot
draw secrets until the deal suits it: whichever secret it uses was fixed before it knew the salt.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from trianon.core.fairness import commitment_of
from trianon.server.errors import Conflict
from trianon.server.limits import COMMITMENT_LIFETIME, MAX_COMMITMENTS
from trianon.server.node import ServerNode
from trianon.server.people.identity import name_of
from trianon.server.storage.schema import COMMITMENTS
from trianon.server.wire.table_messages import Commitment


def create_commitment(node: ServerNode, person: str) -> Commitment:
    """Draw a secret and show its hash."""
    secret, now = node.new_secret(), node.now()
    commitment, expires = commitment_of(secret), now + COMMITMENT_LIFETIME
    own = COMMITMENTS.c.person == person
    with node.store.write() as connection:
        name_of(connection, person)
        connection.execute(delete(COMMITMENTS).where(own, COMMITMENTS.c.expires < now))
        newest = select(COMMITMENTS.c.commitment).where(own).order_by(COMMITMENTS.c.expires.desc())
        kept = [row.commitment for row in connection.execute(newest.limit(MAX_COMMITMENTS - 1))]
        connection.execute(delete(COMMITMENTS).where(own, COMMITMENTS.c.commitment.not_in(kept)))
        connection.execute(
            insert(COMMITMENTS).values(commitment=commitment, secret=secret, person=person, expires=expires)
        )
    return Commitment(commitment, expires)


def take_secret(connection: Connection, person: str, commitment: str, now: float) -> str:
    """The secret behind a person's unused commitment, which is used up by this; part of a transaction."""
    mine = (COMMITMENTS.c.commitment == commitment) & (COMMITMENTS.c.person == person) & (COMMITMENTS.c.expires >= now)
    secret = connection.execute(select(COMMITMENTS.c.secret).where(mine)).scalar()
    used = connection.execute(delete(COMMITMENTS).where(mine))
    if secret is None or used.rowcount != 1:  # another request may use it at the same moment
        raise Conflict("no-commitment")
    return str(secret)
