"""Help: every command and every parameter is explained in every language, and the examples can be typed."""

import re
import shlex
from collections.abc import Iterator
from typing import Any

import pytest
from typer import Context
from typer.main import get_command

from tests.cli.command_runner import good
from trianon import __version__
from trianon.cli.app import app
from trianon.cli.help import message_of
from trianon.cli.output import Output
from trianon.texts import LANGUAGES, Texts

FRONT: Any = get_command(app)


def commands(command: Any = FRONT, name: str = "trianon", parent: Any = None) -> Iterator[tuple[str, Any]]:
    """Walk over every command with its path."""
    context = Context(command, parent=parent, info_name=name)
    yield context.command_path, command
    for inner in command.list_commands(context) if hasattr(command, "list_commands") else ():
        yield from commands(command.get_command(context, inner), inner, context)


PATHS = [path for path, _ in commands()]


def parse(words: list[str]) -> str:
    """Parse a command line without running it; give the path of the command it names."""
    context = FRONT.make_context("trianon", words, obj=Output("en"))
    while rest := [*context._protected_args, *context.args]:
        name, inner, arguments = context.command.resolve_command(context, rest)
        context = inner.make_context(name, arguments, parent=context)
    return str(context.command_path)


@pytest.mark.parametrize("path", PATHS)
def test_every_command_explains_itself(path: str) -> None:
    output = good(*path.split()[1:], "--help").out
    command = dict(commands())[path]
    for param in command.params:
        assert param.opts[-1] in output or param.metavar in output
    for name in [below.removeprefix(f"{path} ") for below in PATHS if below.rpartition(" ")[0] == path]:
        assert re.search(rf"^  {name} +\S", output, re.M)
    assert re.search(r"^  trianon ", output, re.M), "an example"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS)
def test_examples_are_commands_one_can_type(path: str, language: str) -> None:
    lines = Texts(language).attribute(message_of(path), "examples").splitlines()
    assert lines
    for line in lines:
        program, *words = shlex.split(line, comments=True)
        assert program == "trianon"
        words = [word for word in words if word not in ("--lang", *LANGUAGES)]
        reached = parse(words)
        groups = ("trianon", "trianon balance", "trianon puzzles", "trianon edition", "trianon admin")
        assert reached == path or path in groups


def test_the_parser_of_examples_refuses_nonsense() -> None:
    with pytest.raises(Exception, match="--gmaes"):
        parse(["simulate", "rokoko", "--gmaes", "3"])


def test_defaults_are_reported() -> None:
    assert "How many matches. (default: 1000)" in " ".join(good("simulate", "--help").out.split())


def test_alone_it_shows_its_help() -> None:
    assert good().out == good("--help").out.removesuffix("\n")
    assert "check" in good("edition").out


def test_version() -> None:
    assert good("--version").out == f"trianon {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--lang", "de", "--help"], "Aufruf: trianon"),
        (["--lang=zh", "games", "--help"], "用法：trianon games"),
        (["games", "--help", "--lang", "de"], "Aufruf: trianon games"),
        (["games", "--lang", "zh_CN"], "可玩"),
    ],
)
def test_the_language_may_be_named_anywhere(arguments: list[str], word: str) -> None:
    assert word in good(*arguments).out


def test_the_locale_decides_where_no_language_is_named() -> None:
    assert "spielbar" in good("games", language="de_AT.UTF-8").out
    assert "playable" in good("games", language="fr_FR.UTF-8").out
