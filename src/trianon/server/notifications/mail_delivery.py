"""Mail about tables: one for a notice at once, or one a day for all that is news by then."""

import asyncio

from trianon.server.limits import DELIVERY_ATTEMPTS, MAIL_TIMEOUT
from trianon.server.mail.message import Mail
from trianon.server.mail.sender import MailFailed
from trianon.server.metrics import DELIVERED
from trianon.server.node import ServerNode
from trianon.server.notifications.deliveries import Delivery, DeliveryFailed, retry_delay
from trianon.server.notifications.digests import Digest, finish_digest, postpone_digest
from trianon.server.notifications.mail_words import items_of, mail_about
from trianon.server.notifications.occasions import Occasion, news_of
from trianon.server.notifications.preferences import is_muted, preferences_of
from trianon.server.notifications.stop_mails import stop_links
from trianon.server.storage.mail_addresses import confirmed_address


async def send_mail(node: ServerNode, delivery: Delivery, occasion: Occasion) -> None:
    """Send a notice by mail; raises DeliveryFailed."""
    mail = await node.store.run_in_thread(_write, node, delivery, occasion)
    await _hand_over(node, mail)


async def send_digest(node: ServerNode, digest: Digest) -> None:
    """Send the daily mail of a person, or try it later; nothing is sent without news."""
    run = node.store.run_in_thread
    try:
        mail, until = await run(_write_digest, node, digest)
        if until > node.now():  # quiet hours
            await run(postpone_digest, node, digest, until)
            return
        if mail is not None:
            await _hand_over(node, mail)
        await run(finish_digest, node, digest)
        DELIVERED.labels("mail", "withdrawn" if mail is None else "sent").inc()
    except DeliveryFailed as failed:
        if failed.is_final or digest.attempts >= DELIVERY_ATTEMPTS:
            await run(finish_digest, node, digest)
            DELIVERED.labels("mail", "failed").inc()
            return
        await run(postpone_digest, node, digest, node.now() + retry_delay(digest.attempts), str(failed))
        DELIVERED.labels("mail", "retried").inc()


async def _hand_over(node: ServerNode, mail: Mail) -> None:
    if node.mail is None:
        raise DeliveryFailed("no SMTP server", is_final=True)
    try:
        async with asyncio.timeout(MAIL_TIMEOUT):
            await node.mail.send(mail)
    except MailFailed as failed:
        raise DeliveryFailed(str(failed), is_final=failed.is_permanent) from None
    except TimeoutError:
        raise DeliveryFailed("timeout") from None


def _write(node: ServerNode, delivery: Delivery, occasion: Occasion) -> Mail:
    person = delivery.notice.person
    with node.store.read() as connection:
        address = confirmed_address(connection, person)
        if address is None:
            raise DeliveryFailed("no address", is_final=True)
        items = items_of(connection, [occasion], node.config.public_url)
    return mail_about(items, address, stop_links(node, person, address), delivery.id)


def _write_digest(node: ServerNode, digest: Digest) -> tuple[Mail | None, float]:
    """The mail about what is still news, None without any; and the end of the quiet hours, if they hold now."""
    person, now = digest.person, node.now()
    with node.store.read() as connection:
        until = preferences_of(connection, person).quiet_until(now)
        address = confirmed_address(connection, person)
        notices = [each.notice for each in digest.deliveries if not is_muted(connection, person, each.notice.table)]
        found = [occasion for notice in notices if (occasion := news_of(connection, notice, now)) is not None]
        known = {(each.notice.table, each.notice.number) for each in found if each.notice.kind == "turn"}
        news = [  # a decision is told once, also where its time runs out
            each for each in found if each.notice.kind != "time" or (each.notice.table, each.notice.number) not in known
        ]
        if address is None or not news:
            return None, until
        items = items_of(connection, news, node.config.public_url)
    turns = len({each.notice.table for each in news if each.notice.kind in ("turn", "time")})
    return mail_about(items, address, stop_links(node, person, address), digest.deliveries[0].id, turns), until
