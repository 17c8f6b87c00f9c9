"""A reason packs why something is not legal and how much is missing into one number; 0 says it is legal."""

from __future__ import annotations

from typing import NamedTuple

from trianon.core.kernel.rule import rule

CODES = 64


class Meaning(NamedTuple):
    """The rule behind a reason, and the name of its text."""

    rule: str
    text: str


@rule
def missing(code: int, amount: int) -> int:
    """A reason with the amount that is missing."""
    return code + CODES * amount


def unpack(reason: int) -> tuple[int, int]:
    """The code of a reason and the amount that is missing."""
    return reason % CODES, reason // CODES
