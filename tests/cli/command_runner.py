"""Running the command line: inside this process, where the rules are compiled already, or in one of its own."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from typer import testing
from typer.testing import CliRunner

from trianon.cli.app import app
from trianon.cli.series import StopRequest
from trianon.games import game_names
from trianon.texts import Texts
from trianon.texts.languages import language_from

PROGRAM = Path(sys.executable).with_name("trianon")

# Typer makes its tree of commands anew for every call, which takes longer than most commands here.
testing._get_command = cache(testing._get_command)  # type: ignore[attr-defined]


@dataclass(frozen=True)
class Completed:
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def data(self) -> Any:
        """Standard output as JSON: nothing else may stand there."""
        return json.loads(self.out)


def trianon(
    *arguments: object, language: str = "en", typed: Sequence[str] = (), state: Path | None = None
) -> Completed:
    """Run a command in this process with these lines typed; an exception that is no error message passes through.

    Matches are kept in the folder `state`.
    """
    folder = {} if state is None else {"XDG_STATE_HOME": str(state)}
    runner = CliRunner(env={"LC_ALL": language, "NO_COLOR": "1", **folder})
    lines = "".join(f"{line}\n" for line in typed)
    done = runner.invoke(app, [str(argument) for argument in arguments], input=lines, catch_exceptions=False)
    return Completed(done.exit_code, done.stdout, done.stderr)


def good(*arguments: object, language: str = "en") -> Completed:
    """Run a command that must end well and say nothing on the side."""
    result = trianon(*arguments, language=language)
    assert (result.code, without_notes(result.err, language)) == (0, ""), result
    return result


def without_notes(err: str, language: str) -> str:
    """Standard error without the note that rules are being compiled, which is there when the cache is cold."""
    texts = Texts(language_from({"LC_ALL": language}))
    for game in game_names():
        err = err.replace(texts.text("warm-note", game=game) + "\n", "")
    return err


def refused(*arguments: object, language: str = "en") -> str:
    """Run a command that must refuse what it was given, and give its message."""
    result = trianon(*arguments, language=language)
    assert (result.code, result.out) == (2, ""), result
    assert result.err.strip()
    assert "Traceback" not in result.err
    return result.err


@cache
def record_text(game: str = "rokoko") -> str:
    """The record of a finished match of two rule-of-thumb players."""
    from trianon.bots.simulate import recorded_match
    from trianon.core.editions.load import load_edition
    from trianon.core.match_file.write import write_record
    from trianon.games import game_of

    known = game_of(game)
    setting = known.setting(load_edition(known.schema), 2)
    return write_record(recorded_match(setting, ["thumb"], "cli", 0), ["Ada", "Blaise"])


def squeezed(text: str) -> str:
    """A text without spaces and line ends: lines are folded by width."""
    return "".join(text.split())


def record_file(folder: Path, game: str = "rokoko") -> Path:
    """The same record in a file."""
    file = folder / "match.json"
    file.write_text(record_text(game), "utf-8")
    return file


def position_file(folder: Path, text: str) -> Path:
    """A position in a file; its head is written for it."""
    file = folder / "table.toml"
    file.write_text(f'game = "rokoko"\n{text}', "utf-8")
    return file


@contextmanager
def already_stopped() -> Iterator[StopRequest]:
    """Stands in for `stop_on_interrupt`: as if Ctrl-C had been pressed before the first match."""
    stop = StopRequest()
    stop.set()
    yield stop
