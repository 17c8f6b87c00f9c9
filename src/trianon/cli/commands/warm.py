"""`trianon warm`: compile the rules ahead, so that nobody waits for it later."""

from __future__ import annotations

import typer

from trianon.cli.compiling import STUDIED, is_everything_compiled, use_everything
from trianon.cli.output import Output
from trianon.cli.parameters import MaybeGameName
from trianon.games import game_names, game_of


def warm(ctx: typer.Context, game: MaybeGameName = None) -> None:
    """Compile the rules of a game, or of all games, and keep the compiled code."""
    out: Output = ctx.obj
    compiled = 0
    for name in [game] if game is not None else game_names():
        compiled += (new := compile_ahead(name, out))
        out.say("warm-ready", game=name, compiled=new)
    if compiled:
        from trianon.core.kernel.code_cache import forget_old_caches

        forget_old_caches()


def compile_ahead(name: str, out: Output) -> int:
    """Compile what is not compiled yet; how many functions that were."""
    from trianon.bots.compile_ahead import LATER, PLAYED, each_compiled, load_rules, waiting_compilations

    game = game_of(name)
    if is_everything_compiled(name):
        return 0
    load_rules(game, (*PLAYED, *LATER, *STUDIED))
    compiled = 0
    with out.progress("warm-progress", waiting_compilations(), game=name) as advance:

        def tick() -> None:
            nonlocal compiled
            compiled += 1
            advance(1)

        with each_compiled(tick):
            use_everything(game)
    return compiled
