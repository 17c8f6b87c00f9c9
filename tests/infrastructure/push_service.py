"""A real push service on loopback: it takes messages for its browsers, decrypts them, or answers with a status."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

from tests.infrastructure.guests import Json
from tests.infrastructure.http_receiver import Posted, Receiver, opened_receiver


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
        keys = {"p256dh": bytes_to_base64url(public), "auth": bytes_to_base64url(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys}

    def read(self, body: bytes) -> bytes:
        """A message, decrypted."""
        return bytes(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"))


class PushService(Receiver):
    """What arrived, and how the next messages are answered."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[Posted] = []  # decrypted
        self.statuses: dict[str, int] = {}  # by path, of refusals, which get `headers`; 201 otherwise
        self.attempts = 0
        self.browsers: dict[str, Browser] = {}

    def browser(self) -> Browser:
        """A new browser."""
        path = f"/{len(self.browsers)}"
        self.browsers[path] = Browser(self.origin + path)
        return self.browsers[path]

    def take(self, posted: Posted) -> tuple[int, Mapping[str, str]]:
        """Answer a message."""
        self.attempts += 1
        if posted.path in self.statuses:
            return self.statuses[posted.path], self.headers
        self.messages.append(Posted(posted.path, posted.headers, self.browsers[posted.path].read(posted.body)))
        return 201, {}


@contextmanager
def opened_push_service() -> Iterator[PushService]:
    """A push service whose server runs in a thread of its own."""
    with opened_receiver(PushService()) as service:
        yield service
