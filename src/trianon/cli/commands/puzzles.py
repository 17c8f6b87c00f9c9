"""`trianon puzzles`: list, solve, make and check puzzles."""

from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer

from trianon.bots.puzzles.checking import RECHECK_FACTOR
from trianon.bots.puzzles.checking import check as measure_again
from trianon.bots.puzzles.mining import MiningEffort, MiningTask, mine
from trianon.bots.registry import check_bot
from trianon.cli.errors import CliError
from trianon.cli.executors import WorkersOrCores, executor_for
from trianon.cli.inputs import game_for
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, GameName, MaybeGameName, Seed
from trianon.cli.series import check_series_seed, stop_on_interrupt
from trianon.cli.terminal.puzzle_session import PuzzleSession
from trianon.core.installed import game_names
from trianon.core.puzzles.daily import puzzle_of_the_day
from trianon.core.puzzles.file import puzzles_in, puzzles_of, save_puzzle
from trianon.core.puzzles.puzzle import Puzzle, in_order

UNCONFIRMED = 1
STAR = "★"
MAX_MATCHES, MAX_SIMULATIONS = 1_000_000, 1_000_000
MaybeId = Annotated[str | None, typer.Argument(metavar="ID")]
Ids = Annotated[list[str] | None, typer.Argument(metavar="ID")]
Folder = Annotated[Path | None, typer.Option("--folder", metavar="DIR")]
Stars = Annotated[int | None, typer.Option("--stars", metavar="N", min=1, max=5)]


def list_(
    out: Output,
    game: MaybeGameName = None,
    stars: Stars = None,
    folder: Folder = None,
    as_json: AsJson = False,
) -> None:
    """List puzzles, the easy ones first."""
    found = [
        puzzle
        for name in ([game] if game else game_names())
        for puzzle in in_order(list(_known(name, folder).values()))
        if stars in (None, puzzle.stars)
    ]
    if as_json:
        out.json([{"id": puzzle.id, **asdict(puzzle), "seat": puzzle.seat + 1} for puzzle in found])
        return
    names = ("id", "game", "stars", "players", "options", "gap")
    out.table([out.text(f"puzzles-{name}") for name in names], [_row(puzzle, out) for puzzle in found], right="...rrr")


def solve(
    out: Output,
    game: GameName,
    puzzle: MaybeId = None,
    today: Annotated[bool, typer.Option("--today")] = False,
    stars: Stars = None,
    folder: Folder = None,
) -> None:
    """Solve a puzzle in this terminal: that of the day unless another one is asked for."""
    game_for(game, out)
    known = _known(game, folder)
    chosen = [each for each in known.values() if stars in (None, each.stars)]
    if puzzle is not None and today:
        raise CliError("puzzles-error-both")
    if not chosen:
        raise CliError("puzzles-error-none", game=game)
    named = puzzle or puzzle_of_the_day([each.id for each in chosen], date.today().toordinal())
    if named not in known:
        raise CliError("puzzles-error-unknown", id=named, game=game)
    PuzzleSession(known[named], out.language).run()


def make(
    out: Output,
    game: GameName,
    folder: Annotated[Path, typer.Argument(metavar="DIR")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MAX_MATCHES)] = 20,
    players: Annotated[list[int] | None, typer.Option("--players", metavar="N", min=2, max=5)] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = "search:30",
    seed: Seed = "puzzles",
    workers: WorkersOrCores = None,
) -> None:
    """Play matches between bots and keep the puzzles found in them."""
    seats = game_for(game, out).seats
    check_series_seed(seed)
    check_bot(bot)
    for count in players or ():
        if count not in seats:
            raise CliError("error-players", game=game, least=seats[0], most=seats[-1], players=count)
    task, kept = MiningTask(game, tuple(players or seats), bot, seed), 0
    with (
        executor_for(workers) as executor,
        stop_on_interrupt() as stop,
        out.progress("puzzles-progress-make", games, game=game) as advance,
    ):
        for found in mine(task, games, executor, stop):
            advance(1)
            for puzzle in found:
                out.say("puzzles-found", file=str(save_puzzle(folder, puzzle)), stars=STAR * puzzle.stars)
                kept += 1
    out.say("puzzles-made", count=kept)
    stop.exit_if_set()


def check(
    out: Output,
    game: GameName,
    puzzles: Ids = None,
    folder: Folder = None,
    simulations: Annotated[int | None, typer.Option("--simulations", metavar="N", min=64, max=MAX_SIMULATIONS)] = None,
    grade: Annotated[bool, typer.Option("--grade")] = False,
    seed: Seed = "check",
    workers: WorkersOrCores = None,
    as_json: AsJson = False,
) -> None:
    """Measure puzzles again, with other worlds and more simulations."""
    game_for(game, out)
    known = _known(game, folder)
    for name in puzzles or ():
        if name not in known:
            raise CliError("puzzles-error-unknown", id=name, game=game)
    if not known:
        raise CliError("puzzles-error-none", game=game)
    chosen, deep = puzzles or list(known), MiningEffort()
    ranking = simulations or RECHECK_FACTOR * deep.ranking
    effort = MiningEffort(ranking=ranking, pairs=max(1, ranking * deep.pairs // deep.ranking))
    results: list[dict[str, Any]] = []
    with (
        executor_for(workers) as executor,
        stop_on_interrupt() as stop,
        out.progress("puzzles-progress-check", len(chosen), game=game) as advance,
    ):
        for found in measure_again([known[name] for name in chosen], seed, effort, grade, executor, stop):
            advance(1)
            confirmed = found.confirms(known[found.id])
            gap = None if found.gap is None else [round(value, 4) for value in found.gap]
            results.append({**asdict(found), "gap": gap, "confirmed": confirmed})
    if as_json:
        out.json(results)
    else:
        _show_checks(results, known, out)
    stop.exit_if_set()
    if not all(result["confirmed"] for result in results):
        raise typer.Exit(UNCONFIRMED)


def _known(game: str, folder: Path | None) -> dict[str, Puzzle]:
    if folder is not None and not folder.is_dir():
        raise CliError("puzzles-error-folder", file=str(folder))
    found = puzzles_of(game) if folder is None else puzzles_in(folder)
    return {name: puzzle for name, puzzle in found.items() if puzzle.game == game}


def _row(puzzle: Puzzle, out: Output) -> tuple[str, ...]:
    return (
        puzzle.id, puzzle.game, STAR * puzzle.stars, str(puzzle.players), str(len(puzzle.options)),
        out.number(100 * puzzle.gap, 1),
    )  # fmt: skip


def _show_checks(results: list[dict[str, Any]], known: dict[str, Puzzle], out: Output) -> None:
    names = ("id", "answer-column", "gap", "error", "stars", "verdict")
    rows = []
    for result in results:
        puzzle, gap = known[result["id"]], result["gap"]
        stars = STAR * puzzle.stars + (f" → {STAR * result['stars']}" if result["stars"] else "")
        shown = ["", ""] if gap is None else [out.number(100 * value, 1) for value in gap]
        verdict = _verdict(result, puzzle.best.key, out)
        rows.append((puzzle.id, puzzle.best.key, *shown, stars, verdict))
    out.table([out.text(f"puzzles-{name}") for name in names], rows, right="..rr..")


def _verdict(result: dict[str, Any], answer: str, out: Output) -> str:
    if result["confirmed"]:
        return out.text("puzzles-confirmed")
    if result["best"] != answer:
        return out.text("puzzles-refuted", best=result["best"])
    if result["net_search"] not in (None, answer):
        return out.text("puzzles-refuted-by-net-search", best=result["net_search"])
    return out.text("puzzles-unclear")
