"""Taking back: to the engine's horizon at will, beyond it when every other person agrees."""

from __future__ import annotations

import json
from bisect import bisect_right
from typing import Any

import numpy as np
from sqlalchemy import Connection, update

from trianon.core.kernel.events import WIDTH
from trianon.server.deskwork import ask_again, book, picks_of, put_questions, spend
from trianon.server.house import RUNNING, House, clock_of, people_of, present_seat
from trianon.server.hub import News
from trianon.server.problems import Conflict
from trianon.server.protocol import Accepted
from trianon.server.sitting import START, Entry, Seated, Sitting, state_before
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import TABLES
from trianon.server.tables import in_person

NOTHING = np.zeros((0, WIDTH), np.int16)


def take_back(house: House, table: str, person: str, entry: int | None = None) -> Accepted:
    """Take back one's latest answer, as far as one has learnt nothing since.

    Where its entry is named, taking it back twice is taking it back once: a lost reply can be asked for again.
    """
    return in_person(house, table, person, lambda: _take_back(house, table, person, entry))


def _take_back(house: House, table: str, person: str, entry: int | None) -> Accepted:
    with house.changing(table), house.store.write() as connection:
        row, seat, seats, sitting = _sitting(house, connection, table, person)
        if entry is not None and START < entry <= row.number and entry not in sitting.line:
            return Accepted(row.number, True)
        last = sitting.match.last_own(seat)
        if last is None:
            raise Conflict("nothing-to-take-back")
        if entry is not None and sitting.line[last] != entry:
            raise Conflict("no-such-entry", number=entry)
        before, now = picks_of(sitting.match), house.now()
        _stop_clock(row, sitting, seat, now)
        sitting.match.undo(seat, state_before(connection, row, sitting, last))
        dropped = [sitting.line.pop(last)]
        put_questions(sitting.desk, sitting.match, before, seat, row.number + 1, now)
        ask_again(sitting.desk, seat, now)
        number = _booked(connection, row, seats, sitting, seat, dropped, now)
    house.hub.tell(News(table, number, people_of(seats)))
    return Accepted(number, False)


def wish_to_go_back(house: House, table: str, person: str, to: int) -> Accepted:
    """Ask the others to go on after an earlier entry; where no other person plays, it is done at once."""
    return in_person(house, table, person, lambda: _wish(house, table, person, to))


def _wish(house: House, table: str, person: str, to: int) -> Accepted:
    with house.changing(table), house.store.write() as connection:
        row, seat, seats, sitting = _sitting(house, connection, table, person)
        if not (to == START or to in sitting.line[:-1]) or not sitting.line:
            raise Conflict("no-such-entry", number=to)
        number = _settle(house, connection, row, seats, sitting, {"seat": seat, "to": to, "agreed": [seat]})
    house.hub.tell(News(table, number, people_of(seats)))
    return Accepted(number, False)


def consent(house: House, table: str, person: str, agree: bool, to: int | None = None) -> Accepted:
    """Agree to go back, or not: one refusal ends the wish. Where `to` is said, only a wish for that entry is meant."""
    return in_person(house, table, person, lambda: _consent(house, table, person, agree, to))


def _consent(house: House, table: str, person: str, agree: bool, to: int | None) -> Accepted:
    with house.changing(table), house.store.write() as connection:
        row, seat, seats, sitting = _sitting(house, connection, table, person)
        if row.request is None:
            raise Conflict("no-wish")
        wish = json.loads(row.request)
        if to is not None and to != wish["to"]:
            raise Conflict("other-wish", number=wish["to"])
        if not agree:
            _keep_wish(connection, row, None)
            number = row.number
        else:
            wish["agreed"] = sorted({*wish["agreed"], seat})
            number = _settle(house, connection, row, seats, sitting, wish)
    house.hub.tell(News(table, number, people_of(seats)))
    return Accepted(number, False)


def _sitting(
    house: House, connection: Connection, table: str, person: str
) -> tuple[TableRow, int, list[Seated], Sitting]:
    row = house.table(connection, table, for_change=True)
    seat, seats = present_seat(house, connection, row, person)
    if row.status != RUNNING:
        raise Conflict("not-running")
    return row, seat, seats, house.sittings.at(connection, row)


def _settle(
    house: House, connection: Connection, row: TableRow, seats: list[Seated], sitting: Sitting, wish: dict[str, Any]
) -> int:
    """Go back if every person agreed, else keep the wish; the number of the latest entry.

    Who is absent has not agreed: nobody loses a good position overnight.
    """
    if any(seated.person is not None and seated.seat not in wish["agreed"] for seated in seats):
        _keep_wish(connection, row, json.dumps(wish))
        return int(row.number)
    index = bisect_right(sitting.line, wish["to"])
    dropped, now = sitting.line[index:], house.now()
    for seat in range(row.players):
        _stop_clock(row, sitting, seat, now)
    sitting.match.rewind(index, state_before(connection, row, sitting, index))
    del sitting.line[index:]
    put_questions(sitting.desk, sitting.match, None, wish["seat"], row.number + 1, now)
    return _booked(connection, row, seats, sitting, wish["seat"], dropped, now)


def _keep_wish(connection: Connection, row: TableRow, wish: str | None) -> None:
    """Note a wish, or that there is none any more; those who look at another node learn of it by the crew."""
    connection.execute(update(TABLES).where(TABLES.c.id == row.id).values(request=wish, crew=row.crew + 1))


def _stop_clock(row: TableRow, sitting: Sitting, seat: int, now: float) -> None:
    """A seat that is asked has thought until now: going back gives no time back."""
    clock, desk = clock_of(row), sitting.desk
    if clock is not None and seat in sitting.match.asked():
        earlier = desk.thought[seat]
        spend(desk, seat, clock.free, now)
        desk.thought[seat] = min(float(clock.free), earlier + desk.thought[seat])


def _booked(
    connection: Connection, row: TableRow, seats: list[Seated], sitting: Sitting, seat: int, dropped: list[int],
    now: float,
) -> int:  # fmt: skip
    entry = Entry(row.number + 1, "undo", seat, "", 0, "person", now, tuple(dropped), NOTHING)
    book(connection, row, seats, sitting, entry)
    return entry.number
