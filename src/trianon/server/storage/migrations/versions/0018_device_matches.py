"""Mark matches that came from the device of the person who played them."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0014"


def upgrade() -> None:
    """Add the column; every earlier match was played on the server."""
    op.add_column("tables", sa.Column("device_match", sa.String(length=64), nullable=True))
    op.create_index(
        "ix_tables_device_match", "tables", ["device_match"], postgresql_where=sa.text("device_match IS NOT NULL"),
        sqlite_where=sa.text("device_match IS NOT NULL"),
    )  # fmt: skip


def downgrade() -> None:
    """Remove it again: such matches stay as if they had been played on the server."""
    op.drop_index("ix_tables_device_match", "tables")
    op.drop_column("tables", "device_match")
