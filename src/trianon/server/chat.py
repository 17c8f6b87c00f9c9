"""What people say to each other at a table."""

from __future__ import annotations

from sqlalchemy import func, insert, select

from trianon.server.house import House, own_seat, people_of, seat_of
from trianon.server.hub import News
from trianon.server.messages import may_watch
from trianon.server.problems import Trouble
from trianon.server.protocol import ChatLine
from trianon.server.sitting import seats_of
from trianon.server.storage.schema import CHAT

MOST = 200  # lines told at once


def say(house: House, table: str, person: str, text: str) -> ChatLine:
    """Say something; only who sits at the table may."""
    text = text.strip()
    if not text:
        raise Trouble("empty-chat")
    with house.changing(table), house.store.write() as connection:
        row = house.table(connection, table, for_change=True)
        seat, seats = own_seat(house, connection, row, person)
        last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)).scalar()
        number, name, now = (last or 0) + 1, seats[seat].name, house.now()
        connection.execute(
            insert(CHAT).values(table_id=table, number=number, person=person, name=name, text=text, at=now)
        )
    house.hub.tell(News(table, row.number, people_of(seats), chat=number))
    return ChatLine(table, number, name, seat + 1, text, now)


def said(house: House, table: str, person: str | None, since: int = 0) -> list[ChatLine]:
    """What was said after a line, the latest at most."""
    with house.store.read() as connection:
        row, seats = house.table(connection, table), seats_of(connection, table)
        may_watch(row, seat_of(seats, person))
        lines = connection.execute(
            select(CHAT)
            .where(CHAT.c.table_id == table, CHAT.c.number > since)
            .order_by(CHAT.c.number.desc())
            .limit(MOST)
        ).all()
    places = {seated.person: seated.seat + 1 for seated in seats}
    return [
        ChatLine(table, line.number, line.name, places.get(line.person), line.text, line.at) for line in lines[::-1]
    ]
