"""Options shared by research commands: matches to study, and output files that are not overwritten."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from trianon.cli.errors import CliError
from trianon.cli.inputs import setting_for
from trianon.cli.output import Output
from trianon.cli.series import check_series

if TYPE_CHECKING:
    from trianon.research.matches.source import MatchSource

MOST_GAMES = 10_000_000
MOST_MILLISECONDS = 3_600_000

Players = Annotated[int | None, typer.Option("--players", metavar="N")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES)]
Seed = Annotated[str, typer.Option("--seed", metavar="TEXT")]
Seats = Annotated[str, typer.Option("--seats", metavar="NAMES")]
Records = Annotated[Path | None, typer.Option("--records", metavar="FOLDER")]
Milliseconds = Annotated[int | None, typer.Option("--milliseconds", metavar="N", min=1, max=MOST_MILLISECONDS)]
DEFAULT_PLAYERS = 4
OF_PLAY = {
    "games": "--games",
    "seats": "--seats",
    "seed": "--seed",
    "milliseconds": "--milliseconds",
    "edition": "--edition",
}  # what says how matches are to be played


def series_for(
    game: str,
    seats: str,
    players: int | None,
    games: int,
    seed: str,
    milliseconds: int | None,
    edition: str,
    out: Output,
) -> MatchSource:
    """Matches that opponents are to play; one name stands for all seats."""
    from trianon.bots.arena import Contest
    from trianon.bots.external.command import split_names
    from trianon.bots.registry import check_bot
    from trianon.core.editions.load import REFERENCE
    from trianon.research.matches.source import SelfPlay

    names = split_names(seats)
    for name in names:
        check_bot(name, programs=True)
    if len(names) == 1:
        names *= players or DEFAULT_PLAYERS
    if players is not None and len(names) != players:
        raise CliError("error-seats", count=len(names), players=players)
    check_series(seed)
    setting = setting_for(game, edition, len(names), out)
    text = "" if setting.edition.builtin and setting.edition.id == REFERENCE else setting.edition.text
    series = SelfPlay(Contest(game, tuple(names), games, seed, text, milliseconds))
    series.warm()  # while Ctrl-C still ends everything at once
    return series


def records_for(ctx: typer.Context, game: str, records: Path, players: int | None) -> MatchSource:
    """Recorded matches from a folder; options that say how to play are refused beside it."""
    from trianon.cli.inputs import game_for
    from trianon.research.matches.source import record_files

    out: Output = ctx.obj
    game_for(game, out)
    given = [option for name, option in OF_PLAY.items() if _typed(ctx, name)]
    if given:
        raise CliError("research-records-alone", options=", ".join(given))
    series = record_files(records, game)
    found = series.setting().players
    if players is not None and players != found:
        raise CliError("research-players", folder=str(records), found=found, players=players)
    return series


def _typed(ctx: typer.Context, name: str) -> bool:
    """Whether a person gave a parameter, be it with the value it has anyway."""
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


@contextmanager
def folder_for(file: Path) -> Iterator[None]:
    """The folder of a file, made where it is not there; it goes again when nothing came into it."""
    made = [folder for folder in file.parents if not folder.exists()]
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        yield
    finally:
        with suppress(OSError):  # not empty: it is in use
            for folder in made:
                folder.rmdir()


def refuse_to_replace(path: Path, force: bool, folder_may_be_new: bool = False) -> None:
    """Refuse an existing file unless forced; its folder must exist, or may be new. Devices and pipes lose nothing."""
    if path.is_file() and not force:
        raise CliError("error-exists", file=str(path))
    if path.is_dir():
        raise CliError("research-is-folder", file=str(path))
    if not path.parent.is_dir() and not (folder_may_be_new and not path.parent.exists()):
        raise CliError("error-no-folder", file=str(path.parent))
