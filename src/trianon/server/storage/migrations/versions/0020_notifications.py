"""Add notifications: settings and browsers of people, muted tables, the outbox, keys of the server."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"

INDEXES = {
    "push_subscriptions": ("person",),
    "muted_tables": ("table_id",),
    "notifications": ("due", "table_id"),
    "deliveries": ("due", "person", "table_id"),
}


def upgrade() -> None:
    """Add the tables; nobody is notified before asking for it."""
    op.add_column("seats", sa.Column("looked", sa.Float(), nullable=True))
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_server_keys")),
    )
    op.create_table(
        "notification_settings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kinds", sa.Text(), nullable=False),
        sa.Column("time_zone", sa.String(length=64), nullable=False),
        sa.Column("quiet_from", sa.Integer(), nullable=True),
        sa.Column("quiet_until", sa.Integer(), nullable=True),
        sa.Column("listens", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notification_settings_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_notification_settings")),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("public_key", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_push_subscriptions_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_push_subscriptions")),
    )
    op.create_index("ix_push_subscriptions_endpoint", "push_subscriptions", ["endpoint"], unique=True)
    op.create_table(
        "muted_tables",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_muted_tables_person")),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_muted_tables")),
    )
    _create_outbox()
    for table, columns in INDEXES.items():
        for column in columns:
            op.create_index(f"ix_{table}_{column}", table, [column])


def _create_outbox() -> None:
    op.create_table(
        "notifications",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_notifications_person")),
        sa.PrimaryKeyConstraint("person", "table_id", "kind", "number", name=op.f("pk_notifications")),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=32), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_deliveries_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
    )


def downgrade() -> None:
    """Remove them with their rows: browsers have to subscribe anew."""
    for table in (*INDEXES, "notification_settings", "server_keys"):
        op.drop_table(table)
    op.drop_column("seats", "looked")
