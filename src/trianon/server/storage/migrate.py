"""Schema migrations with Alembic."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from trianon.core.errors import TrianonError
from trianon.server.storage.store import Store

ADVISORY_LOCK = 0x7472_6961  # key of the PostgreSQL lock that serialises migrations of several nodes


def alembic_config(connection: Connection | None = None) -> AlembicConfig:
    """Alembic's configuration with the connection to migrate."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def known_revisions() -> tuple[str, ...]:
    """The known schema revisions, latest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(alembic_config()).walk_revisions())


def lock_schema(store: Store, connection: Connection) -> None:
    """Hold the schema lock until the end of the transaction, which may take as long as it needs."""
    if store.locks_rows:
        store.allow_long_queries(connection)
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # wait as long as another node migrates
        connection.execute(text(f"SELECT pg_advisory_xact_lock({ADVISORY_LOCK})"))


def migrate(store: Store, revision: str = "head") -> None:
    """Upgrade the database in one transaction; a newer database is refused."""
    with store.write() as connection:
        lock_schema(store, connection)
        present = MigrationContext.configure(connection).get_current_revision()
        if present is not None and present not in known_revisions():
            raise TrianonError(f'the database is of a newer program (its schema is "{present}"); update Trianon first')
        if revision == "head" and present == known_revisions()[0]:
            return  # Alembic would load every migration again to find that nothing is to be done
        command.upgrade(alembic_config(connection), revision)


def migrate_back(store: Store, revision: str = "base") -> None:
    """Downgrade the database to an older schema."""
    with store.write() as connection:
        command.downgrade(alembic_config(connection), revision)
