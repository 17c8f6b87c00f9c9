"""Days off of people, what a table does when a player is gone, and matches that it closed."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Add them; at tables made before, a bot takes over."""
    op.create_table(
        "days_off",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("periods", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_days_off_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_days_off")),
    )
    op.add_column(
        "tables", sa.Column("when_gone", sa.String(length=8), nullable=False, server_default=sa.text("'bot'"))
    )
    op.add_column("finished", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Remove them again."""
    op.drop_column("finished", "closed")
    op.drop_column("tables", "when_gone")
    op.drop_table("days_off")
