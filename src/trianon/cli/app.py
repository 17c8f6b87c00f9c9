"""All commands of `trianon`, in the order the help lists them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from trianon import __version__
from trianon.cli.commands import admin, edition, puzzles
from trianon.cli.commands.analyze import analyze
from trianon.cli.commands.arena import arena
from trianon.cli.commands.conform import conform
from trianon.cli.commands.dataset import dataset
from trianon.cli.commands.games import games
from trianon.cli.commands.hint import hint
from trianon.cli.commands.learn import learn
from trianon.cli.commands.play import play
from trianon.cli.commands.position import position
from trianon.cli.commands.replay import replay
from trianon.cli.commands.report import report
from trianon.cli.commands.rules import rules
from trianon.cli.commands.serve import serve
from trianon.cli.commands.simulate import simulate
from trianon.cli.commands.train import train
from trianon.cli.commands.verify import verify
from trianon.cli.commands.warm import warm
from trianon.cli.commands.why import why
from trianon.cli.root import Command, Group, RootCommand

app = typer.Typer(cls=RootCommand, add_completion=False, pretty_exceptions_enable=False)
editions = typer.Typer(cls=Group)
administration = typer.Typer(cls=Group)
puzzle_commands = typer.Typer(cls=Group)


@app.callback(invoke_without_command=True)
def trianon(
    ctx: typer.Context,
    lang: Annotated[str | None, typer.Option("--lang", metavar="en|de|zh")] = None,
    version: Annotated[bool, typer.Option("--version", is_eager=True)] = False,
) -> None:
    """Print the version, or the help where no command was named; the language was read before (see `root`)."""
    if version:
        ctx.obj.raw(f"trianon {__version__}")
        raise typer.Exit
    _help_unless_named(ctx)


@administration.callback(invoke_without_command=True)
@editions.callback(invoke_without_command=True)
@puzzle_commands.callback(invoke_without_command=True)
def group_of_commands(ctx: typer.Context) -> None:
    """Print the help where no command was named."""
    _help_unless_named(ctx)


def _help_unless_named(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        ctx.get_help()


COMMANDS: list[Callable[..., None]] = [
    play,
    learn,
    serve,
    simulate,
    arena,
    conform,
    dataset,
    report,
    train,
    replay,
    verify,
    why,
    hint,
    analyze,
    position,
    rules,
    games,
    warm,
]
EDITION_COMMANDS: dict[str, Callable[..., None]] = {
    "check": edition.check,
    "show": edition.show,
    "list": edition.list_,
    "copy": edition.copy,
    "schema": edition.schema,
}

ADMIN_COMMANDS: dict[str, Callable[..., None]] = {
    "backup": admin.backup,
    "restore": admin.restore,
    "replay-all": admin.replay_all,
    "tables": admin.tables,
    "storage": admin.storage,
    "reports": admin.reports,
    "resolve": admin.resolve,
}

PUZZLE_COMMANDS: dict[str, Callable[..., None]] = {
    "solve": puzzles.solve,
    "list": puzzles.list_,
    "make": puzzles.make,
    "check": puzzles.check,
}

for command in COMMANDS:
    app.command(command.__name__, cls=Command)(command)
app.add_typer(puzzle_commands, name="puzzles")
for name, command in PUZZLE_COMMANDS.items():
    puzzle_commands.command(name, cls=Command)(command)
app.add_typer(editions, name="edition")
for name, command in EDITION_COMMANDS.items():
    editions.command(name, cls=Command)(command)
app.add_typer(administration, name="admin")
for name, command in ADMIN_COMMANDS.items():
    administration.command(name, cls=Command)(command)
