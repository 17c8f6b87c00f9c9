"""`trianon balance tune`: values of an edition with which the seats of a game are more even."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from trianon.bots.arena import edition_of_contest
from trianon.bots.ratings import Interval
from trianon.bots.registry import check_bot
from trianon.bots.statistics.study import bounds
from trianon.cli.errors import CliError
from trianon.cli.executors import RayAddress, Workers, executor_for
from trianon.cli.inputs import game_for
from trianon.cli.option_groups import spread_groups
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, EditionSource, Force, GameName, Seed
from trianon.cli.research_options import refuse_to_replace
from trianon.cli.series import check_series_seed, stop_on_interrupt
from trianon.core.editions.load import DEFAULT, PROVENANCE, load_edition
from trianon.core.editions.sheet import sheet_of_data
from trianon.core.files import save
from trianon.research.balance.tuning.played import Base
from trianon.research.balance.tuning.search import RaceResult, Tuner, TuningPlan

MAX_DESIGNS, MAX_MATCHES, MAX_CANDIDATES = 100_000, 1_000_000, 1000


@dataclass(frozen=True)
class TuningOptions:
    """What is tuned, by which opponents, and how much is played."""

    edition: EditionSource = DEFAULT
    players: Annotated[str, typer.Option("--players", metavar="N,N,…")] = "3,4,5"
    bot: Annotated[str, typer.Option("--seats", metavar="NAME")] = "net"
    house_rule: Annotated[bool, typer.Option("--house-rule")] = False
    only: Annotated[str, typer.Option("--only", metavar="KEY")] = ""
    designs: Annotated[int, typer.Option("--designs", metavar="N", min=1, max=MAX_DESIGNS)] = 240
    matches: Annotated[int, typer.Option("--matches", metavar="N", min=2, max=MAX_MATCHES)] = 25
    candidates: Annotated[int, typer.Option("--candidates", metavar="N", min=1, max=MAX_CANDIDATES)] = 8
    race: Annotated[int, typer.Option("--race", metavar="N", min=2, max=MAX_MATCHES)] = 200
    seed: Seed = "tune"
    work: Annotated[Path | None, typer.Option("--work", metavar="FOLDER")] = None
    workers: Workers = 1
    ray: RayAddress = None


@spread_groups
def tune(
    ctx: typer.Context,
    game: GameName,
    options: TuningOptions,
    out_path: Annotated[Path, typer.Option("--out", metavar="FILE")] = Path("tuned.toml"),
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Look for values with which the seats are even, and write the best edition."""
    out: Output = ctx.obj
    refuse_to_replace(out_path, force)
    check_bot(options.bot)
    check_series_seed(options.seed)
    schema = game_for(game, out).schema
    base = Base(game, edition_of_contest(load_edition(schema, options.edition)), options.bot, options.house_rule)
    plan = TuningPlan(
        base, _players(options.players, game, out), options.designs, options.matches, options.candidates, options.race,
        options.seed, options.only,
    )  # fmt: skip
    with (
        executor_for(options.workers, options.ray) as executor,
        stop_on_interrupt() as stop,
        out.progress("report-progress", plan.most_matches, game=game) as advance,
    ):
        tuner = Tuner(plan, executor, stop, options.work, advance)
        if not tuner.levers:
            raise CliError("tune-no-levers", edition=base.loaded().id)
        standings = tuner.run()
    if standings:
        best = tuner.edition(standings[0].chosen)
        save(out_path, sheet_of_data(schema, {**best.data, PROVENANCE: best.origins}).text)
    if as_json:
        out.json({"file": str(out_path), "stopped": stop.is_set(), "standings": [_json(one) for one in standings]})
    elif standings:
        _show(standings, str(out_path), out)
    else:
        out.say("simulate-stopped")
    stop.exit_if_set()


def _players(text: str, game: str, out: Output) -> tuple[int, ...]:
    seats = game_for(game, out).seats
    found = [int(part) if part.strip().isdigit() else 0 for part in text.split(",")]
    for players in found:
        if players not in seats:
            raise CliError("error-players", game=game, least=seats[0], most=seats[-1], players=players)
    return tuple(dict.fromkeys(found))


def _json(one: RaceResult) -> dict[str, Any]:
    return {
        "settings": dict(one.chosen),
        "matches": one.matches,
        "unfairness": one.unfairness,
        "shares": {str(players): [bounds(share) for share in shares] for players, shares in one.shares.items()},
    }


def _show(standings: list[RaceResult], file: str, out: Output) -> None:
    for players in standings[0].shares:
        heads = [out.text(f"tune-{column}") for column in ("candidate", "levers", "matches", "unfairness")]
        heads += [out.text("balance-seat", seat=seat) for seat in range(1, players + 1)]
        rows = [
            (
                *(str(number), str(len(one.chosen)), out.number(one.matches), out.number(one.unfairness, 2)),
                *(_share(share, out) for share in one.shares[players]),
            )
            for number, one in enumerate(standings, 1)
        ]
        out.table(heads, rows, right="r" * len(heads), title=out.text("tune-title", players=players))
    for name, setting in standings[0].chosen:
        out.show(f"  {name} {setting:g}")
    out.say("tune-written", file=file)


def _share(share: Interval, out: Output) -> str:
    return f"{out.number(100 * share.value, 1)} % ±{out.number(50 * (share.high - share.low), 1)}"
