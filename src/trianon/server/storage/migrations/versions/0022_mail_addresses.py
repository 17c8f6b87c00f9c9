"""Add mail addresses of people, and links that are sent there."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the tables; nobody has an address yet."""
    op.add_column("links", sa.Column("by_mail", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("mailbox", sa.String(length=254), nullable=False),
        sa.Column("confirmed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mail_addresses_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_mail_addresses")),
    )
    op.create_index("ix_mail_addresses_mailbox", "mail_addresses", ["mailbox"], unique=True)
    op.create_table(
        "mail_confirmations",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mail_confirmations_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_mail_confirmations")),
    )
    op.create_index("ix_mail_confirmations_token", "mail_confirmations", ["token"], unique=True)
    op.create_table(
        "mail_counts",
        sa.Column("network", sa.String(length=64), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("network", "day", name=op.f("pk_mail_counts")),
    )


def downgrade() -> None:
    """Remove them."""
    for table in ("mail_counts", "mail_confirmations", "mail_addresses"):
        op.drop_table(table)
    op.execute("DELETE FROM links WHERE by_mail")
    with op.batch_alter_table("links") as links:
        links.drop_column("by_mail")
