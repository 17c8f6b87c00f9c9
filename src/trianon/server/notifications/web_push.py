"""Web Push: a message encrypted for one browser, handed to its push service.

The payload is a declarative message: some browsers show it by themselves, in others the page's service worker does.
"""

import json
import os
from base64 import urlsafe_b64encode
from hashlib import sha256
from typing import Literal

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import base64url_to_bytes

from trianon.server.config import Config
from trianon.server.limits import MAX_RETRY_AFTER, PUSH_TTL, VAPID_LIFETIME
from trianon.server.node import ServerNode
from trianon.server.notifications.deliveries import Delivery, DeliveryFailed
from trianon.server.notifications.occasions import Occasion
from trianon.server.notifications.outbound import AddressRefused, Receipt, Unreachable, origin_of, post
from trianon.server.notifications.push_keys import PushKey, push_key
from trianon.server.notifications.subscriptions import check_push_service, drop_subscription, subscription
from trianon.server.notifications.words import Words, words_of
from trianon.server.wire.field_types import NotificationKind

DECLARATIVE = 8030  # the mark of a declarative message
GONE = (404, 410)
TEMPORARY = (408, 425, 429)  # and all from 500 on
SERVER_ERRORS = 500
SUCCESS = range(200, 300)
TOPIC_CHARS = 32
SALT_BYTES = 16
URGENCY: dict[NotificationKind, Literal["low", "normal", "high"]] = {
    "turn": "high", "time": "high", "begun": "normal", "invited": "normal", "over": "low",
}  # fmt: skip


async def send_push(node: ServerNode, delivery: Delivery, occasion: Occasion) -> None:
    """Hand a notice to the push service of one browser; raises DeliveryFailed."""
    found = await node.store.run_in_thread(_prepare, node, delivery, occasion)
    if found is None:  # unsubscribed meanwhile
        return
    endpoint, body, headers = found
    try:
        check_push_service(endpoint, node.config.notification_origins)
        answer = await post(endpoint, body, headers, node.config.notification_origins)
    except AddressRefused as refused:
        await node.store.run_in_thread(drop_subscription, node, delivery.notice.person, delivery.target)
        raise DeliveryFailed(str(refused), is_final=True) from None
    except Unreachable as error:
        raise DeliveryFailed(str(error)) from None
    if answer.status in GONE:
        await node.store.run_in_thread(drop_subscription, node, delivery.notice.person, delivery.target)
    check_answer(answer)


def check_answer(answer: Receipt) -> None:
    """Raise DeliveryFailed unless a message was taken."""
    if answer.status in SUCCESS:
        return
    is_temporary = answer.status in TEMPORARY or answer.status >= SERVER_ERRORS
    wait = min(answer.retry_after or 0.0, MAX_RETRY_AFTER)
    raise DeliveryFailed(f"status {answer.status}", is_final=not is_temporary, retry_after=wait)


def _prepare(node: ServerNode, delivery: Delivery, occasion: Occasion) -> tuple[str, bytes, dict[str, str]] | None:
    """The endpoint, the encrypted body and the headers of a request."""
    with node.store.read() as connection:
        row = subscription(connection, delivery.target)
        words = words_of(connection, occasion)
    if row is None:
        return None
    left = PUSH_TTL if occasion.deadline is None else max(0.0, min(PUSH_TTL, occasion.deadline - node.now()))
    key = push_key(node.store)
    headers = {
        "authorization": _authorization(key, node.config, row.endpoint, node.now()),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(int(left)),
        "urgency": URGENCY[delivery.notice.kind],
        "topic": topic_of(delivery.notice.table),  # a newer message about a table replaces one that still waits
    }
    payload = json.dumps(payload_of(words, node.config.public_url, delivery.notice.table), ensure_ascii=False)
    return row.endpoint, encrypted(payload.encode(), row.public_key, row.auth), headers


def payload_of(words: Words, public_url: str, table: str) -> dict[str, object]:
    """The declarative message."""
    shown = {
        "title": words.title,
        "body": words.body,
        "navigate": public_url + words.path,
        "lang": words.language,
        "dir": "ltr",
        "tag": table,
    }
    return {"web_push": DECLARATIVE, "notification": shown}


def encrypted(payload: bytes, public_key: str, auth: str) -> bytes:
    """A payload that only one browser can read."""
    return bytes(
        http_ece.encrypt(
            payload,
            salt=os.urandom(SALT_BYTES),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=base64url_to_bytes(public_key),
            auth_secret=base64url_to_bytes(auth),
            version="aes128gcm",
        )
    )


def topic_of(table: str) -> str:
    """A name for a table that tells its push service nothing."""
    return urlsafe_b64encode(sha256(table.encode()).digest()).decode()[:TOPIC_CHARS]


def _authorization(key: PushKey, config: Config, endpoint: str, now: float) -> str:
    subject = config.public_url if config.public_url.startswith("https:") else "mailto:operator@trianon.invalid"
    return key.authorization(origin_of(endpoint), subject, now + VAPID_LIFETIME)
