"""`trianon wasm`: games as WebAssembly, for pages and programs that play without a server."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from trianon.bots.wasm_build import DESCRIPTION, module_file
from trianon.cli.output import Output
from trianon.cli.parameters import MaybeGameName
from trianon.games import game_names, game_of


def wasm(
    ctx: typer.Context,
    folder: Annotated[Path, typer.Option("--out", metavar="FOLDER")],
    game: MaybeGameName = None,
) -> None:
    """Write the module of a game, or of all games, and a description of it."""
    out: Output = ctx.obj
    folder.mkdir(parents=True, exist_ok=True)
    for name in [game_of(game).name] if game is not None else game_names():
        file = module_file(name)
        for part in (file, file.with_suffix(DESCRIPTION)):
            shutil.copyfile(part, folder / part.name)
        out.say("wasm-written", file=str(folder / file.name), size=file.stat().st_size)
