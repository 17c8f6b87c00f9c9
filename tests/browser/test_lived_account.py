"""One person's way through everything an account is for: from the first minute as a guest to the day of leaving.

The browser is real, its authenticator virtual, and the push service one of this test: headless browsers reach none, so
the page is given a subscription there, and what arrives is handed to the page's own service worker.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SECRET
from tests.browser.playing import click, offered
from tests.browser.test_accounts import authenticator, opened
from tests.browser.visitors import Visit
from tests.browser.waiting import until
from tests.infrastructure.push_service import PushService, opened_push_service
from tests.infrastructure.services import ServerProcess

# What the page finds where a browser has subscribed.
SUBSCRIBED = """(wanted) => {
  let known = null
  const unsubscribe = async () => { known = null; return true }
  const made = { endpoint: wanted.endpoint, toJSON: () => wanted, unsubscribe }
  PushManager.prototype.getSubscription = async () => known
  PushManager.prototype.subscribe = async () => { known = made; return made }
}"""
REGISTERED = "() => navigator.serviceWorker.ready.then((worker) => worker.active !== null)"
# A browser without windows shows no notifications, so the worker keeps what it would show.
KEEP = "() => { registration.showNotification = async (title, { data }) => { self.shown = { title, path: data } } }"
SHOWN = "() => self.shown ?? null"


def deliver(page: Page, address: str, message: dict[str, Any]) -> dict[str, str]:
    """Hand a push message to the service worker, as the browser does; the notification that it shows."""
    page.wait_for_function(REGISTERED)
    (worker,) = page.context.service_workers
    worker.evaluate(KEEP)
    line, registrations = page.context.new_cdp_session(page), list[str]()
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until(page, lambda: bool(registrations), "no service worker")
    data = {"origin": address, "registrationId": registrations[0], "data": json.dumps(message)}
    line.send("ServiceWorker.deliverPushMessage", data)
    until(page, lambda: worker.evaluate(SHOWN) is not None, "no notification")
    return dict(worker.evaluate(SHOWN))


@pytest.fixture
def push_service() -> Iterator[PushService]:
    with opened_push_service() as service:
        yield service


@pytest.fixture
def home(push_service: PushService, tmp_path: Path) -> Iterator[str]:
    """The address of a server at localhost, where passkeys and notifications work."""
    env = {"TRIANON_RATE_LIMIT_FACTOR": "0", "TRIANON_SECRET": SECRET,
           "TRIANON_NOTIFICATION_ORIGINS": push_service.origin}  # fmt: skip
    with ServerProcess(tmp_path, env).wait() as server:
        yield f"http://localhost:{server.port}"


def test_an_account_from_the_first_minute_to_the_last(home: str, push_service: PushService, visit: Visit) -> None:
    ada = visit(home, is_installed=True, permissions=["notifications"])
    ada.context.add_init_script(f"({SUBSCRIBED})({json.dumps(push_service.browser().subscription)})")
    first = ada.table("histrio", 2, "random")
    page = ada.go(f"/t/{first}")
    click(page, offered(page)[0])  # plays as a guest

    ada.go("/settings")
    opened(page, "Ada L")
    with authenticator(page):
        page.locator("[data-do=passkey]").click()
        expect(page.locator("[data-passkey]")).to_have_count(1)
        ada.go("/settings")
        page.locator("[data-do=recovery-code]").click()
        code = page.locator("[data-recovery-code]").inner_text()
        page.locator("input[name=push]").check()
        expect(page.locator("input[name=push-turn]")).to_be_checked()

    page.locator(".move button").click()
    assert page.locator(".move img").evaluate("image => image.decode().then(() => image.naturalWidth > 20)")
    link = page.locator(".move input").input_value()
    assert re.search(r"/enter#[\w-]{20,}$", link)
    tablet = visit(home)
    other = tablet.go(link)
    assert "#" not in other.url
    other.locator("section button.primary").click()
    expect(other.locator(f"li[data-table='{first}']")).to_be_visible()
    assert tablet.ask("POST", "/api/hello")["id"] == ada.ask("POST", "/api/hello")["id"]
    page.reload()
    expect(page.locator("[data-device=current] button")).to_be_visible()
    expect(page.locator("[data-recovery-code]")).to_have_count(0)  # shown once
    page.locator("[data-device=other] button").click()
    expect(page.locator("[data-device]")).to_have_count(1)
    other.locator("[data-signed-out] button.primary").click()
    expect(other.locator(f"li[data-table='{first}']")).to_have_count(0)
    assert tablet.ask("POST", "/api/hello")["id"] != ada.ask("POST", "/api/hello")["id"]

    friend = visit(home)
    table = friend.table("histrio", 2, pace="slow")
    ada.ask("POST", f"/api/tables/{table}/join", {})
    page.close()
    other.close()
    friend.ask("POST", f"/api/tables/{table}/start", {"bots": []})
    theirs = friend.go(f"/t/{table}")
    click(theirs, offered(theirs)[0])
    expect(theirs.locator(".prompt")).to_contain_text("Ada L")
    until(theirs, lambda: bool(push_service.messages), "no push message")

    page = ada.tab()
    ada.go("/about", page)
    note = deliver(page, home, push_service.messages[0].said)
    assert note == {"title": "Histrio: it is your turn", "path": f"/t/{table}"}
    ada.go(note["path"], page)
    click(page, offered(page)[0])
    expect(theirs.locator(".prompt")).not_to_contain_text("Ada L")
    page.locator("[data-tool=menu]").click()
    page.locator("input[name=mute-table]").check()
    expect(page.locator("input[name=mute-table]")).to_be_checked()
    assert ada.ask("GET", "/api/me/notifications")["muted"] == [table]

    third = visit(home)
    third.expect_faults("status of 404")
    found = third.go("/enter")
    found.locator("input[name=code]").fill("2222-2222-2222")
    found.locator("form button").click()
    expect(found.locator("[role=alert]")).to_be_visible()
    found.locator("input[name=code]").fill(code.lower())
    found.locator("input[name=code]").press("Enter")
    following = found.locator("[data-recovery-code]")
    expect(following).to_have_text(re.compile(r"^(\w{4}-){5}\w{4}$"))
    assert following.inner_text() != code
    found.locator("section a.button.primary").click()
    third.go("/settings")
    with found.expect_download() as download:
        found.locator("[data-do=take-along]").click()
    whole = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert whole["rows"]["people"][0]["name"] == "Ada L"
    assert {each["table_id"] for each in whole["rows"]["seats"]} == {first, table}
    assert len(whole["rows"]["passkeys"]) == 1

    ada.expect_faults("401")
    page.close()
    found.locator("[data-do=delete-me]").click()
    found.locator("input[name=farewell]").fill("Ada L")
    found.locator("[data-do=delete-now]").click()
    expect(found.locator(".foot")).not_to_contain_text("Ada L")
    theirs.reload()
    expect(theirs.locator("body")).to_contain_text("former player")
    assert len(push_service.messages) == 1
