"""Add the lesson that a match begins with."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column; no earlier match is a lesson."""
    op.add_column("tables", sa.Column("lesson", sa.String(length=64), nullable=True))


def downgrade() -> None:
    """Remove it again: lessons go on as matches against bots."""
    op.drop_column("tables", "lesson")
