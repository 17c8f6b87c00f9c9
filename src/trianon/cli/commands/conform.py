"""`trianon conform`: whether a program keeps the protocol for opponents."""

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.text import Text

from trianon.bots.external.command import PREFIX
from trianon.bots.external.conform import ConformanceCheck, ExchangedLine
from trianon.bots.external.conform import conform as look
from trianon.bots.external.errors import plain
from trianon.bots.registry import check_bot, is_external
from trianon.cli.errors import external_error_text
from trianon.cli.inputs import game_for
from trianon.cli.output import BAD_INPUT, Output
from trianon.cli.parameters import AsJson, EditionSource
from trianon.core.editions.load import DEFAULT, load_edition

MAX_MILLISECONDS = 3_600_000
MAX_LINE_CHARS = 600  # characters of a line of the first exchange


def conform(
    out: Output,
    program: Annotated[str, typer.Argument(metavar="PROGRAM")],
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "rokoko",
    milliseconds: Annotated[int, typer.Option("--milliseconds", metavar="N", min=1, max=MAX_MILLISECONDS)] = 5000,
    edition: EditionSource = DEFAULT,
    as_json: AsJson = False,
) -> None:
    """Check a program against the protocol, and show what was right and what was wrong."""
    name = program if is_external(program) else PREFIX + program
    check_bot(name, programs=True)
    rules = game_for(game, out)
    loaded = load_edition(rules.schema, edition)
    settings = [rules.setting(loaded, players) for players in rules.seats]
    checks: list[ConformanceCheck] = []
    with out.progress("conform-progress", len(settings) + 9, program=name) as advance:
        for check in look(name, settings, milliseconds):
            checks.append(check)
            advance(1)
    failed = sum(not check.passed for check in checks)
    exchange = checks[0].exchange
    if as_json:
        listed = [{"check": check.name, "players": check.players, "fault": check.fault or None} for check in checks]
        lines = [{"sent" if line.sent else "received": line.text} for line in exchange]
        out.json(
            {"program": name, "game": game, "edition": loaded.id, "conforms": failed == 0, "checks": listed,
             "exchange": lines}
        )  # fmt: skip
    else:
        _show(name, game, checks, failed, out)
        _show_exchange(exchange, out)
    if failed:
        raise typer.Exit(BAD_INPUT)


def _show(name: str, game: str, checks: list[ConformanceCheck], failed: int, out: Output) -> None:
    columns = [out.text(f"conform-{column}") for column in ("check", "verdict", "fault")]
    rows = [
        (
            out.text(f"conform-{check.name}", players=check.players),
            out.text("conform-passed" if check.passed else "conform-failed"),
            external_error_text(check.error, out.texts) if check.error else "",
        )
        for check in checks
    ]
    out.table(columns, rows)
    if failed:
        out.say("conform-bad", program=name, game=game, count=failed)
    else:
        out.say("conform-good", program=name, game=game)


def _show_exchange(exchange: Sequence[ExchangedLine], out: Output) -> None:
    """The first lines between the arena and the bot, long ones cut; `--json` has them whole."""
    if not exchange:
        return
    lines = [Text(""), Text(out.text("conform-exchange"), "bold")]
    for line in exchange:
        text = plain(line.text)
        cut = len(text) - MAX_LINE_CHARS
        shown = text if cut <= 0 else text[:MAX_LINE_CHARS] + out.text("conform-cut", count=cut)
        lines.append(Text(f"{'>' if line.sent else '<'} {shown}", "" if line.sent else "green"))
    out.show(*lines)
