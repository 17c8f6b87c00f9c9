"""Boards, logs and scoring for people, by the presenter of the game."""

from collections.abc import Sequence

from trianon.cli.output import Output
from trianon.cli.scoring import Final
from trianon.cli.terminal.presenter import Presenter, presenter_of
from trianon.cli.terminal.seating import Seating
from trianon.core.match import Match

BOARD_WIDTH = 120  # columns where the output is no terminal


def presenter_for(match: Match, viewer: int, names: Sequence[str] | None, out: Output) -> Presenter:
    """How a game looks and sounds in the terminal to a seat or a spectator."""
    return presenter_of(match.setting, out.language, Seating(tuple(names or [""] * match.setting.players), viewer))


def show_table(match: Match, viewer: int, presenter: Presenter, out: Output) -> None:
    """The table as a seat or a spectator sees it, and the seats that are asked."""
    view = match.view(viewer)
    keys = match.options(viewer) if viewer in match.asked() else []
    out.show(presenter.board(view, keys), width=BOARD_WIDTH)
    if keys:
        out.show(presenter.question(match.question(), view))
    for seat in match.asked():
        out.say("replay-asked", seat=out.text("seat-number", seat=seat + 1))
    if match.over:
        out.say("replay-over")


def show_log(match: Match, viewer: int | None, presenter: Presenter, out: Output) -> None:
    """What happened, as a seat or a spectator may know it; None shows everything."""
    out.say("replay-log")
    out.raw("\n".join(presenter.chronicle(match.events(viewer))))


def show_options(match: Match, presenter: Presenter, out: Output) -> None:
    """The options of the seats that are asked."""
    for seat in match.asked():
        view, question = match.view(seat), match.question()
        who = out.text("seat-number", seat=seat + 1)
        rows = [(key, presenter.option(key, question, view)) for key in match.options(seat)]
        columns = [out.text("option-key"), out.text("option-meaning")]
        out.table(columns, rows, title=out.text("position-options", seat=who))


def show_final(ended: Final, presenter: Presenter, out: Output) -> None:
    """The lines of a final scoring, the totals and the winner; a match that began at its end has totals only."""
    if ended.lines:
        out.show(presenter.final(ended.events), width=BOARD_WIDTH)
        return
    columns = [out.text(f"score-{column}") for column in ("seat", "points", "placing")]
    rows = [(str(one["seat"]), str(one["points"]), str(one["placing"])) for one in ended.totals]
    out.table(columns, rows, right="rrr")
