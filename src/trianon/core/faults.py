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
from typing import Any, Union

LONGEST_SHOWN = 60
LONGEST_GUESS = 40
MOST_GUESSES = 100  # comparing words is slow, so a file full of nonsense gets no suggestions after these
MOST_FAULTS = 1000  # of one file; more would only cost memory

Argument = Union[str, int, "TextRef", Sequence["Argument"]]  # a sequence is written as a list


@dataclass(frozen=True)
class TextRef:
    """A reference to a text: its id and its arguments."""

    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.id}({_listed(self.args)})" if self.args else self.id


def text_ref(text_id: str, /, **args: Argument) -> TextRef:
    """A reference to the text with this id and these arguments."""
    return TextRef(text_id, args)


@dataclass(frozen=True)
class Fault:
    """One thing wrong in a file: where it stands, and the id and arguments of the text that says what it is."""

    file: str
    location: str | TextRef  # a key, or a line; nothing for the file as a whole
    id: str
    args: Mapping[str, Argument] = field(default_factory=dict)
    within: str = ""  # the id of the entry the key lies in, where it has one
    game: str = ""  # whose texts may hold the message; the others are the core's own

    def __str__(self) -> str:
        place = f"{self.file}: {self.location}" if self.location else self.file
        return f"{place}: {self.id}({_listed(self.args)})"


def _listed(args: Mapping[str, Argument]) -> str:
    return ", ".join(f"{name}={value}" for name, value in args.items())


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
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(Fault(self.file, self.key, f"fault-{fault_id}", args, self.within, self.game))

    def wrong(self, value: Any, wanted: TextRef) -> None:
        """Note that a value stands here where something else is wanted."""
        self.fault("wrong-value", value=shown_value(value), wanted=wanted)

    def missing(self, wanted: TextRef) -> None:
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
        near = suggestion(word, free) if len(choices) > 1 and len(self.faults) < MOST_GUESSES else ""
        if near:
            self.fault(f"{fault_id}-near", **args, wanted=one_of(choices), near=near)
        else:
            self.fault(fault_id, **args, wanted=one_of(choices))
        return near


def suggestion(found: str, known: Iterable[str]) -> str:
    """The known word that looks most like `found`, or nothing when none comes near."""
    if len(found) > LONGEST_GUESS:
        return ""
    near = get_close_matches(found, list(known), n=1)
    return near[0] if near else ""


def whole_number(least: int, most: int) -> TextRef:
    """A whole number in a range, as what is wanted."""
    if least == most:
        return text_ref("wanted-number", number=least)
    return text_ref("wanted-range", least=least, most=most)


def one_of(choices: Sequence[str]) -> TextRef:
    """The choices, as what is wanted."""
    if len(choices) == 1:
        return text_ref("wanted-word", word=choices[0])
    return text_ref("wanted-one-of", choices=tuple(choices))


def quoted(text: str) -> str:
    """A text in quotes on one line, cut to a readable length."""
    short = text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"
    return json.dumps(short, ensure_ascii=False)


def shown_value(value: Any) -> Argument:
    """A value as TOML and JSON write it, cut to a readable length."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, int) and abs(value) >= 10**LONGEST_SHOWN:
        return text_ref("shown-big-number")
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, list | dict):
        return text_ref("shown-list" if isinstance(value, list) else "shown-table")
    return text_ref("shown-date")
