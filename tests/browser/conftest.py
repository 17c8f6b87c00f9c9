"""The real server, the built client and the system's browser, once per run; a person of its own for every test."""

from collections.abc import Generator, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.profiles import forget_all
from tests.browser.visitors import Visit, Visitor, launched
from tests.browser.waiting import wait_less
from tests.infrastructure.services import ServerProcess

SECRET = "a secret for tests alone"


def node_in(folder: Path, port: int | None = None) -> ServerProcess:
    """A server that keeps its data in a folder, once it answers."""
    return ServerProcess(folder, {"TRIANON_RATE_LIMIT_FACTOR": "0", "TRIANON_SECRET": SECRET}, port).wait()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Wait less once a test has failed."""
    report = yield
    if report.failed:
        wait_less()
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        started = launched(playwright.chromium)
        yield started
        forget_all()
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with the built client."""
    assert files("trianon.server").joinpath("web", "index.html").is_file(), "the client is not built: run `make client`"
    with node_in(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def visit(browser: Browser, server: ServerProcess) -> Iterator[Visit]:
    """Brings people to the server, and looks afterwards whether anything went wrong before them."""
    people: list[Visitor] = []

    def come(address: str | None = None, **wanted: Any) -> Visitor:
        usual = {"is_alone": address is not None, "is_painted": False, "is_strict": True}
        people.append(Visitor(browser, address or server.address, **{**usual, **wanted}))
        return people[-1]

    yield come
    faults: list[BaseException] = []
    for person in people:
        try:
            person.done()
        except AssertionError as fault:
            faults.append(fault)
    assert not faults, "\n".join(map(str, faults))
