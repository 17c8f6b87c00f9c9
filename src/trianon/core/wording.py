"""Wording: what a game says, as names of Fluent messages with their arguments, in no language yet.

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

from abc import ABC, abstractmethod
from bisect import bisect, insort
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

Json = dict[str, Any]
Message = list[Any]
Argument = str | int | Message | Json
Phrase = Json
Earlier = Callable[[], Sequence[Json]]
P = TypeVar("P")

INDEX = "#"  # in an event that is being narrated: its number among those given
SCORE = "score"  # the event that is a line of the final scoring


def message(name: str, /, **args: Argument) -> Message:
    """A message; `name.form` is an attribute of one."""
    return [name, args] if args else [name]


def piece(kind: str, name: object) -> Json:
    """A message of the edition's catalogue."""
    return {"piece": f"{kind}.{name}"}


def player(seat: int | str) -> Json:
    """A player; seats count from 1."""
    return {"seat": int(seat)}


def and_list(parts: Iterable[Argument]) -> Json:
    """Arguments joined by "and"; lists of equal phrases are put together."""
    return {"list": list(parts)}


def or_list(parts: Iterable[Argument]) -> Json:
    """Arguments joined by "or"."""
    return {"or": list(parts)}


def comma_list(parts: Iterable[Argument]) -> Json:
    """Arguments joined by commas."""
    return {"row": list(parts)}


def addend(number: int) -> Json:
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


class WordingByName(Wording):
    """The messages of a game without a wording of its own: `question-…`, `option-…` and `event-…` by name.

    A question has all single fields of the view as arguments, an option the piece of its key as `piece`, an event its
    facts. An event with facts that the viewer does not learn takes the form `.hidden`.
    """

    pieces: Mapping[str, Argument] = {}

    def question(self, question: Json, view: Json) -> Message:
        """The name of the question."""
        single = {name: value for name, value in view.items() if type(value) in (int, str)}
        return message(f"question-{question['question']}", **single)

    def option(self, key: str, question: Json, view: Json) -> Message:
        """The verb of the key."""
        verb, _, piece = key.partition(":")
        return message(f"option-{verb}", piece=piece) if piece else message(f"option-{verb}")

    def phrases(self, events: Sequence[Json], earlier: Earlier = tuple) -> list[Phrase | None]:
        """The kind of each event; a sealed answer is news only until the next one."""
        return [{"say": self._event(event), "fleeting": event["event"] == "sealed"} for event in events]

    def _event(self, event: Json) -> Message:
        facts = {name: value for name, value in event.items() if name not in ("event", "seat")}
        known = {name: value for name, value in facts.items() if value is not None}
        return message(f"event-{event['event']}{'.hidden' if len(known) < len(facts) else ''}", **known)


@dataclass(frozen=True)
class Choice:
    """An option on the table: the verb and the object of its key, and the question it answers."""

    verb: str
    what: str
    question: Json
    view: Json


def plain_option(**arguments: str) -> Callable[[Any, Choice], Message]:
    """The message of options that say what their keys name: arguments by kind of piece, "" for the bare word."""

    def said(_: Any, choice: Choice) -> Message:
        pieces = {name: piece(kind, choice.what) if kind else choice.what for name, kind in arguments.items()}
        return message(f"option-{choice.verb}", **pieces)

    return said


class Sentence(NamedTuple):
    """An event in words: its number among those given, the seat that acts, the message."""

    number: int
    seat: int | None
    say: Message
    fleeting: bool = False


class WordingFunctions(NamedTuple, Generic[P]):
    """What a game says in its own functions; `P` holds what its edition says of the pieces."""

    question: Callable[[P, Json, Json], Message]  # (pieces, question, view)
    options: Mapping[str, Callable[[P, Choice], Message]]  # by verb: what the option means
    fixed: Collection[str]  # verbs of options that mean the same whenever they are there
    narrate: Callable[[P, Sequence[Json]], Iterable[Sentence]]  # in the order in which a person would say it
    is_sequel: Callable[[Sequence[Json]], bool]  # whether the first event goes on with something before it
    score: Callable[[P, Json], Phrase]  # a line of the final scoring
    label: Callable[[str, str], Argument]  # (kind, name): a component in a table of statistics


class NarratedWording(Wording, Generic[P]):
    """The wording of a game with options by verbs and its own order of narrated events."""

    def __init__(self, values: P, pieces: Mapping[str, Argument], functions: WordingFunctions[P]) -> None:
        self.values, self.pieces, self.functions = values, pieces, functions
        self._fixed: dict[str, Message] = {}

    def question(self, question: Json, view: Json) -> Message:
        """What the viewer is asked."""
        return self.functions.question(self.values, question, view)

    def option(self, key: str, question: Json, view: Json) -> Message:
        """What an option means."""
        known = self._fixed.get(key)
        if known is None:
            verb, _, what = key.partition(":")
            known = self.functions.options[verb](self.values, Choice(verb, what, question, view))
            if verb in self.functions.fixed:
                self._fixed[key] = known
        return known

    def phrases(self, events: Sequence[Json], earlier: Earlier = tuple) -> list[Phrase | None]:
        """The phrase of each event; events that go on with something are seen after what happened before them."""
        before = list(earlier()) if self.functions.is_sequel(events) else []
        numbered = [{**event, INDEX: index} for index, event in enumerate((*before, *events))]
        found = _in_place(self.functions.narrate(self.values, numbered), len(before), events)
        for place, event in enumerate(events):
            if event["event"] == SCORE:
                found[place] = self.functions.score(self.values, event)
        return found

    def label(self, kind: str, name: str) -> Argument:
        """A component with what is printed on it."""
        return self.functions.label(kind, name)


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
