"""Numbers of components that the rules print: how many copies the entries of a list add up to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from trianon.core.faults import FileLocation
from trianon.core.wording import Message


@dataclass(frozen=True)
class Count:
    """How many copies of the entries of a list there are, of those that have some values in their fields."""

    of: Message
    wanted: int
    having: Mapping[str, Any] = field(default_factory=dict)
    rule: str = ""  # the id of the rule that prints the number

    def bounds(self, entries: Sequence[Mapping[str, Any]]) -> tuple[int, int]:
        """The least and the most copies that entries may stand for.

        An entry with a faulty field may or may not be meant to count, so it gets the benefit of the doubt.
        """
        least = most = 0
        for entry in entries:
            if any(entry.get(name, value) != value for name, value in self.having.items()):
                continue
            copies = entry.get("copies")
            most += self.wanted if copies is None else copies
            if copies is not None and all(name in entry for name in self.having):
                least += copies
        return least, most

    def check(self, entries: Sequence[Mapping[str, Any]], at: FileLocation) -> None:
        """Note a fault unless the copies add up."""
        least, most = self.bounds(entries)
        if not least <= self.wanted <= most:
            doubt = "" if least == most else "-at-least" if least > self.wanted else "-at-most"
            count = most if most < self.wanted else least
            at.fault(f"sum{doubt}", count=count, what=self.of, wanted=self.wanted)
