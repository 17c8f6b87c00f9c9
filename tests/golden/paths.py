"""Paths through the rules that golden matches take, each as a question to a finished match: those of any game."""

from collections.abc import Callable
from dataclasses import dataclass

from trianon.core.game import Json
from trianon.core.match import Match


@dataclass(frozen=True)
class Path:
    """What a match must have come through, with its name in reports."""

    name: str
    is_taken: Callable[[Match], bool]


def emitted_in(match: Match, event: str, **facts: str) -> list[Json]:
    """The events of a kind with facts that begin so."""
    return [
        shown
        for shown in match.events(None)
        if shown["event"] == event and all(str(shown.get(name)).startswith(fact) for name, fact in facts.items())
    ]


def asked_in(match: Match) -> list[str]:
    """The questions of a match, one for each answer."""
    again, questions = Match(match.setting, match.start, match.position), []
    for answer in match.answers:
        questions.append(again.question()["question"])
        again.answer(answer.seat, answer.key)
    return questions


def emits(event: str, times: int = 1, /, **facts: str) -> Path:
    """So many events of a kind with facts that begin so."""
    return Path(f"{event} {facts}", lambda match: len(emitted_in(match, event, **facts)) >= times)


def asks(question: str) -> Path:
    """A question came up."""
    return Path(question, lambda match: question in asked_in(match))


def answers(*beginnings: str, question: str = "") -> Path:
    """Answers whose keys begin so, one after the other; with a question, the first of them answers it."""

    def is_taken(match: Match) -> bool:
        keys = [answer.key for answer in match.answers]
        asked = asked_in(match) if question else [""] * len(keys)
        return any(
            asked[first] == question
            and len(keys) >= first + len(beginnings)
            and all(map(str.startswith, keys[first:], beginnings))
            for first in range(len(keys))
        )

    return Path(f"{question} {beginnings}", is_taken)


FROM_A_POSITION = Path("from a position", lambda match: match.start.position is not None)
OWN_EDITION = Path("own edition", lambda match: not match.setting.edition.builtin)
