"""`trianon dataset`: the decisions of many matches as a Parquet file, with a card that explains it."""

from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.errors import CliError
from trianon.cli.executors import executor_for
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, Force, GameName
from trianon.cli.research_options import MatchOptions, created_folder, refuse_to_replace
from trianon.cli.series import stop_on_interrupt
from trianon.core.files import save
from trianon.research.dataset.card import card
from trianon.research.dataset.file import ENDING, FILE, DatasetSummary, write

# a name that ends like this is a file, not a folder
OTHER_FILES = (".arrow", ".csv", ".feather", ".gz", ".h5", ".json", ".jsonl", ".npz", ".parq", ".pq", ".txt", ".zip")


def dataset(
    ctx: typer.Context,
    game: GameName,
    out_path: Annotated[Path, typer.Option("--out", metavar="FILE|FOLDER")],
    matches: MatchOptions,
    analysis: Annotated[int | None, typer.Option(min=1, metavar="SIMULATIONS")] = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Write decisions and a card."""
    out: Output = ctx.obj
    file, about = _places(out_path)
    for path in (file, about):
        refuse_to_replace(path, force, folder_may_be_new=path.parent == out_path)
    series = matches.source(ctx, game)
    with (
        created_folder(file),
        executor_for(matches.workers, matches.ray) as executor,
        stop_on_interrupt() as stop,
        out.progress("dataset-progress", series.games, game=game) as advance,
    ):
        written = write(series, file, executor, stop, lambda: advance(1), analysis)
        save(about, card(written, file.name, series.games, matches.edition, out.texts))
    _show_summary(written, file, about, stop.is_set(), as_json, out)
    stop.exit_if_set()


def _places(path: Path) -> tuple[Path, Path]:
    """Where file and card go: beside one another, or into a folder."""
    if path.suffix == ENDING:
        return path, path.with_suffix(".md")
    if path.suffix.lower() in OTHER_FILES and not path.is_dir():
        raise CliError("dataset-error-ending", file=str(path), ending=ENDING)
    return path / FILE, path / "README.md"


def _show_summary(written: DatasetSummary, file: Path, about: Path, stopped: bool, as_json: bool, out: Output) -> None:
    if as_json:
        head = {name: value for name, value in written.about.items() if name != "view"}
        result = {"file": str(file), "card": str(about), "matches": written.matches, "decisions": written.decisions}
        out.json({**result, "stopped": stopped, "about": head})
        return
    if stopped:
        out.say("simulate-stopped")
    out.say("dataset-written", file=str(file), matches=written.matches, decisions=written.decisions)
    out.say("dataset-card", file=str(about))
