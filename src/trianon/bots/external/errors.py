"""Errors of external bots as structured facts, with their English messages."""

from collections.abc import Mapping
from dataclasses import dataclass

from trianon.core.errors import TrianonError

PROTOCOL = 1
GREETING = f'{{"hello": {PROTOCOL}}}'
ANSWER = '{"answer": KEY}'
EXTRAS = (
    "observation",
    "full_observation",
    "option_features",
    "mask",
)  # fields of a decision that a program may ask for
SHOWN_OPTIONS = 6
KEEP_RECORDS = ". With --records FOLDER, trianon arena keeps its answers for trianon replay."

# messages by kind of error; prompt and expected answer are filled in where there are any
FAULT_MESSAGES: Mapping[str, str] = {
    "start": "cannot be started: {reason} (expected that {word} is a program)",
    "unasked": "wrote {said} before {what} without being asked (expected one line for each question)",
    "long": "answered {what} with more than {most} bytes without an end of line (expected {expected})",
    "exit": "ended (exit code {code}) instead of answering {what} (expected {expected})",
    "signal": "ended (signal {signal}) instead of answering {what} (expected {expected})",
    "mute": "ended (it closed its standard output) instead of answering {what} (expected {expected})",
    "late": "gave no answer to {what} within {seconds} seconds (expected {expected})",
    "empty": "answered {what} with an empty line (expected {expected})",
    "answer": "answered {what} with {said} (expected {expected})",
    "illegal": 'answered {what} with "{said}", which is not legal (expected {expected})',
    "differs": 'answered {what} of the same match once with "{one}", once with "{other}" (expected the same twice)',
    "goes-on": "kept running after its input had ended, and was stopped (expected that it ends by itself)",
    "bad-exit": "ended with exit code {code} (expected exit code 0)",
    "extras": "asked for {said} in its greeting (expected a list of some of {known})",
    "raised": "raised {error} at {what}",
}


@dataclass(frozen=True)
class Prompt:
    """A prompt sent to a program: the greeting, or a decision with its number and legal keys."""

    number: int | None = None
    keys: tuple[str, ...] = ()
    of_class: bool = False  # put to a Python class, which returns its answer

    @property
    def shown(self) -> tuple[str, int]:
        """The first few keys, and how many more there are."""
        return ", ".join(self.keys[:SHOWN_OPTIONS]), max(0, len(self.keys) - SHOWN_OPTIONS)

    @property
    def what(self) -> str:
        """The prompt in English."""
        return "hello" if self.number is None else f"decision {self.number}"

    @property
    def expected(self) -> str:
        """The expected answer in English."""
        if self.number is None:
            return GREETING
        keys, more = self.shown
        form = "the number of a legal option or its key," if self.of_class else f"one line {ANSWER} with KEY"
        return f"{form} one of {keys}" + (f" and {more} more" if more else "")


class ExternalBotError(TrianonError):
    """A protocol violation of an external bot: seat, program, kind of error, prompt, and the end of its stderr."""

    def __init__(
        self, seat: int, program: str, kind: str, asked: Prompt, facts: Mapping[str, str], stderr_tail: str = ""
    ) -> None:
        super().__init__(seat, program, kind, asked, facts, stderr_tail)
        self.seat, self.program, self.kind, self.asked, self.facts = seat, program, kind, asked, facts
        self.stderr_tail = plain(stderr_tail)
        self.seed, self.record = "", ""  # of the match, and the file that keeps its answers so far, where known

    def __str__(self) -> str:
        did = FAULT_MESSAGES[self.kind].format(what=self.asked.what, expected=self.asked.expected, **self.facts)
        text = f"seat {self.seat + 1} ({self.program}) {did}"
        if self.seed:
            replay = f"; its answers so far: trianon replay {self.record}" if self.record else KEEP_RECORDS
            text += f"\nThe match has the seed {self.seed}{replay}"
        if self.stderr_tail:
            text += f"\nIts {'traceback' if self.asked.of_class else 'standard error'} ends with:\n" + self.indented
        return text

    @property
    def indented(self) -> str:
        """The end of standard error, indented."""
        return "\n".join(f"  {line}" for line in self.stderr_tail.splitlines())


def plain(text: str) -> str:
    """Escape control characters, so that a program's output cannot steer the terminal."""
    return "".join(one if one.isprintable() or one == "\n" else repr(one)[1:-1] for one in text.expandtabs(4))
