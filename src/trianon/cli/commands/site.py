"""`trianon site`: the page as files for a static host."""

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.errors import CliError
from trianon.cli.output import Output
from trianon.device.site import QUICKLY, WELL, holds_other_files, write_site

MEGABYTE = 1_000_000


def site(
    out: Output,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER")],
    quick: Annotated[bool, typer.Option("--quick")] = False,
) -> None:
    """Write the page as a site without a server, for any static host."""
    if holds_other_files(folder):
        raise CliError("site-taken", folder=str(folder))
    if not quick:
        out.note(out.text("site-progress"))
    size = write_site(folder, QUICKLY if quick else WELL)

    def megabytes(count: int) -> str:
        return out.number(count / MEGABYTE, 2)

    out.say("site-written", folder=str(folder), size=megabytes(size.total))
    out.say("site-page", size=megabytes(size.page))
    out.say("site-first", size=megabytes(size.python))
    for game, count in size.games.items():
        out.say("site-game", game=game, size=megabytes(count))
    for game, count in size.nets.items():
        out.say("site-net", game=game, size=megabytes(count))
