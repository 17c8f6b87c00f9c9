"""What a game adds to answers prepared ahead: standing rules, in its module `standing_rules`; a game may have none.

Single answers to coming questions need nothing from a game (`viewing/next_questions.py`).
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from trianon.core.game import Game, Json
from trianon.core.installed import optional_part

PART = "standing_rules"  # the module of a game that holds its STANDING_RULES


class Asked(NamedTuple):
    """A question as a standing rule gets it."""

    question: Json
    options: Sequence[str]  # their keys
    lowers: Callable[[str, str], bool]  # (key, kind of change): whether the seat has less of that after an option


class StandingRule(NamedTuple):
    """A rule by which a player answers a kind of question; the text `standing-<name>` says it."""

    name: str
    answer: Callable[[Asked], str | None]  # the key of the answer, None for questions it says nothing about
    until: str = ""  # the event that ends it; empty: the match


@cache
def standing_rules_of(game: Game) -> Sequence[StandingRule]:
    """The standing rules that players of a game can switch on."""
    found: Sequence[StandingRule] = getattr(optional_part(game.name, PART), "STANDING_RULES", ())
    return found


def question_name(question: Json) -> str:
    """A question without the seats it is put to, as one word: equal words mean the same question."""
    return "/".join("" if value is None else str(value) for fact, value in question.items() if fact != "seats")
