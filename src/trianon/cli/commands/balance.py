"""`trianon balance`: what seats, components and strategies of an edition are worth, over many matches."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from trianon.bots.external.command import split_names
from trianon.cli.errors import CliError
from trianon.cli.executors import executor_for
from trianon.cli.option_groups import spread_groups
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, Force, GameName
from trianon.cli.research_options import Games, MatchOptions, refuse_to_replace
from trianon.cli.series import stop_on_interrupt
from trianon.core.files import save
from trianon.research.balance import lab
from trianon.research.balance.findings import findings_of
from trianon.research.balance.page import labels_of, page
from trianon.research.balance.worth import component_restrictions, usual_restrictions
from trianon.research.matches.source import MatchSource, SelfPlay
from trianon.texts import Texts

MAX_DEALS, MAX_STRATEGIES = 1_000_000, 12
USUAL = "usual"  # stands for what a game says is worth forbidding
COMPONENTS = "components"  # stands for each component that comes up in matches


@dataclass(frozen=True)
class StudiedMatches(MatchOptions):
    """The matches to study: fewer of them say enough."""

    games: Games = 500


@dataclass(frozen=True)
class StudyParts:
    """What is measured beside open matches, and where finished matches are kept."""

    forbid: Annotated[str, typer.Option("--forbid", metavar="NAMES")] = ""
    deals: Annotated[int, typer.Option("--deals", metavar="N", min=1, max=MAX_DEALS)] = 100
    again: Annotated[int, typer.Option("--again", metavar="N", min=0, max=MAX_DEALS)] = 0
    strategies: Annotated[int, typer.Option("--strategies", metavar="N", min=1, max=MAX_STRATEGIES)] = 4
    work: Annotated[Path | None, typer.Option("--work", metavar="FOLDER")] = None


@spread_groups
def measure(
    ctx: typer.Context,
    game: GameName,
    matches: StudiedMatches,
    parts: StudyParts,
    out_path: Annotated[Path, typer.Option("--out", metavar="FILE")] = Path("balance.html"),
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Study matches and write the page."""
    out: Output = ctx.obj
    refuse_to_replace(out_path, force)
    source = matches.source(ctx, game)
    names = _restrictions(source, parts)
    plan = lab.LabPlan(source, parts.again, tuple(names), parts.deals if names else 0, parts.strategies)
    with (
        executor_for(matches.workers, matches.ray) as executor,
        stop_on_interrupt() as stop,
        out.progress("report-progress", len(plan.trials), game=game) as advance,
    ):
        measured = lab.measure(plan, executor, stop, parts.work, lambda: advance(1))
    found = findings_of(measured)
    setting = source.setting()
    save(out_path, page(found, Texts(out.language, setting.game.name), labels_of(setting, out.language)))
    if as_json:
        out.json({"file": str(out_path), "stopped": stop.is_set(), **found.to_json()})
    else:
        if stop.is_set():
            out.say("simulate-stopped")
        out.say("report-written", file=str(out_path), games=sum(map(len, measured.series.values())))
    stop.exit_if_set()


def _restrictions(source: MatchSource, parts: StudyParts) -> list[str]:
    """What one player in turn may not use."""
    if not isinstance(source, SelfPlay) and (parts.forbid or parts.again):
        raise CliError("balance-records-alone")
    game, names = source.setting().game, list[str]()
    known = [block.verb for block in game.numbering.blocks]
    for name in split_names(parts.forbid) if parts.forbid else []:
        if name == USUAL:
            names += usual_restrictions(game.name)
        elif name == COMPONENTS and isinstance(source, SelfPlay):
            names += component_restrictions(source)
        elif name.partition(":")[0] in known:
            names.append(name)
        else:
            raise CliError("balance-unknown-verb", name=name, known=", ".join([USUAL, COMPONENTS, *known]))
    return list(dict.fromkeys(names))
