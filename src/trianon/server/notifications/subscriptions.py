"""The browsers of a person that take Web Push."""

import re
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection, Exists, Row, delete, func, insert, select
from webauthn.helpers import base64url_to_bytes

from trianon.server.errors import Conflict
from trianon.server.limits import MAX_PUSH_SUBSCRIPTIONS, PUSH_SUBSCRIPTION_LIFETIME
from trianon.server.node import ServerNode
from trianon.server.notifications.outbound import AddressRefused, check_url, origin_of
from trianon.server.notifications.preferences import update_listening
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.people_schema import DEVICES
from trianon.server.storage.schema import PUSH_SUBSCRIPTIONS
from trianon.server.wire.notification_messages import PushSubscription

AUTH_BYTES = 16  # of a subscription's secret
# The push services of the browsers; a subscription elsewhere would let a person send requests from this server.
PUSH_SERVICES = re.compile(
    r"(?:fcm|android)\.googleapis\.com|(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com|(?:[a-z0-9-]+\.)*push\.apple\.com"
    r"|(?:[a-z0-9-]+\.)*notify\.windows\.com"
)


def check_push_service(endpoint: str, trusted: frozenset[str]) -> None:
    """Refuse an endpoint that belongs to no known push service."""
    check_url(endpoint, trusted)
    if origin_of(endpoint) not in trusted and not PUSH_SERVICES.fullmatch(urlsplit(endpoint).hostname or ""):
        raise AddressRefused("no push service")


def subscribe(node: ServerNode, identity: Identity, wanted: PushSubscription) -> None:
    """Add the browser of a request, or note that it is still there; the oldest gives way to one too many."""
    try:
        check_push_service(wanted.endpoint, node.config.notification_origins)
        point = base64url_to_bytes(wanted.keys.p256dh)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        if len(base64url_to_bytes(wanted.keys.auth)) != AUTH_BYTES:
            raise ValueError
    except (AddressRefused, ValueError):
        raise Conflict("bad-subscription") from None
    now, columns = node.now(), PUSH_SUBSCRIPTIONS.c
    with node.store.write() as connection:
        former = connection.execute(
            delete(PUSH_SUBSCRIPTIONS).where(columns.endpoint == wanted.endpoint).returning(columns.person)
        ).scalar()
        connection.execute(
            insert(PUSH_SUBSCRIPTIONS).values(
                id=node.new_id(), person=identity.person, device=identity.device, endpoint=wanted.endpoint,
                public_key=wanted.keys.p256dh, auth=wanted.keys.auth, created=now, seen=now,
            )
        )  # fmt: skip
        newest = select(columns.id).where(columns.person == identity.person)
        newest = newest.order_by(columns.seen.desc(), columns.id).limit(MAX_PUSH_SUBSCRIPTIONS)
        kept = connection.execute(newest).scalars().all()
        connection.execute(delete(PUSH_SUBSCRIPTIONS).where(columns.person == identity.person, columns.id.not_in(kept)))
        update_listening(connection, identity.person)
        if former is not None and former != identity.person:  # the browser changed hands
            update_listening(connection, former)


def unsubscribe(node: ServerNode, person: str, endpoint: str) -> None:
    """End a subscription; no effect if there is none."""
    with node.store.write() as connection:
        connection.execute(
            delete(PUSH_SUBSCRIPTIONS).where(
                PUSH_SUBSCRIPTIONS.c.person == person, PUSH_SUBSCRIPTIONS.c.endpoint == endpoint
            )
        )
        update_listening(connection, person)


def subscription_count(connection: Connection, person: str) -> int:
    """The number of browsers that are subscribed."""
    count = select(func.count()).select_from(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.person == person)
    return int(connection.execute(count).scalar_one())


def subscribed_browsers(connection: Connection, person: str) -> list[str]:
    """The ids of the subscriptions of a person's devices that are signed in."""
    found = select(PUSH_SUBSCRIPTIONS.c.id).where(PUSH_SUBSCRIPTIONS.c.person == person, _is_signed_in())
    return list(connection.execute(found).scalars())


def subscription(connection: Connection, target: str) -> Row[tuple[object, ...]] | None:
    """A subscription by id."""
    return connection.execute(select(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id == target)).first()


def drop_subscription(node: ServerNode, person: str, target: str) -> None:
    """Remove a subscription that its push service no longer knows."""
    with node.store.write() as connection:
        connection.execute(delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.id == target))
        update_listening(connection, person)


def drop_unused(node: ServerNode) -> int:
    """Remove the subscriptions of browsers that have not been here for long, or are signed out; how many."""
    is_old = PUSH_SUBSCRIPTIONS.c.seen < node.now() - PUSH_SUBSCRIPTION_LIFETIME
    with node.store.write() as connection:
        unused = delete(PUSH_SUBSCRIPTIONS).where(is_old | ~_is_signed_in()).returning(PUSH_SUBSCRIPTIONS.c.person)
        people = list(connection.execute(unused).scalars())
        for person in set(people):
            update_listening(connection, person)
    return len(people)


def _is_signed_in() -> Exists:
    """Whether the device of a subscription is signed in."""
    own = (DEVICES.c.person == PUSH_SUBSCRIPTIONS.c.person) & (DEVICES.c.id == PUSH_SUBSCRIPTIONS.c.device)
    return select(DEVICES.c.id).where(own, DEVICES.c.revoked.is_(None)).exists()
