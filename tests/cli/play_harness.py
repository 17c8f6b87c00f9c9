"""Terminal play under test: typed lines inside this process, or a process at a terminal of its own."""

from __future__ import annotations

import io
import os
import pty
import select
import struct
import subprocess
import termios
import time
from codecs import getincrementaldecoder
from collections.abc import Iterator
from fcntl import ioctl
from functools import cache
from pathlib import Path
from random import Random

from rich.console import Console
from typer.testing import CliRunner

from tests import launcher
from tests.cli.command_runner import PROGRAM, Completed
from tests.patience import PATIENCE
from trianon.cli.app import app
from trianon.cli.terminal.presenter import presenter_of
from trianon.cli.terminal.seating import Seating
from trianon.core.editions.load import load_edition
from trianon.core.files import save
from trianon.core.game import Setting
from trianon.core.match import Match, Start
from trianon.core.match_file.read import Record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.write import write_record
from trianon.games import game_of

SEAT_NAMES = ("human", "thumb", "random", "thumb", "random")
ANYTHING = ["1", ""] * 700  # takes the first choice everywhere and lets the others go on: enough for a whole match


def play(folder: Path, *arguments: str, typed: list[str], language: str = "en", game: str = "rokoko") -> Completed:
    """Play with these lines typed; the state folder is inside `folder`."""
    runner = CliRunner(env={"LC_ALL": language, "NO_COLOR": "1", "XDG_STATE_HOME": str(folder)})
    lines = "".join(f"{line}\n" for line in typed)
    done = runner.invoke(app, ["play", game, *arguments], input=lines, catch_exceptions=False)
    return Completed(done.exit_code, done.stdout, done.stderr)


def saved_file(folder: Path, game: str = "rokoko") -> Path:
    """Where a match without a file of its own is kept."""
    return folder / "trianon" / f"{game}.json"


def leave_near_end(record: Record, file: Path, left: int = 40) -> None:
    """Keep a finished match as it was so many answers before its end, which is all that is then drawn."""
    file.parent.mkdir(parents=True, exist_ok=True)
    save(file, write_record(replay(record, len(record.answers) - left), record.seats))


@cache
def setting_for(players: int, game: str = "rokoko") -> Setting:
    """The reference edition for a number of players."""
    known = game_of(game)
    return known.setting(load_edition(known.schema), players)


def decisions(players: int, seed: str, *, curious: bool = False, game: str = "rokoko") -> Iterator[tuple[Match, int]]:
    """A match at random, at every decision and at its end; somebody curious avoids the everyday answers."""
    match, chance = Match(setting_for(players, game), Start(seed)), Random(seed)
    while not match.over:
        seat = match.asked()[0]
        yield match, seat
        keys = match.options(seat)
        rare = [key for key in keys if not key.startswith(("acquire", "forfeit", "favor", "keep", "pass"))]
        match.answer(seat, chance.choice(rare if curious and rare else keys))
    yield match, 0


class Terminal:
    """A process at a terminal of its own, with a size and an environment; leaving the block ends it.

    A fork that starts quickly, or the installed program where its own start is looked at.
    """

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        game: str = "rokoko",
        columns: int = 120,
        lines: int = 40,
        is_installed: bool = False,
        **env: str,
    ) -> None:
        self.master, slave = pty.openpty()
        ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        inherited |= {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "XDG_STATE_HOME": str(folder)} | env
        command = ["play", game, *arguments]
        self.process: subprocess.Popen[bytes] | launcher.Forked
        if is_installed:
            self.process = subprocess.Popen(
                ["setsid", "--ctty", str(PROGRAM), *command], stdin=slave, stdout=slave, stderr=slave, env=inherited
            )
        else:
            self.process = launcher.start(command, Path(os.ttyname(slave)), inherited)
        os.close(slave)
        self.seen = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")  # a letter may come in two parts

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self.process.kill()
        self.process.wait(PATIENCE)

    def wait_for(self, text: str) -> str:
        """Read until this appears behind what was read before; what was read meanwhile."""
        begun, fresh = time.monotonic(), ""
        while text not in fresh:
            assert time.monotonic() - begun < PATIENCE, f"no {text!r} in {fresh[-2000:]!r}"
            if select.select([self.master], [], [], 0.2)[0]:
                fresh += self.decoder.decode(os.read(self.master, 65536)).replace("\r\n", "\n")
        self.seen += fresh
        return fresh

    def type(self, line: str) -> None:
        """Type a line."""
        os.write(self.master, f"{line}\n".encode())

    def ends(self) -> tuple[int, str]:
        """Wait until the process is gone: its exit code, and everything that was seen."""
        fresh = b""
        while True:
            try:
                part = os.read(self.master, 65536)
            except OSError:  # nobody is at the other end any more
                break
            fresh += part
        self.seen += self.decoder.decode(fresh).replace("\r\n", "\n")
        return self.process.wait(PATIENCE), self.seen

    def close(self) -> None:
        """Close the window."""
        if self.master >= 0:
            os.close(self.master)
            self.master = -1


def drawn(match: Match, viewer: int, width: int = 120, language: str = "en", region: str = "") -> str:
    """The board of a match as one viewer's terminal shows it."""
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    presenter = presenter_of(match.setting, language, Seating(SEAT_NAMES[: match.setting.players], viewer))
    console.print(presenter.board(match.view(viewer), match.options(viewer), region))
    return console.export_text()
