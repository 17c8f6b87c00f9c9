"""Schema migrations with Alembic, which is imported only where a schema must change: it takes long to import."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from trianon.core.errors import TrianonError
from trianon.server.storage.store import Store

if TYPE_CHECKING:
    from alembic.config import Config as AlembicConfig

MIGRATIONS = Path(__file__).parent / "migrations"
ADVISORY_LOCK = 0x7472_6961  # key of the PostgreSQL lock that serialises migrations of several nodes


def alembic_config(connection: Connection | None = None) -> AlembicConfig:
    """Alembic's configuration with the connection to migrate."""
    from alembic.config import Config as AlembicConfig

    config = AlembicConfig()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


@cache
def known_revisions() -> tuple[str, ...]:
    """The known schema revisions, latest first: the numbers that the files of the migrations begin with."""
    files = (MIGRATIONS / "versions").glob("[0-9]*.py")
    return tuple(sorted((file.name.partition("_")[0] for file in files), reverse=True))


def current_revision(connection: Connection) -> str | None:
    """The revision of a database, or none if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


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
        present = current_revision(connection)
        if present is not None and present not in known_revisions():
            raise TrianonError(f'the database is of a newer program (its schema is "{present}"); update Trianon first')
        if revision == "head" and present == known_revisions()[0]:
            return
        from alembic import command

        command.upgrade(alembic_config(connection), revision)


def migrate_back(store: Store, revision: str = "base") -> None:
    """Downgrade the database to an older schema."""
    from alembic import command

    with store.write() as connection:
        command.downgrade(alembic_config(connection), revision)
