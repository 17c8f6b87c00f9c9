"""Groups of options: the command line sees each field, the command gets the group."""

from dataclasses import dataclass
from typing import Annotated

import typer
from typer.testing import CliRunner

from trianon.cli.option_groups import spread_groups


@dataclass(frozen=True)
class Meal:
    """A group with an option that must be given and one that has a default."""

    dish: Annotated[str, typer.Option("--dish")]
    plates: Annotated[int, typer.Option("--plates", min=1)] = 2


@spread_groups
def serve(guest: str, meal: Meal, loud: bool = False) -> None:
    """Serve a meal."""
    typer.echo(f"{guest} {meal} {loud}")


def run(*arguments: str) -> tuple[int, str]:
    """The exit code and the output of the command."""
    app = typer.Typer()
    app.command()(serve)
    result = CliRunner().invoke(app, list(arguments))
    return result.exit_code, result.output


def test_fields_are_options_of_their_own() -> None:
    assert run("Ann", "--dish", "soup", "--loud") == (0, "Ann Meal(dish='soup', plates=2) True\n")
    assert run("Ann", "--plates", "5", "--dish", "soup") == (0, "Ann Meal(dish='soup', plates=5) False\n")


def test_fields_are_checked_as_options_are() -> None:
    assert run("Ann")[0] == 2
    assert run("Ann", "--dish", "soup", "--plates", "0")[0] == 2


def test_the_command_keeps_its_name_and_its_help() -> None:
    assert (serve.__name__, serve.__doc__) == ("serve", "Serve a meal.")
