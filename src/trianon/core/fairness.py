"""Fair seeds: a secret that the server commits to, and a salt from every player that is sent after the commitment."""

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
    committed: tuple[bool, ...] = ()  # by seat: whether the server says the salt came after the commitment

    @property
    def committed_seats(self) -> list[int]:
        """The seats, counted from 1, whose players could note the commitment before they sent a salt."""
        return [
            seat
            for seat, (known, salt) in enumerate(zip(self.committed, self.salts, strict=False), 1)
            if known and salt
        ]


def commitment_of(secret: str) -> str:
    """What is shown of a secret from the first moment on."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, salts: Sequence[str]) -> str:
    """The seed of a match: the secret and every seat's salt, in the order of the seats."""
    return sha256("\n".join((secret, *salts)).encode()).hexdigest()
