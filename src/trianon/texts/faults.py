"""Faults in files, written in the language of the reader."""

from __future__ import annotations

from trianon.core.errors import FaultyFile
from trianon.core.faults import Argument, Fault, TextRef
from trianon.texts.files import games
from trianon.texts.texts import Texts

SHOWN_FAULTS = 200
PART = "texts"  # the folder whose texts are about files of any game
LONGEST_PLACE, LONGEST_PART = 300, 900  # characters; Fluent writes out no argument of more than 1000


def faults_text(error: FaultyFile, language: str) -> str:
    """Every fault of a file, a line each; of very many the first ones."""
    lines = [fault_text(fault, language) for fault in error.faults[:SHOWN_FAULTS]]
    if len(error.faults) > SHOWN_FAULTS:
        lines.append(Texts(language, part=PART).text("fault-more", count=len(error.faults) - SHOWN_FAULTS))
    return "\n".join(lines)


def fault_text(fault: Fault, language: str) -> str:
    """A fault in one line: its place, what was found there, and what was expected."""
    texts = Texts(language, fault.game if fault.game in games() else None, PART)
    if not texts.has(fault.id):  # a game that comes without texts for its faults
        return str(fault)
    args = {name: _written(value, texts) for name, value in fault.args.items()}
    location = _written(fault.location, texts)
    return texts.text(
        "fault-line-within" if fault.within else "fault-line",
        place=f"{_cut(fault.file, LONGEST_PLACE)}: {location}" if location else _cut(fault.file, LONGEST_PLACE),
        found=_cut(texts.text(fault.id, **args)),
        expected=_cut(texts.attribute(fault.id, "expected", **args)),
        within=fault.within,
    )


def _written(value: Argument, texts: Texts) -> str | int:
    if isinstance(value, TextRef) and not texts.has(value.id):
        return value.id.partition("-")[2]
    if isinstance(value, TextRef):
        return _cut(texts.text(value.id, **{name: _written(inner, texts) for name, inner in value.args.items()}))
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return _cut(value)
    return _cut(texts.text("fault-joiner").join(str(_written(entry, texts)) for entry in value))


def _cut(text: str, most: int = LONGEST_PART) -> str:
    return text if len(text) <= most else text[:most] + "…"
