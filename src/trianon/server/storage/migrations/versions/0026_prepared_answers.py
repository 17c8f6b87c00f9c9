"""Keep answers that players prepare ahead."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add the column; nobody has prepared any."""
    op.add_column("tables", sa.Column("prepared", sa.Text(), nullable=True))


def downgrade() -> None:
    """Remove it with what it holds."""
    op.drop_column("tables", "prepared")
