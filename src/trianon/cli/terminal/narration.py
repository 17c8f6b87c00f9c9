"""Sentences from events: what one seat does in a row makes one sentence, what nobody does one of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from trianon.cli.terminal.seating import Seating
from trianon.core.game import Json
from trianon.texts import Texts

Phrases = Callable[[list[Json]], Iterable[str]]  # predicates of a seat, or whole sentences of nobody in particular


def sentences(events: Sequence[Json], phrases: Phrases, texts: Texts, seating: Seating) -> list[str]:
    """The events as sentences, in their order."""
    told: list[str] = []
    for seat, own in groupby(events, key=lambda event: event["seat"]):
        said = list(phrases(list(own)))
        if seat is None:
            told += said
        elif said:
            told.append(sentence(seating.who(texts, seat - 1), said, texts))
    return told


def sentence(who: str, phrases: Sequence[str], texts: Texts) -> str:
    """What somebody does, thing after thing."""
    said = phrases[0]
    for phrase in phrases[1:-1]:
        said = texts.text("story-next", said=said, next=phrase)
    if len(phrases) > 1:
        said = texts.text("story-last", said=said, next=phrases[-1])
    return texts.text("story-line", who=who, said=said)
