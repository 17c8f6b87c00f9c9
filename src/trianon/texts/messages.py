"""Messages of `core.wording` written out in a language."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from trianon.texts.texts import Texts


class Formatter:
    """Writes out the messages of one table for one reader.

    `pieces` is the catalogue of the edition, `player` calls a seat (from 1) by name.
    """

    def __init__(self, texts: Texts, pieces: Mapping[str, Any], player: Callable[[int], str]) -> None:
        self.texts, self.pieces, self.player = texts, pieces, player
        self._names: dict[str, str] = {}

    def say(self, message: list[Any]) -> str:
        """Write out a message."""
        name, _, attribute = message[0].partition(".")
        args = {arg: self.value(value) for arg, value in message[1].items()} if len(message) > 1 else {}
        return self.texts.attribute(name, attribute, **args) if attribute else self.texts.text(name, **args)

    def name(self, kind: str, piece: object) -> str:
        """What a piece or a place is called."""
        name = f"{kind}.{piece}"
        if name not in self._names:
            self._names[name] = str(self.value(self.pieces[name]))
        return self._names[name]

    def value(self, value: Any) -> str | int:
        """Write out an argument of a message."""
        if isinstance(value, list):
            return self.say(value)
        if not isinstance(value, dict):
            return value  # type: ignore[no-any-return]
        [(form, content)] = value.items()
        written: str | int = FORMS[form](self, content)
        return written

    def _piece(self, name: str) -> str:
        return self.name(*name.split(".", 1))

    def _parts(self, values: list[Any]) -> list[str]:
        return [str(self.value(value)) for value in values]

    def _counted(self, values: list[Any]) -> list[str]:
        """The parts of a list; equal ones are named once, with their number."""
        return [self.texts.times(part, count) for part, count in Counter(self._parts(values)).items()]


FORMS: dict[str, Callable[[Formatter, Any], str | int]] = {
    "piece": Formatter._piece,
    "seat": lambda formatter, seat: formatter.player(seat),
    "list": lambda formatter, values: formatter.texts.listed(formatter._counted(values)),
    "or": lambda formatter, values: formatter.texts.listed(formatter._parts(values), "or"),
    "row": lambda formatter, values: formatter.texts.row(formatter._parts(values)),
    "sum": lambda formatter, number: number,
}
