"""Stories: events as phrases in the order of narration, and the wording of a game whose options go by verbs."""

from __future__ import annotations

from abc import abstractmethod
from bisect import bisect, insort
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, NamedTuple, TypeVar

from trianon.core.wording import Argument, Earlier, Json, Message, Phrase, Wording

P = TypeVar("P")

INDEX = "#"  # in an event that is being narrated: its number among those given
SCORE = "score"  # the event that is a line of the final scoring


@dataclass(frozen=True)
class Choice:
    """An option on the table: the verb and the object of its key, and the question it answers."""

    verb: str
    what: str
    question: Json
    view: Json


class Sentence(NamedTuple):
    """An event in words: its number among those given, the seat that acts, the message."""

    number: int
    seat: int | None
    say: Message
    fleeting: bool = False


class ChronicleWording(Wording, Generic[P]):
    """The messages of a game with an edition whose pieces have `values`."""

    verbs: ClassVar[Mapping[str, Callable[..., Message]]]  # by verb of an option: what it means, of values and choice
    fixed: ClassVar[Collection[str]]  # verbs of options that mean the same whenever they are there

    def __init__(self, values: P, pieces: Mapping[str, Argument]) -> None:
        self.values, self.pieces = values, pieces
        self._fixed: dict[str, Message] = {}

    def option(self, key: str, question: Json, view: Json) -> Message:
        """What an option means."""
        known = self._fixed.get(key)
        if known is None:
            verb, _, what = key.partition(":")
            known = self.verbs[verb](self.values, Choice(verb, what, question, view))
            if verb in self.fixed:
                self._fixed[key] = known
        return known

    def phrases(self, events: Sequence[Json], earlier: Earlier = tuple) -> list[Phrase | None]:
        """The phrase of each event; events that go on with something are seen after what happened before them."""
        before = list(earlier()) if self.is_sequel(events) else []
        numbered = [{**event, INDEX: index} for index, event in enumerate((*before, *events))]
        found = _in_place(self.narrate(numbered), len(before), events)
        for place, event in enumerate(events):
            if event["event"] == SCORE:
                found[place] = self.score(event)
        return found

    @abstractmethod
    def is_sequel(self, events: Sequence[Json]) -> bool:
        """Whether the first of these events goes on with something that happened before."""

    @abstractmethod
    def narrate(self, events: Sequence[Json]) -> Iterable[Sentence]:
        """The events in words, in the order in which a person would say them."""

    @abstractmethod
    def score(self, line: Json) -> Phrase:
        """The phrase of a line of the final scoring."""


def _in_place(sentences: Iterable[Sentence], before: int, events: Sequence[Json]) -> list[Phrase | None]:
    """Sentences in the order of narration as phrases in the order of events."""
    ranked = {sentence.number: (rank, sentence) for rank, sentence in enumerate(sentences)}
    found: list[Phrase | None] = [None] * len(events)
    ranks: list[int] = []
    for index in sorted(ranked):
        rank, sentence = ranked[index]
        insort(ranks, rank)
        if index >= before:
            place = index - before
            found[place] = _phrase(sentence, events[place]["seat"], len(ranks) - bisect(ranks, rank))
    return found


def _phrase(sentence: Sentence, seat: int | None, back: int) -> Phrase:
    phrase: Phrase = {"say": sentence.say}
    if sentence.seat != seat:
        phrase["seat"] = sentence.seat
    if back:
        phrase["back"] = back
    if sentence.fleeting:
        phrase["fleeting"] = True
    return phrase
