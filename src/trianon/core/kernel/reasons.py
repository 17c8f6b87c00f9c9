"""A reason packs why something is not legal and how much is missing into one number; 0 says it is legal."""

from __future__ import annotations

from typing import NamedTuple

from trianon.core.kernel.compiler.rule import rule

CODES = 64


class Meaning(NamedTuple):
    """The rule behind a reason, and the name of its text."""

    rule: str
    text: str


class Reasons(dict[int, Meaning]):
    """What the reasons of a game mean, by their codes from 1 on; 0 is no reason."""

    def add(self, rule: str, *texts: str) -> int:
        """Declare a reason under a rule, or several in a row with a text each; the code of the first."""
        first = len(self) + 1
        for code, text in enumerate(texts, first):
            self[code] = Meaning(rule, text)
        if len(self) >= CODES:
            raise ValueError(f"a game has {CODES - 1} reasons at most")
        return first


@rule
def missing(code: int, amount: int) -> int:
    """A reason with the amount that is missing."""
    return code + CODES * amount


def unpack(reason: int) -> tuple[int, int]:
    """The code of a reason and the amount that is missing."""
    return reason % CODES, reason // CODES
