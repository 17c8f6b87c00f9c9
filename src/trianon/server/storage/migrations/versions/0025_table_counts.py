"""Count requests that may make a table by network and day, for all nodes together."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Add the table; tables made before do not count."""
    op.create_table(
        "table_counts",
        sa.Column("network", sa.String(length=64), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("network", "day", name=op.f("pk_table_counts")),
    )


def downgrade() -> None:
    """Remove it with its rows."""
    op.drop_table("table_counts")
