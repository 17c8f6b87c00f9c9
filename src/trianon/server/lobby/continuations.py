"""Plays finished matches on: a private table against bots that begins from a position of another match."""

import hmac
from threading import Lock
from typing import Any

from sqlalchemy import func, select

from trianon.bots.levels import JOURNEYMAN
from trianon.core.match import Match
from trianon.core.puzzles.match import puzzle_match
from trianon.games import game_of
from trianon.server.errors import ApiError, Conflict
from trianon.server.lobby.tables import insert_table, validate_table
from trianon.server.matches.replays import finished_match
from trianon.server.node import ServerNode
from trianon.server.pubsub import TableChanged
from trianon.server.storage.people_schema import PEOPLE
from trianon.server.storage.rows import RUNNING, TableRow
from trianon.server.storage.schema import ENTRIES, TABLES
from trianon.server.table_store.editions import setting_of, warm_setting
from trianon.server.wire.table_messages import NewTable, PlayOn
from trianon.viewing.positions import sampled_position
from trianon.viewing.puzzles import puzzle_named

PUZZLE_RIVALS = JOURNEYMAN
_INSERTING = Lock()  # orders requests of this node, which would not wait long for a row


def play_on(node: ServerNode, table: str, person: str, wanted: PlayOn) -> str:
    """A private table that goes on from a position of a finished match; its id."""
    match, row, _ = finished_match(node.tables, table, person)
    new = _table_like(row, wanted)
    validate_table(new)
    if wanted.at > match.answer_count:
        raise ApiError("no-such-answer", number=wanted.at, most=match.answer_count)
    if wanted.at == match.answer_count:
        raise Conflict("nothing-follows")
    then = Match(match.setting, match.start, match.position)
    for answer in match.answers[: wanted.at]:
        then.answer(answer.seat, answer.key)
    return _continue(node, person, new, then, f"{table}/{wanted.at}")


def play_puzzle_on(node: ServerNode, game: str, puzzle: str, person: str) -> str:
    """A private table that goes on from the position of a puzzle against bots; its id."""
    found = puzzle_named(game, puzzle)
    bots: list[Any] = [PUZZLE_RIVALS] * (found.players - 1)
    match = puzzle_match(found, game_of)
    edition = match.setting.edition.id
    new = NewTable(game, found.players, edition, bots=bots, hints=True, watch="nobody", start=True, seat=found.seat + 1)
    validate_table(new)
    return _continue(node, person, new, match, f"{game}/{puzzle}")


def _continue(node: ServerNode, person: str, new: NewTable, match: Match, source: str) -> str:
    """The table that goes on from a match: requests for the same lead to one table until the person answers there."""
    seat = (new.seat or 1) - 1
    own = (TABLES.c.owner == person) & TABLES.c.position.is_not(None)
    answered = select(ENTRIES.c.number).where(
        ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == "answer", ENTRIES.c.by == "person"
    )
    with node.store.read() as connection:
        played = connection.execute(select(func.count()).select_from(TABLES).where(own, answered.exists())).scalar_one()
    seed = hmac.new(node.config.secret, repr((source, person, seat, new.bots, played)).encode(), "sha256").hexdigest()
    position = sampled_position(match, seat, seed)
    warm_setting(setting_of(new.game, new.edition, new.edition_text, new.players), position)
    with _INSERTING, node.store.write() as connection:
        connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update())  # against other nodes
        same = select(TABLES.c.id).where(own, TABLES.c.status == RUNNING, TABLES.c.position == position)
        made = connection.execute(same).scalar() or insert_table(node, connection, person, new, position=position)
    node.pubsub.publish(TableChanged(made, 0, [person]))
    return str(made)


def _table_like(row: TableRow, wanted: PlayOn) -> NewTable:
    return NewTable(
        row.game, row.players, row.edition, row.edition_text, wanted.bots, open_information=row.open_information,
        hints=True, watch="nobody", start=True, seat=wanted.seat,
    )  # fmt: skip
