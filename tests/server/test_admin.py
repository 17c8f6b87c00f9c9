"""Backup, restore and replaying everything: nothing is lost between databases, nothing damaged gets in."""

import gzip
import json
import stat
import unicodedata
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Column, inspect

from tests.cli.command_runner import good, refused, trianon
from tests.infrastructure.kept_rows import Rows, put_rows, rows_of
from tests.infrastructure.seated_table import SeatedTable, guests, table_of
from tests.infrastructure.services import Postgres
from trianon.server.admin import replay_all, started_tables
from trianon.server.bots.analyses import StoredMoments, analysis_subject, save_moments
from trianon.server.config import Config, database_url
from trianon.server.lobby.chat import post_chat
from trianon.server.lobby.reports import report
from trianon.server.lobby.seating import join, remove
from trianon.server.lobby.tables import create_table
from trianon.server.matches.undo import undo_answer
from trianon.server.node import ServerNode
from trianon.server.people.blocks import block
from trianon.server.people.links import create_link
from trianon.server.serve import open_node
from trianon.server.storage.backups import BackupError, backup, restore
from trianon.server.storage.people_schema import PEOPLE
from trianon.server.storage.schema import CHAT, ENTRIES, METADATA, SEATS, TABLES
from trianon.server.storage.store import Store
from trianon.server.wire.people_messages import PersonAtTable, ReportGiven
from trianon.server.wire.table_messages import Clock, Join, NewTable


@pytest.fixture(scope="module")
def kept() -> list[Rows]:
    """What a database holds after `fill`, which is done once."""
    return []


@pytest.fixture
def server(node: ServerNode, monkeypatch: pytest.MonkeyPatch, kept: list[Rows]) -> ServerNode:
    """A server with a database that the command line finds, with something of everything in it."""
    monkeypatch.setenv("TRIANON_DATABASE", node.config.database)
    if not kept:
        fill(node)
        kept.append(rows_of(node.store))
    else:
        put_rows(node.store, kept[0])
    return node


def fill(node: ServerNode) -> None:
    """Put something of everything into a database."""
    finished = table_of(node, "histrio", 2, people=1)
    finished.play()
    [reader] = [person for person in finished.people if person is not None]
    with node.store.write() as connection:
        save_moments(connection, analysis_subject(node.tables, finished.table, reader, None), StoredMoments({}, {}))
    running = table_of(node, "rokoko", 3, clock=Clock(60, 60))
    running.play(20)
    for seat, person in enumerate(running.people):
        if running.loaded().match.may_undo(seat) and person is not None:
            undo_answer(node.tables, running.table, person)
    ada = running.ids[0]
    post_chat(node.tables, running.table, ada, "l'été, 夏天 \N{PERFORMING ARTS}")
    block(node, running.table, ada, PersonAtTable(seat=3))
    report(node, running.table, ada, ReportGiven("chat", seat=2))
    create_link(node, ada)
    table, unwanted = create_table(node, ada, NewTable("histrio", 3, listed=True)), running.person(2)
    join(node.tables, table, unwanted, Join())
    taken = next(seat.seat for seat in SeatedTable(node, table, []).seats() if seat.person == unwanted)
    remove(node.tables, table, ada, taken)
    with node.store.write() as connection:
        for other in METADATA.sorted_tables:
            if connection.execute(other.select().limit(1)).first() is None:
                connection.execute(other.insert().values({column: sample(column, ada) for column in other.columns}))


def sample(column: Column[Any], person: str) -> Any:
    """A value for a column of a table that nothing above fills."""
    if column.foreign_keys:
        return person
    kind = column.type.python_type
    return {str: "l'été"[: getattr(column.type, "length", None)], int: 7, float: 0.5, bool: True, bytes: b"\0\xff"}[
        kind
    ]


@pytest.fixture
def empty(postgres: Postgres, tmp_path: Path) -> Iterator[list[Store]]:
    """Two databases without anything, one of each kind."""
    addresses = [f"sqlite:///{tmp_path / 'new' / 'trianon.db'}", postgres.database("empty")]
    (tmp_path / "new").mkdir()
    stores = [Store(Config(database_url(address), b"")) for address in addresses]
    yield stores
    for store in stores:
        store.close()


