"""Sentences from phrases: equal ones merge, those of one seat make one sentence, those of no seat stand alone."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from trianon.texts.messages import Formatter

MERGED = ("list", "row", "sum")  # arguments that grow where phrases merge


@dataclass
class Spoken:
    """A phrase on its way into a sentence."""

    seat: int | None
    say: list[Any]
    fleeting: bool


def sentences(
    events: Sequence[dict[str, Any]],
    phrases: Sequence[dict[str, Any] | None],
    formatter: Formatter,
    settled: Collection[int] = (),
) -> list[str]:
    """What happened, in sentences; fleeting news of the `settled` seats is left out."""
    told: list[str] = []
    spoken = [phrase for phrase in in_order(events, phrases) if not (phrase.fleeting and phrase.seat in settled)]
    for seat, own in groupby(merged(spoken), key=lambda phrase: phrase.seat):
        said = [formatter.say(phrase.say) for phrase in own]
        told += said if seat is None else [sentence(seat, said, formatter)]
    return told


def in_order(events: Sequence[dict[str, Any]], phrases: Sequence[dict[str, Any] | None]) -> list[Spoken]:
    """The phrases in the order of narration, without news that others have overtaken."""
    spoken: list[Spoken] = []
    for event, phrase in zip(events, phrases, strict=True):
        if phrase is not None and "category" not in phrase:  # lines of the scoring are shown as a table
            seat = phrase.get("seat", event["seat"])
            place = max(0, len(spoken) - phrase.get("back", 0))
            spoken.insert(place, Spoken(seat, phrase["say"], phrase.get("fleeting", False)))
    lasting = [place for place, phrase in enumerate(spoken) if not phrase.fleeting]
    last = lasting[-1] if lasting else -1
    return [phrase for place, phrase in enumerate(spoken) if place > last or not phrase.fleeting]


def merged(phrases: Sequence[Spoken]) -> list[Spoken]:
    """The phrases with equal neighbours made one."""
    found: list[Spoken] = []
    for phrase in phrases:
        before = found[-1] if found else None
        both = before and before.seat == phrase.seat and merge(before.say, phrase.say)
        if before and both:
            before.say = both
        else:
            found.append(Spoken(phrase.seat, phrase.say, phrase.fleeting))
    return found


def merge(one: list[Any], two: list[Any]) -> list[Any] | None:
    """Two messages as one: those that differ only in lists and sums; None where they differ otherwise."""
    if one[0] != two[0] or len(one) < 2 or one[1].keys() != two[1].keys():
        return None
    args: dict[str, Any] = {}
    grew = False
    for name, value in one[1].items():
        other = two[1][name]
        form = next(iter(value)) if isinstance(value, dict) else ""
        if form in MERGED and isinstance(other, dict) and form in other:
            args[name] = {form: value[form] + other[form]}
            grew = True
        elif value == other:
            args[name] = value
        else:
            return None
    return [one[0], args] if grew else None


def sentence(seat: int, phrases: Sequence[str], formatter: Formatter) -> str:
    """What a seat does, phrase after phrase."""
    texts, said = formatter.texts, phrases[0]
    for phrase in phrases[1:-1]:
        said = texts.text("chronicle-next", said=said, next=phrase)
    if len(phrases) > 1:
        said = texts.text("chronicle-last", said=said, next=phrases[-1])
    return texts.text("chronicle-line", who=formatter.player(seat), said=said)
