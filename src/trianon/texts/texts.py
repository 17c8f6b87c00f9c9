"""Texts of one language, written out with their variables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Literal, SupportsIndex

from trianon.texts.book import chapters, find_rule, message_of, rule_of
from trianon.texts.errors import BrokenText, MissingText
from trianon.texts.files import entries, game_folder
from trianon.texts.languages import known_language

COMMAS = {"zh": "，"}  # where a language does not write ", "

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

Value = str | float | SupportsIndex  # SupportsIndex: integers of numpy too
_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")


@dataclass(frozen=True)
class Rule:
    """A passage of the rules as a person reads it; explained words have no id."""

    id: str
    text: str
    is_ruling: bool


class Texts:
    """The texts of a part of the program (the command line, the server) and, if named, of a game, in one language.

    Making one is cheap: nothing is read before the first text is asked for, and no message is parsed before it is
    needed.
    """

    def __init__(self, language: str, game: str | None = None, part: str = "cli") -> None:
        self.language = known_language(language)
        self.game = game
        self._folders = (part,) if game is None else (game_folder(game), part)
        self._parsed: set[str] = set()

    def text(self, message_id: str, /, **args: Value | Sequence[Value]) -> str:
        """Write out a message; an argument that is a list becomes the variables `$name_1`, `$name_2` and so on."""
        return self._written(message_id, None, args)

    def attribute(self, message_id: str, name: str, /, **args: Value | Sequence[Value]) -> str:
        """Write out an attribute of a message."""
        return self._written(message_id, name, args)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return not message_id.startswith("-") and self._source(message_id) is not None

    def listed(self, parts: Iterable[str], style: Literal["and", "or"] = "and") -> str:
        """Put texts together as this language does it: "a, b, and c"."""
        from babel.lists import format_list

        return format_list(list(parts), "or" if style == "or" else "standard", locale=self.language)

    def row(self, parts: Iterable[str]) -> str:
        """Join texts by commas."""
        return COMMAS.get(self.language, ", ").join(parts)

    def times(self, part: str, count: int) -> str:
        """A text that stands for several alike things, with their number."""
        return part if count == 1 else f"{part}×{count}" if self.language == "zh" else f"{part} (×{count})"

    def number(self, value: float, digits: int = 0, sign: bool = False) -> str:
        """A number as this language writes it; with `sign` a positive one has a plus."""
        from babel.numbers import format_decimal

        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return str(format_decimal(value, format=f"+{pattern};-{pattern}" if sign else pattern, locale=self.language))

    def rule(self, asked: str) -> Rule:
        """The rule with this id, whatever the case of its letters."""
        if self.game is None:
            raise ValueError("these texts were made without a game, so they hold no rules")
        return self._rule(message_of(find_rule(self.game, asked)))

    def book(self) -> list[tuple[str, list[Rule]]]:
        """The whole rules of the game: every chapter's heading with its passages, in book order."""
        if self.game is None:
            raise ValueError("these texts were made without a game, so they hold no rules")
        return [
            (self.text(chapter.heading), [self._rule(passage) for passage in chapter.passages])
            for chapter in chapters(self.game)
        ]

    def _rule(self, message_id: str) -> Rule:
        return Rule(rule_of(message_id), self.text(message_id), self.attribute(message_id, "kind") == "ruling")

    def _written(self, message_id: str, attribute: str | None, args: Mapping[str, Value | Sequence[Value]]) -> str:
        name = message_id if attribute is None else f"{message_id}.{attribute}"
        if message_id not in self._parsed:
            if not self.has(message_id):
                raise MissingText(message_id, self.language, self._folders)
            self._parse(message_id)
        message = self._bundle.get_message(message_id)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            raise MissingText(name, self.language, self._folders)
        written, errors = self._bundle.format_pattern(pattern, _variables(args))
        if errors:
            raise BrokenText(name, self.language, "; ".join(str(error) for error in errors))
        return str(written)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Fluent takes longer to import than everything else here to run, and plain lists of rules need none of it.
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _source(self, entry_id: str) -> str | None:
        for folder in self._folders:
            source = entries(folder, self.language).get(entry_id)
            if source is not None:
                return source
        return None

    def _parse(self, message_id: str) -> None:
        """Give a message to Fluent, together with every entry it refers to."""
        from fluent.syntax.ast import Junk

        needed: dict[str, str] = {}
        open_ids = [message_id]
        while open_ids:
            entry_id = open_ids.pop()
            source = self._source(entry_id)
            if source is not None and entry_id not in needed:
                needed[entry_id] = source
                open_ids += _REFERENCE.findall(source)
        resources = [_resource(source) for source in needed.values()]
        junk = [entry for resource in resources for entry in resource.body if isinstance(entry, Junk)]
        if junk:
            faults = [str(fault.message) for entry in junk for fault in entry.annotations]
            raise BrokenText(message_id, self.language, "; ".join(faults))
        for resource in resources:
            self._bundle.add_resource(resource)
        self._parsed.add(message_id)


@cache
def _resource(source: str) -> Resource:
    """An entry as Fluent reads it, kept for all texts: parsing takes longer than everything else here."""
    from fluent.runtime import FluentResource

    return FluentResource(source)


def _variables(args: Mapping[str, Value | Sequence[Value]]) -> dict[str, str | float]:
    variables: dict[str, str | float] = {}
    for name, value in args.items():
        if isinstance(value, Sequence) and not isinstance(value, str):
            variables.update({f"{name}_{position}": _plain(item) for position, item in enumerate(value, start=1)})
        else:
            variables[name] = _plain(value)
    return variables


def _plain(value: Value) -> str | float:
    # not a test for SupportsIndex: that of a protocol takes a quarter of the whole time of a text
    return value if isinstance(value, str | float) else int(value)
