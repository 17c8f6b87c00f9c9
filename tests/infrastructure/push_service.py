"""A real push service on loopback: it takes messages for its browsers, decrypts them, or answers with a status."""

from __future__ import annotations

import base64
import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from threading import Event

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from tests.infrastructure.guests import Json
from tests.infrastructure.http_receiver import opened_receiver
from tests.infrastructure.timeouts import WAIT_SECONDS


def text_of(data: bytes) -> str:
    """Base64 as browsers write it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


@dataclass
class Browser:
    """A browser that is subscribed: its keys, and where messages for it go."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: os.urandom(16))

    @property
    def subscription(self) -> Json:
        """What `PushSubscription.toJSON()` gives, without the expiration."""
        point = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        public = self.key.public_key().public_bytes(*point)
        return {"endpoint": self.endpoint, "keys": {"p256dh": text_of(public), "auth": text_of(self.auth)}}

    def read(self, body: bytes) -> Json:
        """A message, decrypted."""
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(plain))


@dataclass
class Message:
    """A message as it arrived."""

    path: str
    headers: dict[str, str]
    said: Json

    @property
    def title(self) -> str:
        """The first line of what is shown."""
        return str(self.said["notification"]["title"])


class PushService:
    """What arrived, and how the next messages are answered."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.statuses: dict[str, int] = {}  # by path, of refusals; 201 otherwise
        self.headers: dict[str, str] = {}  # of refusals
        self.attempts = 0
        self.released = Event()  # until then messages hang
        self.released.set()
        self.browsers: dict[str, Browser] = {}
        self.origin = ""

    def browser(self) -> Browser:
        """A new browser."""
        path = f"/{len(self.browsers)}"
        self.browsers[path] = Browser(self.origin + path)
        return self.browsers[path]

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        """Answer a message."""
        self.attempts += 1
        self.released.wait(WAIT_SECONDS)
        if path in self.statuses:
            return self.statuses[path]
        self.messages.append(Message(path, headers, self.browsers[path].read(body)))
        return 201

    def wait(self, count: int = 1) -> list[Message]:
        """The messages, once there are so many."""
        end = time.monotonic() + WAIT_SECONDS
        while len(self.messages) < count:
            assert time.monotonic() < end, f"{len(self.messages)} of {count} messages arrived"
            time.sleep(0.01)
        return self.messages


@contextmanager
def opened_push_service() -> Iterator[PushService]:
    """A push service whose server runs in a thread of its own."""
    service = PushService()

    def take(path: str, headers: dict[str, str], body: bytes) -> tuple[int, dict[str, str]]:
        status = service.take(path, headers, body)
        return status, service.headers if status != 201 else {}

    with opened_receiver(take) as service.origin:
        try:
            yield service
        finally:
            service.released.set()
