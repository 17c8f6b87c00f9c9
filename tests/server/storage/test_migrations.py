"""Migrations: up and down on both databases, equal to the program's schema; newer databases are refused."""

import sys
from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from tests.cli.command_runner import refused
from tests.infrastructure.seated_table import table_of
from trianon.core.errors import TrianonError
from trianon.server.config import Config, database_url
from trianon.server.node import ServerNode
from trianon.server.serve import open_node
from trianon.server.storage.migrate import alembic_config, known_revisions, migrate, migrate_back
from trianon.server.storage.schema import METADATA
from trianon.server.storage.store import Store


@pytest.fixture
def store(empty_database: str) -> Iterator[Store]:
    """An empty database."""
    opened = Store(Config(database_url(empty_database), b""))
    yield opened
    opened.close()


def tables(store: Store) -> set[str]:
    """The tables, without Alembic's own."""
    with store.read() as connection:
        return set(inspect(connection).get_table_names()) - {"alembic_version"}


def difference(store: Store) -> list[object]:
    """What the database has otherwise than the program."""
    with store.read() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        return list(compare_metadata(context, METADATA))


def test_every_step_can_be_taken_up_and_down_and_up_again(store: Store) -> None:
    oldest_first = known_revisions()[::-1]
    for _ in range(2):
        assert tables(store) == set()
        for revision in oldest_first:
            migrate(store, revision)
        assert tables(store) == set(METADATA.tables)
        assert difference(store) == []
        migrate(store)  # twice does no harm
        for revision in [*oldest_first[-2::-1], "base"]:
            migrate_back(store, revision)
    migrate(store)
    assert difference(store) == []


def test_indexes_cover_only_what_is_waited_for(store: Store) -> None:
    migrate(store)
    with store.read() as connection:
        indexes = {index["name"]: index for index in inspect(connection).get_indexes("tables")}
    assert {"ix_tables_bots", "ix_tables_deadline", "ix_tables_listed"} <= set(indexes)
    for name in ("ix_tables_bots", "ix_tables_deadline"):
        options = indexes[name]["dialect_options"]
        assert any(key.endswith("_where") for key in options), "idle tables cost nothing"


def test_a_database_of_a_newer_program_is_refused_and_left_alone(
    node: ServerNode, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = table_of(node)
    with node.store.write() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    message = r'the database is of a newer program \(its schema is "9999"\); update Trianon first'
    with pytest.raises(TrianonError, match=message):
        open_node(node.config)
    monkeypatch.setenv("TRIANON_DATABASE", database)
    monkeypatch.setenv("TRIANON_SECRET", "a secret for tests alone")
    assert "newer program" in refused("serve", "--port", 0)
    assert "its schema is 9999" in refused("admin", "replay-all")
    assert company.now(1).table.status == "running"


def test_an_unreachable_database_is_reported() -> None:
    config = Config(database_url("postgresql://trianon@127.0.0.1:1/trianon"), b"")
    with pytest.raises(TrianonError, match="the database does not answer"):
        open_node(config)


def test_the_files_of_the_migrations_are_named_after_their_revisions() -> None:
    walked = ScriptDirectory.from_config(alembic_config()).walk_revisions()
    assert known_revisions() == tuple(script.revision for script in walked)


def test_a_current_database_needs_no_alembic(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    migrate(store)
    monkeypatch.setitem(sys.modules, "alembic", None)  # an import fails from now on
    migrate(store)
    with pytest.raises(ImportError):
        migrate(store, known_revisions()[1])
