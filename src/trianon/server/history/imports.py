"""Imports finished matches from match files: a finished table to replay and analyse for everyone with its link.

No person has a seat at it, so it is in no list and in no player's history. The same match is imported once.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, insert, select, update

from trianon.bots.registry import bot_names
from trianon.core.errors import FaultyFile
from trianon.core.fairness import commitment_of
from trianon.core.installed import built_in_games
from trianon.core.match import Match
from trianon.core.match_file.read import Record, read_record
from trianon.core.match_file.replay import begin, give
from trianon.core.match_file.write import write_record
from trianon.games import game_of
from trianon.server.daily_quotas import charge_import
from trianon.server.errors import ApiError, Conflict
from trianon.server.limits import DAY, IMPORT_LIFETIME, MAX_IMPORTS, MAX_NAME_CHARS
from trianon.server.node import ServerNode
from trianon.server.people.identity import name_of
from trianon.server.people.visible_text import visible_name
from trianon.server.storage.rows import OVER, RUNNING, seats_of, table_row
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.table_store.clocks import MatchMeta
from trianon.server.table_store.editions import save_edition
from trianon.server.table_store.entries import START, Entry
from trianon.server.table_store.snapshots import save_layout
from trianon.server.table_store.table_transaction import INSERT_ENTRY, entry_values, waiting_columns

FILE = "match.json"  # stands for the file in faults


@dataclass(frozen=True, eq=False)
class SentMatch:
    """A match file that was checked and replayed."""

    record: Record
    match: Match  # after all its answers
    entries: list[dict[str, Any]]  # the rows of its start and of all its answers


def import_match(node: ServerNode, person: str, text: str, address: str) -> str:
    """The table of a finished match in a match file; its id. A new one counts for the address it came from."""
    sent = read_match(node, text)
    if not sent.match.over:
        raise Conflict("not-over")
    digest = sha256(write_record(sent.match, sent.record.seats).encode()).hexdigest()
    same = select(TABLES.c.id).where(TABLES.c.imported == digest, TABLES.c.status == OVER)
    with node.store.read() as connection:
        is_new = connection.execute(same).scalar() is None
    if is_new:
        charge_import(node, address)
    with node.store.write() as connection:
        known = connection.execute(same).scalar()
        if known is None:
            return _insert(node, connection, person, sent, digest)
        connection.execute(update(TABLES).where(TABLES.c.id == known).values(changed=node.now()))  # kept as long again
        return str(known)


def read_match(node: ServerNode, text: str) -> SentMatch:
    """Check and replay a match file; its faults are refused with their places."""
    try:
        node.upload_checker.check_match_file(text)
        record = read_record(text, FILE, game_of)
        if record.setting.game.name not in built_in_games():
            raise ApiError("no-game", game=record.setting.game.name, known=", ".join(built_in_games()))
        node.preparation.require(record.setting.game.name)
        if record.start.starting_player is not None:
            raise Conflict("import-start")
        entries, match = _entries_of(record, node.now())
    except FaultyFile as error:
        raise ApiError("bad-match-file", faults=error) from None
    return SentMatch(record, match, entries)


def _entries_of(record: Record, now: float) -> tuple[list[dict[str, Any]], Match]:
    """The rows of a match's start and of all its answers, and the match at its end."""
    match = begin(record)
    first = Entry(START, "start", -1, "", 0, "person", now, (), match.event_rows[0])
    found = [entry_values(match, first)]
    for number, answer in enumerate(record.answers, START + 1):
        give(match, answer, record)
        entry = Entry(number, "answer", answer.seat, answer.key, number - 1, "person", now, (), match.event_rows[-1])
        found.append(entry_values(match, entry))
    return found, match


def _insert(node: ServerNode, connection: Connection, person: str, sent: SentMatch, digest: str) -> str:
    name_of(connection, person)
    _check_import_limit(connection, person)
    levels = bot_names()
    seats = []
    for name in sent.record.seats or [""] * sent.record.setting.players:
        shown = visible_name(name)[:MAX_NAME_CHARS]
        seats.append(SentSeat(None, shown if shown in levels else None, shown))
    meta = MatchMeta.of_start(len(seats), START, 0.0, node.now())
    return insert_match(node, connection, person, sent, seats, meta, imported=digest, hints=False, watch="link")


class SentSeat(NamedTuple):
    """The player of a seat of a match that was sent."""

    person: str | None
    level: str | None
    name: str


def insert_match(
    node: ServerNode, connection: Connection, owner: str, sent: SentMatch, seats: Sequence[SentSeat], meta: MatchMeta,
    **columns: Any,
) -> str:  # fmt: skip
    """Insert a table with the match that was sent, its seats and its entries; its id."""
    setting, start, now = sent.record.setting, sent.record.start, node.now()
    table, secret, edition = node.new_id(), node.new_secret(), setting.edition
    if edition.builtin:
        save_edition(connection, edition)
    meta.floors = sent.match.undo_floors
    connection.execute(
        insert(TABLES).values(
            id=table, owner=owner, game=setting.game.name, edition=edition.id, digest=edition.digest,
            edition_text=None if edition.builtin else edition.text, players=setting.players, pace="slow", clock="null",
            open_information=start.open_information, listed=False, status=RUNNING,
            created=now, changed=now, commitment=commitment_of(secret), secret=secret, seed=start.seed,
            rules=setting.game.version, seats_version=1, number=sent.entries[-1]["number"], asked=0, bots=0,
            meta=meta.to_json(), position=start.position, **columns,
        )
    )  # fmt: skip
    for seat, (person, level, name) in enumerate(seats):
        connection.execute(
            insert(SEATS).values(
                table_id=table, seat=seat, person=person, level=level, name=name, salt="", away=False, was_away=False,
                seen_entry=0, kept_for=None,
            )
        )  # fmt: skip
    save_layout(connection, setting.game)
    connection.execute(INSERT_ENTRY, [{**entry, "table_id": table} for entry in sent.entries])
    row = table_row(connection, table)
    assert row is not None
    waiting = waiting_columns(row, seats_of(connection, table), sent.match, meta)
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**waiting))
    return table


def _check_import_limit(connection: Connection, person: str) -> None:
    own = (TABLES.c.owner == person) & TABLES.c.imported.is_not(None) & (TABLES.c.status == OVER)
    if connection.execute(select(func.count()).select_from(TABLES).where(own)).scalar_one() >= MAX_IMPORTS:
        raise Conflict("too-many-imports", most=MAX_IMPORTS, days=round(IMPORT_LIFETIME / DAY))
