"""Taking back: to the engine's horizon at will, beyond it when every other person agrees."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import Any

import numpy as np
from sqlalchemy import Connection, Row, update

from trianon.core.events import WIDTH
from trianon.server.deskwork import book, picks_of, put_questions
from trianon.server.house import RUNNING, House, own_seat, people_of
from trianon.server.hub import News
from trianon.server.problems import Conflict
from trianon.server.protocol import Accepted
from trianon.server.sitting import START, Entry, Seated, Sitting, state_before
from trianon.server.storage.schema import TABLES

NOTHING = np.zeros((0, WIDTH), np.int16)


def take_back(house: House, table: str, person: str) -> Accepted:
    """Take back one's latest answer, as far as one has learnt nothing since."""
    with house.changing(table), house.store.write() as connection:
        row, seat, seats, sitting = _sitting(house, connection, table, person)
        last = sitting.match.last_own(seat)
        if last is None:
            raise Conflict("nothing-to-take-back")
        before = picks_of(sitting.match)
        sitting.match.undo(seat, state_before(connection, row, sitting, last))
        dropped = [sitting.line.pop(last)]
        number = _booked(house, connection, row, seats, sitting, seat, dropped, before)
    house.hub.tell(News(table, number, people_of(seats)))
    return Accepted(number, False)


def wish_to_go_back(house: House, table: str, person: str, to: int) -> Accepted:
    """Ask the others to go on after an earlier entry; where no other person sits, it is done at once."""
    with house.changing(table), house.store.write() as connection:
        row, seat, seats, sitting = _sitting(house, connection, table, person)
        if not (to == START or to in sitting.line[:-1]) or not sitting.line:
            raise Conflict("no-such-entry", number=to)
        number = _settle(house, connection, row, seats, sitting, {"seat": seat, "to": to, "agreed": [seat]})
    house.hub.tell(News(table, number, people_of(seats)))
    return Accepted(number, False)


def consent(house: House, table: str, person: str, agree: bool) -> Accepted:
    """Agree to go back, or not: one refusal ends the wish."""
    with house.changing(table), house.store.write() as connection:
        row, seat, seats, sitting = _sitting(house, connection, table, person)
        if row.request is None:
            raise Conflict("no-wish")
        wish = json.loads(row.request)
        if not agree:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(request=None))
            number = row.number
        else:
            wish["agreed"] = sorted({*wish["agreed"], seat})
            number = _settle(house, connection, row, seats, sitting, wish)
    house.hub.tell(News(table, number, people_of(seats)))
    return Accepted(number, False)


def _sitting(
    house: House, connection: Connection, table: str, person: str
) -> tuple[Row[Any], int, list[Seated], Sitting]:
    row = house.table(connection, table, for_change=True)
    seat, seats = own_seat(connection, table, person)
    if row.status != RUNNING:
        raise Conflict("not-running")
    return row, seat, seats, house.sittings.at(connection, row)


def _settle(
    house: House, connection: Connection, row: Row[Any], seats: list[Seated], sitting: Sitting, wish: dict[str, Any]
) -> int:
    """Go back if everybody agreed, else keep the wish; the number of the latest entry."""
    if any(seated.person is not None and seated.seat not in wish["agreed"] for seated in seats):
        connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(request=json.dumps(wish)))
        return int(row.number)
    index = bisect_right(sitting.line, wish["to"])
    before, dropped = picks_of(sitting.match), sitting.line[index:]
    sitting.match.rewind(index, state_before(connection, row, sitting, index))
    del sitting.line[index:]
    return _booked(house, connection, row, seats, sitting, wish["seat"], dropped, before)


def _booked(
    house: House, connection: Connection, row: Row[Any], seats: list[Seated], sitting: Sitting, seat: int,
    dropped: list[int], before: Any,
) -> int:  # fmt: skip
    number, now = row.number + 1, house.now()
    put_questions(sitting.desk, sitting.match, before, seat, number, now)
    entry = Entry(number, "undo", seat, "", 0, "person", now, tuple(dropped), NOTHING)
    book(connection, row, seats, sitting, entry)
    return int(number)
