"""`trianon simulate`: many matches between bots, and their results."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer

from trianon.bots.external.command import split_names
from trianon.bots.simulate import Simulation, bots_for, recorded_match
from trianon.bots.simulate import simulate as play
from trianon.cli.inputs import setting_for
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, EditionSource, Force, GameName, OpenInformation, Records, Seed
from trianon.cli.series import StopRequest, check_series_seed, record_names, show_series_title, stop_on_interrupt
from trianon.core.editions.load import DEFAULT
from trianon.core.files import save
from trianon.core.game import Setting
from trianon.core.match_file.write import write_record

MAX_GAMES = 100_000_000
MAX_THREADS = 1024


@dataclass(frozen=True)
class SeriesOptions:
    """The matches of a series: how many, between which bots, with which edition."""

    players: Annotated[int | None, typer.Option("--players", metavar="N")] = None
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MAX_GAMES)] = 1000
    seed: Seed = "1"
    bots: Annotated[str, typer.Option("--seats", "--bots", metavar="NAMES")] = "random"
    threads: Annotated[int, typer.Option("--threads", metavar="N", min=1, max=MAX_THREADS)] = 1
    edition: EditionSource = DEFAULT
    open_information: OpenInformation = False


def simulate(
    out: Output,
    game: GameName,
    series: SeriesOptions,
    records: Records = None,
    force: Force = False,
    as_json: AsJson = False,
) -> None:
    """Play a series of matches and show the results."""
    setting = setting_for(game, series.edition, series.players, out)
    names = bots_for(setting, split_names(series.bots), programs=True)
    check_series_seed(series.seed)
    name_of = None if records is None else record_names(records, setting, series.seed, series.games, force)
    play(setting, names, 0, series.seed)  # compiles while Ctrl-C still ends everything
    with stop_on_interrupt() as stop:
        with out.progress("simulate-progress", series.games, game=game) as advance:
            done = play(
                setting, names, series.games, series.seed, series.threads, series.open_information, advance, stop
            )
        result = summary(setting, names, series, done)
        if name_of is not None:
            result["records"] = _record(setting, names, series, name_of, stop, out)
    result["stopped"] = stop.is_set()
    if as_json:
        out.json(result)
    else:
        _show(result, out)
    stop.exit_if_set()


def summary(setting: Setting, bots: list[str], series: SeriesOptions, done: Simulation) -> dict[str, Any]:
    """The results of a series as plain data; a series stopped before its first match has no means."""
    some, seconds = done.games > 0, max(done.seconds, 1e-9)
    return {
        "game": setting.game.name,
        "edition": {"id": setting.edition.id, "digest": setting.edition.digest},
        "players": setting.players,
        "bots": bots,
        "seed": series.seed,
        "threads": series.threads,
        "open_information": series.open_information,
        "games": done.games,
        "decisions": done.decisions,
        "forced_share": round(done.forced / done.decisions, 6) if some else None,
        "seconds": round(done.seconds, 6),
        "games_per_s": round(done.games / seconds, 3),
        "decisions_per_s": round(done.decisions / seconds, 1),
        "mean_scores": [round(float(mean), 6) for mean in done.points.mean(axis=0)] if some else None,
        "win_shares": [round(share, 6) for share in done.win_shares()] if some else None,
        "game_length": {
            "mean": round(float(done.lengths.mean()), 6),
            "min": int(done.lengths.min()),
            "max": int(done.lengths.max()),
        }
        if some
        else None,
    }


def _record(
    setting: Setting,
    bots: list[str],
    series: SeriesOptions,
    name_of: Callable[[int], Path],
    stop: StopRequest,
    out: Output,
) -> int:
    """Play the matches again answer by answer and write each into its file; how many were written."""
    name_of(0).parent.mkdir(parents=True, exist_ok=True)
    with out.progress("simulate-recording", series.games) as advance:
        for number in range(series.games):
            if stop.is_set():
                return number
            match = recorded_match(setting, bots, series.seed, number, series.open_information)
            save(name_of(number), write_record(match, bots))
            advance(1)
    return series.games


def _show(result: dict[str, Any], out: Output) -> None:
    number = out.number
    show_series_title(result, out)
    if "records" in result:
        out.say("simulate-records", count=result["records"])
    if result["games"] == 0:
        return
    length = result["game_length"]
    facts = {
        "simulate-decisions": number(result["decisions"]),
        "simulate-forced": number(100 * result["forced_share"], 1) + " %",
        "simulate-length": f"{number(length['mean'], 1)} ({length['min']}-{length['max']})",
        "simulate-seconds": number(result["seconds"], 3),
        "simulate-games-per-s": number(result["games_per_s"]),
        "simulate-decisions-per-s": number(result["decisions_per_s"]),
    }
    width = max(len(out.text(name)) for name in facts)
    out.show(*(f"{out.text(name):{width}}  {value}" for name, value in facts.items()))
    out.table(
        [out.text(f"simulate-{column}") for column in ("seat", "bot", "mean-score", "win-share")],
        [
            (str(seat), bot, number(mean, 2), number(100 * share, 1) + " %")
            for seat, (bot, mean, share) in enumerate(
                zip(result["bots"], result["mean_scores"], result["win_shares"], strict=True), 1
            )
        ],
        right="r.rr",
    )
