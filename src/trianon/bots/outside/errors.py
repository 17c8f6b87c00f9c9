"""What can go wrong with a program that plays."""

from __future__ import annotations

from trianon.core.errors import TrianonError


class OutsideError(TrianonError):
    """A program that broke the protocol: who it is, what it did, what was expected, and its latest complaints."""

    def __init__(self, who: str, did: str, expected: str, complaints: str = "") -> None:
        super().__init__(who, did, expected, complaints)
        self.who, self.did, self.expected, self.complaints = who, did, expected, complaints

    def __str__(self) -> str:
        said = f"{self.who} {self.did} (expected {self.expected})"
        if self.complaints:
            said += "\nIts standard error ends with:" + "".join(f"\n  {line}" for line in self.complaints.splitlines())
        return said
