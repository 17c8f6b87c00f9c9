"""Fair seeds: a committed secret of the server and committed salts of the players, none opened before all are fixed.

docs/adr/0021-fair-seeds.md says what this proves, and against whom.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True)
class Fairness:
    """What the seed of a match was made of: what was shown before, the secret, and the salt of every seat."""

    commitment: str
    secret: str
    salts: tuple[str, ...]
    committed: tuple[bool, ...] = ()  # by seat: whether the server says all else was fixed before the salt was known
    salt_commitments: tuple[str, ...] = ()  # by seat, empty without a salt; none in files of earlier versions

    @property
    def deal_commitment(self) -> str | None:
        """What a page notes before it sends its salt; None in files of earlier versions."""
        return deal_commitment(self.commitment, self.salt_commitments) if self.salt_commitments else None

    @property
    def committed_seats(self) -> list[int]:
        """The seats, counted from 1, of players that could note the commitment before they sent a salt."""
        return [
            seat
            for seat, (known, salt) in enumerate(zip(self.committed, self.salts, strict=False), 1)
            if known and salt
        ]

    @property
    def withheld_seats(self) -> list[int]:
        """The seats, counted from 1, with a committed salt that was not opened in time and so does not count."""
        pairs = zip(self.salt_commitments, self.salts, strict=False)
        return [seat for seat, (committed, salt) in enumerate(pairs, 1) if committed and not salt]

    @property
    def possible_deals(self) -> int:
        """The deals a server that leaves salts out could choose between, while one honest salt counts."""
        return 1 << sum(map(bool, self.salt_commitments)) - 1


def commitment_of(secret: str) -> str:
    """What is shown of a secret, or of a salt, before it is opened."""
    return sha256(secret.encode()).hexdigest()


def deal_commitment(commitment: str, salt_commitments: Sequence[str]) -> str:
    """One hash of all that is fixed before the first salt is opened."""
    return commitment_of("\n".join((commitment, *salt_commitments)))


def seed_of(secret: str, salts: Sequence[str]) -> str:
    """The seed of a match: the secret and every seat's salt, in the order of the seats."""
    return commitment_of("\n".join((secret, *salts)))
