"""Scalar schema nodes of an edition file: whole numbers, words, names, flags.

Each is a node of a schema (see `trianon.core.editions.schema`): it cleans what a TOML file holds at its place, which
means that it reports every fault there and returns the value with defaults filled in, or `BAD`.
"""

import re
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Protocol

from trianon.core.faults import FileLocation, one_of, quoted, whole_number
from trianon.core.wording import Message, message

BAD: Final = object()  # stands for a value that was reported as faulty
NAME_PATTERN: Final = r"[a-z0-9][a-z0-9_-]{0,39}"
REQUIRED: Final = object()  # the default of a value that may not be left out
ABSENT: Final = object()  # the default of a value that is not there where it is left out


class SchemaNode(Protocol):
    """What may stand at one place of an edition."""

    @property
    def default(self) -> Any:
        """What leaving it out means; REQUIRED when it may not be left out."""

    @property
    def wanted(self) -> Message:
        """What is expected here."""

    def clean(self, found: Any, at: FileLocation) -> Any:
        """The value with defaults filled in, or BAD; every fault is noted at its place."""


@dataclass(frozen=True)
class _Scalar:
    """A value without anything below it: it fits, or it is a fault."""

    def clean(self, found: Any, at: FileLocation) -> Any:
        """The value itself if it fits."""
        if self._fits(found):
            return found
        at.wrong(found, self.wanted)
        return BAD

    @property
    def wanted(self) -> Message:
        """What fits."""
        raise NotImplementedError

    def _fits(self, found: Any) -> bool:
        raise NotImplementedError


@dataclass(frozen=True)
class Int(_Scalar):
    """A whole number in a range; true and false are none."""

    lo: int
    hi: int
    default: Any = REQUIRED

    @property
    def wanted(self) -> Message:
        """The range."""
        return whole_number(self.lo, self.hi)

    def _fits(self, found: Any) -> bool:
        return isinstance(found, int) and not isinstance(found, bool) and self.lo <= found <= self.hi


@dataclass(frozen=True)
class Bool(_Scalar):
    """True or false; left out means false."""

    default: ClassVar[Any] = False
    wanted: ClassVar[Message] = message("wanted-flag")

    def _fits(self, found: Any) -> bool:
        return isinstance(found, bool)


@dataclass(frozen=True)
class OneOf(_Scalar):
    """One word out of a fixed choice."""

    choices: tuple[str, ...]
    default: ClassVar[Any] = REQUIRED

    @property
    def wanted(self) -> Message:
        """The choice."""
        return one_of(self.choices)

    def clean(self, found: Any, at: FileLocation) -> Any:
        """The word itself if it is one of the choice; a near miss gets a suggestion."""
        if self._fits(found) or not isinstance(found, str):
            return super().clean(found, at)
        at.no_choice("wrong-value", self.choices, found, value=quoted(found))
        return BAD

    def _fits(self, found: Any) -> bool:
        return isinstance(found, str) and found in self.choices


@dataclass(frozen=True)
class Label(OneOf):
    """A word out of a fixed choice that identifies an entry; it does not count as a component value."""


@dataclass(frozen=True)
class Kind(OneOf):
    """A word out of a fixed choice that decides about the other fields of its table."""


@dataclass(frozen=True)
class Name(_Scalar):
    """A name the writer of the file gives to something; no component value either."""

    default: ClassVar[Any] = REQUIRED
    wanted: ClassVar[Message] = message("wanted-name")

    def _fits(self, found: Any) -> bool:
        return isinstance(found, str) and re.fullmatch(NAME_PATTERN, found) is not None
