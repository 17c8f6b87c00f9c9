"""Devices: each has a token of its own, is listed, and can be signed out."""

import asyncio

import pytest

from tests.infrastructure.coroutines import completed
from tests.infrastructure.guests import Guest, connected
from tests.infrastructure.seated_table import Time, guests, refusal, table_of
from tests.infrastructure.services import ServerProcess
from tests.infrastructure.sockets import SocketClient
from trianon.server.http.long_poll import situation_after
from trianon.server.limits import DEVICE_SEEN_INTERVAL, MAX_DEVICES, REVOKED_DEVICE_LIFETIME
from trianon.server.node import ServerNode
from trianon.server.people.devices import list_devices, sign_out, sign_out_others
from trianon.server.people.identity import create_guest
from trianon.server.people.links import create_link, redeem_link
from trianon.server.people.user_agent import device_name
from trianon.server.sessions import device_sessions
from trianon.server.sessions.device_sessions import SIGNED_IN, DeviceSessions
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.retention import apply_retention

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36"
EDGE = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Safari/604.1"


def linked(node: ServerNode, person: str, name: str = "") -> Identity:
    """A further device of a person."""
    return redeem_link(node, create_link(node, person).token, name)[1]


def errors(node: ServerNode, *identities: Identity) -> list[str]:
    """The error codes of devices as the database has them."""
    return [node.device_sessions.load_error(identity) for identity in identities]


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (FIREFOX, "Firefox · Linux"), (CHROME, "Chrome · Android"), (EDGE, "Edge · Windows"),
        (SAFARI, "Safari · iPhone"), ("python-httpx/0.28", ""), ("", ""), ("Linux <script>", "Linux"),
    ],
)  # fmt: skip
def test_a_device_is_named_by_browser_and_system(header: str, name: str) -> None:
    assert device_name(header) == name


def test_every_linked_device_has_a_token_of_its_own_and_is_listed(node: ServerNode, time: Time) -> None:
    ada = Identity(create_guest(node, "en", "Firefox · Linux").id)
    time.pass_(60)
    phone = linked(node, ada.person, "Safari · iPhone")
    assert phone.person == ada.person
    assert phone.device != ada.device
    devices = list_devices(node.store, ada)
    shown = [(device.id, device.name, device.current) for device in devices]
    assert shown == [("", "Firefox · Linux", True), (phone.device, "Safari · iPhone", False)]
    assert list_devices(node.store, phone)[0].id == phone.device, "the current device comes first"
    assert errors(node, ada, phone) == [SIGNED_IN, SIGNED_IN]


def test_the_last_use_of_a_device_is_kept_to_the_hour(node: ServerNode, time: Time) -> None:
    ada = Identity(guests(node, 1)[0])
    began = time.now
    for seconds, seen in ((60.0, began), (DEVICE_SEEN_INTERVAL, began + 60 + DEVICE_SEEN_INTERVAL)):
        time.pass_(seconds)
        assert errors(node, ada) == [SIGNED_IN]
        assert list_devices(node.store, ada)[0].seen == seen


def test_one_device_or_all_others_can_be_signed_out(node: ServerNode) -> None:
    ada, bo = (Identity(person) for person in guests(node, 2))
    phone, tablet, laptop = (linked(node, ada.person) for _ in range(3))
    sign_out(node, ada, phone.device)
    assert errors(node, ada, phone, tablet) == [SIGNED_IN, "signed-out", SIGNED_IN]
    assert node.device_sessions.cached_error(phone) == "signed-out"
    assert refusal(sign_out, node, ada, phone.device).error == "no-device"
    assert refusal(sign_out, node, bo, tablet.device).error == "no-device", "another person's device"
    sign_out_others(node, laptop)
    assert errors(node, ada, tablet, laptop, bo) == ["signed-out", "signed-out", SIGNED_IN, SIGNED_IN]
    assert refusal(sign_out, node, laptop, laptop.device).error == "last-device"
    watch = linked(node, ada.person)
    sign_out(node, laptop, laptop.device)
    assert errors(node, laptop, watch) == ["signed-out", SIGNED_IN], "there is another one"


