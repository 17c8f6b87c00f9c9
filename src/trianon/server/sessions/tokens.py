"""Identity tokens: a person and a device, signed by the server."""

import hmac
from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

COOKIE, BEARER = "trianon", "Bearer "
SEPARATOR = "~"  # between person and device; in no identifier


class Identity(NamedTuple):
    """A person on one device; the first device of a person has the empty id."""

    person: str
    device: str = ""


def sign_identity(secret: bytes, person: str, device: str = "") -> str:
    """The signed token of a person on a device."""
    subject = f"{person}{SEPARATOR}{device}" if device else person
    return f"{subject}.{_signature(secret, subject)}"


def verify_identity(secret: bytes, value: str | None) -> Identity | None:
    """The identity of a token; None without a valid signature."""
    subject, dot, seal = (value or "").rpartition(".")
    if not dot or not hmac.compare_digest(seal.encode(), _signature(secret, subject).encode()):
        return None
    person, _, device = subject.partition(SEPARATOR)
    return Identity(person, device)


def identity_from_headers(secret: bytes, headers: Mapping[bytes, bytes]) -> Identity | None:
    """The identity of a request, from its cookie or `Authorization` header."""
    value = headers.get(b"authorization", b"").decode("latin-1")
    if value.startswith(BEARER):
        return verify_identity(secret, value.removeprefix(BEARER))
    for part in headers.get(b"cookie", b"").decode("latin-1").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return verify_identity(secret, value)
    return None


def _signature(secret: bytes, subject: str) -> str:
    return hmac.new(secret, b"person:" + subject.encode(), sha256).hexdigest()
