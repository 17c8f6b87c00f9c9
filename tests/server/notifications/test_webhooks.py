"""Webhooks: what is posted, its signature, and what becomes of addresses that fail, hang, redirect or are gone."""

import base64
import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import select

from tests.infrastructure.coroutines import completed
from tests.infrastructure.http_receiver import Posted, Receiver, opened_receiver
from tests.infrastructure.seated_table import SeatedTable, guests, refusal, table_of
from tests.server.notifications.conftest import Listeners, asked_soon, change_turns
from trianon.server.limits import (
    DAY,
    DELIVERY_TIMEOUT,
    MAX_WEBHOOKS,
    NOTIFICATION_DELAY,
    WEBHOOK_FAILING_LIMIT,
    WEBHOOK_RETRY_DELAY,
)
from trianon.server.notifications import outbound
from trianon.server.notifications.settings import notification_settings
from trianon.server.notifications.webhook_delivery import try_webhook
from trianon.server.notifications.webhooks import add_webhook, remove_webhook, rotate_secret
from trianon.server.people.identity import update_person
from trianon.server.storage.rows import seats_of
from trianon.server.storage.schema import DELIVERIES
from trianon.server.wire.notification_messages import Webhook, WebhookWanted
from trianon.server.wire.people_messages import MeChange


@dataclass
class Hooked:
    """A match of two, of whom the one who is asked has a webhook and nothing else."""

    listeners: Listeners
    receiver: Receiver
    company: SeatedTable
    person: str
    secret: str

    def send(self, after: float = NOTIFICATION_DELAY) -> list[Posted]:
        """What is posted once some time has passed."""
        before = len(self.receiver.posted)
        self.listeners.send(after)
        return self.receiver.posted[before:]

    def shown(self) -> Webhook:
        """The webhook as its owner sees it."""
        (found,) = notification_settings(self.listeners.node, self.person).webhooks
        return found


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """A receiver."""
    with opened_receiver(Receiver()) as opened:
        yield opened


def hooked(listeners: Listeners, receiver: Receiver, form: Any = "plain", rival: str = "") -> Hooked:
    node = listeners.node
    trusted = frozenset({receiver.origin, *node.config.notification_origins})
    node.config = replace(node.config, notification_origins=trusted, public_url="https://play.example")
    company, person = asked_soon(node)
    if rival:
        update_person(node, next(each for each in company.ids if each != person), MeChange(name=rival))
    secret = add_webhook(node, person, WebhookWanted(f"{receiver.origin}/hook", form))
    assert change_turns(company) == person
    return Hooked(listeners, receiver, company, person, secret)


@pytest.fixture
def hook(listeners: Listeners, receiver: Receiver) -> Hooked:
    """A webhook of the plain form."""
    return hooked(listeners, receiver)


def test_what_is_posted_is_signed_and_says_nothing_hidden(hook: Hooked) -> None:
    update_person(hook.listeners.node, hook.company.ids[0], MeChange(name="Ada"))
    update_person(hook.listeners.node, hook.company.ids[1], MeChange(name="Bo"))
    (posted,) = hook.send()
    rival = "Bo" if hook.person == hook.company.ids[0] else "Ada"
    assert posted.said.pop("timestamp").startswith("1970-01-")
    table = hook.company.table
    facts = {"kind": "turn", "game": "rokoko", "table": table, "people": [rival], "deadline": None, "language": "en"}
    words = {"title": "Rokoko: it is your turn", "text": f"With {rival}", "url": f"https://play.example/t/{table}"}
    assert posted.said | {"timestamp": ""} == {"type": "notification.turn", "timestamp": "", "data": {**facts, **words}}
    assert_signed(posted, hook.secret, hook.listeners.time.now)
    assert hook.send(after=DAY) == []


