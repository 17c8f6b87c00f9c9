"""Keep since when a player has been away from a table, so that it is known after a restart."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add the column; nobody has been seen leaving yet."""
    op.add_column("seats", sa.Column("left_at", sa.Float(), nullable=True))
    op.create_index(
        "ix_seats_left_at", "seats", ["left_at"], postgresql_where=sa.text("left_at IS NOT NULL"),
        sqlite_where=sa.text("left_at IS NOT NULL"),
    )  # fmt: skip


def downgrade() -> None:
    """Remove it again."""
    op.drop_index("ix_seats_left_at", "seats")
    op.drop_column("seats", "left_at")
