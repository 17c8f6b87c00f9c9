"""The command `trianon` as a whole: which language it speaks, its help, and how every error ends."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from trianon.cli.errors import UnknownCommand, error_text, usage_error_text
from trianon.cli.help import show_help
from trianon.cli.option_groups import spread_groups
from trianon.cli.output import BAD_INPUT, Output
from trianon.core.errors import TrianonError
from trianon.core.faults import suggestion
from trianon.texts import language_from

PROGRAM = "trianon"
ALONE = (
    "play", "learn", "serve", "simulate", "arena", "conform", "dataset", "train", "replay", "verify", "why",
    "hint", "analyze", "position", "rules", "games", "warm", "wasm", "site",
)  # fmt: skip
# the module below `commands` of every command by its path, in the order of the help; loaded when the command is named
COMMANDS = {
    **{name: name for name in ALONE},
    **{f"puzzles {name}": "puzzles" for name in ("solve", "list", "make", "check")},
    "balance measure": "balance",
    "balance tune": "tune",
    **{f"edition {name}": "edition" for name in ("check", "show", "list", "copy", "schema")},
    **{
        f"admin {name}": "admin"
        for name in ("backup", "restore", "replay-all", "tables", "storage", "reports", "resolve")
    },
    **{f"admin {name}": "admin_people" for name in ("people", "notifications", "outbox")},
    "admin gallery": "admin_gallery",
}
DEFAULTS = {"balance": "measure"}  # the command of a group that is meant where none is named
LANGUAGE_OPTION = "--lang"


class Command(TyperCommand):
    """A command that explains itself in the language asked for."""

    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        """Print the help instead of handing it to the formatter, which knows English only."""
        show_help(self, ctx)

    def parse_args(self, ctx: typer.Context, args: list[str]) -> list[str]:  # type: ignore[override]
        """Read the arguments; every error names this command and points to its help."""
        try:
            return super().parse_args(ctx, args)
        except typer.TyperException as error:
            if getattr(error, "ctx", None) is None:
                error.ctx = ctx  # type: ignore[attr-defined]
            raise


class Group(TyperGroup):
    """A command of several commands; a command's module is loaded when it is named."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        """The names of the commands, in the order of the help."""
        below = [path.rpartition(" ") for path in COMMANDS]
        return [*(name for group, _, name in below if group == _path_of(ctx)), *self.commands]

    def get_command(self, ctx: typer.Context, cmd_name: str) -> Any:  # type: ignore[override]
        """The command of this name, loaded; None without one."""
        module = COMMANDS.get(f"{_path_of(ctx)} {cmd_name}".strip())
        if module is None:
            return self.commands.get(cmd_name)
        functions, name = vars(import_module(f"trianon.cli.commands.{module}")), cmd_name.replace("-", "_")
        alone = typer.Typer(add_completion=False)
        alone.command(cmd_name, cls=Command)(spread_groups(functions.get(name) or functions[f"{name}_"]))
        return get_command(alone)

    def format_help(self, ctx: typer.Context, formatter: Any) -> None:  # type: ignore[override]
        """Print the help instead of handing it to the formatter, which knows English only."""
        show_help(self, ctx)

    def resolve_command(self, ctx: typer.Context, args: list[str]) -> Any:  # type: ignore[override]
        """The command that was named, or an error with the nearest one."""
        known = self.list_commands(ctx)
        if args[0] not in known and _path_of(ctx) in DEFAULTS:
            args = [DEFAULTS[_path_of(ctx)], *args]
        if args[0] not in known and not args[0].startswith("-"):
            raise UnknownCommand(args[0], ctx.command_path, suggestion(args[0], known))
        return super().resolve_command(ctx, args)


class RootCommand(Group):
    """The outermost command: wrong input, typed or in a file, never ends in a traceback."""

    def main(self, args: Sequence[str] | None = None, *_: Any, **__: Any) -> Any:
        """Run with these arguments, or with those of the process, and exit."""
        sys.exit(self._run(list(sys.argv[1:] if args is None else args)))

    def _run(self, args: list[str]) -> int:
        out = Output(language_from(os.environ))
        try:
            asked, rest = take_language(args)
            out = Output(language_from(os.environ, asked))
            code = super().main(rest, PROGRAM, standalone_mode=False, obj=out)
        except TrianonError as error:
            return out.error(error_text(error, out.texts))
        except typer.TyperException as error:
            return out.error(usage_error_text(error, out.texts))
        except typer.Abort:
            return BAD_INPUT
        except OSError as error:
            place = "" if error.filename is None else f"{os.fsdecode(error.filename)}: "
            return out.error(place + (error.strerror or str(error)))
        return code if isinstance(code, int) else 0


def _path_of(ctx: typer.Context) -> str:
    """The path of a group without the program's name."""
    return ctx.command_path.partition(" ")[2]


def take_language(args: list[str]) -> tuple[str | None, list[str]]:
    """The language named anywhere among the arguments, and the arguments without it.

    It belongs to all commands alike, so it may stand before or behind the name of any of them.
    """
    asked: str | None = None
    rest: list[str] = []
    waiting = list(args)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            return asked, [*rest, word, *waiting]
        if word == LANGUAGE_OPTION and waiting:
            asked = waiting.pop(0)
        elif word.startswith(LANGUAGE_OPTION + "="):
            asked = word.partition("=")[2]
        else:
            rest.append(word)
    return asked, rest
