"""An option as a game's presenter is asked to say it."""

from __future__ import annotations

from dataclasses import dataclass

from trianon.core.game import Json


@dataclass(frozen=True)
class Choice:
    """An option on the table: the verb and the object of its key, and the question it answers."""

    verb: str
    what: str
    question: Json
    view: Json


def choice_of(key: str, question: Json, view: Json) -> Choice:
    """The choice a key means at this question."""
    verb, _, what = key.partition(":")
    return Choice(verb, what, question, view)
