"""`trianon wasm`: games as WebAssembly, for pages and programs that play without a server."""

from pathlib import Path
from typing import Annotated

import typer

from trianon.bots.wasm_build import built_module, copy_module, kept_module, module_file
from trianon.cli.output import Output
from trianon.cli.parameters import MaybeGameName
from trianon.core.installed import built_in_games
from trianon.games import game_names, game_of


def wasm(
    out: Output,
    game: MaybeGameName = None,
    folder: Annotated[Path | None, typer.Option("--out", metavar="FOLDER")] = None,
) -> None:
    """Write the module of a game, or of all games, and a description of it; without a folder, beside the rules."""
    all_games = built_in_games() if folder is None else game_names()
    for name in all_games if game is None else [game_of(game).name]:
        if folder is None:
            file = copy_module(built_module(name), kept_module(name).parent)
        else:
            file = copy_module(module_file(name), folder)
        out.say("wasm-written", file=str(file), size=file.stat().st_size)
