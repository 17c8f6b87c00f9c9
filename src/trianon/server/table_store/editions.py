"""Editions of tables: built-in, custom, and built-in ones of earlier versions."""

from contextlib import suppress
from functools import cache, lru_cache
from typing import Any

from sqlalchemy import Connection, select, text, update

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import builtin_editions, load_edition
from trianon.core.errors import FaultyFile
from trianon.core.game import Setting
from trianon.core.installed import built_in_games
from trianon.core.positions.file import state_in
from trianon.games import game_of
from trianon.server.limits import LOCK_WAIT, POSITION_CACHE_SIZE
from trianon.server.storage.rows import TableRow
from trianon.server.storage.schema import EDITIONS, PUBLISHED_EDITIONS
from trianon.server.storage.store import Store, Unavailable
from trianon.texts.faults import fault_lines
from trianon.viewing.settings import default_setting as default_setting
from trianon.viewing.settings import setting_of as setting_of

# two tables may be created concurrently
INSERT_EDITION = text("INSERT INTO editions (digest, game, text) VALUES (:digest, :game, :text) ON CONFLICT DO NOTHING")

MAX_FAULTS_CHARS = 2000  # characters; a text takes no longer fact than 2500

_EARLIER_TEXTS: dict[str, str] = {}  # by digest: built-in editions of earlier versions


@lru_cache(maxsize=POSITION_CACHE_SIZE)
def position_state(position: str, setting: Setting) -> Any:
    """The state that the text of a position describes; never changed, as matches begin with a copy."""
    return state_in(position, setting)


def warm_setting(setting: Setting, position: str | None = None) -> None:
    """Build what is kept with a setting: outside of transactions and off the event loop, where it would hold others."""
    _ = setting.wording
    if position is not None:
        position_state(position, setting)


def short_faults(error: FaultyFile, language: str) -> str:
    """The faults of an edition in a language, cut to the length an error can hold."""
    lines: list[str] = []
    length = 0
    for line in fault_lines(error, language):
        if length + len(line) > MAX_FAULTS_CHARS:
            return "\n".join([*(lines or [line[:MAX_FAULTS_CHARS]]), "…"])
        lines.append(line)
        length += len(line) + 1
    return "\n".join(lines)


def table_setting(row: TableRow) -> Setting:
    """The setting of a table, with the edition it was created with."""
    written = row.edition_text if row.edition_text is not None else _EARLIER_TEXTS.get(row.digest or "")
    return setting_of(row.game, row.edition, written, row.players)


def save_edition(connection: Connection, edition: Edition) -> None:
    """Store a built-in edition once, with the table that uses it; of several first tables all wait for one."""
    if connection.execute(select(EDITIONS.c.digest).where(EDITIONS.c.digest == edition.digest)).first() is not None:
        return
    if connection.dialect.name != "sqlite":  # the first table may begin its match before it commits
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = '{LOCK_WAIT}s'")
    connection.execute(INSERT_EDITION, {"digest": edition.digest, "game": edition.game, "text": edition.text})
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql("SET LOCAL lock_timeout = DEFAULT")


def count_play(store: Store, edition: Edition, person: str, now: float) -> None:
    """Count a new table of a person for the published editions of others that it is played with."""
    published = PUBLISHED_EDITIONS.c
    of_others = update(PUBLISHED_EDITIONS).where(published.digest == edition.digest, published.person != person)
    if not edition.builtin:
        with suppress(Unavailable), store.write() as connection:  # the table is there, counted or not
            connection.execute(of_others.values(played=published.played + 1, used=now))


def load_earlier_editions(connection: Connection) -> None:
    """Load the built-in editions of earlier versions from the database; required before any match is loaded."""
    for row in connection.execute(select(EDITIONS.c.digest, EDITIONS.c.text)):
        if row.digest not in _present_digests():
            _EARLIER_TEXTS[row.digest] = row.text


@cache
def _present_digests() -> frozenset[str]:
    """The digests of all built-in editions; cached, as it takes a tenth of a second to load them."""
    schemas = [game_of(game).schema for game in built_in_games()]
    return frozenset(load_edition(schema, name).digest for schema in schemas for name in builtin_editions(schema))
