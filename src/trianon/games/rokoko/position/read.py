"""The table that a position file describes."""

from __future__ import annotations

from typing import Any

from trianon.core.errors import PositionError
from trianon.core.events import Events
from trianon.core.faults import Place
from trianon.core.fields import Fields
from trianon.core.game import Json, Setting
from trianon.core.options import Options
from trianon.core.positions import BASE, HEAD, read_base
from trianon.core.record import blank
from trianon.core.seats import asked
from trianon.core.steps import follow
from trianon.games.rokoko.audit import audit
from trianon.games.rokoko.flow import advance, legal
from trianon.games.rokoko.position.board import read_dresses, read_employees, read_palace, read_tiles
from trianon.games.rokoko.position.checks import check_fountain, check_turn, read_all_halls
from trianon.games.rokoko.position.decks import read_seats
from trianon.games.rokoko.position.reading import Reading
from trianon.games.rokoko.position.turn import read_time, read_turn
from trianon.games.rokoko.setup import clear

KEYS = (
    *HEAD, *BASE,
    "round", "phase", "turn", "starting_player", "favor", "playing", "bonus", "steps",
    "in_play", "leaving", "tile", "blind", "dress", "need", "paid",
    "display", "stack", "never_hired", "warehouse", "stock", "resource_discard", "windows", "bag", "dress_discard",
    "halls", "decorations", "all_halls", "terrace", "seat",
)  # fmt: skip


def read_position(parsed: Json, setting: Setting, file: str, e: Events | None = None) -> Any:
    """The table in a parsed position file, played on to its next question; `e` hears what happens until then."""
    fields = Fields(parsed, Place(file, []), KEYS)
    r = Reading(setting, fields)
    read_base(fields, r.s, setting.players)
    clear(r.s)
    for read in (
        read_time,
        read_turn,
        read_seats,
        read_palace,
        read_all_halls,
        read_employees,
        read_tiles,
        read_dresses,
    ):
        read(r)
    check_fountain(r)
    check_turn(r)
    _refuse(fields.at)
    for what, a, b, c in reversed(r.steps):
        follow(r.s, ((what, a, b, c),))
    for told in audit(r.s, r.t, r.names):
        fields.at.fault(told, "every piece in one place")
    _refuse(fields.at)
    advance(r.s, r.t, blank(Events) if e is None else e)
    _check_answers(r, fields.at)
    _refuse(fields.at)
    return r.s


def _refuse(at: Place) -> None:
    if at.faults:
        raise PositionError(at.faults)


def _check_answers(r: Reading, at: Place) -> None:
    """A match that is not over waits for somebody, and whoever is asked has an answer."""
    seats = [seat for seat in range(r.players) if asked(r.s, seat)]
    if not seats and not r.s.over:
        at.fault("nobody is asked anything", "a question, or a match that is over")
    o = blank(Options)
    for seat in seats:
        legal(r.s, r.t, o, seat)
        if o.count == 0:
            at.child("steps").fault(f"seat {seat + 1} has no answer", "a question that can be answered")
