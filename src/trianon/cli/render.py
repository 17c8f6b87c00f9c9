"""Boards, logs and scoring for people: by the presenter of the game where there is one, else as plain data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from trianon.cli.output import Output
    from trianon.cli.scoring import Final
    from trianon.cli.terminal.presenter import Presenter
    from trianon.core.match import Match

BOARD_WIDTH = 120  # columns where nobody looks


def presenter_for(match: Match, viewer: int, names: Sequence[str] | None, out: Output) -> Presenter | None:
    """How a game looks and sounds in the terminal to a seat or a spectator; None where it has no such presenter."""
    from trianon.cli.terminal.presenter import presenter_of
    from trianon.cli.terminal.seating import Seating

    if find_spec(f"trianon.cli.terminal.{match.setting.game.name}") is None:
        return None
    return presenter_of(match.setting, out.language, Seating(tuple(names or ["?"] * match.setting.players), viewer))


def show_table(match: Match, viewer: int, presenter: Presenter | None, out: Output) -> None:
    """The table as a seat or a spectator sees it, and what is asked of whom."""
    view = match.view(viewer)
    if presenter is None:
        out.json(view)
    else:
        keys = match.options(viewer) if viewer in match.asked() else []
        out.show(presenter.board(view, keys), width=BOARD_WIDTH)
        if keys:
            out.show(presenter.question(match.question(), view))
    for seat in match.asked():
        out.say("replay-asked", seat=out.text("seat-number", seat=seat + 1))
    if match.over:
        out.say("replay-over")


def show_log(match: Match, viewer: int | None, presenter: Presenter | None, out: Output) -> None:
    """What happened, as a seat or a spectator heard it; None hears everything."""
    out.say("replay-log")
    events = match.events(viewer)
    out.raw(
        "\n".join(presenter.story(events) if presenter else (json.dumps(event, ensure_ascii=False) for event in events))
    )


def show_options(match: Match, presenter: Presenter | None, out: Output) -> None:
    """The options of those who are asked."""
    for seat in match.asked():
        view, question = match.view(seat), match.question()
        who = out.text("seat-number", seat=seat + 1)
        rows = [(key, presenter.option(key, question, view) if presenter else "") for key in match.options(seat)]
        columns = [out.text("option-key"), out.text("option-meaning")]
        out.table(columns, rows, title=out.text("position-options", seat=who))


def show_final(ended: Final, presenter: Presenter | None, out: Output) -> None:
    """The lines of a final scoring, the totals and the winner; a match that began at its end has totals only."""
    if presenter is not None and ended.lines:
        out.show(presenter.final(ended.events), width=BOARD_WIDTH)
        return
    if ended.lines:
        out.json(ended.lines)
    columns = [out.text(f"score-{column}") for column in ("seat", "points", "placing")]
    rows = [(str(one["seat"]), str(one["points"]), str(one["placing"])) for one in ended.totals]
    out.table(columns, rows, right="rrr")