def test_the_number_of_devices_is_limited(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    devices = [linked(node, ada) for _ in range(MAX_DEVICES - 2)]
    link = create_link(node, ada)
    redeem_link(node, link.token)
    assert refusal(create_link, node, ada).error == "too-many-devices"
    sign_out(node, Identity(ada), devices[0].device)
    create_link(node, ada)


def test_a_signed_out_device_stays_signed_out_after_its_row_expired(node: ServerNode, time: Time) -> None:
    ada = Identity(guests(node, 1)[0])
    phone = linked(node, ada.person)
    sign_out(node, ada, phone.device)
    time.pass_(REVOKED_DEVICE_LIFETIME + 1)
    apply_retention(node.store, time.now)
    assert errors(node, ada, phone) == [SIGNED_IN, "signed-out"]


def test_other_nodes_learn_of_a_sign_out_by_polling(node: ServerNode, time: Time) -> None:
    """Also when a clock is somewhat slow, and after polls that failed."""
    other = DeviceSessions(node.store, lambda: time.now + 20)
    ada = Identity(guests(node, 1)[0])
    phone = linked(node, ada.person)
    assert [other.load_error(each) for each in (ada, phone)] == [SIGNED_IN, SIGNED_IN]
    sign_out(node, ada, phone.device)
    assert other.cached_error(phone) == SIGNED_IN
    time.pass_(500)  # the database did not answer meanwhile
    other.poll()
    assert other.cached_error(phone) == "signed-out"
    assert other.cached_error(ada) == SIGNED_IN


def test_the_cache_is_bounded_and_forgets(node: ServerNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_sessions, "DEVICE_CACHE_SIZE", 2)
    sessions = DeviceSessions(node.store, node.now)
    ada, bo, cleo = (Identity(person) for person in guests(node, 3))
    for each in (ada, bo, cleo):
        assert sessions.load_error(each) == SIGNED_IN
    assert [sessions.cached_error(each) for each in (ada, bo, cleo)] == [None, SIGNED_IN, SIGNED_IN]
    monkeypatch.setattr(device_sessions, "DEVICE_CACHE_LIFETIME", -1)
    sessions.load_error(bo)
    assert sessions.cached_error(bo) is None


def entered(guest: Guest) -> Guest:
    """The same person on another device."""
    other = Guest(connected(str(guest.http.base_url), headers={"user-agent": CHROME}))
    other.post("/api/enter", {"token": guest.post("/api/me/link")["token"]})
    other.me = other.get("/api/me")
    return other


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
async def test_a_signed_out_browser_is_refused_and_loses_its_socket(server: ServerProcess) -> None:
    ada = Guest(server.address)
    phone = entered(ada)
    assert phone.me["id"] == ada.me["id"]
    assert phone.token != ada.token
    table = ada.make()
    listed = ada.get("/api/me/devices")["devices"]
    assert [(device["current"], device["name"]) for device in listed] == [(True, ""), (False, "Chrome · Android")]
    async with SocketClient(ada) as mine, SocketClient(phone) as theirs:
        await theirs.until(lambda: theirs.hellos > 0)
        await mine.until(lambda: mine.hellos > 0)
        await asyncio.to_thread(ada.post, "/api/me/devices/sign-out", {"device": listed[1]["id"]})
        await theirs.until(lambda: theirs.closed is not None)
        assert (mine.closed, theirs.closed) == (None, 4001)
    refused = phone.ask("GET", "/api/me")
    assert (refused.status_code, refused.json()["error"]) == (401, "signed-out")
    assert not phone.now(table)["table"]["is_owner"]
    assert phone.post("/api/hello")["id"] != ada.me["id"], "a new guest"
    assert ada.now(table)["table"]["is_owner"]
    assert len(ada.get("/api/me/devices")["devices"]) == 1


def test_a_waiting_request_of_a_signed_out_device_ends(node: ServerNode) -> None:
    company = table_of(node)
    ada = Identity(company.person(1))
    phone = linked(node, ada.person)

    async def wait() -> None:
        node.device_sessions.start()
        try:
            waiting = asyncio.create_task(situation_after(node, company.table, phone, company.row().number, 25))
            while company.table not in node.pubsub.subscribed_tables():
                await asyncio.sleep(0)
            await asyncio.to_thread(sign_out_others, node, ada)
            await waiting
        finally:
            await node.device_sessions.stop()

    refused = refusal(completed, wait())
    assert (refused.status, refused.error) == (401, "signed-out")
