"""Webhooks: what is posted, its signature, and what becomes of addresses that fail, hang, redirect or are gone."""

import base64
import hashlib
import hmac
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import pytest

from tests.infrastructure.coroutines import completed
from tests.infrastructure.seated_table import SeatedTable, guests, refusal, table_of
from tests.infrastructure.webhook_receiver import Posted, WebhookReceiver, opened_webhook_receiver
from tests.server.notifications.conftest import Listeners, change_turns
from trianon.server.limits import (
    DAY,
    DELIVERY_TIMEOUT,
    MAX_WEBHOOKS,
    NOTIFICATION_DELAY,
    WEBHOOK_FAILING_LIMIT,
    WEBHOOK_RETRY_DELAY,
)
from trianon.server.lobby.seating import join
from trianon.server.lobby.table_lists import mark_seen
from trianon.server.lobby.tables import create_table, start
from trianon.server.notifications import outbound
from trianon.server.notifications.settings import notification_settings
from trianon.server.notifications.webhook_delivery import try_webhook
from trianon.server.notifications.webhooks import add_webhook, remove_webhook, rotate_secret
from trianon.server.people.identity import update_person
from trianon.server.storage.rows import seats_of
from trianon.server.wire.notification_messages import Webhook, WebhookWanted
from trianon.server.wire.people_messages import MeChange
from trianon.server.wire.table_messages import BotSeats, Join, NewTable


@dataclass
class Hooked:
    """A match of two, of whom the one who is asked has a webhook and nothing else."""

    listeners: Listeners
    receiver: WebhookReceiver
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
def receiver() -> Iterator[WebhookReceiver]:
    """A receiver."""
    with opened_webhook_receiver() as opened:
        yield opened


def hooked(listeners: Listeners, receiver: WebhookReceiver, form: Any = "plain", rival: str = "") -> Hooked:
    node = listeners.node
    trusted = frozenset({receiver.origin, *node.config.notification_origins})
    node.config = replace(node.config, notification_origins=trusted, public_url="https://play.example")
    company = table_of(node, "rokoko")
    company.play(until=lambda table: len(table.asked()) == 1)
    (before,) = company.asked()
    person = company.people[2 - before] or ""
    if rival:
        update_person(node, company.person(before), MeChange(name=rival))
    secret = add_webhook(node, person, WebhookWanted(f"{receiver.origin}/hook", form))
    assert change_turns(company) == person
    return Hooked(listeners, receiver, company, person, secret)


@pytest.fixture
def hook(listeners: Listeners, receiver: WebhookReceiver) -> Hooked:
    """A webhook of the plain form."""
    return hooked(listeners, receiver)


def test_what_is_posted_is_signed_and_says_nothing_hidden(hook: Hooked) -> None:
    update_person(hook.listeners.node, hook.company.ids[0], MeChange(name="Ada"))
    update_person(hook.listeners.node, hook.company.ids[1], MeChange(name="Bo"))
    (posted,) = hook.send()
    rival = "Bo" if hook.person == hook.company.ids[0] else "Ada"
    assert posted.said.pop("timestamp").startswith("1970-01-")
    assert posted.said | {"timestamp": ""} == {
        "type": "notification.turn",
        "timestamp": "",
        "data": {
            "kind": "turn",
            "game": "rokoko",
            "table": hook.company.table,
            "people": [rival],
            "deadline": None,
            "title": "Rokoko: it is your turn",
            "text": f"With {rival}",
            "language": "en",
            "url": f"https://play.example/t/{hook.company.table}",
        },
    }
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


def test_discord_and_slack_mention_nobody_and_hide_no_link(listeners: Listeners, receiver: WebhookReceiver) -> None:
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
    moments = [hook.listeners.time.now]
    while len(moments) < 8:
        before = len(hook.receiver.posted)
        hook.send(after=10)
        if len(hook.receiver.posted) > before:
            moments.append(hook.listeners.time.now)
    waits = [later - earlier for earlier, later in pairwise(moments)]
    assert waits[0] >= 0.9 * WEBHOOK_RETRY_DELAY
    assert all(later > 1.3 * earlier for earlier, later in pairwise(waits)), waits
    assert max(waits) <= 1.1 * 3600 + 10
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
        table = create_table(node, owner, NewTable("rokoko", 2, seat=1))
        join(node.tables, table, hook.person, Join())
        start(node.tables, table, owner, BotSeats())
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


def test_a_redirect_is_a_failure_and_not_followed(hook: Hooked) -> None:
    hook.receiver.status = 307
    hook.receiver.headers = {"location": f"{hook.receiver.origin}/elsewhere"}
    assert [posted.path for posted in hook.send()] == ["/hook"]
    assert hook.shown().failure == "status 307"


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


def test_a_decision_that_is_seen_while_its_address_fails_is_withdrawn(hook: Hooked) -> None:
    hook.receiver.status = 500
    hook.send()
    hook.receiver.status = 204
    mark_seen(hook.listeners.node.tables, hook.company.table, hook.person, hook.company.row().number)
    assert hook.send(after=DAY) == []


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
