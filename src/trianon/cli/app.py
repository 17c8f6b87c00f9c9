"""The command `trianon` and its groups; `root.COMMANDS` names the modules of the commands."""

from typing import Annotated

import typer

from trianon import __version__
from trianon.cli.root import Group, RootCommand

app = typer.Typer(cls=RootCommand, add_completion=False, pretty_exceptions_enable=False)
editions = typer.Typer(cls=Group)
administration = typer.Typer(cls=Group)
puzzle_commands = typer.Typer(cls=Group)
balance_commands = typer.Typer(cls=Group)


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
@balance_commands.callback(invoke_without_command=True)
@puzzle_commands.callback(invoke_without_command=True)
def group_of_commands(ctx: typer.Context) -> None:
    """Print the help where no command was named."""
    _help_unless_named(ctx)


def _help_unless_named(ctx: typer.Context) -> None:
    if ctx.invoked_subcommand is None:
        ctx.get_help()


app.add_typer(balance_commands, name="balance")
app.add_typer(puzzle_commands, name="puzzles")
app.add_typer(editions, name="edition")
app.add_typer(administration, name="admin")
