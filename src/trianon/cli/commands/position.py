"""`trianon position`: a table written as text, to look at, to score, to play on."""

from pathlib import Path
from typing import Annotated, Any

import typer

from trianon.cli.commands.play import check_seats, play_or_go_on
from trianon.cli.errors import CliError
from trianon.cli.inputs import match_in, seat_of
from trianon.cli.output import Output
from trianon.cli.parameters import AsJson, File, SeatNumber
from trianon.cli.render import presenter_for, show_final, show_options, show_table
from trianon.cli.scoring import final_scoring
from trianon.core.files import save
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.core.match_file.write import write_record


def position(
    out: Output,
    file: File,
    score: Annotated[bool, typer.Option("--score")] = False,
    options: Annotated[bool, typer.Option("--options")] = False,
    play: Annotated[bool, typer.Option("--play")] = False,
    seats: Annotated[str | None, typer.Option("--seats", metavar="NAMES")] = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
    seat: SeatNumber = None,
    as_json: AsJson = False,
) -> None:
    """Show, score or play a position."""
    match = match_in(file, None, True, out)
    viewer = _viewer(match, seat)
    if play:
        _play_on(match, seats, record or Path(f"{file.stem}.json"), out)
        return
    if as_json:
        out.json(position_json(match, viewer, score, options))
        return
    out.say("position-title", game=match.setting.game.name, players=match.setting.players)
    presenter = presenter_for(match, viewer, None, out)
    show_table(match, viewer, presenter, out)
    if options:
        show_options(match, presenter, out)
    if score:
        if not match.over:
            out.say("position-score")
        show_final(final_scoring(match), presenter, out)


def _play_on(match: Match, seats: str | None, record: Path, out: Output) -> None:
    """Write the beginning of a match into a record, and go on with that in the terminal."""
    game, players = match.setting.game, match.setting.players
    names = ["human"] + ["thumb"] * (players - 1) if seats is None else [name.strip() for name in seats.split(",")]
    check_seats(game, names)
    if len(names) != players:
        raise CliError("error-seats", count=len(names), players=players)
    if match.over:
        raise CliError("error-over")
    if record.exists():
        raise CliError("error-goes-on", file=str(record), game=game.name)
    save(record, write_record(match, names))
    edition, is_open = match.setting.edition.id, match.start.open_information
    play_or_go_on(game.name, names, None, edition, out.language, is_open, record, False)


def _viewer(match: Match, seat: int | None) -> int:
    """The viewer: the seat named, else the seat asked, else a spectator."""
    chosen = seat_of(seat, match.setting.players)
    asked = match.asked()
    return chosen if chosen is not None else asked[0] if len(asked) == 1 else SPECTATOR


def position_json(match: Match, viewer: int, score: bool, options: bool) -> dict[str, Any]:
    """A position as plain data."""
    data: dict[str, Any] = {
        "game": match.setting.game.name,
        "players": match.setting.players,
        "over": match.over,
        "question": match.question(),
        "view": match.view(viewer),
    }
    if options:
        data["options"] = {str(seat + 1): match.options(seat) for seat in match.asked()}
    if score:
        ended = final_scoring(match)
        data["score"] = {"lines": ended.lines, "totals": ended.totals}
    return data
