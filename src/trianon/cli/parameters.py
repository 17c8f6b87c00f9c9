"""Arguments and options that several commands share; what they mean is written in the locales."""

from pathlib import Path
from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME")]
MaybeGameName = Annotated[str | None, typer.Argument(metavar="GAME")]
File = Annotated[Path, typer.Argument(metavar="FILE")]
AsJson = Annotated[bool, typer.Option("--json")]
EditionSource = Annotated[str, typer.Option("--edition", metavar="NAME|FILE")]
OpenInformation = Annotated[bool, typer.Option("--open")]
Force = Annotated[bool, typer.Option("--force")]
At = Annotated[int | None, typer.Option("--at", metavar="N", min=0)]
IsPosition = Annotated[bool, typer.Option("--position")]
Seed = Annotated[str, typer.Option("--seed", metavar="TEXT")]
Records = Annotated[Path | None, typer.Option("--records", metavar="FOLDER")]
SeatNumber = Annotated[int | None, typer.Option("--seat", metavar="N", min=1, max=5)]
