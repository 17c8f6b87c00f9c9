"""Faults in files, written in the language of the reader."""

import re
from collections.abc import Iterator
from typing import Any

from trianon.core.errors import FaultyFile
from trianon.core.faults import Fault
from trianon.core.wording import Message
from trianon.texts.files import games
from trianon.texts.messages import Formatter
from trianon.texts.texts import Texts

SHOWN_FAULTS = 200
PART = "texts"  # the folder of the texts about files of any game
_WORD = re.compile(r"[a-z][a-z0-9_+/]{0,60}")
MAX_PLACE_CHARS, MAX_PART_CHARS = 300, 900  # characters; Fluent writes out no argument of more than 1000


def faults_text(error: FaultyFile, language: str) -> str:
    """The faults of a file, a line each: at most SHOWN_FAULTS, and how many more there are."""
    return "\n".join(fault_lines(error, language))


def fault_lines(error: FaultyFile, language: str) -> Iterator[str]:
    """The faults of a file one after the other, each written out when it is asked for."""
    texts = FaultTexts(language)
    for fault in error.faults[:SHOWN_FAULTS]:
        yield texts.line(fault)
    if len(error.faults) > SHOWN_FAULTS:
        yield Texts(language, part=PART).text("fault-more", count=len(error.faults) - SHOWN_FAULTS)


def fault_text(fault: Fault, language: str) -> str:
    """A fault in one line: its place, what was found there, and what was expected."""
    return FaultTexts(language).line(fault)


class FaultTexts:
    """Writes out faults in one language; texts are kept by game, as new ones would parse their messages again.

    For readers who do not see the file, `in_words` names what it holds as the game does: Gelb instead of yellow.
    """

    def __init__(self, language: str, *, in_words: bool = False) -> None:
        self._language, self._in_words = language, in_words
        self._formatters: dict[str, FaultFormatter] = {}

    def line(self, fault: Fault) -> str:
        """A fault in one line: its place, what was found there, and what was expected."""
        texts = self._formatter(fault.game).texts
        if not texts.has(fault.id):  # a game that comes without texts for its faults
            return str(fault)
        found, expected = self.parts(fault)
        location, file = self.location(fault), _cut(fault.file, MAX_PLACE_CHARS)
        return texts.text(
            "fault-line-within" if fault.within else "fault-line",
            place=f"{file}: {location}" if location else file,
            found=found,
            expected=expected,
            within=fault.within,
        )

    def parts(self, fault: Fault) -> tuple[str, str]:
        """What was found and what was expected; the fault's id where its game has no texts."""
        formatter = self._formatter(fault.game)
        if not formatter.texts.has(fault.id):
            return str(fault), ""
        args = {name: formatter.value(value) for name, value in fault.args.items()}
        texts = formatter.texts
        return _cut(texts.text(fault.id, **args)), _cut(texts.attribute(fault.id, "expected", **args))

    def location(self, fault: Fault) -> str:
        """Where a fault is: a key or a line."""
        return str(self._formatter(fault.game).value(fault.location))

    def said(self, game: str, what: Message) -> str:
        """A message of a game's files."""
        return str(self._formatter(game).value(what))

    def _formatter(self, game: str) -> "FaultFormatter":
        if game not in self._formatters:
            texts = Texts(self._language, game if game in games() else None, PART)
            self._formatters[game] = FaultFormatter(texts, in_words=self._in_words)
        return self._formatters[game]


class FaultFormatter(Formatter):
    """Writes out the arguments of faults, each cut to a length that Fluent takes."""

    def __init__(self, texts: Texts, *, in_words: bool = False) -> None:
        super().__init__(texts, {}, str)
        self._in_words = in_words

    def say(self, message: list[Any]) -> str:
        """Write out a message: its text, or its id if the game has no text for it."""
        return _cut(super().say(message) if self.texts.has(message[0]) else message[0].partition("-")[2])

    def value(self, value: Any) -> str | int:
        """Write out an argument."""
        return _cut(self._named(value)) if isinstance(value, str) else super().value(value)

    def _named(self, word: str) -> str:
        """What the game calls a word or a field of its files."""
        if self._in_words and _WORD.fullmatch(word):
            name = word.replace("+", "-and-").replace("/", "-or-")
            for named in (f"word-{name}", f"field-{name}"):
                if self.texts.has(named):
                    return self.texts.text(named)
        return word


def _cut(text: str, most: int = MAX_PART_CHARS) -> str:
    return text if len(text) <= most else text[:most] + "…"