def assert_signed(posted: Posted, secret: str, now: float) -> None:
    """As Standard Webhooks says: HMAC-SHA256 of id, seconds and body, with the secret behind `whsec_`."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    assert 24 <= len(key) <= 64
    assert abs(int(posted.headers["webhook-timestamp"]) - now) <= 1
    signed = f"{posted.headers['webhook-id']}.{posted.headers['webhook-timestamp']}.".encode() + posted.body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    assert posted.headers["webhook-signature"] == f"v1,{expected}"
    assert len(posted.body) < 20_000


NASTY = "@everyone <!channel> [x](//y)"


def test_discord_and_slack_mention_nobody_and_hide_no_link(listeners: Listeners, receiver: Receiver) -> None:
    for form in ("discord", "slack"):
        (posted,) = hooked(listeners, receiver, form, NASTY).send()
        if form == "discord":
            assert posted.said["allowed_mentions"] == {"parse": []}
            assert "\\@everyone" in posted.said["content"]
            assert "\\[x\\]\\(" in posted.said["content"]
        else:
            assert "<" not in posted.said["text"]
            assert "&lt;!channel&gt;" in posted.said["text"]
        assert "https://play.example/t/" in str(posted.said)
        assert posted.said.keys() == (
            {"content", "allowed_mentions"} if form == "discord" else {"text", "mrkdwn", "unfurl_links"}
        )


def test_an_address_that_fails_is_asked_again_ever_later_with_the_same_identification(hook: Hooked) -> None:
    hook.receiver.status = 500
    (first,) = hook.send()
    waits = []
    for _ in range(7):
        with hook.listeners.node.store.read() as connection:
            waits.append(connection.execute(select(DELIVERIES.c.due)).scalar_one() - hook.listeners.time.now)
        assert hook.send(after=waits[-1] - 1) == []
        assert len(hook.send(after=1)) == 1
    assert waits[0] >= 0.9 * WEBHOOK_RETRY_DELAY
    assert all(later > 1.3 * earlier for earlier, later in pairwise(waits)), waits
    assert max(waits) <= 1.1 * 3600
    assert hook.shown().failure == "status 500"
    hook.receiver.status = 204
    (last,) = hook.send(after=4000)
    assert last.headers["webhook-id"] == first.headers["webhook-id"]
    assert last.body == first.body
    assert hook.shown().failing_since is None
    assert hook.send(after=4000) == []


def test_all_that_waits_for_a_failing_address_makes_one_attempt_at_a_time(hook: Hooked) -> None:
    hook.receiver.status = 500
    hook.send()
    node = hook.listeners.node
    for owner in guests(node, 3):
        table_of(node, "rokoko", seated=[owner, hook.person])
    assert len(hook.send(after=WEBHOOK_RETRY_DELAY * 1.2)) == 1


def test_a_webhook_that_failed_for_a_day_is_switched_off_and_its_owner_sees_why(hook: Hooked) -> None:
    hook.receiver.status = 500
    hook.send()
    for _ in range(30):
        hook.send(after=3600 * 1.1)
    shown = hook.shown()
    assert (shown.switched_off or 0) - (shown.failing_since or 0) > WEBHOOK_FAILING_LIMIT
    assert hook.send(after=DAY) == []
    assert not listens(hook)
    change_turns(hook.company)
    change_turns(hook.company)
    assert hook.send() == []
    hook.receiver.status = 204
    assert completed(try_webhook(hook.listeners.node, hook.person, hook.shown().id)).failure is None
    assert hook.shown().switched_off is None, "a test that arrives switches it on again"
    assert listens(hook)


def listens(hook: Hooked) -> bool:
    """Whether a seat at the table notifies somebody."""
    with hook.listeners.node.store.read() as connection:
        return any(seat.listens for seat in seats_of(connection, hook.company.table))


def test_an_address_that_says_it_is_gone_is_not_asked_again(hook: Hooked) -> None:
    hook.receiver.status = 410
    assert len(hook.send()) == 1
    assert hook.shown().failure == "status 410"
    assert hook.shown().switched_off is not None
    assert hook.send(after=DAY) == []


def test_an_address_that_hangs_is_given_up_and_delays_no_push(hook: Hooked, monkeypatch: pytest.MonkeyPatch) -> None:
    assert DELIVERY_TIMEOUT < 30
    monkeypatch.setattr(outbound, "DELIVERY_TIMEOUT", 0.2)
    hook.listeners.listen(hook.person)
    hook.receiver.released.clear()
    assert hook.listeners.send() == ["Rokoko: it is your turn"]
    assert len(hook.receiver.posted) == 1
    assert hook.shown().failure in ("TimeoutError", "ReadTimeout")
    hook.receiver.released.set()
    assert len(hook.send(after=2 * WEBHOOK_RETRY_DELAY)) == 1


def test_a_receiver_may_ask_for_a_longer_wait(hook: Hooked) -> None:
    hook.receiver.status, hook.receiver.headers = 429, {"retry-after": "900"}
    hook.send()
    hook.receiver.status = 204
    assert hook.send(after=800) == []
    assert len(hook.send(after=200)) == 1


def test_a_rotated_secret_signs_what_follows(hook: Hooked) -> None:
    fresh = rotate_secret(hook.listeners.node, hook.person, hook.shown().id)
    assert fresh != hook.secret
    (posted,) = hook.send()
    assert_signed(posted, fresh, hook.listeners.time.now)


def test_webhooks_belong_to_one_person_and_are_few(hook: Hooked) -> None:
    node = hook.listeners.node
    [other] = guests(node, 1)
    assert refusal(rotate_secret, node, other, hook.shown().id).error == "no-webhook"
    with pytest.raises(Exception, match="no-webhook"):
        completed(try_webhook(node, other, hook.shown().id))
    remove_webhook(node, other, hook.shown().id)
    assert hook.shown().form == "plain"
    for _ in range(MAX_WEBHOOKS - 1):
        add_webhook(node, hook.person, WebhookWanted("https://hooks.example.org/x"))
    wanted = WebhookWanted("https://hooks.example.org/y")
    assert refusal(add_webhook, node, hook.person, wanted).error == "too-many-webhooks"


def test_a_removed_webhook_gets_nothing_that_was_on_its_way(hook: Hooked) -> None:
    hook.receiver.status = 500
    hook.send()
    remove_webhook(hook.listeners.node, hook.person, hook.shown().id)
    hook.receiver.status = 204
    assert hook.send(after=DAY) == []
    assert notification_settings(hook.listeners.node, hook.person).webhooks == []


def test_the_address_is_not_told_again(listeners: Listeners) -> None:
    [person] = guests(listeners.node, 1)
    add_webhook(listeners.node, person, WebhookWanted("https://discord.example/api/webhooks/1/secret", "discord"))
    (shown,) = notification_settings(listeners.node, person).webhooks
    assert shown.host == "discord.example"
    assert "secret" not in str(shown)
