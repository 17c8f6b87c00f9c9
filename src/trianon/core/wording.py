"""Messages: what a game says, as the name of a Fluent message and its arguments, in no language yet.

A message is JSON: `["option-make", {"dress": {"piece": "dress.y07"}, "price": 3}]`. An argument is

- a text or a number,
- another message,
- `{"piece": name}`: an argument out of the edition's catalogue (`Wording.pieces`),
- `{"seat": 2}`: a player, as the reader calls them,
- `{"list": […]}`, `{"or": […]}`, `{"row": […]}`: arguments joined by "and", by "or", or by commas,
- `{"sum": 3}`: a number that adds up where phrases are merged.

A phrase puts an event into words: its message (`say`), the seat that acts if it is another one than the event's, how
many phrases it stands before (`back`), and whether it is stale as soon as another one follows (`fleeting`). The phrase
of a line of the final scoring has a `category` with a `rank` among all categories, and is no part of the chronicle.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

Json = dict[str, Any]
Message = list[Any]
Argument = str | int | Message | Json
Phrase = Json
Earlier = Callable[[], Sequence[Json]]


def message(name: str, /, **args: Argument) -> Message:
    """A message; `name.form` is an attribute of one."""
    return [name, args] if args else [name]


def piece(kind: str, name: object) -> Json:
    """A message of the edition's catalogue."""
    return {"piece": f"{kind}.{name}"}


def player(seat: int | str) -> Json:
    """A player; seats count from 1."""
    return {"seat": int(seat)}


def listed(parts: Iterable[Argument]) -> Json:
    """Arguments joined by "and"; lists of equal phrases are put together."""
    return {"list": list(parts)}


def either(parts: Iterable[Argument]) -> Json:
    """Arguments joined by "or"."""
    return {"or": list(parts)}


def row(parts: Iterable[Argument]) -> Json:
    """Arguments joined by commas."""
    return {"row": list(parts)}


def adding(number: int) -> Json:
    """A number that adds up where equal phrases are merged."""
    return {"sum": number}


class Wording(ABC):
    """The messages of one game with one edition for one number of players."""

    pieces: Mapping[str, Argument]  # what pieces and places are called, by kind and id

    @abstractmethod
    def question(self, question: Json, view: Json) -> Message:
        """What the viewer is asked."""

    @abstractmethod
    def option(self, key: str, question: Json, view: Json) -> Message:
        """What an option means: completes "you may …"."""

    def options(self, keys: Iterable[str], question: Json, view: Json) -> list[Message]:
        """What these options mean."""
        return [self.option(key, question, view) for key in keys]

    @abstractmethod
    def phrases(self, events: Sequence[Json], earlier: Earlier = tuple) -> list[Phrase | None]:
        """The phrase of each event; None where another phrase says the same.

        `earlier` gives the events before these, as the same viewer got them; it is called only where a phrase depends
        on them.
        """

    def label(self, kind: str, name: str) -> Argument:
        """What a component is called in a table of statistics; its id unless the game says more."""
        return name


class PlainWording(Wording):
    """The messages of a game that names none: keys and bare facts."""

    pieces: Mapping[str, Argument] = {}

    def question(self, question: Json, view: Json) -> Message:
        """The name of the question."""
        return message("plain-question", question=str(question["question"]))

    def option(self, key: str, question: Json, view: Json) -> Message:
        """The key."""
        return message("plain-option", key=key)

    def phrases(self, events: Sequence[Json], earlier: Earlier = tuple) -> list[Phrase | None]:
        """The kind of each event and its facts."""
        return [{"say": self._facts(event)} for event in events]

    def _facts(self, event: Json) -> Message:
        facts = [
            f"{name} {value}" for name, value in event.items() if name not in ("event", "seat") and value is not None
        ]
        if not facts:
            return message("plain-event", event=event["event"])
        return message("plain-event.facts", event=event["event"], facts=row(facts))
