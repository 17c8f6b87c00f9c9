"""Lessons: the script that a match begins with, and its steps in the messages of the API."""

from typing import Any

from trianon.core.installed import built_in_games
from trianon.core.lessons.lesson import Lesson, LessonStep, LessonTarget
from trianon.core.lessons.load import lessons_of, load_lesson
from trianon.core.lessons.walk import answered_by
from trianon.core.match import Match
from trianon.server.errors import NotFound
from trianon.server.wire.lesson_messages import LessonInfo, LessonItem, LessonStepInfo, LitTarget
from trianon.viewing.settings import setting_of


def lesson_named(game: str, lesson: str) -> Lesson:
    """A lesson by its game and id."""
    if game not in built_in_games() or lesson not in lessons_of(game):
        raise NotFound("no-page")
    return load_lesson(game, lesson)


def scripted_key(game: str, lesson: str | None, match: Match, seat: int) -> str | None:
    """The next answer of a bot's seat by the script of a lesson; None where the bot has to think for itself."""
    if lesson is None or lesson not in lessons_of(game):  # an upgrade may have removed the lesson
        return None
    return load_lesson(game, lesson).scripted_answer(match, seat, answered_by(match, seat))


def _lit(target: LessonTarget) -> LitTarget:
    kind: Any = target.kind
    return LitTarget(kind, target.name)


def lesson_info(lesson: Lesson) -> LessonInfo:
    """A lesson as the API returns it."""
    setting = setting_of(lesson.game, lesson.edition, None, lesson.players)

    def info(step: LessonStep) -> LessonStepInfo:
        items = zip(step.items, lesson.items_of(step, setting), strict=True)
        return LessonStepInfo(
            part=lesson.parts.index(step.part),
            say=lesson.message_of(step, setting) if step.say else None,
            answer=step.answer or None,
            light=[_lit(target) for target in step.light],
            items=[LessonItem(name, say) for name, say in items],
            region=step.region or None,
            brings=step.brings,
            score=step.score,
        )

    parts = [lesson.heading(part) for part in lesson.parts]
    return LessonInfo(lesson.game, lesson.id, lesson.seat + 1, parts, [info(step) for step in lesson.steps])
