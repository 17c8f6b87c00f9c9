"""`trianon arena`: opponents meet in many matches; ratings with confidence intervals."""

from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Annotated, Any

import typer

from trianon.bots.arena import Contest, edition_of_contest, load_results, record_file, run
from trianon.bots.compile_ahead import think_once
from trianon.bots.external.command import split_names
from trianon.bots.ratings import MatchResult, leads, placements, ratings, win_shares
from trianon.bots.registry import check_bot
from trianon.bots.sprt import SprtResult, run_sprt
from trianon.bots.statistics.study import bounds
from trianon.cli.errors import CliError
from trianon.cli.executors import RayAddress, Workers, executor_for
from trianon.cli.inputs import setting_for
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, EditionSource, GameName, Records, Seed
from trianon.cli.research_options import Games, Milliseconds
from trianon.cli.series import check_series_seed, file_name_part, show_series_title, stop_on_interrupt
from trianon.core.editions.load import DEFAULT
from trianon.core.game import Setting
from trianon.core.match import Match, Start

ContestFiles = tuple[Contest, Path | None, Path | None]
MAX_ELO = 1000
DEFAULT_ELO = 35
DUEL_SEATS = 2


@dataclass(frozen=True)
class ContestOptions:
    """What the opponents play, and where results and records go."""

    seats: Annotated[str, typer.Option("--seats", metavar="NAMES")]
    games: Games = 100
    seed: Seed = "1"
    file: Annotated[Path | None, typer.Option("--file", metavar="FILE")] = None
    milliseconds: Milliseconds = None
    edition: EditionSource = DEFAULT
    ladder: Annotated[bool, typer.Option("--ladder")] = False
    records: Records = None


def arena(
    out: Output,
    game: GameName,
    options: ContestOptions,
    workers: Workers = 1,
    ray: RayAddress = None,
    sprt: Annotated[bool, typer.Option("--sprt")] = False,
    elo: Annotated[int | None, typer.Option("--elo", metavar="N", min=1, max=MAX_ELO)] = None,
    as_json: AsJson = False,
) -> None:
    """Let opponents meet and show the results."""
    names = split_names(options.seats)
    _check(names, options.ladder, sprt, elo)
    check_series_seed(options.seed)
    setting = setting_for(game, options.edition, DUEL_SEATS if options.ladder or sprt else len(names), out)
    contests = _contests(setting, names, options)
    think_once(Match(setting, Start("warm")), dict.fromkeys(names))  # compiles while Ctrl-C still ends everything
    test: SprtResult | None = None
    with (
        executor_for(workers, ray) as executor,
        stop_on_interrupt() as stop,
        out.progress("arena-progress", options.games * len(contests), game=game) as advance,
    ):
        played: list[MatchResult] = []
        for contest, path, records in contests:
            if sprt:
                test = run_sprt(contest, elo or DEFAULT_ELO, executor, path, lambda match: advance(1), stop, records)
                played = test.played
            else:
                played += run(contest, executor, path, lambda match: advance(1), stop, records)
    result: dict[str, Any] = {
        "game": game,
        "edition": {"id": setting.edition.id, "digest": setting.edition.digest},
        "players": setting.players,
        "seats": names,
        "seed": options.seed,
        "milliseconds": options.milliseconds,
        "games": len(played),
        "stopped": stop.is_set(),
        "standings": standings(played, names),
    }
    if test is not None:
        result["sprt"] = verdict(test, elo or DEFAULT_ELO)
    if as_json:
        out.json(result)
    else:
        _show(result, out)
    stop.exit_if_set()


def _check(names: list[str], ladder: bool, sprt: bool, elo: int | None) -> None:
    """Refuse unknown names, and options that exclude each other."""
    for name in names:
        check_bot(name, programs=True)
    if ladder and sprt:
        raise CliError("arena-error-both")
    if elo is not None and not sprt:
        raise CliError("arena-error-elo")
    if sprt and (len(names) != DUEL_SEATS or len(set(names)) != DUEL_SEATS):
        raise CliError("arena-error-two")
    if ladder and (len(names) < DUEL_SEATS or len(set(names)) != len(names)):
        raise CliError("arena-error-ladder")


