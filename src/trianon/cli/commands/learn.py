"""`trianon learn`: a game taught in this terminal, by its own lesson."""

import os
from functools import partial
from typing import Annotated

import typer

from trianon.cli.commands.play import play_match, say
from trianon.cli.errors import CliError
from trianon.cli.inputs import game_for
from trianon.cli.output import Output
from trianon.cli.parameters import GameName
from trianon.cli.terminal.lesson_session import LessonSession
from trianon.cli.terminal.savegame import SUFFIX, Savegame, state_folder
from trianon.cli.terminal.seating import HUMAN
from trianon.core.installed import game_names
from trianon.core.lessons.lesson import Lesson
from trianon.core.lessons.load import lessons_of, load_lesson
from trianon.core.lessons.walk import setting_for
from trianon.core.match import Match


def learn(out: Output, game: GameName, new: Annotated[bool, typer.Option("--new")] = False) -> None:
    """Learn a game in this terminal."""
    game_for(game, out)
    lessons = lessons_of(game)
    if not lessons:
        known = ", ".join(name for name in game_names() if lessons_of(name))
        raise CliError("learn-error-none", game=game, known=known)
    _teach(load_lesson(game, lessons[0]), new, out)


def _teach(lesson: Lesson, new: bool, out: Output) -> None:
    """Begin a lesson, or go on with one unless a new one is asked for; the match is then played to its end."""
    saved = Savegame(state_folder(os.environ) / f"{lesson.game}-{lesson.id}-lesson{SUFFIX}")
    names = tuple(HUMAN if seat == lesson.seat else lesson.level for seat in range(lesson.players))
    with saved.held():
        left = None if new else saved.load()
        if left is not None and not left[1].over and left[1].start.seed == lesson.seed:
            match, message = left[1], "learn-goes-on"
        else:
            match, message = Match(setting_for(game_for(lesson.game, out), lesson), lesson.start()), "learn-begins"
            saved.save(match, names)
        say(out.text(message, game=lesson.game.capitalize()))
        play_match(match, names, out.language, saved, keep=False, session_of=partial(LessonSession, lesson))
