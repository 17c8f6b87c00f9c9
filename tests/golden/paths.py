"""Paths through the rules that golden matches of any game take, each as a question to a finished match."""

from collections.abc import Callable

from trianon.core.game import Json
from trianon.core.match import Match

Path = Callable[[Match], bool]


def emitted_in(match: Match, event: str, **facts: object) -> list[Json]:
    """The events of a kind with these facts."""
    return [
        shown
        for shown in match.events(None)
        if shown["event"] == event and all(shown.get(name) == fact for name, fact in facts.items())
    ]


def asked_in(match: Match) -> list[str]:
    """The questions of a match, one for each answer."""
    again, questions = Match(match.setting, match.start, match.position), []
    for answer in match.answers:
        questions.append(again.question()["question"])
        again.answer(answer.seat, answer.key)
    return questions


def from_a_position(match: Match) -> bool:
    """The match began in the middle of another."""
    return match.start.position is not None


def own_edition(match: Match) -> bool:
    """The record brings its edition along."""
    return not match.setting.edition.builtin
