"""Mark matches that were imported from match files."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Add the column; no earlier match was imported."""
    op.add_column("tables", sa.Column("imported", sa.String(length=64), nullable=True))
    op.create_index(
        "ix_tables_imported", "tables", ["imported"], postgresql_where=sa.text("imported IS NOT NULL"),
        sqlite_where=sa.text("imported IS NOT NULL"),
    )  # fmt: skip


def downgrade() -> None:
    """Remove it again: imported matches stay as matches without people."""
    op.drop_index("ix_tables_imported", "tables")
    op.drop_column("tables", "imported")
