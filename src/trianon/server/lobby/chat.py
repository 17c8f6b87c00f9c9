"""What people say to each other at a table."""

from __future__ import annotations

from sqlalchemy import func, insert, select

from trianon.server.errors import ApiError
from trianon.server.matches.match_cache import seats_of
from trianon.server.matches.situations import require_visible
from trianon.server.node import ServerNode, own_seat, people_of, seat_of
from trianon.server.realtime.pubsub import TableChanged
from trianon.server.storage.schema import CHAT
from trianon.server.wire.messages import ChatLine

HISTORY_LIMIT = 200  # lines told at once


def post_chat(node: ServerNode, table: str, person: str, text: str) -> ChatLine:
    """Say something; only who sits at the table may."""
    text = text.strip()
    if not text:
        raise ApiError("empty-chat")
    with node.locked(table), node.store.write() as connection:
        row = node.load_table(connection, table, for_change=True)
        seat, seats = own_seat(node, connection, row, person)
        last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)).scalar()
        number, name, now = (last or 0) + 1, seats[seat].name, node.now()
        connection.execute(
            insert(CHAT).values(table_id=table, number=number, person=person, name=name, text=text, at=now)
        )
    node.pubsub.publish(TableChanged(table, row.number, people_of(seats), chat=number))
    return ChatLine(table, number, name, seat + 1, text, now)


def recent_chat(node: ServerNode, table: str, person: str | None, since: int = 0) -> list[ChatLine]:
    """What was said after a line, the latest at most."""
    with node.store.read() as connection:
        row, seats = node.load_table(connection, table), seats_of(connection, table)
        require_visible(row, seat_of(seats, person))
        lines = connection.execute(
            select(CHAT)
            .where(CHAT.c.table_id == table, CHAT.c.number > since)
            .order_by(CHAT.c.number.desc())
            .limit(HISTORY_LIMIT)
        ).all()
    places = {seated.person: seated.seat + 1 for seated in seats}
    return [
        ChatLine(table, line.number, line.name, places.get(line.person), line.text, line.at) for line in lines[::-1]
    ]
