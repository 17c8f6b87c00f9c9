"""`trianon replay`: a recorded match at any point."""

from dataclasses import replace
from typing import Annotated, Any

import typer

from trianon.cli.errors import CliError
from trianon.cli.inputs import record_in, seat_of
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, At, File, IsPosition, SeatNumber
from trianon.cli.render import presenter_for, show_final, show_log, show_table
from trianon.cli.scoring import final_scoring
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.core.match_file.read import Record
from trianon.core.match_file.replay import final_lines, full_chronicle
from trianon.core.match_file.replay import replay as play_again
from trianon.core.positions.file import dump_position


def replay(
    out: Output,
    file: File,
    at: At = None,
    seat: SeatNumber = None,
    full: Annotated[bool, typer.Option("--full")] = False,
    position: IsPosition = False,
    as_json: AsJson = False,
) -> None:
    """Show a recorded match: what happened, the table, the result."""
    if position and (full or as_json):
        raise CliError("error-full-position")
    if seat is not None and (position or full):
        raise CliError("error-seat-full")
    record = record_in(file, out)
    match = play_again(record, at)
    chosen = seat_of(seat, match.setting.players)
    viewer = SPECTATOR if chosen is None else chosen
    if position:
        out.raw(dump_position(match.setting, match.s))
    elif full and as_json:
        out.json(full_chronicle(record if at is None else _first(record, at)))
    elif as_json:
        out.json(record_json(record, match, viewer))
    else:
        _show(record, match, viewer, full, out)


def record_json(record: Record, match: Match, viewer: int) -> dict[str, Any]:
    """A match at a point, as a seat or a spectator may know it."""
    return {
        "game": match.setting.game.name,
        "players": match.setting.players,
        "seats": record.seats,
        "at": match.answer_count,
        "answers": len(record.answers),
        "over": match.over,
        "question": match.question(),
        "view": match.view(viewer),
        "options": match.options(viewer),
        "events": match.events(viewer),
        "lines": final_lines(match) if match.over else [],
        "result": match.result() if match.over else None,
    }


def _first(record: Record, count: int) -> Record:
    """A record of the first answers only."""
    whole = count == len(record.answers)
    return record if whole else replace(record, answers=record.answers[:count], finished=False, result=None)


def _show(record: Record, match: Match, viewer: int, full: bool, out: Output) -> None:
    setting = match.setting
    out.say(
        "replay-title", game=setting.game.name, players=setting.players, at=match.answer_count, all=len(record.answers)
    )
    if record.seats:
        out.say("replay-seats", seats=", ".join(record.seats))
    presenter = presenter_for(match, viewer, record.seats, out)
    show_log(match, None if full else viewer, presenter, out)
    show_table(match, viewer, presenter, out)
    if match.over:
        show_final(final_scoring(match), presenter, out)
