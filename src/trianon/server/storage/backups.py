"""Backups: all rows of a database in one file that any supported database can be restored from.

The file is gzip over lines of JSON: a head that names the schema and the columns, one line for each row, and a last
line with the number of rows and a fingerprint of all lines before it. It is read in one transaction, so a running
server can be backed up, and written back in one transaction, so a damaged file leaves nothing behind.
"""

import gzip
import json
import os
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import Connection, LargeBinary, MetaData, String, Table, func, inspect, select
from sqlalchemy.exc import OperationalError, StatementError

from trianon import __version__
from trianon.core.errors import TrianonError
from trianon.server.limits import BACKUP_BATCH
from trianon.server.storage.migrate import alembic_config, current_revision, known_revisions, lock_schema
from trianon.server.storage.schema import METADATA
from trianon.server.storage.store import Store

FORMAT, VERSION = "trianon-backup", 1

Advance = Callable[[int], None]
Json = dict[str, Any]


class BackupError(TrianonError):
    """An invalid backup or database: error code, and the values its text needs."""

    def __init__(self, error: str, **facts: Any) -> None:
        super().__init__(error, facts)
        self.error, self.facts = error, facts

    def __str__(self) -> str:
        return ", ".join([self.error, *(f"{name} {fact}" for name, fact in self.facts.items())])


def backup(store: Store, path: Path, advance: Advance = lambda rows: None) -> int:
    """Write all rows to a file readable by its owner only, atomically; the number of rows."""
    path = Path(os.path.realpath(path))  # a link keeps its own entry
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            with gzip.GzipFile("", "wb", 6, file, mtime=0) as packed, store.read() as connection:
                store.allow_long_queries(connection)
                rows = _write(connection, packed, advance)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return rows


def row_count(store: Store) -> int:
    """The number of rows to back up."""
    with store.read() as connection:
        store.allow_long_queries(connection)
        return sum(
            connection.execute(select(func.count()).select_from(t)).scalar_one() for t in METADATA.tables.values()
        )


def _write(connection: Connection, packed: gzip.GzipFile, advance: Advance) -> int:
    tables, seen, rows = METADATA.sorted_tables, sha256(), 0

    def line(value: Any) -> None:
        written = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        seen.update(written)
        packed.write(written)

    line(
        {
            "format": FORMAT,
            "version": VERSION,
            "program": __version__,
            "schema": _schema(connection),
            "made": datetime.now(UTC).isoformat(timespec="seconds"),
            "columns": {table.name: [column.name for column in table.c] for table in tables},
        }
    )
    for table in tables:
        every = table.select().order_by(*table.primary_key)
        with connection.execution_options(yield_per=BACKUP_BATCH).execute(every) as found:
            for some in found.partitions():
                for row in some:
                    line([table.name, *(b64encode(v).decode() if isinstance(v, bytes) else v for v in row)])
                rows += len(some)
                advance(len(some))
    line({"rows": rows, "sha256": seen.hexdigest()})
    return rows


def check_schema(store: Store) -> None:
    """Refuse a database without this program's present schema."""
    with store.read() as connection:
        _schema(connection)


def _schema(connection: Connection) -> str:
    """The schema revision of a database, which must be the present one."""
    present = current_revision(connection)
    if present is None:
        raise BackupError("no-database")
    if present != known_revisions()[0]:
        raise BackupError("other-schema", schema=present)
    return present


def restore(store: Store, path: Path, advance: Advance = lambda rows: None) -> int:
    """Restore a backup into an empty database in one transaction; the number of rows."""
    lines = _lines(path)
    head = _head(next(lines, None), path)
    with store.write() as connection:
        lock_schema(store, connection)
        _refuse_unless_empty(connection)
        present = current_revision(connection)
        if present not in (None, head["schema"]):
            command.downgrade(alembic_config(connection), "base")
        command.upgrade(alembic_config(connection), head["schema"])
        try:
            rows = _fill(connection, head["columns"], lines, advance)
        except OperationalError:
            raise
        except (StatementError, ValueError):  # intact, but not written by this program
            raise BackupError("no-backup", file=str(path)) from None
        command.upgrade(alembic_config(connection), "head")
    return rows


def _lines(path: Path) -> Iterator[Any]:
    """The lines of a backup; the last one holds their count and hash, which are verified."""
    seen, rows, last = sha256(), -1, None
    try:
        with gzip.open(path, "rb") as packed:
            for written in packed:
                said = json.loads(written)
                if isinstance(said, dict) and "sha256" in said:
                    last = said
                    break
                seen.update(written)
                rows += 1
                yield said
            more = packed.read(1)
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError) as error:
        raise BackupError("damaged", file=str(path), reason=str(error)) from None
    if last is None or more or last != {"rows": rows, "sha256": seen.hexdigest()}:
        raise BackupError("incomplete", file=str(path), rows=max(rows, 0))


def _head(said: Any, path: Path) -> Json:
    if not isinstance(said, dict) or said.get("format") != FORMAT or not isinstance(said.get("columns"), dict):
        raise BackupError("no-backup", file=str(path))
    if said.get("version") != VERSION or said.get("schema") not in known_revisions():
        raise BackupError("newer", file=str(path), program=str(said.get("program")))
    return said


def _refuse_unless_empty(connection: Connection) -> None:
    there = set(inspect(connection).get_table_names())
    for table in METADATA.sorted_tables:
        if table.name in there and connection.execute(select(1).select_from(table).limit(1)).first() is not None:
            raise BackupError("not-empty")


def _fill(connection: Connection, columns: dict[str, list[str]], lines: Iterator[Any], advance: Advance) -> int:
    """Insert all rows in the schema of the backup."""
    kept = MetaData()
    kept.reflect(connection)
    rows, waiting, name = 0, list[Json](), ""
    for said in lines:
        if not isinstance(said, list) or not said or said[0] not in columns or said[0] not in kept.tables:
            raise ValueError(said)
        if said[0] != name or len(waiting) == BACKUP_BATCH:
            rows += _insert(connection, kept.tables.get(name), waiting, advance)
            name, waiting = said[0], []
        waiting.append(dict(zip(columns[name], said[1:], strict=True)))
    return rows + _insert(connection, kept.tables.get(name), waiting, advance)


def _insert(connection: Connection, table: Table | None, rows: list[Json], advance: Advance) -> int:
    if table is None or not rows:
        return 0
    for column in table.c:
        if isinstance(column.type, LargeBinary):
            for row in rows:
                if row[column.name] is not None:
                    row[column.name] = b64decode(str(row[column.name]), validate=True)
        elif isinstance(column.type, String):  # SQLite keeps what PostgreSQL refuses: long names, NUL
            for row in rows:
                if isinstance(row[column.name], str):
                    row[column.name] = row[column.name].replace("\0", "")[: column.type.length]
    connection.execute(table.insert(), rows)
    advance(len(rows))
    return len(rows)
