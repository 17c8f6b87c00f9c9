"""The rules of a game as a book: its chapters, the order of its rules, and finding a rule by its id.

The English rules file is the table of contents: a message `chapter-…` opens a chapter, and the messages after it
belong to it in the order written. Fluent allows no dot in an id, so rule `RK-A3.10` is the message `RK-A3_10`.
"""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache

from trianon.texts.errors import UnknownRule
from trianon.texts.files import RULES, ftl_files, game_folder, split_entries

CHAPTER = "chapter-"
MAX_SUGGESTED = 5
MAX_GUESS_CHARS = 40  # comparing is slow, and a misspelt id is short
_RULE = re.compile(r"[A-Z]+-[A-Z0-9]+(_[0-9]+)?")


@dataclass(frozen=True)
class Chapter:
    """One chapter: the message of its heading, and the messages of its passages in order."""

    heading: str
    passages: tuple[str, ...]


@cache
def chapters(game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rules, in book order."""
    found: list[tuple[str, list[str]]] = []
    for file in ftl_files(game_folder(game), "en"):
        if file.name == RULES:
            for message_id in split_entries(file.read_text("utf-8")):
                if message_id.startswith(CHAPTER):
                    found.append((message_id, []))
                else:
                    found[-1][1].append(message_id)
    return tuple(Chapter(heading, tuple(passages)) for heading, passages in found)


@cache
def rule_ids(game: str) -> tuple[str, ...]:
    """The ids of all rules of a game, in book order."""
    passages = [passage for chapter in chapters(game) for passage in chapter.passages]
    return tuple(rule for rule in map(rule_of, passages) if rule)


def rule_of(message_id: str) -> str:
    """The rule id a message stands for, or nothing when it is no rule (such as the words explained at the start)."""
    return message_id.replace("_", ".") if _RULE.fullmatch(message_id) else ""


def message_of(rule: str) -> str:
    """The message that holds the text of a rule."""
    return rule.replace(".", "_")


def find_rule(game: str, asked: str) -> str:
    """The rule id that was meant, whatever the case of its letters and with or without the game's prefix."""
    ids = rule_ids(game)
    prefix = ids[0].partition("-")[0] + "-"
    wanted = asked.strip().upper().replace("_", ".")
    for candidate in (wanted, prefix + wanted):
        if candidate in ids:
            return candidate
    full = wanted if wanted.startswith(prefix) else prefix + wanted
    raise UnknownRule(asked, game, _near(full, ids))


def _near(wanted: str, ids: tuple[str, ...]) -> list[str]:
    """The ids that go on where `wanted` stops ("RK-A3"), or else those that look like it."""
    longer = [rule for rule in ids if rule.startswith(f"{wanted.rstrip('.')}.")]
    if longer or len(wanted) > MAX_GUESS_CHARS:
        return longer[:MAX_SUGGESTED]
    return get_close_matches(wanted, ids, n=MAX_SUGGESTED, cutoff=0.8)
