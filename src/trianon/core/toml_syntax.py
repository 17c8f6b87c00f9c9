"""What is wrong with the syntax of a TOML text, as a message: the parser says it in English alone."""

import ast
import re
import sys

from trianon.core.faults import MAX_SHOWN_CHARS, quoted
from trianon.core.wording import Argument, Message, message

_PLACE = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
_LONG_NUMBER = re.compile(rf"[0-9_]{{{sys.get_int_max_str_digits() + 1},}}")
_KEY, _TEXT = r"(\(.*\))", "('.*'|\".*\")"  # a key is a tuple of names
# the parser's words, and the message for them
_SAID = [
    (re.compile(pattern, re.DOTALL), name)
    for pattern, name in (
        ("Invalid statement", "toml-statement"),
        ("Invalid initial character for a key part", "toml-key"),
        ("Expected '=' after a key in a key/value pair", "toml-equals"),
        ("Invalid value", "toml-value"),
        ("Invalid date or datetime", "toml-date"),
        (r"Exceeds the limit .*", "toml-long-number"),
        ("Expected newline or end of document after a statement", "toml-after-value"),
        (r"Expected '\]' at the end of a table declaration", "toml-heading"),
        (r"Expected '\]\]' at the end of an array declaration", "toml-list-heading"),
        ("Unclosed array", "toml-open-list"),
        ("Unclosed inline table", "toml-open-table"),
        ("Unterminated string", "toml-open-text"),
        ("Expected .*", "toml-open-text"),  # its last quotes
        (rf"(?:Found invalid|Illegal) character {_TEXT}", "toml-character"),
        (
            r"Unescaped '\\' in a string|Invalid hex value|Escaped character is not a Unicode scalar value",
            "toml-escape",
        ),
        (rf"Cannot declare {_KEY} twice|Cannot redefine namespace {_KEY}", "toml-twice"),
        (rf"Duplicate inline table key {_TEXT}", "toml-twice"),
        ("Cannot overwrite a value", "toml-value-twice"),
        (rf"Cannot mutate immutable namespace {_KEY}", "toml-complete"),
    )
]


def syntax_fault(text: str, said: str) -> tuple[Message, Argument, str]:
    """The place, the fault and the line of what the parser said of a text; its own words where no message fits."""
    placed, text = _PLACE.fullmatch(said), text.replace("\r\n", "\n")
    words, lines = placed[1] if placed else said, text.split("\n")
    line, column = len(lines), len(lines[-1]) + 1
    if placed and placed[2]:
        line, column = int(placed[2]), int(placed[3])
    elif not placed and (number := _LONG_NUMBER.search(text)):  # Python refuses it, without a place
        line, column = text.count("\n", 0, number.start()) + 1, number.start() - text.rfind("\n", 0, number.start())
    first = max(0, min(column - 1 - MAX_SHOWN_CHARS // 2, len(lines[line - 1]) - MAX_SHOWN_CHARS))
    around = lines[line - 1][first : first + MAX_SHOWN_CHARS].strip()
    return message("at-line-column", line=line, column=column), _reason(words), quoted(around) if around else ""


def _reason(words: str) -> Argument:
    for pattern, name in _SAID:
        if found := pattern.fullmatch(words):
            parts = [part for part in found.groups() if part is not None]
            return message(name, value=_shown(parts[0])) if parts else message(name)
    return words


def _shown(literal: str) -> str:
    """A text or a key of several parts that the parser wrote as Python does."""
    value = ast.literal_eval(literal)
    return quoted(value if isinstance(value, str) else ".".join(value))
