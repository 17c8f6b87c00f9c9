"""Plays a lesson from its first step to its last, as its learner and its script do."""

from collections.abc import Iterator

from trianon.core.editions.load import load_edition
from trianon.core.errors import TrianonError
from trianon.core.game import Game, Setting
from trianon.core.lessons.lesson import Lesson, LessonStep
from trianon.core.match import Match


def setting_for(game: Game, lesson: Lesson) -> Setting:
    """The setting of a lesson: its edition for its players."""
    return game.setting(load_edition(game.schema, lesson.edition), lesson.players)


def answered_by(match: Match, seat: int) -> int:
    """How many answers of a seat count in a match."""
    return sum(answer.seat == seat for answer in match.answers)


def play_rivals(lesson: Lesson, match: Match) -> None:
    """Give scripted answers of the rivals until the learner is asked; an answer that is not legal is an error."""
    while not match.over and lesson.seat not in match.asked():
        seat = match.asked()[0]
        key = lesson.scripted_answer(match, seat, answered_by(match, seat))
        if key is None:
            raise TrianonError(f"{lesson.game}/{lesson.id}: seat {seat + 1} has no legal answer in the script")
        match.answer(seat, key)


def walk(game: Game, lesson: Lesson) -> Iterator[tuple[LessonStep, Match]]:
    """Every step with the match in which it is shown; the learner's answer is given after it."""
    match = Match(setting_for(game, lesson), lesson.start())
    for step in lesson.steps:
        play_rivals(lesson, match)
        yield step, match
        if step.answer:
            match.answer(lesson.seat, step.answer)
