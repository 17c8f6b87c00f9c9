"""An upgrade of a database that an earlier program wrote: nothing is lost, and everything goes on."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData

from tests.infrastructure.seated_table import SeatedTable, Time, assert_replays
from tests.server.storage.test_migrations import difference
from trianon.core.match_file.read import read_record
from trianon.games import game_of
from trianon.server.admin import replay_all, started_tables
from trianon.server.bots.analyses import stored_analysis
from trianon.server.config import Config, database_url
from trianon.server.history.match_history import HistoryFilter, match_history
from trianon.server.history.statistics import my_statistics
from trianon.server.lobby.chat import recent_chat
from trianon.server.lobby.lessons import open_lesson
from trianon.server.lobby.reports import list_reports
from trianon.server.lobby.seating import join
from trianon.server.lobby.table_lists import my_tables
from trianon.server.lobby.tables import start
from trianon.server.matches.replays import match_file, replay_at
from trianon.server.matches.undo import answer_undo_request
from trianon.server.node import ServerNode
from trianon.server.people.blocks import list_blocks
from trianon.server.people.devices import list_devices
from trianon.server.people.identity import get_person
from trianon.server.serve import open_node
from trianon.server.sessions.device_sessions import SIGNED_IN
from trianon.server.sessions.tokens import Identity
from trianon.server.storage.migrate import migrate, migrate_back
from trianon.server.storage.rows import seats_of
from trianon.server.storage.store import Store
from trianon.server.wire.table_messages import BotSeats, Join

WRITTEN = Path(__file__).parent / "databases" / "b39aca15.sql"
SCHEMA = "0011"
LATER = 1_795_100_000.0  # a day after its last row

ADA, BLAISE, ZHEN = "oldf3436f50b2f7f", "oldb459afddb3a09", "old04bb13c1ea3ff"
IPAD = "old320f7813ecceb"

FINISHED = "old20f5dc81a3c61"  # Ada and Blaise
REMATCH = "old4ab9b081707f8"  # open, a seat kept for Blaise
SLOW = "olddab546e886da4"  # three people with clocks; Ada asks to take back
OWN_EDITION = "old6543a85f6ff48"  # of Zhen, with bots; one of them stands in for Ada
LESSON = "olddf3ed0f4e11af"  # of Ada, unfinished
PLAYED_ON = "olda3b6128eaf397"  # the finished match from one of its positions, by Blaise
IMPORTED = "oldce5de16802750"  # by Zhen
OPEN = "old6a49044d54811"  # of Zhen, with Blaise

Rows = dict[str, list[dict[str, Any]]]


def rows_in(store: Store) -> Rows:
    """Every row of a database by its present schema, without the revision."""
    with store.read() as connection:
        found = MetaData()
        found.reflect(connection)
        return {
            table.name: [
                dict(row) for row in connection.execute(table.select().order_by(*table.primary_key)).mappings()
            ]
            for table in found.sorted_tables
            if table.name != "alembic_version"
        }


def write_earlier_database(address: str, folder: Path) -> None:
    """Write the earlier database: as it was on SQLite, its rows in the schema of that time on PostgreSQL."""
    file = folder / "trianon.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(WRITTEN.read_text("utf-8"))
    if address.startswith("sqlite"):
        return
    with closing(_store(address)) as store, closing(_store(f"sqlite:///{file}")) as written:
        migrate(store, SCHEMA)
        rows = rows_in(written)
        with store.write() as connection:
            target = MetaData()
            target.reflect(connection)
            for table in target.sorted_tables:
                if rows.get(table.name):
                    connection.execute(table.insert(), rows[table.name])


def _store(address: str) -> Store:
    return Store(Config(database_url(address), b""))


@pytest.fixture
def earlier(empty_database: str, tmp_path: Path) -> str:
    """The address of the earlier database."""
    write_earlier_database(empty_database, tmp_path)
    return empty_database


@pytest.fixture
def upgraded(earlier: str) -> Iterator[ServerNode]:
    """A node of today on the earlier database."""
    opened = open_node(Config(database_url(earlier), b"", rate_limit_factor=0, node_name="test"))
    opened.tables.now = Time(LATER)
    yield opened
    opened.close()


def seated(node: ServerNode, table: str) -> SeatedTable:
    """A table of the earlier database with its people."""
    with node.store.read() as connection:
        return SeatedTable(node, table, [seat.person for seat in seats_of(connection, table)])


def test_every_row_survives_the_way_to_today_and_back(earlier: str) -> None:
    with closing(_store(earlier)) as store:
        before = rows_in(store)
        assert [len(before[name]) for name in ("tables", "people", "entries")] == [8, 3, 119]
        for seat in before["seats"]:  # commitments of tables that have not begun are made anew
            seat["knew_commitment"] &= seat["table_id"] != OPEN
        migrate(store)
        assert difference(store) == []
        after = rows_in(store)
        for table in before.keys() & after.keys():
            columns = [set(row) for row in before[table]]
            kept = [{name: row[name] for name in old} for row, old in zip(after[table], columns, strict=True)]
            assert kept == before[table]
        migrate_back(store, SCHEMA)
        assert rows_in(store) == before


def test_people_keep_their_names_devices_and_what_they_said(upgraded: ServerNode) -> None:
    people = [get_person(upgraded.store, person) for person in (ADA, BLAISE, ZHEN)]
    known = [(person.name, person.language) for person in people]
    assert known == [("Ada", "en"), ("Blaise O’Connor", "de"), ("真真", "zh")]
    devices = [device.name for device in list_devices(upgraded.store, Identity(ADA))]
    assert devices == ["Firefox · Linux", "Safari · iPad"]
    assert [upgraded.device_sessions.load_error(Identity(ADA, device)) for device in ("", IPAD)] == [SIGNED_IN] * 2
    assert [block.name for block in list_blocks(upgraded.store, ADA)] == ["真真"]
    assert [report["note"] for report in list_reports(upgraded.store)] == ["not nice"]
    assert [line.text for line in recent_chat(upgraded.tables, FINISHED, ADA)] == ["Gut gespielt! 👏"]
    own = {table.id for table in my_tables(upgraded.store, ADA, upgraded.now())}
    assert own == {FINISHED, REMATCH, SLOW, OWN_EDITION, LESSON}


def test_what_was_played_can_be_read_replayed_and_saved(upgraded: ServerNode) -> None:
    started = started_tables(upgraded.store)
    assert set(started) == {FINISHED, SLOW, OWN_EDITION, LESSON, PLAYED_ON, IMPORTED}
    assert replay_all(upgraded.store, started).failures == []
    for table in started:
        company = seated(upgraded, table)
        for seat, person in enumerate(company.people, 1):
            if person is not None:
                assert company.now(seat).view
    for table, person in ((FINISHED, ADA), (PLAYED_ON, BLAISE), (IMPORTED, ZHEN)):
        assert replay_at(upgraded, table, person, 2, 1).view
        read_record(match_file(upgraded.tables, table, person), table, game_of)
    finished = match_history(upgraded.store, BLAISE, HistoryFilter()).matches
    assert [match.id for match in finished] == [PLAYED_ON, FINISHED]
    assert my_statistics(upgraded.store, BLAISE, "histrio").matches == 1
    # an analysis by an earlier method begins anew
    assert stored_analysis(upgraded.tables, PLAYED_ON, BLAISE, None).total == 2


def test_running_matches_go_on(upgraded: ServerNode) -> None:
    slow = seated(upgraded, SLOW)
    request = json.loads(slow.row().undo_request)
    for person in (BLAISE, ZHEN):
        answer_undo_request(upgraded.tables, SLOW, person, agree=True)
    assert slow.row().undo_request is None
    assert slow.loaded().entry_numbers[-1] == request["to"]
    own = seated(upgraded, OWN_EDITION)
    assert own.away(2)
    for company in (slow, own):
        company.play()
        assert company.now(1).result is not None
        assert_replays(company)
    assert open_lesson(upgraded, ADA, "histrio", "first") == LESSON
    seated(upgraded, LESSON).play(3)


def test_open_tables_are_joined_and_begin(upgraded: ServerNode) -> None:
    join(upgraded.tables, REMATCH, BLAISE, Join())
    start(upgraded.tables, REMATCH, ADA, BotSeats())
    start(upgraded.tables, OPEN, ZHEN, BotSeats(["random", "random"]))
    for table in (REMATCH, OPEN):
        company = seated(upgraded, table)
        assert company.row().status == "running"
        company.play(10)
        assert_replays(company)
