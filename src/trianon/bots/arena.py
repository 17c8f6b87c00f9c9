"""The arena: bots play many matches with rotated seats and paired seeds, in parallel and resumable."""

import json
from collections.abc import Callable, Generator
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from threading import Event

from trianon.bots.bot import Bot, notified
from trianon.bots.budget import Budget, StopFlag
from trianon.bots.executor import Executor, executor_of
from trianon.bots.external.errors import ExternalBotError
from trianon.bots.ratings import MatchResult
from trianon.bots.registry import bot_named
from trianon.bots.worlds import Worlds, bot_seed
from trianon.core.editions.edition import Edition
from trianon.core.editions.load import REFERENCE, builtin_editions, edition_from_text, load_edition
from trianon.core.errors import TrianonError
from trianon.core.files import save
from trianon.core.game import Setting
from trianon.core.match import Match, Start
from trianon.core.match_file.write import write_record
from trianon.games import game_of

MATCH_SUFFIX = ".json"
MAX_NUMBERED = 9_999_999  # files of a contest sort by name up to this number of a match


@dataclass(frozen=True)
class Contest:
    """Bots, game, edition, number of matches and seed of one arena run."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: str
    edition: str = REFERENCE  # the id of a built-in edition, or the text of another one
    milliseconds: float | None = None  # think time of every decision instead of the level's own budget


def lineup(contest: Contest, number: int) -> tuple[str, ...]:
    """The bots of a match by seat: all rotations of the seats play one seed before the next seed is used."""
    turn = number % len(contest.seats)
    return contest.seats[-turn:] + contest.seats[:-turn] if turn else contest.seats


def edition_of_contest(edition: Edition) -> str:
    """An edition as a contest names it."""
    return edition.id if edition.builtin else edition.text


def setting_of(contest: Contest) -> Setting:
    """The game, edition and player count of a contest."""
    game = game_of(contest.game)
    if contest.edition in builtin_editions(game.schema):
        return game.setting(load_edition(game.schema, contest.edition), len(contest.seats))
    return game.setting(edition_from_text(game.schema, contest.edition, "edition"), len(contest.seats))


def play(
    setting: Setting, bots: list[Bot], seed: str, milliseconds: float | None = None, stop: StopFlag | None = None
) -> Match:
    """Play one match between bots, each with its own view and worlds sampled from it; unfinished when stopped."""
    match = Match(setting, Start(seed))
    play_to_end(match, bots, milliseconds, stop or Event())
    return match


def play_to_end(match: Match, bots: list[Bot], milliseconds: float | None, stop: StopFlag) -> int:
    """Play a match to its end; how many decisions had a single option.

    A stop or an error of an external bot leaves the answers so far in the match.
    """
    setting, seed, forced = match.setting, match.start.seed, 0
    try:
        with notified(match, bots) as seated:
            while not match.over:
                seat = match.asked()[0]
                seated[seat].notify(match)
                options, view = match.option_numbers(seat), match.look(seat)
                worlds = Worlds(setting, view, bot_seed(seed, seat, match.answer_count))
                forced += len(options) == 1
                choice = bots[seat].choose(view, options, worlds, Budget(milliseconds=milliseconds, stop=stop))
                if stop.is_set():
                    break  # the bot was interrupted: its choice is not the one a full budget gives
                match.answer(seat, setting.keys.key(match.s, choice))
    except ExternalBotError as error:
        error.seed = seed
        raise
    return forced


def seed_of(contest: Contest, number: int) -> str:
    """The seed of a match of a contest."""
    return f"{contest.seed}/{number // len(contest.seats)}"


def record_file(folder: Path, contest: Contest, number: int) -> Path:
    """The file for the record of match `number`."""
    return folder / f"{contest.game}-{number:0{len(str(MAX_NUMBERED))}}{MATCH_SUFFIX}"


def play_numbered(
    contest: Contest, number: int, stop: StopFlag | None = None, records: Path | None = None
) -> MatchResult | None:
    """Play match `number` of a contest and keep its record in the folder `records`; None when stopped."""
    names = lineup(contest, number)
    setting = setting_of(contest)
    bots = [bot_named(name, setting.game, programs=True, players=setting.players) for name in names]
    match = Match(setting, Start(seed_of(contest, number)))
    file = None if records is None else record_file(records, contest, number)
    try:
        play_to_end(match, bots, contest.milliseconds, stop or Event())
    except ExternalBotError as error:
        if file is not None:
            save(file, write_record(match, names))
            error.record = str(file)
        raise
    if not match.over:
        return None
    if file is not None:
        save(file, write_record(match, names))
    result = match.result()
    return MatchResult(names, tuple(result["placings"]), tuple(result["points"]))


def load_results(path: Path, contest: Contest) -> dict[int, MatchResult]:
    """Read the results of a contest from a file, or create it; a line truncated by a crash is skipped."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"contest": _head(contest)}) + "\n", "utf-8")
        return {}
    try:
        lines = path.read_text("utf-8").splitlines()
        head = json.loads(lines[0])["contest"]
        rows = [json.loads(line) for line in lines[1:] if line.endswith("}")]
        found = {
            int(row["number"]): MatchResult(tuple(row["names"]), tuple(row["placings"]), tuple(row["points"]))
            for row in rows
        }
    except (ValueError, KeyError, IndexError, TypeError) as fault:
        raise TrianonError(f"{path}: not a file of arena results (expected one written by `trianon arena`)") from fault
    if head != _head(contest):
        raise TrianonError(f"{path}: holds the results of another contest ({_differences(_head(contest), head)})")
    for number, match in found.items():
        expected = lineup(contest, number)
        if match.names != expected or not len(match.placings) == len(match.points) == len(expected):
            raise TrianonError(f"{path}: match {number} is none of this contest (expected {', '.join(expected)})")
    if not path.read_bytes().endswith(b"\n"):
        with path.open("a", encoding="utf-8") as file:
            file.write("\n")  # terminate the truncated line
    return found


