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
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from fcntl import ioctl
from functools import cache
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tests.cli.command_runner import PROGRAM, Completed, trianon
from tests.infrastructure.forks import Fork
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.cli.terminal.menu import impossible
from trianon.cli.terminal.presenter import Presenter, presenter_of
from trianon.cli.terminal.seating import Seating
from trianon.core.files import save
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.step_kinds import Steps
from trianon.core.kernel.steps import QUESTION
from trianon.core.match import Match, Start
from trianon.core.match_file.read import Record, load_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.write import write_record
from trianon.games import game_of
from trianon.texts import LANGUAGES, Texts
from trianon.texts.files import entries
from trianon.viewing.settings import reference_setting

IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SEAT_NAMES = ("human", "thumb", "random", "thumb", "random")
ANYTHING = ["1", ""] * 700  # takes the first choice everywhere and lets the others go on: enough for a whole match


def play(folder: Path, *arguments: str, typed: list[str], language: str = "en", game: str = "rokoko") -> Completed:
    """Play with these lines typed; the state folder is inside `folder`."""
    return trianon("play", game, *arguments, language=language, typed=typed, state=folder)


def saved_file(folder: Path, game: str = "rokoko") -> Path:
    """Where a match without a file of its own is kept."""
    return folder / "trianon" / f"{game}.json"


def answers_in(file: Path, seat: int | None = None) -> list[str]:
    """The answers in a match file, of one seat or of all."""
    return [answer.key for answer in load_record(file, game_of).answers if seat in (None, answer.seat)]


def leave_near_end(record: Record, file: Path, left: int = 40) -> None:
    """Keep a finished match as it was so many answers before its end, which is all that is then drawn."""
    file.parent.mkdir(parents=True, exist_ok=True)
    save(file, write_record(replay(record, len(record.answers) - left), record.seats))


def decisions(players: int, seed: str, *, curious: bool = False, game: str = "rokoko") -> Iterator[tuple[Match, int]]:
    """A match at random, at every decision and at its end; `curious` players avoid the everyday answers."""
    match, chance = Match(reference_setting(game, players), Start(seed)), Random(seed)
    while not match.over:
        seat = match.asked()[0]
        yield match, seat
        keys = match.options(seat)
        rare = [key for key in keys if not key.startswith(("acquire", "forfeit", "favor", "keep", "pass"))]
        match.answer(seat, chance.choice(rare if curious and rare else keys))
    yield match, 0


@cache
def midgame(
    players: int, seed: str, wanted: Callable[[Match], bool], *, curious: bool = False, game: str = "rokoko"
) -> tuple[Match, int]:
    """The first decision of this kind in matches at random, and the seat that is asked."""
    for number in range(30):
        for match, seat in decisions(players, f"{seed} {number}", curious=curious, game=game):
            if not match.over and wanted(match):
                return match, seat
    raise AssertionError("no such decision came up")


class Terminal:
    """A process at a terminal of its own, with a size and an environment; leaving the block ends it.

    A fork that starts quickly, or the installed program where its own start is looked at.
    """

    def __init__(
        self,
        folder: Path,
        *arguments: str,
        command: str = "play",
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
        words = [command, game, *arguments]
        self.process: subprocess.Popen[bytes] | Fork
        if is_installed:
            self.process = subprocess.Popen(
                ["setsid", "--ctty", str(PROGRAM), *words], stdin=slave, stdout=slave, stderr=slave, env=inherited
            )
        else:
            self.process = Fork(words, slave, inherited, Path.cwd())
        os.close(slave)
        self.seen = ""
        self.decoder = getincrementaldecoder("utf-8")("replace")  # a letter may come in two parts

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self.process.kill()
        self.process.wait(WAIT_SECONDS)

    def wait_for(self, text: str) -> str:
        """Read until this appears behind what was read before; what was read meanwhile."""
        begun, fresh = time.monotonic(), ""
        while text not in fresh:
            assert time.monotonic() - begun < WAIT_SECONDS, f"no {text!r} in {fresh[-2000:]!r}"
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
            except OSError:  # the other end is closed
                break
            fresh += part
        self.seen += self.decoder.decode(fresh).replace("\r\n", "\n")
        return self.process.wait(WAIT_SECONDS), self.seen

    def close(self) -> None:
        """Close the window."""
        if self.master >= 0:
            os.close(self.master)
            self.master = -1


def presenter_for(players: int, viewer: int = 0, language: str = "en", game: str = "rokoko") -> Presenter:
    """The presenter of a table with the usual names."""
    return presenter_of(reference_setting(game, players), language, Seating(SEAT_NAMES[:players], viewer))


def narrated_questions(
    players: int, language: str, seed: str, *, curious: bool, every: int, game: str = "rokoko"
) -> Counter[str]:
    """Show every decision of a match and its chronicles; how often each question came up.

    Options must differ in words and in numbers; what is not possible is explained at one in `every` decisions.
    """
    presenters = [presenter_for(players, seat, language, game) for seat in range(players)]
    questions = Counter[str]()
    for match, seat in decisions(players, seed, curious=curious, game=game):
        if match.over:
            assert presenters[0].final(match.events(0))
            continue
        presenter, view, question = presenters[seat], match.view(seat), match.question()
        questions[question["question"]] += 1
        assert presenter.question(question, view)
        keys = match.options(seat)
        assert len({presenter.option(key, question, view) for key in keys}) == len(keys), "two choices read the same"
        assert set(presenter.numbered(keys).values()) == set(keys)
        if match.answer_count % every == 0:
            assert all(impossible(presenter, match, seat))
    for viewer in (*range(players), SPECTATOR, None):
        presenter = presenter_for(players, SPECTATOR if viewer is None else viewer, language, game)
        assert presenter.chronicle(match.events(viewer))
    return questions


def assert_has_texts(game: str, language: str, steps: Steps, questions: int, options: Collection[str]) -> None:
    """Every question and every verb of an option has a text."""
    texts = Texts(language, game)
    names = [name for number, name in steps.names.items() if number >= QUESTION]
    assert len(names) == questions
    assert [name for name in names if not texts.has(f"question-{name}")] == []
    verbs = {key.partition(":")[0] for key in reference_setting(game, 4).keys.codes}
    assert verbs == set(options)
    assert [verb for verb in verbs if not texts.has(f"option-{verb}")] == []


def has_text(game: str, language: str, beginning: str) -> bool:
    """Whether a game has a message with a name that begins like this."""
    return any(name.startswith(beginning) for name in entries(f"games/{game}", language))


def drawn(match: Match, viewer: int, width: int = 120, language: str = "en", region: str = "") -> str:
    """The board of a match as one viewer's terminal shows it."""
    console = Console(width=width, file=io.StringIO(), record=True, markup=False, highlight=False)
    presenter = presenter_of(match.setting, language, Seating(SEAT_NAMES[: match.setting.players], viewer))
    console.print(presenter.board(match.view(viewer), match.options(viewer), region))
    return console.export_text()
