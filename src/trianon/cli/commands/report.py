"""`trianon report`: one HTML page about many matches, with plots."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from trianon.cli.executors import executor_for
from trianon.cli.option_groups import spread_groups
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, Force, GameName
from trianon.cli.research_options import Games, MatchOptions, refuse_to_replace
from trianon.cli.series import stop_on_interrupt
from trianon.core.files import save
from trianon.research.report.study import study
from trianon.texts import Texts


@dataclass(frozen=True)
class ReportedMatches(MatchOptions):
    """The matches to report on: fewer of them say enough."""

    games: Games = 500


@spread_groups
def report(
    ctx: typer.Context,
    game: GameName,
    matches: ReportedMatches,
    out_path: Annotated[Path, typer.Option("--out", metavar="FILE")] = Path("report.html"),
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Study matches and write the page."""
    from trianon.research.report.page import labels_of, page

    out: Output = ctx.obj
    refuse_to_replace(out_path, force)
    series = matches.source(ctx, game)
    with (
        executor_for(matches.workers, matches.ray) as executor,
        stop_on_interrupt() as stop,
        out.progress("report-progress", series.games, game=game) as advance,
    ):
        found = study(series, executor, stop, lambda: advance(1))
    save(out_path, page(found, Texts(out.language, found.setting.game.name), labels_of(found.setting, out.language)))
    if as_json:
        out.json({"file": str(out_path), "stopped": stop.is_set(), **found.to_json()})
    else:
        if stop.is_set():
            out.say("simulate-stopped")
        out.say("report-written", file=str(out_path), games=found.games)
    stop.exit_if_set()
