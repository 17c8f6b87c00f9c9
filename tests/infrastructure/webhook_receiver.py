"""A real receiver of webhooks on loopback: it keeps what it takes, refuses, hangs or redirects."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event
from typing import Any

from tests.infrastructure.http_receiver import opened_receiver
from tests.infrastructure.timeouts import WAIT_SECONDS


@dataclass
class Posted:
    """One request as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> Any:
        """The body, read."""
        return json.loads(self.body)


@dataclass
class WebhookReceiver:
    """What arrived, and how the next requests are answered."""

    origin: str = ""
    posted: list[Posted] = field(default_factory=list)
    status: int = 204
    headers: Mapping[str, str] = field(default_factory=dict)
    released: Event = field(default_factory=Event)  # until then requests hang

    def take(self, path: str, headers: dict[str, str], body: bytes) -> tuple[int, Mapping[str, str]]:
        """Keep a request and answer it."""
        self.posted.append(Posted(path, headers, body))
        self.released.wait(WAIT_SECONDS)
        return self.status, self.headers


@contextmanager
def opened_webhook_receiver() -> Iterator[WebhookReceiver]:
    """A receiver whose server runs in a thread of its own."""
    receiver = WebhookReceiver()
    receiver.released.set()
    with opened_receiver(receiver.take) as receiver.origin:
        try:
            yield receiver
        finally:
            receiver.released.set()
