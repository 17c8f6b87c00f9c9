"""Options shared by research commands: matches to study, and output files that are not overwritten."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from trianon.bots.arena import Contest, edition_of_contest
from trianon.bots.external.command import split_names
from trianon.bots.registry import check_bot
from trianon.cli.errors import CliError
from trianon.cli.executors import RayAddress, Workers
from trianon.cli.inputs import game_for, setting_for
from trianon.cli.output import Output
from trianon.cli.parameters import EditionSource, Records, Seed
from trianon.cli.series import check_series_seed
from trianon.core.editions.load import DEFAULT
from trianon.research.matches.source import MatchSource, SelfPlay, record_files

MAX_GAMES = 10_000_000
MAX_MILLISECONDS = 3_600_000

Games = Annotated[int, typer.Option("--games", metavar="N", min=1, max=MAX_GAMES)]
Milliseconds = Annotated[int | None, typer.Option("--milliseconds", metavar="N", min=1, max=MAX_MILLISECONDS)]
PLAY_OPTIONS = {
    "games": "--games",
    "seats": "--seats",
    "seed": "--seed",
    "milliseconds": "--milliseconds",
    "edition": "--edition",
}  # options of matches that are yet to be played


@dataclass(frozen=True)
class MatchOptions:
    """The matches to study, played by opponents or read from records, and the processes that do so."""

    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None
    games: Games = 1000
    seats: Annotated[str, typer.Option("--seats", metavar="NAMES")] = "thumb"
    seed: Seed = "1"
    milliseconds: Milliseconds = None
    records: Records = None
    edition: EditionSource = DEFAULT
    workers: Workers = 1
    ray: RayAddress = None

    def source(self, ctx: typer.Context, game: str) -> MatchSource:
        """Where the matches come from: opponents that play them, or a folder of records."""
        return self._played(game, ctx.obj) if self.records is None else self._recorded(ctx, game, self.records)

    def _played(self, game: str, out: Output) -> MatchSource:
        """Matches that opponents are to play; one name stands for all seats."""
        names = split_names(self.seats)
        for name in names:
            check_bot(name, programs=True)
        if len(names) == 1:
            names *= self.players or game_for(game, out).usual_players
        if self.players is not None and len(names) != self.players:
            raise CliError("error-seats", count=len(names), players=self.players)
        check_series_seed(self.seed)
        setting = setting_for(game, self.edition, len(names), out)
        edition = edition_of_contest(setting.edition)
        series = SelfPlay(Contest(game, tuple(names), self.games, self.seed, edition, self.milliseconds))
        series.warm()  # while Ctrl-C still ends everything at once
        return series

    def _recorded(self, ctx: typer.Context, game: str, records: Path) -> MatchSource:
        """Recorded matches from a folder; options that say how to play are refused beside it."""
        game_for(game, ctx.obj)
        given = [option for name, option in PLAY_OPTIONS.items() if _is_given(ctx, name)]
        if given:
            raise CliError("research-records-alone", options=", ".join(given))
        series = record_files(records, game)
        found = series.setting().players
        if self.players is not None and self.players != found:
            raise CliError("research-players", folder=str(records), found=found, players=self.players)
        return series


def _is_given(ctx: typer.Context, name: str) -> bool:
    """Whether a parameter was given, even with its default value."""
    source = ctx.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


@contextmanager
def created_folder(file: Path) -> Iterator[None]:
    """The folder of a file, created where it is missing and removed again if it stays empty."""
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
        raise CliError("error-no-folder" if path.parent.exists() else "research-no-folder", file=str(path.parent))
