"""Add webhooks, mail about tables, and the latest failure of a delivery."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
IS_DAILY = sa.text("mail = 'daily'")


def upgrade() -> None:
    """Add webhooks; nobody gets mail before asking for it."""
    op.create_table(
        "webhooks",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("url", sa.Text(), nullable=False),
        sa.Column("form", sa.String(length=8), nullable=False),
        sa.Column("secret", sa.String(length=80), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("failing_since", sa.Float(), nullable=True),
        sa.Column("retry_at", sa.Float(), nullable=True),
        sa.Column("failure", sa.String(length=80), nullable=True),
        sa.Column("switched_off", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_webhooks_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_webhooks")),
    )
    op.create_index("ix_webhooks_person", "webhooks", ["person"])
    settings = "notification_settings"
    op.add_column(settings, sa.Column("mail", sa.String(8), nullable=False, server_default=sa.text("'off'")))
    op.add_column(settings, sa.Column("digest_at", sa.Integer(), nullable=False, server_default=sa.text("480")))
    op.add_column(settings, sa.Column("digest_due", sa.Float(), nullable=True))
    op.create_index(
        "ix_notification_settings_digest_due", settings, ["digest_due"],
        postgresql_where=IS_DAILY, sqlite_where=IS_DAILY,
    )  # fmt: skip
    op.add_column("deliveries", sa.Column("failure", sa.String(length=80), nullable=True))
    op.drop_index("ix_deliveries_due", "deliveries")
    op.create_index("ix_deliveries_due", "deliveries", ["channel", "due"])


def downgrade() -> None:
    """Remove them; what is on its way by other channels than Web Push is dropped."""
    op.execute("DELETE FROM deliveries WHERE channel <> 'push'")
    op.drop_index("ix_deliveries_due", "deliveries")
    op.create_index("ix_deliveries_due", "deliveries", ["due"])
    op.drop_column("deliveries", "failure")
    op.drop_index("ix_notification_settings_digest_due", "notification_settings")
    for column in ("digest_due", "digest_at", "mail"):
        op.drop_column("notification_settings", column)
    op.drop_table("webhooks")
