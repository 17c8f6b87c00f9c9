"""The tables of the database. Migrations bring an older database here; see `trianon.server.storage.migrations`."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    text,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
}
METADATA = MetaData(naming_convention=NAMES)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

LINKS = Table(  # private links that move an identity to another device
    "links",
    METADATA,
    Column("token", String(64), primary_key=True),  # its hash: who reads the database cannot use it
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("expires", Float, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("edition", String(64), nullable=False),
    Column("edition_text", Text),  # of one that does not come with the game
    Column("digest", String(64)),  # of the edition: one that came with the game may change with the program
    Column("players", Integer, nullable=False),
    Column("pace", String(8), nullable=False),
    Column("clock", Text, nullable=False),  # JSON: seconds free at each decision, and in reserve
    Column("open_information", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("watch", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("seed", String(200)),  # from the start on
    Column("rules", Integer, nullable=False),  # their version when the match began
    Column("seats_version", Integer, nullable=False),  # raised whenever something about the seats changes
    Column("number", Integer, nullable=False),  # of the latest entry
    Column("asked", Integer, nullable=False),  # a bit for each seat the match waits for
    Column("bots", Integer, nullable=False),  # those among them that the server plays
    Column("meta", Text, nullable=False),  # JSON: what goes with the snapshot, see `match_cache.MatchMeta`
    Column("deadline", Float),  # when the clock of a seat runs out
    Column("claimed_by", String(80)),  # the node that thinks about the next answer
    Column("claimed_until", Float),
    Column("undo_request", Text),  # JSON: an open wish to take back more than the rules of information allow
    Column("result", Text),  # JSON
    Column("rematch", String(32)),
    Index("ix_tables_listed", "status", "listed", "created"),
    # Only what is waited for is indexed, so that idle tables cost nothing.
    Index("ix_tables_deadline", "deadline", postgresql_where=text("deadline IS NOT NULL"),
          sqlite_where=text("deadline IS NOT NULL")),
    Index("ix_tables_bots", "bots", postgresql_where=text("bots <> 0"), sqlite_where=text("bots <> 0")),
)  # fmt: skip

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("level", String(40)),  # of the opponent that plays it, or stands in for an absent person
    Column("name", String(40), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("was_away", Boolean, nullable=False),
    Column("seen_entry", Integer, nullable=False),  # the entry this person saw last
    Index("ix_seats_person", "person"),
)

ENTRIES = Table(  # append-only: answers and what was taken back
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False),
    Column("decision", Integer, nullable=False),  # the number of the decision it answers
    Column("by", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Column("undone", Text),  # JSON: the numbers of the entries that an undo drops
    Column("events", LargeBinary, nullable=False),
    Column("layout", String(16), nullable=False),  # how to read the snapshot
    Column("state", LargeBinary, nullable=False),  # the snapshot after it, compressed
)

EDITIONS = Table(  # those that came with the game when a table was made, for when another comes with it later
    "editions",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
)

LAYOUTS = Table(  # how the bytes of a snapshot are to be read, so that an upgrade can go on from it
    "layouts",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("fields", Text, nullable=False),  # JSON
)

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
)
