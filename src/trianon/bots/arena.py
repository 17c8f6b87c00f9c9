"""The arena: opponents meet in many matches, seats rotated, seeds paired, several matches at once, resumable."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from threading import Event

from trianon.bots.bot import Bot
from trianon.bots.budget import Budget
from trianon.bots.registry import bot_named
from trianon.bots.standings import Played
from trianon.bots.worlds import Worlds
from trianon.core.editions import Edition, edition_from_text, load_edition
from trianon.core.errors import TrianonError
from trianon.core.game import Setting
from trianon.core.match import Match, Start
from trianon.games import game_of


@dataclass(frozen=True)
class Contest:
    """Who meets whom, at what, how often."""

    game: str
    seats: tuple[str, ...]
    games: int
    seed: str
    edition: str = ""  # the text of an edition that is not built in
    milliseconds: float | None = None  # think time of every decision instead of the level's own budget


def lineup(contest: Contest, number: int) -> tuple[str, ...]:
    """Who sits where in a match: every line-up of seats meets the same seed before the next seed comes."""
    turn = number % len(contest.seats)
    return contest.seats[-turn:] + contest.seats[:-turn] if turn else contest.seats


def setting_of(contest: Contest) -> Setting:
    """The table of a contest."""
    game = game_of(contest.game)
    edition: Edition = (
        edition_from_text(game.schema, contest.edition, "edition") if contest.edition else load_edition(game.schema)
    )
    return game.setting(edition, len(contest.seats))


def play(setting: Setting, bots: list[Bot], seed: str, milliseconds: float | None = None) -> Match:
    """One match between opponents; each sees its own view and worlds drawn from it."""
    match = Match(setting, Start(seed))
    while not match.over:
        seat = match.asked()[0]
        options, view = match.numbers(seat), match.look(seat)
        worlds = Worlds(setting, view, f"{seed} {match.number}")
        choice = bots[seat].choose(view, options, worlds, Budget(milliseconds=milliseconds))
        match.answer(seat, setting.keys.key(match.s, choice))
    return match


def play_numbered(contest: Contest, number: int) -> Played:
    """The match of this number of a contest."""
    names = lineup(contest, number)
    setting = setting_of(contest)
    bots = [bot_named(name, setting.game) for name in names]
    match = play(setting, bots, f"{contest.seed}/{number // len(names)}", contest.milliseconds)
    result = match.result()
    return Played(names, tuple(result["placings"]), tuple(result["points"]))


def stored(path: Path, contest: Contest) -> dict[int, Played]:
    """The matches of a contest that a file already holds."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"contest": _head(contest)}) + "\n", "utf-8")
        return {}
    lines = path.read_text("utf-8").splitlines()
    try:
        head = json.loads(lines[0])["contest"]
        rows = [json.loads(line) for line in lines[1:] if line.endswith("}")]
        found = {
            row["number"]: Played(tuple(row["names"]), tuple(row["placings"]), tuple(row["points"])) for row in rows
        }
    except (ValueError, KeyError, IndexError, TypeError) as fault:
        raise TrianonError(f"{path}: not a file of arena results (expected one written by `trianon arena`)") from fault
    if head != _head(contest):
        raise TrianonError(f"{path}: holds the results of another contest (expected {_head(contest)}, found {head})")
    return found


def _head(contest: Contest) -> dict[str, object]:
    head = asdict(contest)
    del head["games"]  # a contest may go on
    return json.loads(json.dumps(head))  # type: ignore[no-any-return]


def run(
    contest: Contest,
    workers: int = 1,
    path: Path | None = None,
    on_match: Callable[[Played], None] = lambda match: None,
    stop: Event | None = None,
) -> list[Played]:
    """Play what is not played yet; the results come in the order of the matches' numbers."""
    done = stored(path, contest) if path else {}
    for match in done.values():
        on_match(match)
    missing = [number for number in range(contest.games) if number not in done]
    for number, match in _played(contest, missing, workers, stop or Event()):
        done[number] = match
        if path:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"number": number, **asdict(match)}) + "\n")
        on_match(match)
    return [done[number] for number in sorted(done) if number < contest.games]


def _played(contest: Contest, missing: list[int], workers: int, stop: Event) -> Iterator[tuple[int, Played]]:
    if workers == 1:
        for number in missing:
            if stop.is_set():
                return
            yield number, play_numbered(contest, number)
        return
    # new processes, not copies of this one: threads of a search do not survive a fork
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting = deque(missing)
        running: dict[Future[Played], int] = {}

        def feed() -> None:
            while waiting and len(running) < 2 * workers and not stop.is_set():
                number = waiting.popleft()
                running[pool.submit(play_numbered, contest, number)] = number

        try:
            feed()
            while running and not stop.is_set():
                finished, _ = wait(running, timeout=0.5, return_when=FIRST_COMPLETED)
                for future in finished:
                    yield running.pop(future), future.result()
                feed()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
