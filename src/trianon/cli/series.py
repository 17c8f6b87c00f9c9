"""Long series of matches: a stop by Ctrl-C that keeps the results so far, and a record file for each match."""

import re
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from types import FrameType
from typing import Any

import typer

from trianon.cli.errors import CliError
from trianon.cli.main import INTERRUPTED
from trianon.cli.output import Output
from trianon.core.game import Setting
from trianon.core.match import MAX_SEED_CHARS, check_seed

MAX_NAME_CHARS = 40  # of a seed in the name of a file
NUMBER_LENGTH = 10  # characters that the number of a match may need behind the seed of its series


class StopRequest:
    """Stop flag that a signal handler sets; without a lock, which the interrupted code might hold."""

    def __init__(self) -> None:
        self._requested = False

    def set(self) -> None:
        """Request a stop."""
        self._requested = True

    def is_set(self) -> bool:
        """Whether to stop now."""
        return self._requested

    def exit_if_set(self) -> None:
        """Exit with the code of an interrupted command once its results so far are printed."""
        if self._requested:
            raise typer.Exit(INTERRUPTED)


@contextmanager
def stop_on_interrupt() -> Iterator[StopRequest]:
    """The first Ctrl-C or SIGTERM requests a stop, so that results so far are kept; the second ends everything."""
    stop = StopRequest()
    if threading.current_thread() is not threading.main_thread():  # only there may signals be handled
        yield stop
        return

    def request_stop(number: int, frame: FrameType | None) -> None:
        stop.set()
        restore()

    def restore() -> None:
        for number, handler in before.items():
            signal.signal(number, handler)

    before = {number: signal.signal(number, request_stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield stop
    finally:
        restore()


def record_names(folder: Path, setting: Setting, seed: str, games: int, force: bool) -> Callable[[int], Path]:
    """The file for the record of each match of a series; none is there yet unless they may be replaced."""
    stem, width = f"{setting.game.name}-{setting.players}p-{file_name_part(seed)}", len(str(games - 1))
    if folder.exists() and not folder.is_dir():
        raise CliError("error-no-folder", file=str(folder))
    ours = re.compile(rf"{re.escape(stem)}-(\d{{{width}}})\.json")
    for path in sorted(folder.iterdir()) if folder.is_dir() and not force else ():
        found = ours.fullmatch(path.name)
        if found and int(found[1]) < games:
            raise CliError("error-exists", file=str(path))
    return lambda number: folder / f"{stem}-{number:0{width}d}.json"


def show_series_title(result: dict[str, Any], out: Output) -> None:
    """Say what was played, and whether it was stopped, above the results of a series."""
    if result["stopped"]:
        out.say("simulate-stopped")
    facts = {name: result[name] for name in ("game", "players", "games", "seed")}
    out.say("simulate-title", edition=result["edition"]["id"], **facts)


def check_series_seed(seed: str) -> None:
    """Refuse a seed that cannot be shown, or is too long to have the number of a match behind it."""
    most = MAX_SEED_CHARS - NUMBER_LENGTH
    if len(seed) > most:
        raise CliError("error-seed-long", most=most, found=len(seed))
    check_seed(seed)


def file_name_part(seed: str) -> str:
    """A seed as part of a file's name: plain letters only, and no two seeds alike."""
    plain = re.sub(r"[^A-Za-z0-9_]+", "_", seed)[:MAX_NAME_CHARS]
    return plain if plain and plain == seed else f"{plain}_{blake2b(seed.encode(), digest_size=4).hexdigest()}"
