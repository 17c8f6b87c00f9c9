"""Help in the language asked for: what a command is for, what it takes, and examples to begin with.

The texts of a command `edition check` are the message `help-edition-check`: its value says what the command does, the
attribute `examples` shows it at work, and one attribute for each parameter explains that.
"""

from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from trianon.cli.errors import name_of
from trianon.cli.output import Output


def show_help(command: Any, ctx: Any) -> None:
    """Print the help of a command."""
    out: Output = ctx.obj
    message = message_of(ctx.command_path)
    parts: list[Any] = [_usage(command, ctx, out), "", Padding(out.text(message), (0, 2)), ""]
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option"]
    for heading, params in (("help-arguments", arguments), ("help-options", options)):
        rows = [(_label(param), _explained(param, message, out)) for param in params]
        if heading == "help-options":
            rows.append(("--help", out.text("help-help")))
        parts += _section(out.text(heading), rows) if rows else []
    if hasattr(command, "commands"):
        names = command.list_commands(ctx)
        summaries = [_summary(out.text(f"{message}-{name}")) for name in names]
        parts += _section(out.text("help-commands"), list(zip(names, summaries, strict=True)))
    parts += [_heading(out.text("help-examples")), *_examples(out.texts.attribute(message, "examples"))]
    out.show(*parts, width=100)


def message_of(path: str) -> str:
    """The message that explains the command with this path, as `trianon edition check`."""
    return "-".join(["help", *path.split()[1:]])


def _usage(command: Any, ctx: Any, out: Output) -> str:
    words = [ctx.command_path, *map(_placeholder, command.params)]
    if any(param.param_type_name == "option" for param in command.params):
        words.append(out.text("help-options-placeholder"))
    if hasattr(command, "commands"):
        words.append(out.text("help-command-placeholder"))
    return out.text("help-usage", usage=" ".join(word for word in words if word))


def _placeholder(param: Any) -> str:
    if param.param_type_name == "option":
        return ""
    name = name_of(param) + ("…" if param.nargs != 1 else "")
    return name if param.required else f"[{name}]"


def _label(param: Any) -> str:
    if param.param_type_name == "argument":
        return name_of(param)
    value = "" if param.is_flag else f" {param.metavar or param.name.upper()}"
    return ", ".join(param.opts) + value


def _explained(param: Any, message: str, out: Output) -> str:
    meaning = out.texts.attribute(message, param.name)
    silent = param.default is None or isinstance(param.default, bool) or param.default in ("", [], ())
    return meaning if silent else f"{meaning} {out.text('help-default', value=str(param.default))}"


def _summary(text: str) -> str:
    return text.partition("\n")[0]


def _heading(text: str) -> Text:
    return Text(text, "bold")


def _section(title: str, rows: list[tuple[str, str]]) -> list[Any]:
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for label, explained in rows:
        grid.add_row(Text(label, "cyan"), explained)
    return [_heading(title), Padding(grid, (0, 2)), ""]


def _examples(text: str) -> list[Any]:
    """Examples line by line: what to type, and behind a # what it does."""
    lines = []
    for line in text.splitlines():
        typed, mark, comment = line.partition("#")
        lines.append(Text.assemble(("  " + typed, "green"), (mark + comment, "dim")))
    return lines
