"""The languages of the product, as fluent.runtime asks babel for them."""

from collections.abc import Callable

from . import numbers, plural


class UnknownLocaleError(Exception):
    """A language that is none of the product's."""


class Locale:
    """A language: its rule for plurals, and what separates thousands."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.separator = "." if language == "de" else ","

    @classmethod
    def parse(cls, name: str) -> "Locale":
        """The language of a name such as `de_AT`."""
        return cls(name.partition("_")[0])

    @property
    def plural_form(self) -> Callable[[float], str]:
        """The form of a word beside a number."""
        return lambda number: "one" if number == 1 and self.language != "zh" else "other"
