"""`trianon learn`: a game taught in this terminal, by its own lesson."""

from typing import Annotated

import typer

from trianon.cli.errors import CliError
from trianon.cli.inputs import game_for
from trianon.cli.learn import run
from trianon.cli.output import Output
from trianon.cli.parameters import GameName
from trianon.core.installed import game_names
from trianon.core.lessons.load import lessons_of, load_lesson


def learn(ctx: typer.Context, game: GameName, new: Annotated[bool, typer.Option("--new")] = False) -> None:
    """Learn a game in this terminal."""
    out: Output = ctx.obj
    game_for(game, out)
    lessons = lessons_of(game)
    if not lessons:
        known = ", ".join(name for name in game_names() if lessons_of(name))
        raise CliError("learn-error-none", game=game, known=known)
    run(load_lesson(game, lessons[0]), out.language, new)
