"""`trianon warm`: compile the rules ahead of their use."""

from trianon.bots.compile_ahead import (
    EXTRA_MODULES,
    PLAY_MODULES,
    load_rules,
    on_each_compilation,
    pending_compilations,
)
from trianon.cli.output import Output
from trianon.cli.parameters import MaybeGameName
from trianon.core.kernel.compiler.source_key import forget_old_caches
from trianon.games import game_names, game_of
from trianon.research.compiling import is_everything_compiled
from trianon.research.exercise import MODULES, exercise_everything


def warm(out: Output, game: MaybeGameName = None) -> None:
    """Compile the rules of a game, or of all games, and keep the compiled code."""
    compiled = 0
    for name in [game] if game is not None else game_names():
        compiled += (new := compile_ahead(name, out))
        out.say("warm-ready", game=name, compiled=new)
    if compiled:
        forget_old_caches()


def compile_ahead(name: str, out: Output) -> int:
    """Compile what is not compiled yet; how many functions that were."""
    game = game_of(name)
    if is_everything_compiled(name):
        return 0
    load_rules(game, (*PLAY_MODULES, *EXTRA_MODULES, *MODULES))
    compiled = 0
    with out.progress("warm-progress", pending_compilations(), game=name) as advance:

        def tick() -> None:
            nonlocal compiled
            compiled += 1
            advance(1)

        with on_each_compilation(tick):
            exercise_everything(game)
    return compiled
