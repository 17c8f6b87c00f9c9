"""The table that a position file describes."""

from __future__ import annotations

from typing import Any

from trianon.core.errors import PositionError
from trianon.core.events import Events
from trianon.core.faults import Place
from trianon.core.fields import Fields
from trianon.core.game import Json, Setting
from trianon.core.positions import BASE, HEAD, read_base
from trianon.core.record import blank
from trianon.core.steps import follow
from trianon.games.histrio.audit import audit
from trianon.games.histrio.flow import advance
from trianon.games.histrio.position.checks import check_answers, check_seat, check_steps
from trianon.games.histrio.position.piles import read_cities, read_encounter_piles, read_request_piles
from trianon.games.histrio.position.reading import Reading
from trianon.games.histrio.position.seats import read_seats
from trianon.games.histrio.position.time import read_time
from trianon.games.histrio.setup import clear

KEYS = (
    *HEAD, *BASE,
    "season", "round", "phase", "needle", "steps", "cities", "encounter_pile", "encounter_discard",
    "request_pile", "request_discard", "seat",
)  # fmt: skip


def read_position(parsed: Json, setting: Setting, file: str, e: Events | None = None) -> Any:
    """The table in a parsed position file, played on to its next question; `e` hears what happens until then."""
    fields = Fields(parsed, Place(file, []), KEYS)
    r = Reading(setting, fields)
    read_base(fields, r.s, setting.players)
    clear(r.s)
    for read in (read_time, read_cities, read_seats, read_encounter_piles, read_request_piles, check_seat, check_steps):
        read(r)
    _refuse(fields.at)
    for what, a, b, c in reversed(r.steps):
        follow(r.s, ((what, a, b, c),))
    for told in audit(r.s, r.t, r.names):
        fields.at.fault(told, "every piece in one place")
    _refuse(fields.at)
    advance(r.s, r.t, blank(Events) if e is None else e)
    check_answers(r)
    _refuse(fields.at)
    return r.s


def _refuse(at: Place) -> None:
    if at.faults:
        raise PositionError(at.faults)
