"""Imports finished matches from match files: a finished table to replay and analyse for everyone with its link.

No person has a seat at it, so it is in no list and in no player's history. The same match is imported once.
"""

from hashlib import sha256
from typing import Any

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
from trianon.server.errors import ApiError, Conflict
from trianon.server.history.import_quota import charge_import
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


def import_match(node: ServerNode, person: str, text: str, address: str) -> str:
    """The table of a finished match in a match file; its id. A new one counts for the address it came from."""
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
    if not match.over:
        raise Conflict("not-over")
    digest = sha256(write_record(match, record.seats).encode()).hexdigest()
    same = select(TABLES.c.id).where(TABLES.c.imported == digest, TABLES.c.status == OVER)
    with node.store.read() as connection:
        is_new = connection.execute(same).scalar() is None
    if is_new:
        charge_import(node, address)
    with node.store.write() as connection:
        known = connection.execute(same).scalar()
        if known is None:
            return _insert(node, connection, person, record, match, entries, digest)
        connection.execute(update(TABLES).where(TABLES.c.id == known).values(changed=node.now()))  # kept as long again
        return str(known)


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


def _insert(
    node: ServerNode, connection: Connection, person: str, record: Record, match: Match,
    entries: list[dict[str, Any]], digest: str,
) -> str:  # fmt: skip
    setting, start, now = record.setting, record.start, node.now()
    table, secret, players = node.new_id(), node.new_secret(), setting.players
    edition = setting.edition
    name_of(connection, person)
    _check_import_limit(connection, person)
    if edition.builtin:
        save_edition(connection, edition)
    meta = MatchMeta.of_start(players, START, 0.0, now)
    meta.floors = match.undo_floors
    connection.execute(
        insert(TABLES).values(
            id=table, owner=person, game=setting.game.name, edition=edition.id, digest=edition.digest,
            edition_text=None if edition.builtin else edition.text, players=players, pace="slow", clock="null",
            open_information=start.open_information, hints=False, watch="link", listed=False, status=RUNNING,
            created=now, changed=now, commitment=commitment_of(secret), secret=secret, seed=start.seed,
            rules=setting.game.version, seats_version=1, number=entries[-1]["number"], asked=0, bots=0,
            meta=meta.to_json(), position=start.position, imported=digest,
        )
    )  # fmt: skip
    levels = bot_names()
    for seat in range(players):
        name = visible_name(record.seats[seat])[:MAX_NAME_CHARS] if record.seats is not None else ""
        connection.execute(
            insert(SEATS).values(
                table_id=table, seat=seat, person=None, level=name if name in levels else None, name=name, salt="",
                away=False, was_away=False, seen_entry=0, kept_for=None,
            )
        )  # fmt: skip
    save_layout(connection, setting.game)
    connection.execute(INSERT_ENTRY, [{**entry, "table_id": table} for entry in entries])
    row = table_row(connection, table)
    assert row is not None
    ended = waiting_columns(row, seats_of(connection, table), match, meta)
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(**ended))
    return table


def _check_import_limit(connection: Connection, person: str) -> None:
    own = (TABLES.c.owner == person) & TABLES.c.imported.is_not(None) & (TABLES.c.status == OVER)
    if connection.execute(select(func.count()).select_from(TABLES).where(own)).scalar_one() >= MAX_IMPORTS:
        raise Conflict("too-many-imports", most=MAX_IMPORTS, days=round(IMPORT_LIFETIME / DAY))
