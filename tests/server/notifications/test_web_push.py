"""Web Push: what a browser reads, what its push service learns, and who may be subscribed."""

import base64
import json
from contextlib import nullcontext
from urllib.parse import urlsplit

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from msgspec import convert
from webauthn.helpers import base64url_to_bytes

from tests.infrastructure.push_service import Browser
from tests.infrastructure.seated_table import SeatedTable, guests, refusal
from tests.server.notifications.conftest import Listeners, asked_soon, change_turns
from trianon.server.limits import DELIVERY_RETRY_DELAY, MAX_PUSH_SUBSCRIPTIONS, PUSH_SUBSCRIPTION_LIFETIME
from trianon.server.node import ServerNode
from trianon.server.notifications.outbound import AddressRefused
from trianon.server.notifications.push_keys import push_key
from trianon.server.notifications.settings import notification_settings
from trianon.server.notifications.subscriptions import check_push_service, drop_unused, subscribe, unsubscribe
from trianon.server.people.devices import sign_out
from trianon.server.people.identity import update_person
from trianon.server.people.links import create_link, redeem_link
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.rows import seats_of
from trianon.server.wire.notification_messages import PushSubscription
from trianon.server.wire.people_messages import MeChange

PUBLIC = Browser("https://fcm.googleapis.com/fcm/send/x").subscription


def one_asked(listeners: Listeners) -> tuple[SeatedTable, str, Browser]:
    """A match, the person who is asked, with a browser that is subscribed; nobody else is."""
    company, person = asked_soon(listeners.node)
    browser = listeners.listen(person)
    return company, change_turns(company), browser


def test_a_message_says_whose_turn_it_is_and_nothing_hidden(listeners: Listeners) -> None:
    node = listeners.node
    company, person, _ = one_asked(listeners)
    rival = next(each for each in company.ids if each != person)
    update_person(node, rival, MeChange(name="Ada"))
    update_person(node, person, MeChange(language="de"))
    assert listeners.send() == ["Rokoko: Du bist am Zug"]
    (message,) = listeners.service.messages
    words = {"title": "Rokoko: Du bist am Zug", "body": "Mit Ada", "lang": "de", "dir": "ltr"}
    notification = {**words, "navigate": f"/t/{company.table}", "tag": company.table}
    assert message.said == {"web_push": 8030, "notification": notification}


