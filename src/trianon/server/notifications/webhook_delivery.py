"""Webhooks: a notification posted to an address that a person named, signed as Standard Webhooks says.

An address that fails is left alone for a growing time, with all that waits for it, and switched off after a day.
"""

import hmac
import random
from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Any

from sqlalchemy import update

from trianon.server.errors import NotFound
from trianon.server.limits import (
    DELIVERY_LEASE,
    MAX_FAILURE_CHARS,
    MAX_RETRY_AFTER,
    MAX_WEBHOOK_RETRY_DELAY,
    WEBHOOK_FAILING_LIMIT,
    WEBHOOK_RETRY_DELAY,
)
from trianon.server.node import ServerNode
from trianon.server.notifications.deliveries import Delivery, DeliveryFailed
from trianon.server.notifications.occasions import Occasion
from trianon.server.notifications.outbound import AddressRefused, Receipt, Unreachable, post
from trianon.server.notifications.preferences import update_listening
from trianon.server.notifications.webhook_forms import test_body, webhook_body
from trianon.server.notifications.webhooks import HEALTHY, SECRET_MARK, drop_deliveries, own_webhook
from trianon.server.notifications.words import words_of
from trianon.server.storage.schema import WEBHOOKS
from trianon.server.wire.notification_messages import WebhookTest

GONE = 410
SUCCESS = range(200, 300)


async def send_webhook(node: ServerNode, delivery: Delivery, occasion: Occasion) -> None:
    """Post a notice to a webhook; raises DeliveryFailed."""
    run = node.store.run_in_thread
    row, body = await run(_prepare, node, delivery, occasion)
    failure, answer = await _try(node, row, delivery.id, body)
    if failure:
        wait = await run(_note_failure, node, row, failure, answer)
        raise DeliveryFailed(failure, is_final=wait is None, retry_after=wait or 0.0, is_paced=True)
    await run(_note_success, node, row)


async def try_webhook(node: ServerNode, person: str, webhook: str) -> WebhookTest:
    """Post a test to a webhook and say what came of it: one that arrives switches the webhook on again."""
    row, message, body = await node.store.run_in_thread(_prepare_test, node, person, webhook)
    failure, _ = await _try(node, row, message, body)
    if not failure:
        await node.store.run_in_thread(_note_success, node, row)
    return WebhookTest(failure or None)


def signature(secret: str, message: str, seconds: int, body: bytes) -> str:
    """The signature of a message, as the header takes it."""
    signed = f"{message}.{seconds}.".encode() + body
    key = b64decode(secret.removeprefix(SECRET_MARK))
    return "v1," + b64encode(hmac.digest(key, signed, "sha256")).decode()


async def _try(node: ServerNode, row: Mapping[str, Any], message: str, body: bytes) -> tuple[str, Receipt | None]:
    """One attempt: what went wrong, empty if nothing did, and the response."""
    seconds = int(node.now())
    headers = {
        "content-type": "application/json",
        "user-agent": "Trianon",
        "webhook-id": message,
        "webhook-timestamp": str(seconds),
        "webhook-signature": signature(row["secret"], message, seconds, body),
    }
    try:
        answer = await post(row["url"], body, headers, node.config.notification_origins)
    except (AddressRefused, Unreachable) as error:
        return str(error), None
    return "" if answer.status in SUCCESS else f"status {answer.status}", answer


def _prepare(node: ServerNode, delivery: Delivery, occasion: Occasion) -> tuple[Mapping[str, Any], bytes]:
    """The webhook and the body. One attempt at a time is made at a webhook that failed lately."""
    now, target = node.now(), delivery.target
    with node.store.read() as connection:
        row = own_webhook(connection, delivery.notice.person, target)
        words = words_of(connection, occasion)
    if row is None or row.switched_off is not None:
        raise DeliveryFailed("switched off", is_final=True)
    if row.failures:
        is_free = (WEBHOOKS.c.id == target) & (WEBHOOKS.c.retry_at <= now)
        with node.store.write() as connection:
            claimed = connection.execute(update(WEBHOOKS).where(is_free).values(retry_at=now + DELIVERY_LEASE))
        if claimed.rowcount != 1:
            raise DeliveryFailed(
                row.failure or "", retry_after=max(row.retry_at - now, WEBHOOK_RETRY_DELAY), is_paced=True
            )
    return dict(row._mapping), webhook_body(row.form, occasion, words, node.config.public_url, delivery.created)


def _prepare_test(node: ServerNode, person: str, webhook: str) -> tuple[Mapping[str, Any], str, bytes]:
    with node.store.read() as connection:
        row = own_webhook(connection, person, webhook)
        if row is None:
            raise NotFound("no-webhook")
        return dict(row._mapping), node.new_id(), test_body(connection, row.form, person, node.now())


def _note_failure(node: ServerNode, tried: Mapping[str, Any], failure: str, answer: Receipt | None) -> float | None:
    """Leave a webhook alone for a while: the seconds; None if it is switched off."""
    now, person, webhook = node.now(), tried["person"], tried["id"]
    with node.store.write() as connection:
        row = own_webhook(connection, person, webhook)
        if row is None or row.switched_off is not None:
            return None
        if row.failures != tried["failures"]:  # another attempt at the same time failed as well
            return max(WEBHOOK_RETRY_DELAY, (row.retry_at or now) - now)
        since = row.failing_since or now
        is_over = now - since > WEBHOOK_FAILING_LIMIT or (answer is not None and answer.status == GONE)
        backoff = min(MAX_WEBHOOK_RETRY_DELAY, WEBHOOK_RETRY_DELAY * 2.0**row.failures)
        asked = min((answer and answer.retry_after) or 0.0, MAX_RETRY_AFTER)
        wait = max(asked, backoff * random.uniform(0.9, 1.1))
        connection.execute(
            update(WEBHOOKS)
            .where(WEBHOOKS.c.id == webhook)
            .values(
                failures=row.failures + 1, failing_since=since, retry_at=now + wait,
                failure=failure[:MAX_FAILURE_CHARS], switched_off=now if is_over else None,
            )
        )  # fmt: skip
        if is_over:
            drop_deliveries(connection, person, webhook)
            update_listening(connection, person)
    return None if is_over else wait


def _note_success(node: ServerNode, tried: Mapping[str, Any]) -> None:
    if not tried["failures"]:
        return
    with node.store.write() as connection:
        connection.execute(update(WEBHOOKS).where(WEBHOOKS.c.id == tried["id"]).values(HEALTHY))
        update_listening(connection, tried["person"])
