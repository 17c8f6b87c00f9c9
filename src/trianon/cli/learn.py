"""A lesson in the terminal: begins it or goes on with it, and plays the match to its end afterwards."""

import os
from functools import partial

from trianon.cli.play import play_match, say
from trianon.cli.terminal.lesson_session import LessonSession
from trianon.cli.terminal.savegame import SUFFIX, Savegame, state_folder
from trianon.cli.terminal.seating import HUMAN
from trianon.core.lessons.lesson import Lesson
from trianon.core.lessons.walk import setting_for
from trianon.core.match import Match
from trianon.games import game_of
from trianon.texts import Texts


def run(lesson: Lesson, language: str, new: bool) -> None:
    """Teach a lesson; one that was left goes on unless a new one is asked for."""
    saved = Savegame(state_folder(os.environ) / f"{lesson.game}-{lesson.id}-lesson{SUFFIX}")
    names = tuple(HUMAN if seat == lesson.seat else lesson.level for seat in range(lesson.players))
    with saved.held():
        left = None if new else saved.load()
        goes_on = left is not None and not left[1].over and left[1].start.seed == lesson.seed
        if left is not None and goes_on:
            match = left[1]
        else:
            match = Match(setting_for(game_of(lesson.game), lesson), lesson.start())
            saved.save(match, names)
        say(Texts(language).text("learn-goes-on" if goes_on else "learn-begins", game=lesson.game.capitalize()))
        play_match(match, names, language, saved, keep=False, session_of=partial(LessonSession, lesson))
