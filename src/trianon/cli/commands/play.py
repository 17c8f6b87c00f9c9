"""`trianon play`: a match in this terminal."""

from pathlib import Path
from typing import Annotated

import typer

from trianon.bots.external.command import split_names
from trianon.cli.inputs import game_for
from trianon.cli.output import Output
from trianon.cli.parameters import EditionSource, GameName, OpenInformation
from trianon.cli.play import run
from trianon.core.editions.load import DEFAULT


def play(
    ctx: typer.Context,
    game: GameName,
    seats: Annotated[str, typer.Option("--seats", metavar="NAMES")] = "human,thumb,thumb",
    seed: Annotated[str | None, typer.Option("--seed", metavar="TEXT")] = None,
    edition: EditionSource = DEFAULT,
    open_information: OpenInformation = False,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    new: Annotated[bool, typer.Option("--new")] = False,
) -> None:
    """Play a match in this terminal."""
    out: Output = ctx.obj
    game_for(game, out)
    run(game, split_names(seats), seed, edition, out.language, open_information, record, new)
