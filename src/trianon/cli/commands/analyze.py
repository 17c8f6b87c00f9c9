"""`trianon analyze`: a finished match looked back at from one seat, with verdicts, chances and lessons."""

from typing import Annotated

import typer

from trianon.bots.analysis.analyze import analyze as run
from trianon.bots.analysis.as_json import analysis_json
from trianon.bots.analysis.moments import MatchUnfinished, moments_of
from trianon.bots.levels import DEFAULT, LEVELS
from trianon.cli.analysis_text import show_analysis
from trianon.cli.errors import CliError
from trianon.cli.executors import RayAddress, WorkersOrCores, executor_for
from trianon.cli.inputs import record_in, seat_of
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, File, SeatNumber
from trianon.cli.series import stop_on_interrupt
from trianon.cli.terminal.seating import HUMAN
from trianon.core.match_file.read import Record

MAX_SIMULATIONS = 1_000_000


def analyze(
    out: Output,
    file: File,
    seat: SeatNumber = None,
    simulations: Annotated[int | None, typer.Option("--simulations", metavar="N", min=1, max=MAX_SIMULATIONS)] = None,
    level: Annotated[str | None, typer.Option("--level", metavar="NAME")] = None,
    workers: WorkersOrCores = None,
    ray: RayAddress = None,
    as_json: AsJson = False,
) -> None:
    """Analyse a match and show what was found."""
    record = record_in(file, out)
    chosen = seat_of(seat, record.setting.players)
    viewer = _seat_of_interest(record) if chosen is None else chosen
    effort = _simulations(record, simulations, level)
    try:
        tasks = 2 * len(moments_of(record, viewer))
        with (
            executor_for(workers, ray) as executor,
            stop_on_interrupt() as stop,
            out.progress("analyze-progress", tasks, game=record.setting.game.name) as advance,
        ):
            found = run(record, viewer, effort, executor, stop, lambda done, total: advance(1))
    except MatchUnfinished:
        raise CliError("analyze-error-unfinished", file=str(file)) from None
    if as_json:
        head = {"game": record.setting.game.name, "seats": record.seats, "answers": len(record.answers)}
        out.json({**head, **analysis_json(found)})
    else:
        if stop.is_set():
            out.say("simulate-stopped")
        show_analysis(record, found, out)
    stop.exit_if_set()


def _seat_of_interest(record: Record) -> int:
    """The first seat of a person in a record of `trianon play`, else the first seat."""
    names = record.seats or ()
    return names.index(HUMAN) if HUMAN in names else 0


def _simulations(record: Record, simulations: int | None, level: str | None) -> int | None:
    if level is None:
        return simulations
    if simulations is not None:
        raise CliError("analyze-error-both")
    if level not in LEVELS:
        raise CliError("analyze-error-level", level=level, known=", ".join(LEVELS))
    usual: int = getattr(DEFAULT, level).simulations
    return usual  # a game's own are few where a level is to make mistakes