def content(store: Store) -> dict[str, list[Any]]:
    """Everything in a database."""
    with store.read() as connection:
        if not inspect(connection).has_table("tables"):
            return {}
        return {
            table.name: [tuple(row) for row in connection.execute(table.select().order_by(*table.primary_key))]
            for table in METADATA.sorted_tables
        }


# -- backup and restore


def test_a_backup_goes_from_one_kind_of_database_to_the_other_and_back(
    server: ServerNode, empty: list[Store], tmp_path: Path
) -> None:
    before, file = content(server.store), tmp_path / "backup.gz"
    assert all(before.values()), "something of everything"
    rows = backup(server.store, file)
    assert rows == sum(map(len, before.values()))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    again = tmp_path / "again.gz"
    for store in empty:
        assert restore(store, file) == rows
        assert content(store) == before
        backup(store, again)
        assert connection_count(again)[1:-1] == connection_count(file)[1:-1]
    assert not list(tmp_path.glob(".*part"))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_name_that_postgresql_cannot_keep_is_shortened(node: ServerNode, empty: list[Store], tmp_path: Path) -> None:
    """Earlier servers checked the length of names before they composed them, and SQLite keeps any."""
    company, long = table_of(node, "histrio", 2), unicodedata.normalize("NFC", "\U0001d160" * 40)
    post_chat(node.tables, company.table, company.ids[0], "here")
    with node.store.write() as connection:
        for table in (PEOPLE, SEATS, CHAT):
            connection.execute(table.update().values(name=f"a\0b{long}"))
    backup(node.store, tmp_path / "backup.gz")
    for store in empty:
        assert restore(store, tmp_path / "backup.gz") > 0
        with store.read() as connection:
            for table in (PEOPLE, SEATS, CHAT):
                assert {row.name for row in connection.execute(table.select())} == {f"ab{long}"[:40]}


def connection_count(file: Path) -> list[bytes]:
    """The lines of a backup."""
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def test_a_backup_is_of_one_moment_while_matches_go_on(node: ServerNode, empty: list[Store], tmp_path: Path) -> None:
    company = table_of(node, "histrio", 2)
    company.play(10)
    file = tmp_path / "backup.gz"

    def meanwhile(_rows: int) -> None:
        company.play(1)

    backup(node.store, file, meanwhile)
    restore(empty[0], file)
    assert company.row().number > 11
    assert replay_all(empty[0], started_tables(empty[0])).failures == []


