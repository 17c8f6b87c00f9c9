"""Match files opened on the first page: by keyboard, by dropping, and with faults."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.visitors import Visit

GOLDEN = Path(__file__).parents[1] / "golden" / "histrio-2.json"
DROP = """([target, text]) => {
    const carried = new DataTransfer()
    carried.items.add(new File([text], 'match.json', { type: 'application/json' }))
    const how = { dataTransfer: carried, bubbles: true, cancelable: true }
    for (const kind of ['dragover', 'drop']) document.querySelector(target).dispatchEvent(new DragEvent(kind, how))
}"""


def drop(page: Page, text: str) -> None:
    """Drop a file with this text on the page, once the page is there to take it."""
    expect(page.locator(".file")).to_be_visible()
    page.evaluate(DROP, ["h1", text])


def test_a_match_file_opens_as_a_replay_with_its_analysis(visit: Visit) -> None:
    person = visit(is_alone=True)
    person.expect_faults("status of 400")  # of the faulty file
    person.page.on("filechooser", lambda chooser: None)  # intercepted before the key is pressed
    page = person.go("/")
    opener = page.locator(".file")
    opener.get_by_role("button").focus()
    with page.expect_file_chooser() as chosen:
        page.keyboard.press("Enter")
    text = GOLDEN.read_text("utf-8")
    drop(page, text[:-40])
    expect(opener.get_by_role("alert")).to_contain_text("line")
    chosen.value.set_files(GOLDEN)
    expect(page).to_have_url(re.compile(r"/t/[\w-]+/replay\?at=0&seat=1$"))
    expect(page.locator(".scrubber .over")).to_be_visible()
    expect(page.locator(".analysis")).to_be_visible()
    address = re.sub(r"\?.*", "", page.url)
    page.go_back()
    drop(page, text)  # the same match has the same address
    expect(page).to_have_url(re.compile(rf"^{re.escape(address)}\?at=0&seat=1$"))
