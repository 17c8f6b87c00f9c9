"""Names and passkeys of accounts; test_lived_account.py has everything else."""

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


def test_a_name_that_looks_like_anothers_is_refused_in_words(visit: Visit) -> None:
    one, other = visit(), visit()
    opened(one.go("/settings"), "Babette")
    page = other.go("/settings")
    other.expect_faults("status of 409")
    page.locator("input[autocomplete=nickname]").fill("ВАBЕТТЕ")
    page.locator("[data-do=open-account]").click()
    expect(page.locator("[role=alert]")).to_contain_text("looks like it")


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
