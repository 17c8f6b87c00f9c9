"""People at a table who listen to a push service of the test, on a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from msgspec import convert

from tests.infrastructure.coroutines import completed
from tests.infrastructure.push_service import Browser, PushService, opened_push_service
from tests.infrastructure.seated_table import SeatedTable, Time, table_of
from trianon.server.limits import NOTIFICATION_DELAY
from trianon.server.node import ServerNode
from trianon.server.notifications.runner import NotificationRunner
from trianon.server.notifications.subscriptions import subscribe
from trianon.server.sessions.tokens import Identity
from trianon.server.wire.notification_messages import PushSubscription


async def send_due(node: ServerNode) -> int:
    """Send what is due, and wait until it is sent; how many were moved on."""
    runner = NotificationRunner(node)
    moved = await runner.send_due()
    await asyncio.gather(*(task for tasks in runner.sending.values() for task in tasks))
    return moved


@dataclass
class Listeners:
    """A node with a clock of its own, and the push service that its people are subscribed at."""

    node: ServerNode
    service: PushService
    time: Time = field(default_factory=Time)

    def __post_init__(self) -> None:
        self.node.config = replace(self.node.config, notification_origins=frozenset({self.service.origin}))
        self.node.tables.now = self.time

    def listen(self, person: str | None, browser: Browser | None = None) -> Browser:
        """Subscribe a browser of a person."""
        assert person is not None
        browser = browser or self.service.browser()
        subscribe(self.node, Identity(person), convert(browser.subscription, PushSubscription))
        return browser

    def table(self, **wanted: Any) -> SeatedTable:
        """A running match, whose people listen."""
        company = table_of(self.node, **wanted)
        for person in company.ids:
            self.listen(person)
        return company

    def send(self, after: float = NOTIFICATION_DELAY) -> list[str]:
        """The titles of what is sent once some time has passed."""
        before = len(self.service.messages)
        self.deliver(after)
        return self.titles(before)

    def deliver(self, after: float) -> None:
        """Send all that is due once some time has passed, on every channel."""
        self.time.pass_(after)
        while completed(send_due(self.node)):
            pass

    def titles(self, since: int = 0) -> list[str]:
        """The first lines of the messages that browsers got, but for the first ones."""
        return [message.said["notification"]["title"] for message in self.service.messages[since:]]


def asked_soon(node: ServerNode) -> tuple[SeatedTable, str]:
    """A match of Rokoko behind its first question, and the person who does not wait for the present one alone."""
    company = table_of(node, "rokoko")
    company.play(until=lambda table: len(table.asked()) == 1)
    (before,) = company.asked()
    return company, company.person(3 - before)


def change_turns(company: SeatedTable) -> str:
    """Answer until another person is asked, who did not look; the person."""
    (before,) = company.asked()
    while company.asked() == [before]:
        company.answer(before)
    (seat,) = company.asked()
    person = company.people[seat - 1]
    assert person is not None
    return person


@pytest.fixture
def push_service() -> Iterator[PushService]:
    """A push service."""
    with opened_push_service() as service:
        yield service


@pytest.fixture
def listeners(node: ServerNode, push_service: PushService) -> Listeners:
    """People with browsers."""
    return Listeners(node, push_service)
