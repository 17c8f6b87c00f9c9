"""Several nodes on one database, and checks of what they wrote."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Row, select

from tests.infrastructure.services import ServerProcess
from tests.server.conftest import SECRET
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match
from trianon.server.config import Config, database_url
from trianon.server.storage.rows import table_row
from trianon.server.storage.schema import ENTRIES, TABLES
from trianon.server.storage.store import Store
from trianon.server.table_store.editions import table_setting
from trianon.server.table_store.entries import effective_answers, state_at
from trianon.server.table_store.match_cache import table_start


class Cluster:
    """Nodes that share a database; each keeps its port over a restart."""

    def __init__(self, folder: Path, database: str, count: int = 2, settings: Mapping[str, str] | None = None) -> None:
        self.folder, self.database = folder, database
        self.env = {
            "TRIANON_DATABASE": database,
            "TRIANON_RATE_LIMIT_FACTOR": "0",
            "TRIANON_SECRET": SECRET,
            **(settings or {}),
        }
        self.nodes = [ServerProcess(folder, self.env) for _ in range(count)]
        try:
            for server in self.nodes:
                server.wait()
        except BaseException:
            self.stop()
            raise

    @property
    def addresses(self) -> list[str]:
        """Where the nodes are."""
        return [server.address for server in self.nodes]

    def kill(self, index: int) -> None:
        """End a node as a crash would."""
        self.nodes[index].kill()

    def start(self, index: int) -> ServerProcess:
        """Start a killed node again on its port, without waiting for it."""
        self.nodes[index] = ServerProcess(self.folder, self.env, self.nodes[index].port)
        return self.nodes[index]

    def stop(self) -> None:
        """Ask all nodes to end."""
        for server in self.nodes:
            if server.process.poll() is None:
                server.process.terminate()
        for server in self.nodes:
            server.stop()

    def logs(self) -> str:
        """What the nodes wrote."""
        return "".join(server.log_file.read_text("utf-8") for server in self.nodes)


@contextmanager
def cluster(
    folder: Path, database: str, count: int = 2, settings: Mapping[str, str] | None = None
) -> Iterator[Cluster]:
    """Nodes for a while; none of them may have written a traceback."""
    nodes = Cluster(folder, database, count, settings)
    try:
        yield nodes
    finally:
        nodes.stop()
    assert "Traceback" not in nodes.logs()


def opened(database: str) -> closing[Store]:
    """The database the nodes write to."""
    return closing(Store(Config(database_url(database), b"looks at it from outside")))


def row_of(database: str, table: str) -> Row[Any]:
    """A table's row."""
    with opened(database) as store, store.read() as connection:
        return connection.execute(select(TABLES).where(TABLES.c.id == table)).one()


def examine(database: str, tables: Sequence[str]) -> dict[str, list[Row[Any]]]:
    """The entries of tables, after everything that must hold of them was checked.

    Entries are numbered without a gap, every decision was answered once, and the answers replay to the snapshot.
    """
    found: dict[str, list[Row[Any]]] = {}
    columns = [column for column in ENTRIES.c if column.name not in ("events", "state", "layout")]
    with opened(database) as store, store.read() as connection:
        for table in tables:
            row = table_row(connection, table)
            assert row is not None
            entries = connection.execute(
                select(*columns).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
            ).all()
            assert [entry.number for entry in entries] == list(range(1, row.number + 1)), table
            answered = Counter((entry.seat, entry.decision) for entry in entries if entry.kind == "answer")
            assert set(answered.values()) <= {1}, (table, answered)
            setting = table_setting(row)
            match = Match(setting, table_start(row))
            for answer in effective_answers(connection, table)[1]:
                match.answer(answer.seat, answer.key)
            assert to_bytes(match.s) == to_bytes(state_at(connection, table, setting.game, row.number)), table
            assert match.over == (row.status == "over")
            found[table] = list(entries)
    return found
