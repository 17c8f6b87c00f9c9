"""Long series of matches: stopping one with Ctrl-C without losing what was done, and a record file for each match."""

from __future__ import annotations

import re
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from trianon.cli.errors import SaidError

if TYPE_CHECKING:
    from trianon.core.game import Setting

LONGEST_SEED = 40  # characters of a seed in the name of a file


class Stop:
    """Whether somebody asked to stop."""

    def __init__(self) -> None:
        self.asked = False

    def __call__(self) -> bool:
        """Whether to stop now."""
        return self.asked


@contextmanager
def stopping() -> Iterator[Stop]:
    """Let the first Ctrl-C ask to stop, so that what was done can be shown; the second one interrupts at once."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():  # only there may signals be handled
        yield stop
        return

    def ask(number: int, frame: FrameType | None) -> None:
        stop.asked = True
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def record_files(folder: Path, setting: Setting, seed: str, games: int, force: bool) -> list[Path]:
    """The files for the records of a series; none of them exists yet unless they may be replaced."""
    width = len(str(games - 1))
    stem = f"{setting.game.name}-{setting.players}p-{safe(seed)}"
    files = [folder / f"{stem}-{number:0{width}d}.json" for number in range(games)]
    if folder.exists() and not folder.is_dir():
        raise SaidError("error-no-folder", file=str(folder))
    if not force and folder.is_dir():
        there = {path.name for path in folder.iterdir()}
        for file in files:
            if file.name in there:
                raise SaidError("error-exists", file=str(file))
    return files


def safe(seed: str) -> str:
    """A seed as part of a file's name: plain letters only, and no two seeds alike."""
    plain = re.sub(r"[^A-Za-z0-9_]+", "_", seed)[:LONGEST_SEED]
    return plain if plain and plain == seed else f"{plain}_{blake2b(seed.encode(), digest_size=4).hexdigest()}"
