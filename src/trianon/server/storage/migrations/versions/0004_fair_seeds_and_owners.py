"""Add commitments given before any salt, seats kept for a rematch, and people removed from a table."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the tables and columns; salts of earlier matches came without a commitment."""
    op.create_table(
        "commitments",
        sa.Column("commitment", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_commitments_person")),
        sa.PrimaryKeyConstraint("commitment", name=op.f("pk_commitments")),
    )
    op.create_index("ix_commitments_person", "commitments", ["person"])
    op.create_table(
        "removed",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_removed_table_id")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_removed_person")),
        sa.PrimaryKeyConstraint("table_id", "person", name=op.f("pk_removed")),
    )
    op.add_column("seats", sa.Column("knew_commitment", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("kept_for", sa.String(length=32), nullable=True))


def downgrade() -> None:
    """Remove them again."""
    for column in ("kept_for", "knew_commitment"):
        op.drop_column("seats", column)
    op.drop_table("removed")
    op.drop_index("ix_commitments_person", "commitments")
    op.drop_table("commitments")
