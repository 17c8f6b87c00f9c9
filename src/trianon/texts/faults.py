"""Faults in files, written in the language of the reader."""

from collections.abc import Iterator
from typing import Any

from trianon.core.errors import FaultyFile
from trianon.core.faults import Fault
from trianon.texts.files import games
from trianon.texts.messages import Formatter
from trianon.texts.texts import Texts

SHOWN_FAULTS = 200
PART = "texts"  # the folder of the texts about files of any game
MAX_PLACE_CHARS, MAX_PART_CHARS = 300, 900  # characters; Fluent writes out no argument of more than 1000


def faults_text(error: FaultyFile, language: str) -> str:
    """The faults of a file, a line each: at most SHOWN_FAULTS, and how many more there are."""
    return "\n".join(fault_lines(error, language))


def fault_lines(error: FaultyFile, language: str) -> Iterator[str]:
    """The faults of a file one after the other, each written out when it is asked for."""
    all_texts: dict[str, Texts] = {}  # by game: new Texts would parse the messages they need again
    for fault in error.faults[:SHOWN_FAULTS]:
        if fault.game not in all_texts:
            all_texts[fault.game] = _texts_of(fault, language)
        yield _fault_line(fault, all_texts[fault.game])
    if len(error.faults) > SHOWN_FAULTS:
        yield Texts(language, part=PART).text("fault-more", count=len(error.faults) - SHOWN_FAULTS)


def fault_text(fault: Fault, language: str) -> str:
    """A fault in one line: its place, what was found there, and what was expected."""
    return _fault_line(fault, _texts_of(fault, language))


def _texts_of(fault: Fault, language: str) -> Texts:
    return Texts(language, fault.game if fault.game in games() else None, PART)


def _fault_line(fault: Fault, texts: Texts) -> str:
    if not texts.has(fault.id):  # a game that comes without texts for its faults
        return str(fault)
    formatter = FaultFormatter(texts)
    args = {name: formatter.value(value) for name, value in fault.args.items()}
    location = formatter.value(fault.location)
    return texts.text(
        "fault-line-within" if fault.within else "fault-line",
        place=f"{_cut(fault.file, MAX_PLACE_CHARS)}: {location}" if location else _cut(fault.file, MAX_PLACE_CHARS),
        found=_cut(texts.text(fault.id, **args)),
        expected=_cut(texts.attribute(fault.id, "expected", **args)),
        within=fault.within,
    )


class FaultFormatter(Formatter):
    """Writes out the arguments of faults, each cut to a length that Fluent takes."""

    def __init__(self, texts: Texts) -> None:
        super().__init__(texts, {}, str)

    def say(self, message: list[Any]) -> str:
        """Write out a message: its text, or its id if the game has no text for it."""
        return _cut(super().say(message) if self.texts.has(message[0]) else message[0].partition("-")[2])

    def row(self, parts: list[str]) -> str:
        """Join texts as the language does it in a row."""
        return _cut(self.texts.text("fault-joiner").join(parts))

    def value(self, value: Any) -> str | int:
        """Write out an argument."""
        return _cut(value) if isinstance(value, str) else super().value(value)


def _cut(text: str, most: int = MAX_PART_CHARS) -> str:
    return text if len(text) <= most else text[:most] + "…"
