"""The schema of release 1.0.0."""

from typing import Any

from alembic import op
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    false,
    text,
)

revision = "0011"
down_revision = None

TABLES = (  # in the order of their references
    "people", "devices", "links", "commitments", "blocks", "reports", "tables", "seats", "removed", "entries",
    "chat", "finished", "analyses", "editions", "layouts",
)  # fmt: skip


def upgrade() -> None:
    """Create all tables."""
    _create_people()
    _create_tables()
    _create_matches()


def downgrade() -> None:
    """Remove them with their rows."""
    for table in reversed(TABLES):
        op.drop_table(table)


def _where(condition: str) -> dict[str, Any]:
    """The condition of a partial index, for either database."""
    return {"postgresql_where": text(condition), "sqlite_where": text(condition)}


def _create_people() -> None:
    op.create_table(
        "people",
        Column("id", String(32), primary_key=True),
        Column("name", String(40), nullable=False),
        Column("language", String(8), nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "devices",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("id", String(32), primary_key=True),
        Column("name", String(80), nullable=False),
        Column("shared", Boolean, nullable=False),
        Column("created", Float, nullable=False),
        Column("seen", Float, nullable=False),
        Column("revoked", Float),
        Index("ix_devices_revoked", "revoked", **_where("revoked IS NOT NULL")),
    )
    op.create_table(
        "links",
        Column("token", String(64), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False),
        Column("expires", Float, nullable=False),
    )
    op.create_table(
        "commitments",
        Column("commitment", String(64), primary_key=True),
        Column("secret", String(64), nullable=False),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("expires", Float, nullable=False),
    )
    op.create_table(
        "blocks",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("blocked", String(32), ForeignKey("people.id"), primary_key=True, index=True),
        Column("id", String(32), nullable=False),
        Column("name", String(40), nullable=False),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "reports",
        Column("id", String(32), primary_key=True),
        Column("reporter", String(32), ForeignKey("people.id"), nullable=False),
        Column("person", String(32), ForeignKey("people.id"), nullable=False),
        Column("name", String(40), nullable=False),
        Column("table_id", String(32), nullable=False),
        Column("reason", String(16), nullable=False),
        Column("note", String(500), nullable=False),
        Column("chat", Text, nullable=False),
        Column("created", Float, nullable=False),
        Column("resolved", Float),
        Column("resolution", String(200)),
        Index("ix_reports_reporter", "reporter", "created"),
        Index("ix_reports_resolved", "resolved", "created"),
    )


def _create_tables() -> None:
    op.create_table(
        "tables",
        Column("id", String(32), primary_key=True),
        Column("owner", String(32), ForeignKey("people.id"), nullable=False),
        Column("game", String(32), nullable=False),
        Column("edition", String(64), nullable=False),
        Column("edition_text", Text),
        Column("digest", String(64)),
        Column("players", Integer, nullable=False),
        Column("pace", String(8), nullable=False),
        Column("clock", Text, nullable=False),
        Column("open_information", Boolean, nullable=False),
        Column("hints", Boolean, nullable=False),
        Column("watch", String(8), nullable=False),
        Column("listed", Boolean, nullable=False),
        Column("status", String(8), nullable=False),
        Column("created", Float, nullable=False),
        Column("changed", Float, nullable=False),
        Column("commitment", String(64), nullable=False),
        Column("secret", String(64), nullable=False),
        Column("seed", String(200)),
        Column("rules", Integer, nullable=False),
        Column("seats_version", Integer, nullable=False),
        Column("number", Integer, nullable=False),
        Column("asked", Integer, nullable=False),
        Column("bots", Integer, nullable=False),
        Column("meta", Text, nullable=False),
        Column("deadline", Float),
        Column("claimed_by", String(80)),
        Column("claimed_until", Float),
        Column("undo_request", Text),
        Column("result", Text),
        Column("rematch", String(32)),
        Column("lesson", String(64)),
        Column("position", Text),
        Column("imported", String(64)),
        Index("ix_tables_listed", "status", "listed", "created"),
        Index("ix_tables_bots", "bots", **_where("bots <> 0")),
        Index("ix_tables_deadline", "deadline", **_where("deadline IS NOT NULL")),
        Index("ix_tables_imported", "imported", **_where("imported IS NOT NULL")),
    )
    op.create_table(
        "seats",
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), index=True),
        Column("level", String(40)),
        Column("name", String(40), nullable=False),
        Column("salt", String(64), nullable=False),
        Column("knew_commitment", Boolean, nullable=False, server_default=false()),
        Column("kept_for", String(32)),
        Column("away", Boolean, nullable=False),
        Column("was_away", Boolean, nullable=False),
        Column("seen_entry", Integer, nullable=False),
        Column("placing", Integer),
        Column("points", Integer),
    )
    op.create_table(
        "removed",
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    )


def _create_matches() -> None:
    op.create_table(
        "entries",
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("kind", String(8), nullable=False),
        Column("seat", Integer, nullable=False),
        Column("key", String(80), nullable=False),
        Column("decision", Integer, nullable=False),
        Column("by", String(8), nullable=False),
        Column("at", Float, nullable=False),
        Column("undone", Text),
        Column("events", LargeBinary, nullable=False),
        Column("layout", String(16), nullable=False),
        Column("state", LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False),
        Column("name", String(40), nullable=False),
        Column("text", String(500), nullable=False),
        Column("at", Float, nullable=False),
    )
    op.create_table(
        "finished",
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("players", Integer, nullable=False),
        Column("people", Integer, nullable=False),
        Column("ended", Float, nullable=False),
        Column("is_counted", Boolean, nullable=False),
        Column("answers", Integer),
        Column("seconds", Float),
        Column("summary", LargeBinary),
        Index("ix_finished_recent", "game", "players", "ended"),
        Index("ix_finished_pending", "ended", **_where("summary IS NULL")),
    )
    op.create_table(
        "analyses",
        Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
        Column("seat", Integer, primary_key=True),
        Column("method", Integer, nullable=False),
        Column("moments", LargeBinary, nullable=False),
    )
    op.create_table(
        "editions",
        Column("digest", String(64), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("text", Text, nullable=False),
    )
    op.create_table(
        "layouts",
        Column("id", String(16), primary_key=True),
        Column("game", String(32), nullable=False),
        Column("fields", Text, nullable=False),
    )
