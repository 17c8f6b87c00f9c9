"""Nobody can choose the cards: a secret committed before anybody sits down, and a salt of every player's own."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True)
class Fairness:
    """What the seed of a match was made of: what was shown before, the secret, and the salt of every seat."""

    commitment: str
    secret: str
    salts: tuple[str, ...]


def commitment_of(secret: str) -> str:
    """What is shown of a secret from the first moment on."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, salts: Sequence[str]) -> str:
    """The seed of a match: the secret and every seat's salt, in the order of the seats."""
    return sha256("\n".join((secret, *salts)).encode()).hexdigest()
