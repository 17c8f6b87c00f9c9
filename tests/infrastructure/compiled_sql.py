"""One cache of compiled SQL for all databases of a test run: every new node would compile each statement again."""

from typing import Any

from sqlalchemy import Engine
from sqlalchemy.dialects.postgresql.psycopg import PGDialect_psycopg
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite
from sqlalchemy.util import LRUCache

_COMPILED: LRUCache[Any, Any] = LRUCache(2000)


def share_compiled_sql() -> None:
    """Let engines use one cache, in which dialects count as equal: here those of one class have the same settings."""
    engines: Any = Engine
    engines._compiled_cache = property(lambda _: _COMPILED, lambda *_: None)  # whatever an engine sets for itself
    dialects: list[Any] = [SQLiteDialect_pysqlite, PGDialect_psycopg]
    for dialect in dialects:
        dialect.__eq__ = lambda one, other: type(one) is type(other)
        dialect.__hash__ = lambda one: hash(type(one))
