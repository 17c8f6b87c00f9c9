"""Daily mails: what a person has to hear waits in the outbox until one mail tells all that is still news.

Its rows are deliveries of the channel `DIGEST`. The person's `digest_due` says when, and is what a node claims, so that
one node writes the mail.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select, update

from trianon.server.limits import DELIVERY_LEASE
from trianon.server.node import ServerNode
from trianon.server.notifications.deliveries import Delivery, delivery_of
from trianon.server.notifications.preferences import Preferences, preferences_of
from trianon.server.storage.schema import DELIVERIES, NOTIFICATION_SETTINGS

DIGEST = "digest"
_IS_DAILY = NOTIFICATION_SETTINGS.c.mail == "daily"


@dataclass(frozen=True)
class Digest:
    """What waits for the daily mail of a person, claimed by this node."""

    person: str
    deliveries: list[Delivery]

    @property
    def attempts(self) -> int:
        """Attempts to send the mail, with the present one."""
        return max((delivery.attempts for delivery in self.deliveries), default=1)


def schedule_digest(connection: Connection, person: str, preferences: Preferences, now: float) -> None:
    """Have the daily mail of a person sent at its next time, unless a time is set already."""
    unset = (NOTIFICATION_SETTINGS.c.person == person) & NOTIFICATION_SETTINGS.c.digest_due.is_(None)
    connection.execute(update(NOTIFICATION_SETTINGS).where(unset).values(digest_due=preferences.next_digest(now)))


def adapt_digest(connection: Connection, person: str, now: float) -> None:
    """Follow a change of settings: another time; what waits is sent at once, or not at all."""
    preferences, columns = preferences_of(connection, person), DELIVERIES.c
    own, waits = columns.person == person, columns.channel == DIGEST
    if preferences.mail == "now":
        connection.execute(update(DELIVERIES).where(own & waits).values(channel="mail", due=now))
    elif preferences.mail == "off":
        connection.execute(delete(DELIVERIES).where(own & (waits | (columns.channel == "mail"))))
    count = select(func.count()).select_from(DELIVERIES).where(own & waits)
    due = preferences.next_digest(now) if connection.execute(count).scalar_one() else None
    connection.execute(
        update(NOTIFICATION_SETTINGS).where(NOTIFICATION_SETTINGS.c.person == person).values(digest_due=due)
    )


def claim_digests(node: ServerNode, most: int) -> list[Digest]:
    """Claim the daily mails that are due, or whose node did not finish them within its lease."""
    now, columns = node.now(), NOTIFICATION_SETTINGS.c
    is_due = _IS_DAILY & (columns.digest_due <= now)
    wanted = select(columns.person).where(is_due).order_by(columns.digest_due).limit(most)
    with node.store.read() as connection:  # none is due most of the time: no write lock for that
        if connection.execute(wanted).first() is None:
            return []
    with node.store.write() as connection:
        people = list(connection.execute(wanted.with_for_update(skip_locked=True)).scalars())
        claimed = columns.person.in_(people)
        connection.execute(update(NOTIFICATION_SETTINGS).where(claimed).values(digest_due=now + DELIVERY_LEASE))
        rows = (DELIVERIES.c.channel == DIGEST) & DELIVERIES.c.person.in_(people)
        connection.execute(update(DELIVERIES).where(rows).values(attempts=DELIVERIES.c.attempts + 1))
        found = [delivery_of(row) for row in connection.execute(select(DELIVERIES).where(rows))]
    return [Digest(person, [each for each in found if each.notice.person == person]) for person in people]


def finish_digest(node: ServerNode, digest: Digest) -> None:
    """Remove what was told, or is no news any more; what came meanwhile waits for the next mail."""
    with node.store.write() as connection:
        told = [delivery.id for delivery in digest.deliveries]
        connection.execute(delete(DELIVERIES).where(DELIVERIES.c.id.in_(told)))
        adapt_digest(connection, digest.person, node.now())


def postpone_digest(node: ServerNode, digest: Digest, until: float, failure: str | None = None) -> None:
    """Write the mail later."""
    with node.store.write() as connection:
        own = NOTIFICATION_SETTINGS.c.person == digest.person
        connection.execute(update(NOTIFICATION_SETTINGS).where(own & _IS_DAILY).values(digest_due=until))
        if failure is not None:
            told = [delivery.id for delivery in digest.deliveries]
            connection.execute(update(DELIVERIES).where(DELIVERIES.c.id.in_(told)).values(failure=failure))
