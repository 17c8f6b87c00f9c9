"""Accounts: names of their own, recovery codes, and people who closed or deleted theirs."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
MOMENTS = ("named", "closed", "deleted")


def upgrade() -> None:
    """Add the columns and tables; everybody known so far is a guest and stays one."""
    for moment in MOMENTS:
        op.add_column("people", sa.Column(moment, sa.Float(), nullable=True))
    op.create_table(
        "account_names",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_account_names_person"),
        sa.PrimaryKeyConstraint("key", name="pk_account_names"),
    )
    op.create_index("ix_account_names_person", "account_names", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_recovery_codes_person"),
        sa.PrimaryKeyConstraint("person", name="pk_recovery_codes"),
        sa.UniqueConstraint("code", name="uq_recovery_codes_code"),
    )


def downgrade() -> None:
    """Remove them: accounts become guests with the same names."""
    op.drop_table("recovery_codes")
    op.drop_table("account_names")
    for moment in reversed(MOMENTS):
        op.drop_column("people", moment)
