"""Count imported matches by network and day, for all nodes together."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the table; what was imported before does not count."""
    op.create_table(
        "import_counts",
        sa.Column("network", sa.String(length=64), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("network", "day", name=op.f("pk_import_counts")),
    )


def downgrade() -> None:
    """Remove it with its rows."""
    op.drop_table("import_counts")
