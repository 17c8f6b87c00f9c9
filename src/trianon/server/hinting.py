"""Hints at the table: what search would do with one's own view."""

from __future__ import annotations

from trianon.bots.budget import Budget
from trianon.bots.hints import hints
from trianon.server.house import House, own_seat
from trianon.server.problems import Conflict, NotAllowed
from trianon.server.protocol import HintLine, Hints

THOUGHT = 1500.0  # milliseconds


def hints_for(house: House, table: str, person: str) -> Hints:
    """The options of one's decision, the best first; only where the table allows it."""
    with house.changing(table), house.store.read() as connection:
        row = house.table(connection, table)
        seat, _ = own_seat(house, connection, row, person)
        if not row.hints:
            raise NotAllowed("no-hints")
        sitting = house.sittings.at(connection, row) if row.status == "running" else None
        if sitting is None or seat not in sitting.match.asked():
            raise Conflict("not-asked")
        match, number = sitting.match, sitting.desk.opened[seat]
        view, options, setting = match.look(seat), match.numbers(seat), match.setting
    found = hints(setting, view, options, Budget(milliseconds=THOUGHT), f"{row.secret} hints {row.number}")
    return Hints(number, [HintLine(h.key, h.visits, h.share, h.value, h.placing, h.lead) for h in found])
