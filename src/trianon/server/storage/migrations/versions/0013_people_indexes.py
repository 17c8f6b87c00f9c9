"""Index by person what a deletion of people has to look for."""

from alembic import op

revision = "0013"
down_revision = "0012"

COLUMNS = {"chat": "person", "removed": "person", "tables": "owner"}


def upgrade() -> None:
    """Add the indexes: without them each deletion reads these tables whole, with SQLite's write lock held."""
    for table, column in COLUMNS.items():
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    """Remove them."""
    for table, column in COLUMNS.items():
        op.drop_index(f"ix_{table}_{column}", table)