def test_only_an_empty_database_is_filled(server: ServerNode, empty: list[Store], tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    backup(server.store, file)
    before = content(server.store)
    with pytest.raises(BackupError, match="not-empty"):
        restore(server.store, file)
    assert content(server.store) == before
    ready = open_node(Config(f"sqlite:///{tmp_path / 'new' / 'trianon.db'}", b""))  # empty, but the schema is there
    restore(ready.store, file)
    assert content(ready.store) == before
    ready.close()


def resealed(lines: list[bytes]) -> bytes:
    """Lines with a last line that fits them."""
    end = {"rows": len(lines) - 1, "sha256": sha256(b"".join(lines)).hexdigest()}
    return gzip.compress(b"".join(lines) + json.dumps(end, separators=(",", ":")).encode() + b"\n")


def flipped(raw: bytes, place: int) -> bytes:
    """The same bytes but for one."""
    return raw[:place] + bytes([raw[place] ^ 0x41]) + raw[place + 1 :]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # both kinds write the same backup: see above
def test_a_damaged_backup_is_refused_and_nothing_is_written(
    server: ServerNode, empty: list[Store], tmp_path: Path
) -> None:
    whole, file = tmp_path / "whole.gz", tmp_path / "backup.gz"
    backup(server.store, whole)
    raw, lines = whole.read_bytes(), connection_count(whole)
    head = json.loads(lines[0])
    damaged = {
        "cut short": (raw[: len(raw) // 2], "damaged"),
        "a byte is another": (flipped(raw, len(raw) // 2), "damaged"),
        "not packed": (b"hello", "damaged"),
        "empty": (b"", "incomplete"),
        "another file": (gzip.compress(b'{"format": "trianon-match"}\n'), "incomplete|no-backup"),
        "a row is missing": (gzip.compress(b"".join([*lines[:5], *lines[6:]])), "incomplete|no-backup"),
        "a row is another": (gzip.compress(b"".join([*lines[:-2], lines[3], lines[-1]])), "incomplete|no-backup"),
        "the end is missing": (gzip.compress(b"".join(lines[:-1])), "incomplete"),
        "something follows": (gzip.compress(b"".join(lines) + lines[3]), "incomplete"),
        "half a line": (gzip.compress(b"".join(lines)[:-30]), "damaged"),
        "a row twice": (resealed([*lines[:2], lines[1], *lines[2:-1]]), "no-backup"),
        "a row too short": (resealed([lines[0], b'["people","a"]\n', *lines[1:-1]]), "no-backup"),
        "a table nobody knows": (resealed([lines[0], b'["horses","a"]\n']), "no-backup"),
        "a later format": (resealed([json.dumps({**head, "version": 2}).encode() + b"\n"]), "newer"),
        "a later schema": (resealed([json.dumps({**head, "schema": "9999"}).encode() + b"\n"]), "newer"),
    }
    for what, (bytes_, error) in damaged.items():
        file.write_bytes(bytes_)
        for store in empty:
            with pytest.raises(BackupError, match=error):
                restore(store, file)
            assert not any(content(store).values()), what
    for store in empty:
        restore(store, whole)


def test_a_backup_that_fails_leaves_the_older_one(server: ServerNode, tmp_path: Path) -> None:
    file = tmp_path / "backup.gz"
    file.write_bytes(b"older")

    def fail(_rows: int) -> None:
        raise OSError("no space left")

    with pytest.raises(OSError, match="no space"):
        backup(server.store, file, fail)
    assert file.read_bytes() == b"older"
    assert [path.name for path in tmp_path.iterdir() if "part" in path.name] == []


# -- replaying everything


def broken(server: ServerNode, table: str, **values: Any) -> None:
    """Change the row of a table behind its back."""
    with server.store.write() as connection:
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(**values))


def test_failures_are_grouped_by_kind_with_their_tables(server: ServerNode) -> None:
    tables = {kind: table_of(server, "histrio", 2) for kind in ("state", "key", "entries", "snapshot", "illegal")}
    tables |= {kind: table_of(server, "rokoko", 2) for kind in ("game", "edition", "result")}
    for company in tables.values():
        company.play(12)
    tables["result"].play()
    ids = {kind: company.table for kind, company in tables.items()}
    broken(server, ids["state"], seed="another")  # the cards would lie otherwise
    broken(server, ids["game"], game="chess")
    broken(server, ids["edition"], edition="lost")
    kept = json.loads(tables["result"].row().result)
    broken(server, ids["result"], result=json.dumps({**kept, "points": [0, 0]}))

    def entry(kind: str, number: int, **values: Any) -> None:
        with server.store.write() as connection:
            which = (ENTRIES.c.table_id == ids[kind]) & (ENTRIES.c.number == number)
            connection.execute(
                ENTRIES.update().where(which).values(**values) if values else ENTRIES.delete().where(which)
            )

    entry("key", 5, key="sing:aria")
    entry("entries", 5)
    entry("snapshot", tables["snapshot"].row().number, state=b"nothing")
    entry("illegal", 3, seat=0)
    entry("illegal", 2, seat=0)
    done = replay_all(server.store, started_tables(server.store))
    found = {failure.kind: failure.table for failure in done.failures}
    assert found.keys() <= ids.keys()
    expected = {kind: ids[kind] for kind in ("game", "edition", "entries", "key", "snapshot", "result")}
    assert {kind: found[kind] for kind in expected} == expected
    assert {failure.table for failure in done.failures} == set(ids.values())
    assert [group["kind"] for group in done.groups()][:2] == ["game", "edition"]
    result = trianon("admin", "replay-all", "--json")
    assert result.code == 1
    assert result.data["failed"] == 8
    assert sorted(table for group in result.data["failures"] for table in group["tables"]) == sorted(ids.values())
    assert result.data["failures"] == done.groups()
    for language in ("en", "de", "zh"):
        shown = trianon("admin", "replay-all", language=language)
        assert shown.code == 1
        assert all(table in shown.out for table in ids.values())


# -- the command line


@pytest.mark.parametrize(
    ("database", "language", "words"),
    [
        ("sqlite", "en", "all end as stored"),
        ("postgresql", "zh", "全部与所存一致"),
    ],
    indirect=["database"],
)
def test_the_command_line_backs_up_restores_and_checks(
    server: ServerNode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    file, before = tmp_path / "backup.gz", content(server.store)
    rows = sum(map(len, before.values()))
    assert str(rows) in good("admin", "backup", file, language=language).out.replace(",", "").replace(".", "")
    assert str(file) in refused("admin", "backup", file, language=language)
    good("admin", "backup", file, "--force", language=language)
    assert server.config.redacted_url in refused("admin", "restore", file, language=language)
    assert words in good("admin", "replay-all", language=language).out
    monkeypatch.delenv("TRIANON_DATABASE")
    monkeypatch.setenv("TRIANON_DATA", str(tmp_path / "elsewhere"))
    good("admin", "restore", file, language=language)
    database = tmp_path / "elsewhere" / "trianon.db"
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    assert words in good("admin", "replay-all", language=language).out
    assert good("admin", "tables", "--json").data == [
        {"game": "histrio", "status": "open", "tables": 1, "entries": 0},
        {"game": "histrio", "status": "over", "tables": 1, "entries": before_entries(before, "over")},
        {"game": "rokoko", "status": "running", "tables": 1, "entries": before_entries(before, "running")},
    ]
    assert "rokoko" in good("admin", "tables", language=language).out
    held = {each["kind"]: each for each in good("admin", "storage", "--json").data}
    assert (held["over"]["count"], held["running"]["count"], held["open"]["days"]) == (1, 1, 30)
    quotas = {kind: (held[kind]["fullest"], held[kind]["quota"]) for kind in ("running", "imported", "addresses")}
    assert quotas == {"running": (2, 50), "imported": (0, 100), "addresses": (0, 200)}
    said = good("admin", "storage", language=language).out
    assert len(said.splitlines()) > len(held)
    assert "1 days" not in said
    assert "1 Tage" not in said


def before_entries(before: dict[str, list[Any]], status: str) -> int:
    """How many entries the tables of a status had."""
    names = [column.name for column in TABLES.c]
    return sum(row[names.index("number")] for row in before["tables"] if row[names.index("status")] == status)


def test_the_command_line_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIANON_DATA", str(tmp_path / "nowhere"))
    monkeypatch.delenv("TRIANON_DATABASE", raising=False)
    for words in (["backup", "x.gz"], ["replay-all"], ["tables"]):
        assert "no database of a Trianon server" in refused("admin", *words)
    assert not (tmp_path / "nowhere").exists()
    assert "no such file" in refused("admin", "restore", tmp_path / "x.gz")
    (tmp_path / "x.gz").write_bytes(b"nonsense")
    assert "x.gz: damaged" in refused("admin", "restore", tmp_path / "x.gz")
    monkeypatch.setenv("TRIANON_DATABASE", "mysql://root@localhost/trianon")
    assert 'TRIANON_DATABASE begins with "mysql:"' in refused("admin", "tables")
    monkeypatch.setenv("TRIANON_DATABASE", "postgresql://ada:hush@127.0.0.1:1/trianon")
    output = refused("admin", "tables")
    assert "the database does not answer" in output
    assert "hush" not in output


def test_a_database_without_the_schema_is_refused(empty_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIANON_DATABASE", empty_database)
    Store(Config(database_url(empty_database), b"")).close()
    assert "no database of a Trianon server" in refused("admin", "replay-all")


def test_a_new_database_is_readable_by_its_owner_only(tmp_path: Path) -> None:
    node = open_node(Config(f"sqlite:///{tmp_path / 'trianon.db'}", b""))
    guests(node, 1)
    for path in tmp_path.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600, path
    node.close()
