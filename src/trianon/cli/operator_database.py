"""The database of a server, as the environment names it, for the commands of its operator."""

import os
from collections.abc import Iterator
from contextlib import contextmanager

from trianon.cli.errors import CliError
from trianon.server.config import database_from
from trianon.server.storage.backups import BackupError, check_schema
from trianon.server.storage.store import Store, Unavailable


@contextmanager
def opened_database(must_exist: bool = True) -> Iterator[Store]:
    """The database that the environment names; its errors, and those of a backup, become `CliError`."""
    config = database_from(os.environ)
    if config.file is not None and must_exist and not config.file.is_file():
        raise CliError("admin-no-database", database=config.redacted_url)
    if config.file is not None:
        config.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = Store(config)
    try:
        if must_exist:
            check_schema(store)
        yield store
    except BackupError as error:
        raise CliError(f"admin-{error.error}", **{"database": config.redacted_url, **error.facts}) from None
    except Unavailable as error:
        raise CliError(
            "admin-unavailable", database=config.redacted_url, reason=str(error).strip().splitlines()[0]
        ) from None
    finally:
        store.close()
