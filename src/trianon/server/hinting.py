"""Hints at the table: what search would do with one's own view."""

from __future__ import annotations

from trianon.bots.hints import Hint
from trianon.server.house import House, own_seat
from trianon.server.minds import Disturbed, Limit, Riddle, riddle_of
from trianon.server.problems import Conflict, NotAllowed
from trianon.server.protocol import HintLine, Hints
from trianon.server.storage.store import Unavailable

THOUGHT = Limit(milliseconds=1500.0)
TRIES = 2


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
    riddle = riddle_of(setting, row.edition, view, options, f"{row.secret} hints {row.number}")
    return Hints(
        number, [HintLine(h.key, h.visits, h.share, h.value, h.placing, h.lead) for h in _advice(house, riddle)]
    )


def _advice(house: House, riddle: Riddle) -> list[Hint]:
    for _ in range(TRIES):
        try:
            return house.advisers.advise(riddle, THOUGHT)
        except Disturbed:
            continue  # another process thinks
    raise Unavailable
