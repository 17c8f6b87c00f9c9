"""Opens lessons: a private table with a scripted beginning; an unfinished one goes on."""

from typing import Any

from sqlalchemy import Connection, select

from trianon.core.lessons.lesson import Lesson
from trianon.server.lobby.tables import insert_table, validate_table
from trianon.server.node import ServerNode
from trianon.server.pubsub import TableChanged
from trianon.server.storage.rows import RUNNING
from trianon.server.storage.schema import TABLES
from trianon.server.table_store.editions import setting_of, warm_setting
from trianon.server.table_store.entries import effective_answers
from trianon.server.wire.table_messages import NewTable
from trianon.viewing.lessons import lesson_named


def open_lesson(node: ServerNode, person: str, game: str, lesson: str, *, anew: bool = False) -> str:
    """The table of a lesson: the person's unfinished one unless it is to begin `anew`; its id."""
    taught = lesson_named(game, lesson)
    bots: list[Any] = [taught.level] * (taught.players - 1)
    wanted = NewTable(
        game, taught.players, taught.edition, bots=bots, hints=True, watch="nobody", start=True, seat=taught.seat + 1
    )
    validate_table(wanted)
    warm_setting(setting_of(game, taught.edition, None, taught.players))
    if not anew:
        with node.store.read() as connection:
            known = _unfinished(connection, person, taught)
        if known is not None:
            return known
    with node.store.write() as connection:
        table = insert_table(node, connection, person, wanted, lesson)
    node.pubsub.publish(TableChanged(table, 0, [person]))
    return table


def _unfinished(connection: Connection, person: str, lesson: Lesson) -> str | None:
    """The latest table of this person and lesson with steps left in its script."""
    own = (TABLES.c.owner == person) & (TABLES.c.game == lesson.game) & (TABLES.c.lesson == lesson.id)
    found = connection.execute(
        select(TABLES.c.id).where(own, TABLES.c.status == RUNNING).order_by(TABLES.c.created.desc()).limit(1)
    ).scalar()
    if found is None:
        return None
    _, answers = effective_answers(connection, found)
    given = [answer.key for answer in answers if answer.seat == lesson.seat]
    follows = len(given) < len(lesson.answers) and given == lesson.answers[: len(given)]
    return str(found) if follows else None
