"""What can go wrong with a program that plays: facts that any language can tell, and the English for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from trianon.core.errors import TrianonError

PROTOCOL = 1
GREETING = f'{{"hello": {PROTOCOL}}}'
ANSWER = '{"answer": KEY}'
SHOWN_OPTIONS = 6

# what a program did, by kind; what was asked and expected is added where something was
DID: Mapping[str, str] = {
    "start": "cannot be started: {reason} (expected that {word} is a program)",
    "unasked": "said {said} before {what}, unasked (expected one line for each question)",
    "long": "answered {what} with more than {most} bytes without an end of line (expected {expected})",
    "exit": "ended (exit code {code}) instead of answering {what} (expected {expected})",
    "signal": "ended (signal {signal}) instead of answering {what} (expected {expected})",
    "mute": "ended (it closed its standard output) instead of answering {what} (expected {expected})",
    "late": "gave no answer to {what} within {seconds} seconds (expected {expected})",
    "empty": "answered {what} with an empty line (expected {expected})",
    "answer": "answered {what} with {said} (expected {expected})",
    "illegal": 'answered {what} with the illegal "{said}" (expected {expected})',
    "differs": 'answered {what} of the same match once with "{one}", once with "{other}" (expected the same twice)',
    "goes-on": "went on when its input had ended, and was ended (expected that it ends by itself)",
    "bad-exit": "ended with exit code {code} (expected exit code 0)",
}


@dataclass(frozen=True)
class Prompt:
    """What a program was asked: its greeting, or the decision of a number with the keys it may answer."""

    number: int | None = None
    keys: tuple[str, ...] = ()

    @property
    def shown(self) -> tuple[str, int]:
        """The first of the keys, and how many more there are."""
        return ", ".join(self.keys[:SHOWN_OPTIONS]), max(0, len(self.keys) - SHOWN_OPTIONS)

    @property
    def what(self) -> str:
        """What was asked, in English."""
        return "hello" if self.number is None else f"decision {self.number}"

    @property
    def expected(self) -> str:
        """What the answer had to be, in English."""
        if self.number is None:
            return GREETING
        keys, more = self.shown
        return f"one line {ANSWER} with KEY one of {keys}" + (f" and {more} more" if more else "")


class ExternalBotError(TrianonError):
    """A program that broke the protocol: who it is, what it did, what was expected, and its latest complaints."""

    def __init__(
        self, seat: int, program: str, kind: str, asked: Prompt, facts: Mapping[str, str], complaints: str = ""
    ) -> None:
        super().__init__(seat, program, kind, asked, facts, complaints)
        self.seat, self.program, self.kind, self.asked, self.facts = seat, program, kind, asked, facts
        self.complaints = plain(complaints)

    def __str__(self) -> str:
        did = DID[self.kind].format(what=self.asked.what, expected=self.asked.expected, **self.facts)
        said = f"seat {self.seat + 1} ({self.program}) {did}"
        if self.complaints:
            said += "\nIts standard error ends with:\n" + self.indented
        return said

    @property
    def indented(self) -> str:
        """The complaints, line by line."""
        return "\n".join(f"  {line}" for line in self.complaints.splitlines())


def plain(text: str) -> str:
    """What a program said, without anything that would steer the terminal it is shown in."""
    return "".join(one if one.isprintable() or one == "\n" else repr(one)[1:-1] for one in text.expandtabs(4))
