"""All sentences people read, in every language, from Fluent files; games are known here by name only."""

from trianon.texts.book import Chapter, chapters, find_rule, rule_ids
from trianon.texts.errors import BrokenText, MissingText, UnknownLanguage, UnknownRule
from trianon.texts.files import games
from trianon.texts.languages import LANGUAGES, language_from
from trianon.texts.texts import Rule, Texts

__all__ = [
    "LANGUAGES",
    "BrokenText",
    "Chapter",
    "MissingText",
    "Rule",
    "Texts",
    "UnknownLanguage",
    "UnknownRule",
    "chapters",
    "find_rule",
    "games",
    "language_from",
    "rule_ids",
]
