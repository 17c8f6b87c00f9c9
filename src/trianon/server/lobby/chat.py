"""Chat at a table."""

from sqlalchemy import delete, func, insert, select

from trianon.server.errors import ApiError
from trianon.server.limits import CHAT_HISTORY
from trianon.server.people.blocks import blocked_people
from trianon.server.people.visible_text import visible_text
from trianon.server.storage.schema import CHAT
from trianon.server.table_store.table_repository import TableRepository
from trianon.server.wire.match_messages import ChatLine


def post_chat(tables: TableRepository, table: str, person: str, text: str) -> ChatLine:
    """Post a line; only the players of the table may."""
    text = visible_text(text)
    if not text:
        raise ApiError("empty-chat")
    with tables.change(table) as transaction:
        connection, seat = transaction.connection, transaction.own_seat(person)
        last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)).scalar()
        number, name, now = (last or 0) + 1, transaction.seats[seat].name, tables.now()
        connection.execute(
            insert(CHAT).values(table_id=table, number=number, person=person, name=name, text=text, at=now)
        )
        connection.execute(delete(CHAT).where(CHAT.c.table_id == table, CHAT.c.number <= number - CHAT_HISTORY))
        transaction.publish(transaction.row.number, chat=number)
    return ChatLine(table, number, name, seat + 1, text, now)


def recent_chat(tables: TableRepository, table: str, person: str | None, since: int = 0) -> list[ChatLine]:
    """The latest lines after number `since`, without those of people the reader has blocked."""
    with tables.store.read() as connection:
        opened = tables.open(connection, table)
        opened.viewer_seat(person)
        lines = connection.execute(
            select(CHAT)
            .where(CHAT.c.table_id == table, CHAT.c.number > since, CHAT.c.text != "")  # empty: of deleted people
            .order_by(CHAT.c.number.desc())
            .limit(CHAT_HISTORY)
        ).all()
        blocked = blocked_people(connection, person)
        places = {seat.person: seat.seat + 1 for seat in opened.seats}
    return [
        ChatLine(table, line.number, line.name, places.get(line.person), line.text, line.at)
        for line in lines[::-1]
        if line.person not in blocked
    ]