def _head(contest: Contest) -> dict[str, object]:
    head = asdict(contest)
    del head["games"]  # a contest may be extended
    return json.loads(json.dumps(head))  # type: ignore[no-any-return]


def _differences(expected: dict[str, object], found: object) -> str:
    """Describe how the contest of a file differs; the text of an edition is too long to print."""

    def quoted(value: object) -> str:
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        return f'"{shown}"' if value not in ("", None) else "none"

    if not isinstance(found, dict):
        return "it does not say which"
    names = [name for name in expected if found.get(name) != expected[name]]
    long = ["another edition"] if "edition" in names else []
    short = [name for name in names if name != "edition"]
    return "; ".join(
        [f"expected {name} {quoted(expected[name])}, found {quoted(found.get(name))}" for name in short] + long
    )


def matches(
    contest: Contest,
    workers: int | Executor = 1,
    path: Path | None = None,
    stop: StopFlag | None = None,
    records: Path | None = None,
) -> Generator[tuple[int, MatchResult]]:
    """Yield the matches of a contest with their numbers: first the stored ones, then the others as they end.

    Records of those that are played now go to the folder `records`.
    """
    done = load_results(path, contest) if path else {}
    yield from ((number, match) for number, match in sorted(done.items()) if number < contest.games)
    missing = [number for number in range(contest.games) if number not in done]
    executor = executor_of(workers, len(missing))
    with closing(executor.run(partial(play_numbered, contest, records=records), missing, stop or Event())) as played:
        for number, match in played:
            if path:
                with path.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"number": number, **asdict(match)}) + "\n")
            yield number, match


def run(
    contest: Contest,
    workers: int | Executor = 1,
    path: Path | None = None,
    on_match: Callable[[MatchResult], None] = lambda match: None,
    stop: StopFlag | None = None,
    records: Path | None = None,
) -> list[MatchResult]:
    """Play the matches that are not stored yet; all results in the order of their numbers."""
    done = {}
    for number, match in matches(contest, workers, path, stop, records):
        done[number] = match
        on_match(match)
    return [done[number] for number in sorted(done)]
