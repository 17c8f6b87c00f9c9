"""Faults in files: where they are, and what is wrong as the id and the arguments of a text.

`trianon.texts.faults` writes them in the language of the reader. The text of a fault says what was found; its
attribute `expected` says what should stand there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any

from trianon.core.wording import Argument, Message, comma_list, message

MAX_SHOWN_CHARS = 60
MAX_GUESS_CHARS = 40
MAX_GUESSES = 100  # comparing words is slow, so a file full of nonsense gets no suggestions after these
MAX_FAULTS = 1000  # of one file; more would only cost memory


@dataclass(frozen=True)
class Fault:
    """One thing wrong in a file: where it stands, and the id and arguments of the text that says what it is."""

    file: str
    location: str | Message  # a key, or a line; nothing for the file as a whole
    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    within: str = ""  # the id of the entry the key lies in, where it has one
    game: str = ""  # the game with the message among its texts; the core's own messages name none

    def __str__(self) -> str:
        place = f"{self.file}: {_plain(self.location)}" if self.location else self.file
        return f"{place}: {_plain([self.id, self.args])}"


def _plain(said: Any) -> str:
    """A message, or an argument of one, by its id: for logs and tracebacks, which know no language."""
    if isinstance(said, dict):
        return ", ".join(_plain(part) for parts in said.values() for part in parts)
    if not isinstance(said, list):
        return str(said)
    name, args = said[0], said[1] if len(said) > 1 else {}
    return f"{name}({', '.join(f'{arg}={_plain(value)}' for arg, value in args.items())})" if args else str(name)


@dataclass(frozen=True)
class FileLocation:
    """A location in a file, by its key, that collects the faults found there; list entries count from 1."""

    file: str
    faults: list[Fault]
    key: str = ""
    within: str = ""
    game: str = ""

    def child(self, name: str) -> FileLocation:
        """The location of a field of the table here."""
        shown = name if re.fullmatch(r"[A-Za-z0-9_-]{1,60}", name) else quoted(name)
        return replace(self, key=f"{self.key}.{shown}" if self.key else shown)

    def item(self, position: int, within: str = "") -> FileLocation:
        """The location of an entry of the list here, counted from 1, with the entry's name if it has one."""
        return replace(self, key=f"{self.key}[{position}]", within=within or self.within)

    def fault(self, fault_id: str, /, **args: Argument) -> None:
        """Note a fault here; a file full of faults keeps the first thousand."""
        if len(self.faults) < MAX_FAULTS:
            self.faults.append(Fault(self.file, self.key, f"fault-{fault_id}", args, self.within, self.game))

    def wrong(self, value: Any, wanted: Message) -> None:
        """Note that a value stands here where something else is wanted."""
        self.fault("wrong-value", value=shown_value(value), wanted=wanted)

    def missing(self, wanted: Message) -> None:
        """Note that something is missing here."""
        self.fault("missing", wanted=wanted)

    def no_choice(self, fault_id: str, choices: Sequence[str], word: str, /, **args: Argument) -> str:
        """Note that `word` is none of the choices; return which one was probably meant.

        The text has the arguments `wanted` and, with the suffix `-near`, `near`.
        """
        return self._no_choice(fault_id, choices, word, (), args)

    def unknown_key(self, known: Sequence[str], key: str, taken: Collection[str]) -> str:
        """Note that a key here is none of the known ones; return which one was probably meant, of those not taken."""
        return self.child(key)._no_choice("unknown-key", known, key, taken, {})

    def _no_choice(
        self, fault_id: str, choices: Sequence[str], word: str, taken: Collection[str], args: Mapping[str, Argument]
    ) -> str:
        free = [choice for choice in choices if choice not in taken]
        near = suggestion(word, free) if len(choices) > 1 and len(self.faults) < MAX_GUESSES else ""
        if near:
            self.fault(f"{fault_id}-near", **args, wanted=one_of(choices), near=near)
        else:
            self.fault(fault_id, **args, wanted=one_of(choices))
        return near


def suggestion(found: str, known: Iterable[str]) -> str:
    """The known word that looks most like `found`, or nothing when none comes near."""
    if len(found) > MAX_GUESS_CHARS:
        return ""
    near = get_close_matches(found, list(known), n=1)
    return near[0] if near else ""


def whole_number(least: int, most: int) -> Message:
    """A whole number in a range, as what is wanted."""
    if least == most:
        return message("wanted-number", number=least)
    return message("wanted-range", least=least, most=most)


def one_of(choices: Sequence[str]) -> Message:
    """The choices, as what is wanted."""
    if len(choices) == 1:
        return message("wanted-word", word=choices[0])
    return message("wanted-one-of", choices=comma_list(choices))


def quoted(text: str) -> str:
    """A text in quotes on one line, cut to a readable length."""
    short = text if len(text) <= MAX_SHOWN_CHARS else text[:MAX_SHOWN_CHARS] + "…"
    return json.dumps(short, ensure_ascii=False)


def shown_value(value: Any) -> Argument:
    """A value as TOML and JSON write it, cut to a readable length."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, int) and abs(value) >= 10**MAX_SHOWN_CHARS:
        return message("shown-big-number")
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list | dict):
        return message("shown-list" if isinstance(value, list) else "shown-table")
    return message("shown-date")
