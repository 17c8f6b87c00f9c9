"""`trianon hint`: what search would do, and how good the other choices are."""

from dataclasses import asdict
from typing import Annotated, Any

import typer

from trianon.bots.hints import Hint
from trianon.cli.errors import CliError
from trianon.cli.inputs import running_match_in, seat_of
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, At, File, IsPosition, SeatNumber
from trianon.cli.render import presenter_for
from trianon.cli.research_options import Milliseconds
from trianon.cli.terminal.advice import hints_for, reason_lines, verdict
from trianon.core.match import Match

MAX_SIMULATIONS = 10_000_000


def hint(
    out: Output,
    file: File,
    at: At = None,
    seat: SeatNumber = None,
    simulations: Annotated[int | None, typer.Option("--simulations", metavar="N", min=1, max=MAX_SIMULATIONS)] = None,
    milliseconds: Milliseconds = None,
    position: IsPosition = False,
    as_json: AsJson = False,
) -> None:
    """Rank the options of the asked seat."""
    match = running_match_in(file, at, position, out)
    chosen = seat_of(seat, match.setting.players)
    if chosen is not None and chosen not in match.asked():
        raise CliError("hint-error-not-asked", seat=chosen + 1)
    asked = match.asked() if chosen is None else [chosen]
    found = {one: hints_for(match, one, simulations, milliseconds) for one in asked}
    if as_json:
        out.json([{"seat": one + 1, "hints": [_as_json(given) for given in ranked]} for one, ranked in found.items()])
        return
    for one, ranked in found.items():
        _show(match, one, ranked, out)
    out.say("hint-legend")


def _as_json(given: Hint) -> dict[str, Any]:
    data = asdict(given)
    del data["option"]  # people and programs know options by their keys
    return {name: round(value, 6) if isinstance(value, float) else value for name, value in data.items()}


def _show(match: Match, seat: int, ranked: list[Hint], out: Output) -> None:
    presenter = presenter_for(match, seat, None, out)
    view, question = match.view(seat), match.question()

    def number(value: float | None, digits: int) -> str:
        return "" if value is None else out.number(value, digits)

    out.table(
        [out.text(name) for name in ("option-key", "option-meaning", "hint-share", "hint-value")]
        + [out.text(name) for name in ("hint-placing", "hint-lead")],
        [
            (
                given.key,
                presenter.option(given.key, question, view),
                number(100 * given.share, 0) + " %",
                number(given.value, 2),
                number(given.placing, 2),
                number(given.lead, 1),
            )
            for given in ranked
        ],
        title=out.text("hint-title", seat=out.text("seat-number", seat=seat + 1)),
        right="..rrrr",
    )
    reasons = [f"  · {reason}" for reason in reason_lines(presenter, ranked)]
    out.show("\n".join([verdict(presenter, match, seat, ranked), *reasons]))