def test_the_push_service_learns_urgency_and_lifetime_and_no_table(listeners: Listeners) -> None:
    company, _, browser = one_asked(listeners)
    listeners.send()
    headers = listeners.service.messages[0].headers
    assert headers["urgency"] == "high"
    assert int(headers["ttl"]) > 3600
    assert headers["content-encoding"] == "aes128gcm"
    assert len(headers["topic"]) == 32
    assert company.table not in str(headers)
    token, key = headers["authorization"].removeprefix("vapid t=").split(", k=")
    signed, _, signature = token.rpartition(".")
    raw = base64url_to_bytes(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), base64url_to_bytes(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(base64url_to_bytes(signed.split(".")[1]))
    assert claims["aud"] == "{0.scheme}://{0.netloc}".format(urlsplit(browser.endpoint))
    assert 0 < claims["exp"] - listeners.time.now <= 24 * 3600
    assert claims["sub"].startswith(("mailto:", "https:"))
    assert key == push_key(listeners.node.store).public


def test_every_browser_of_a_person_gets_it_and_those_of_others_do_not(listeners: Listeners) -> None:
    _, person, first = one_asked(listeners)
    second = listeners.listen(person)
    listeners.listen(guests(listeners.node, 1)[0])
    listeners.send()
    assert sorted(message.path for message in listeners.service.messages) == sorted(
        urlsplit(browser.endpoint).path for browser in (first, second)
    )


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_removed(listeners: Listeners, status: int) -> None:
    company, person, browser = one_asked(listeners)
    listeners.service.statuses = {urlsplit(browser.endpoint).path: status}
    assert listeners.send() == []
    assert notification_settings(listeners.node, person).push_devices == 0
    with listeners.node.store.read() as connection:
        assert not any(seat.listens for seat in seats_of(connection, company.table))
    assert listeners.send(after=100 * DELIVERY_RETRY_DELAY) == []
    assert listeners.service.attempts == 1


def test_a_busy_push_service_is_asked_again_when_it_says(listeners: Listeners) -> None:
    _, _, browser = one_asked(listeners)
    listeners.service.statuses = {urlsplit(browser.endpoint).path: 429}
    listeners.service.headers = {"retry-after": "600"}
    listeners.send()
    listeners.service.statuses = {}
    assert listeners.send(after=500) == []
    assert listeners.send(after=200) == ["Rokoko: it is your turn"]


def test_a_person_has_few_browsers_and_the_one_not_seen_for_longest_gives_way(listeners: Listeners) -> None:
    [person] = guests(listeners.node, 1)
    browsers = []
    for _ in range(MAX_PUSH_SUBSCRIPTIONS):
        listeners.time.pass_(60)
        browsers.append(listeners.listen(person))
    listeners.time.pass_(60)
    listeners.listen(person, browsers[0])  # seen again
    listeners.time.pass_(60)
    listeners.listen(person)
    assert notification_settings(listeners.node, person).push_devices == MAX_PUSH_SUBSCRIPTIONS
    listeners.time.pass_(PUSH_SUBSCRIPTION_LIFETIME - 90)
    assert drop_unused(listeners.node) == MAX_PUSH_SUBSCRIPTIONS - 2, "but the two that were here last"


def test_a_browser_belongs_to_the_person_who_uses_it_now(listeners: Listeners) -> None:
    ada, bo = guests(listeners.node, 2)
    browser = listeners.listen(ada)
    listeners.listen(bo, browser)
    counts = [notification_settings(listeners.node, person).push_devices for person in (ada, bo)]
    assert counts == [0, 1]
    unsubscribe(listeners.node, ada, browser.endpoint)  # not hers any more
    assert notification_settings(listeners.node, bo).push_devices == 1
    unsubscribe(listeners.node, bo, browser.endpoint)
    assert notification_settings(listeners.node, bo).push_devices == 0


def test_a_signed_out_device_hears_nothing(listeners: Listeners) -> None:
    node = listeners.node
    company, person = asked_soon(node)
    _, second = redeem_link(node, create_link(node, person).token)
    browser = listeners.service.browser()
    subscribe(node, second, convert(browser.subscription, PushSubscription))
    sign_out(node, Identity(person), second.device)
    change_turns(company)
    assert listeners.send() == []
    assert drop_unused(node) == 1


@pytest.mark.parametrize(
    ("endpoint", "is_known"),
    [
        ("http://fcm.googleapis.com/fcm/send/x", False),
        ("https://example.org/x", False),
        ("https://fcm.googleapis.com.example.org/x", False),
        ("https://fcm.googleapis.com/fcm/send/x", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/x", True),
        ("https://web.push.apple.com/x", True),
        ("https://wns2-par02p.notify.windows.com/w/?token=x", True),
    ],
)
def test_only_push_services_of_the_usual_browsers_are_known(endpoint: str, is_known: bool) -> None:
    with nullcontext() if is_known else pytest.raises(AddressRefused):
        check_push_service(endpoint, frozenset())


def test_other_endpoints_and_keys_that_are_no_points_are_refused(node: ServerNode) -> None:
    [person] = guests(node, 1)
    no_point = base64.urlsafe_b64encode(b"\4" + b"1" * 64).decode()
    for change in ({"endpoint": "https://example.org/x"}, {"keys": {**PUBLIC["keys"], "p256dh": no_point}}):
        wanted = convert({**PUBLIC, **change}, PushSubscription)
        assert refusal(subscribe, node, Identity(person), wanted).error == "bad-subscription"
