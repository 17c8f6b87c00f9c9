"""Rename columns to the terms the program uses."""

from alembic import op

revision = "0003"
down_revision = "0002"

RENAMED = (  # table, name before, name after
    ("tables", "crew", "seats_version"),
    ("tables", "desk", "meta"),
    ("tables", "request", "undo_request"),
    ("tables", "claimed", "claimed_by"),
    ("seats", "looked", "seen_entry"),
)


def upgrade() -> None:
    """Rename in place: SQLite and PostgreSQL change the catalogue only, no row is copied."""
    for table, before, after in RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {before} TO {after}")


def downgrade() -> None:
    """Restore the earlier names."""
    for table, before, after in RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {after} TO {before}")
