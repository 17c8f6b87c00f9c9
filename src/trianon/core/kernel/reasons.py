"""A reason packs why something is not legal and how much is missing into one number; 0 says it is legal."""

from collections.abc import Mapping
from typing import NamedTuple

from trianon.core.kernel.compiler.rule import rule

BITS = 6  # of a code, and of an amount among several
CODES = 1 << BITS


class Meaning(NamedTuple):
    """The rule behind a reason, and the name of its text."""

    rule: str
    text: str
    together: int = 1  # so many reasons, from this one on, are packed as one: an amount for each


class Reasons(dict[int, Meaning]):
    """What the reasons of a game mean, by their codes from 1 on; 0 is no reason."""

    def add(self, rule: str, *texts: str) -> int:
        """Declare a reason under a rule, or several in a row with a text each; the code of the first."""
        return self._add([Meaning(rule, text) for text in texts])

    def together(self, *reasons: tuple[str, str]) -> int:
        """Declare reasons that may hold at once, by rule and text; the code of the first packs them all."""
        return self._add([Meaning(*each, together=len(reasons) - i) for i, each in enumerate(reasons)])

    def _add(self, meanings: list[Meaning]) -> int:
        first = len(self) + 1
        self.update(enumerate(meanings, first))
        if len(self) >= CODES:
            raise ValueError(f"a game has {CODES - 1} reasons at most")
        return first


@rule
def missing(code: int, amount: int) -> int:
    """A reason with the amount that is missing."""
    return code + CODES * amount


@rule
def lack(first: int, code: int, amount: int) -> int:
    """What one of several reasons adds to the amount of the first: nothing where nothing is missing."""
    return max(0, min(amount, CODES - 1)) << (BITS * (code - first))


def unpack(meanings: Mapping[int, Meaning], reason: int) -> list[tuple[Meaning, int]]:
    """What a reason means, with the amount that is missing; several where they hold at once."""
    code, amount = reason % CODES, reason // CODES
    together = meanings[code].together
    if together == 1:
        return [(meanings[code], amount)]
    amounts = [(meanings[code + i], amount >> (BITS * i) & (CODES - 1)) for i in range(together)]
    return [(meaning, each) for meaning, each in amounts if each]