def _contests(setting: Setting, names: list[str], options: ContestOptions) -> list[ContestFiles]:
    """What is to be played, and where its results and records go; a ladder has a part for every pair."""
    found: list[ContestFiles] = []
    for sides in combinations(names, DUEL_SEATS) if options.ladder else [tuple(names)]:
        edition = edition_of_contest(setting.edition)
        contest = Contest(setting.game.name, sides, options.games, options.seed, edition, options.milliseconds)
        path, folder = options.file, options.records
        if path is not None and options.ladder:
            path = path.with_name("-".join([path.stem, *map(file_name_part, sides)]) + path.suffix)
        if folder is not None and options.ladder:
            folder = folder / "-".join(map(file_name_part, sides))
        # a file that does not fit is refused before anything is played
        done = {} if path is None else load_results(path, contest)
        if folder is not None:
            missing = [number for number in range(options.games) if number not in done]
            _make_folder(folder, [record_file(folder, contest, number) for number in missing])
        found.append((contest, path, folder))
    return found


def _make_folder(folder: Path, files: list[Path]) -> None:
    """Make the folder for records; refuses to replace any of these files."""
    if folder.exists() and not folder.is_dir():
        raise CliError("error-no-folder", file=str(folder))
    taken = {path.name for path in folder.iterdir()} if folder.is_dir() else set()
    for file in files:
        if file.name in taken:
            raise CliError("error-exists", file=str(file))
    folder.mkdir(parents=True, exist_ok=True)


def standings(played: list[MatchResult], names: list[str]) -> list[dict[str, Any]]:
    """How every opponent fared, as plain data; nothing before the first match has ended."""
    if not played:
        return []
    known = list(dict.fromkeys(name for match in played for name in match.names))
    rated = ratings(played, known)
    return [
        {
            "name": name,
            "seats": sum(match.names.count(name) for match in played),
            "win_share": bounds(win_shares(played, name)),
            "placement": bounds(placements(played, name)),
            "lead": bounds(leads(played, name)),
            "rating": bounds(rated[name]),
        }
        for name in sorted(known, key=lambda name: (-rated[name].value, names.index(name)))
    ]


def verdict(test: SprtResult, elo: int) -> dict[str, Any]:
    """The result of a sequential test as plain data."""
    return {
        "elo": elo,
        "wins": test.wins,
        "losses": test.losses,
        "likelihood_ratio": round(test.ratio, 6),
        "low": round(test.low, 6),
        "high": round(test.high, 6),
        "verdict": test.verdict,
    }


def _show(result: dict[str, Any], out: Output) -> None:
    show_series_title(result, out)
    if result["standings"]:
        columns = ["name", "seats", "win-share", "placement", "lead", "rating"]
        rows = [
            (
                one["name"],
                out.number(one["seats"]),
                _interval_text(one["win_share"], out, 1, 100, " %"),
                _interval_text(one["placement"], out, 2),
                _interval_text(one["lead"], out, 1),
                _interval_text(one["rating"], out, 0),
            )
            for one in result["standings"]
        ]
        out.table([out.text(f"arena-{column}") for column in columns], rows, right=".rrrrr")
        out.say("arena-legend")
    if "sprt" in result:
        tried, (first, second) = result["sprt"], result["seats"]
        out.say(
            "arena-ratio", ratio=out.number(tried["likelihood_ratio"], 2), low=out.number(tried["low"], 2),
            high=out.number(tried["high"], 2), wins=out.number(tried["wins"], 1), losses=out.number(tried["losses"], 1),
        )  # fmt: skip
        out.say(f"arena-{tried['verdict']}", first=first, second=second, elo=tried["elo"])


def _interval_text(bounds: dict[str, float | None], out: Output, digits: int, times: float = 1, unit: str = "") -> str:
    value, low, high = (
        "?" if bounds[name] is None else out.number(times * (bounds[name] or 0.0), digits)
        for name in ("value", "low", "high")
    )
    return f"{value}{unit} ({low} … {high})"
