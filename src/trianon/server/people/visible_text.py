"""What people write, without characters that hide, turn around or overgrow what others read."""

import re
import unicodedata

from trianon.server.errors import ApiError
from trianon.server.limits import MAX_MARKS, MAX_NAME_CHARS

JOINERS = "\u200c\u200d"  # join letters in some scripts, and parts of emoji
STRAY_JOINERS = re.compile(r"(?<=[^\u0000-\u024f])([\u200c\u200d])[\u200c\u200d]*(?=[^\u0000-\u024f])|[\u200c\u200d]")
NO_LETTERS = ("Cc", "Cf", "Cn", "Co", "Cs")  # Unicode categories: control, format, unassigned, private, surrogate
MARKS = ("Mn", "Me")  # Unicode categories: drawn over or around the character before
NEW_EMOJI = re.compile("[\U0001f000-\U0001faff]")
# invisible letters and marks: fillers, blanks, variation selectors
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U0001d159\U000e0000-\U000e0fff]"
)


def visible_name(name: str) -> str:
    """A name in one line and in composed form, so that no two names look alike by invisible characters."""
    return unicodedata.normalize("NFC", visible_line(INVISIBLE.sub("", unicodedata.normalize("NFC", name))))


def required_name(wanted: str) -> str:
    """A name with something to see in it; refuses others, and long ones."""
    name = visible_name(wanted)
    if not is_visible(name):
        raise ApiError("empty-name")
    if len(name) > MAX_NAME_CHARS:  # some characters are composed of several
        raise ApiError("long-name", most=MAX_NAME_CHARS)
    return name


def visible_text(text: str) -> str:
    """A text of several lines, empty if nothing in it can be seen."""
    lines = "\n".join(visible_line(line) for line in text.splitlines()).strip()
    return lines if is_visible(lines) else ""


def visible_line(line: str) -> str:
    """A line without control and format characters but for needed joiners, with few marks on a letter."""
    kept, marks = [], MAX_MARKS  # none before the first letter, which would sit on what stands before the line
    for letter in line:
        category = _category(letter)
        if letter in "\t" + JOINERS or category not in NO_LETTERS:
            marks = marks + 1 if category in MARKS else marks if letter in JOINERS else 0
            if marks <= MAX_MARKS or category not in MARKS:
                kept.append(letter)
    return " ".join(STRAY_JOINERS.sub(r"\1", "".join(kept)).split())


def is_visible(text: str) -> bool:
    """Whether a text has a visible character: a letter, digit, punctuation or symbol."""
    return any(_category(letter)[0] in "LNPS" for letter in INVISIBLE.sub("", text))


def _category(letter: str) -> str:
    """The Unicode category of a character; emoji that this Python does not know yet are symbols."""
    found = unicodedata.category(letter)
    return "So" if found == "Cn" and NEW_EMOJI.match(letter) else found
