"""Accounts as they are lived: a guest keeps a name, signs in elsewhere, and comes back by a code on paper."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from tests.browser.visitors import Visit
from tests.infrastructure.services import ServerProcess


def opened(page: Page, name: str) -> None:
    """Make the guest of a page an account, on the page of settings."""
    page.locator("input[autocomplete=nickname]").fill(name)
    page.locator("[data-do=open-account]").click()
    expect(page.locator("[data-do=recovery-code]")).to_be_visible()


@contextmanager
def authenticator(page: Page) -> Iterator[None]:
    """A virtual authenticator of the browser, whose person always agrees."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
               "isUserVerified": True, "automaticPresenceSimulation": True}  # fmt: skip
    line.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    yield
    line.detach()


def test_a_guest_becomes_an_account_and_comes_back_by_a_recovery_code(visit: Visit) -> None:
    ada, later = visit(), visit()
    table = ada.table("histrio", 2, "random")
    page = ada.go("/settings")
    opened(page, "Ada L")
    expect(page.locator(".foot")).to_contain_text("Ada L")
    page.locator("[data-do=recovery-code]").click()
    code = page.locator("[data-recovery-code]").inner_text()
    page.reload()
    expect(page.locator("[data-do=recovery-code]")).to_be_visible()
    expect(page.locator("[data-recovery-code]")).to_have_count(0)

    elsewhere = later.go("/enter")
    later.expect_faults("status of 404")
    elsewhere.locator("input[name=code]").fill("2222-2222-2222")
    elsewhere.locator("form button").click()
    expect(elsewhere.locator("[role=alert]")).to_be_visible()
    elsewhere.locator("input[name=code]").fill(code.lower())
    elsewhere.locator("input[name=code]").press("Enter")
    following = elsewhere.locator("[data-recovery-code]")
    expect(following).to_have_text(re.compile(r"^(\w{4}-){5}\w{4}$"))
    assert following.inner_text() != code
    elsewhere.locator("section a.button.primary").click()
    expect(elsewhere.locator(f"li[data-table='{table}']")).to_be_visible()


def test_a_name_that_looks_like_anothers_is_refused_in_words(visit: Visit) -> None:
    one, other = visit(), visit()
    opened(one.go("/settings"), "Babette")
    page = other.go("/settings")
    other.expect_faults("status of 409")
    page.locator("input[autocomplete=nickname]").fill("ВАBЕТТЕ")
    page.locator("[data-do=open-account]").click()
    expect(page.locator("[role=alert]")).to_contain_text("looks like it")


def test_a_private_link_is_a_picture_for_a_camera_too(visit: Visit) -> None:
    page = visit().go("/settings")
    page.locator(".move button").click()
    picture = page.locator(".move img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.decode().then(() => image.naturalWidth > 20)")
    assert re.search(r"/enter#[\w-]{20,}$", page.locator(".move input").input_value())


def test_a_passkey_signs_in_again_without_a_name(visit: Visit, server: ServerProcess) -> None:
    person = visit(f"http://localhost:{server.port}")
    page = person.go("/settings")
    with authenticator(page):
        opened(page, "Nell")
        page.locator("[data-do=passkey]").click()
        expect(page.locator("[data-passkey]")).to_have_count(1)
        page.locator("[data-do=close-account]").click()
        page.locator("[data-do=close-now]").click()
        expect(page.locator(".foot")).not_to_contain_text("Nell")
        person.go("/enter")
        page.locator("[data-do=passkey]").click()
        expect(page.locator(".foot")).to_contain_text("Nell")
