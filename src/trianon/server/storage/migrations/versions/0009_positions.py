"""Add the position that a match begins from."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column; every earlier match begins with a setup."""
    op.add_column("tables", sa.Column("position", sa.Text(), nullable=True))


def downgrade() -> None:
    """Remove it again; matches that began from a position go on from their snapshots."""
    op.drop_column("tables", "position")
