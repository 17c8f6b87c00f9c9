"""Faults in files, and their locations."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any

LONGEST_SHOWN = 60
LONGEST_GUESS = 40
MOST_GUESSES = 100  # comparing words is slow, so a file full of nonsense gets no suggestions after these
MOST_FAULTS = 1000  # of one file; more would only cost memory


def suggestion(found: str, known: Iterable[str]) -> str:
    """The known word that looks most like `found`, or nothing when none comes near."""
    if len(found) > LONGEST_GUESS:
        return ""
    near = get_close_matches(found, list(known), n=1)
    return near[0] if near else ""


@dataclass(frozen=True)
class Fault:
    """One thing wrong in a file: where it stands, what was found there, what was expected."""

    file: str
    key: str
    found: str
    expected: str
    within: str = ""  # the id of the entry the key lies in, where it has one

    def __str__(self) -> str:
        place = f"{self.file}: {self.key}" if self.key else self.file
        inside = f" in {self.within}" if self.within else ""
        return f"{place}: {self.found} (expected {self.expected}){inside}"


@dataclass(frozen=True)
class FileLocation:
    """A location in a file, by its key, that collects the faults found there; list entries count from 1."""

    file: str
    faults: list[Fault]
    key: str = ""
    within: str = ""

    def child(self, name: str) -> FileLocation:
        """The location of a field of the table here."""
        shown = name if re.fullmatch(r"[A-Za-z0-9_-]{1,60}", name) else shown_value(name)
        return replace(self, key=f"{self.key}.{shown}" if self.key else shown)

    def item(self, position: int, within: str = "") -> FileLocation:
        """The location of an entry of the list here, counted from 1, with the entry's name if it has one."""
        return replace(self, key=f"{self.key}[{position}]", within=within or self.within)

    def fault(self, found: str, expected: str) -> None:
        """Note that `found` stands here where `expected` should; a file full of faults keeps the first thousand."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(self.file, self.key, found, expected, self.within))

    def choice_fault(self, found: str, choices: Sequence[str], word: str, taken: Collection[str] = ()) -> str:
        """Note that `word` is none of the choices; return which one was probably meant, of those not taken."""
        free = [choice for choice in choices if choice not in taken]
        near = suggestion(word, free) if len(choices) > 1 and len(self.faults) < MOST_GUESSES else ""
        self.fault(found, one_of(choices) + (f'; did you mean "{near}"?' if near else ""))
        return near


def one_of(choices: Sequence[str]) -> str:
    """The choices in words that complete "expected …"."""
    return f"one of {', '.join(choices)}" if len(choices) > 1 else f'"{choices[0]}"'


def shown_value(value: Any) -> str:
    """A value as TOML would write it, cut to a readable length."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        short = value if len(value) <= LONGEST_SHOWN else value[:LONGEST_SHOWN] + "…"
        return json.dumps(short, ensure_ascii=False)  # which keeps it on one line
    if isinstance(value, int) and abs(value) >= 10**LONGEST_SHOWN:
        return "a number too big to show"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list | dict):
        return "a list" if isinstance(value, list) else "a table"
    return "a date or time"
