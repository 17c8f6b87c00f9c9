"""Accounts, notifications, mail, passkeys, matches on devices and slow play."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    String,
    Text,
    false,
    text,
)

revision = "0027"
down_revision = "0013"

COLUMNS = (  # of earlier tables
    ("finished", Column("closed", Boolean, nullable=False, server_default=false())),
    ("links", Column("by_mail", Boolean, nullable=False, server_default=false())),
    ("people", Column("named", Float)),
    ("people", Column("closed", Float)),
    ("people", Column("deleted", Float)),
    ("seats", Column("looked", Float)),
    ("seats", Column("left_at", Float)),
    ("tables", Column("device_match", String(64))),
    ("tables", Column("prepared", Text)),
    ("tables", Column("when_gone", String(8), nullable=False, server_default=text("'bot'"))),
)
INDEXES = (  # of such tables: the column; most rows have none
    ("tables", "device_match"),
    ("seats", "left_at"),
)
TABLES = (
    "account_names", "recovery_codes", "passkeys", "passkey_challenges", "mail_addresses", "mail_confirmations",
    "import_counts", "mail_counts", "table_counts", "server_keys", "notification_settings", "days_off", "webhooks",
    "push_subscriptions", "muted_tables", "notifications", "deliveries",
)  # fmt: skip


def upgrade() -> None:
    """Add columns and tables: all are guests, nobody is notified, and a bot takes over where a player is gone."""
    for table, column in COLUMNS:
        op.add_column(table, column)
    for table, column_name in INDEXES:
        where = text(f"{column_name} IS NOT NULL")
        op.create_index(f"ix_{table}_{column_name}", table, [column_name], postgresql_where=where, sqlite_where=where)
    _create_accounts()
    _create_counts()
    _create_settings()
    _create_outbox()


def downgrade() -> None:
    """Remove them with their rows: accounts become guests."""
    for table in TABLES:
        op.drop_table(table)
    op.execute("DELETE FROM links WHERE by_mail")
    for table, column_name in INDEXES:
        op.drop_index(f"ix_{table}_{column_name}", table)
    for table, column in COLUMNS:
        op.drop_column(table, column.name)


def _create_accounts() -> None:
    op.create_table(
        "account_names",
        Column("key", String(64), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), index=True),
    )
    op.create_table(
        "recovery_codes",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("code", String(64), nullable=False, unique=True),
        Column("created", Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        Column("id", String(32), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("relying_party", String(255), nullable=False),
        Column("credential", String(1364), nullable=False),
        Column("user_handle", String(86), nullable=False),
        Column("public_key", LargeBinary, nullable=False),
        Column("sign_count", BigInteger, nullable=False),
        Column("synced", Boolean, nullable=False),
        Column("name", String(40), nullable=False),
        Column("created", Float, nullable=False),
        Column("used", Float),
        Column("copied", Float),
        Index("ix_passkeys_credential", "credential", unique=True),
    )
    op.create_table(
        "passkey_challenges",
        Column("challenge", String(64), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("device", String(32), nullable=False),
        Column("purpose", String(8), nullable=False),
        Column("user_handle", String(86), nullable=False),
        Column("expires", Float, nullable=False),
    )
    op.create_table(
        "mail_addresses",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("address", String(254), nullable=False),
        Column("mailbox", String(254), nullable=False),
        Column("confirmed", Float, nullable=False),
        Index("ix_mail_addresses_mailbox", "mailbox", unique=True),
    )
    op.create_table(
        "mail_confirmations",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("token", String(64), nullable=False),
        Column("address", String(254), nullable=False),
        Column("expires", Float, nullable=False),
        Index("ix_mail_confirmations_token", "token", unique=True),
    )


def _create_counts() -> None:
    for counts in ("import_counts", "mail_counts", "table_counts"):
        op.create_table(
            counts,
            Column("network", String(64), primary_key=True),
            Column("day", Integer, primary_key=True),
            Column("count", Integer, nullable=False),
        )


def _create_settings() -> None:
    daily = text("mail = 'daily'")
    op.create_table("server_keys", Column("name", String(32), primary_key=True), Column("key", Text, nullable=False))
    op.create_table(
        "notification_settings",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("kinds", Text, nullable=False),
        Column("time_zone", String(64), nullable=False),
        Column("quiet_from", Integer),
        Column("quiet_until", Integer),
        Column("listens", Boolean, nullable=False),
        Column("mail", String(8), nullable=False, server_default=text("'off'")),
        Column("digest_at", Integer, nullable=False, server_default=text("480")),
        Column("digest_due", Float),
        Index("ix_notification_settings_digest_due", "digest_due", postgresql_where=daily, sqlite_where=daily),
    )
    op.create_table(
        "days_off",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("periods", Text, nullable=False),
    )
    op.create_table(
        "webhooks",
        Column("id", String(32), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("url", Text, nullable=False),
        Column("form", String(8), nullable=False),
        Column("secret", String(80), nullable=False),
        Column("created", Float, nullable=False),
        Column("failures", Integer, nullable=False),
        Column("failing_since", Float),
        Column("retry_at", Float),
        Column("failure", String(80)),
        Column("switched_off", Float),
    )
    op.create_table(
        "push_subscriptions",
        Column("id", String(32), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("device", String(32), nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("public_key", String(100), nullable=False),
        Column("auth", String(40), nullable=False),
        Column("created", Float, nullable=False),
        Column("seen", Float, nullable=False),
        Index("ix_push_subscriptions_endpoint", "endpoint", unique=True),
    )
    op.create_table(
        "muted_tables",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("table_id", String(32), primary_key=True, index=True),
    )


def _create_outbox() -> None:
    op.create_table(
        "notifications",
        Column("person", String(32), ForeignKey("people.id"), primary_key=True),
        Column("table_id", String(32), primary_key=True, index=True),
        Column("kind", String(8), primary_key=True),
        Column("number", Integer, primary_key=True),
        Column("due", Float, nullable=False, index=True),
    )
    op.create_table(
        "deliveries",
        Column("id", String(32), primary_key=True),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("table_id", String(32), nullable=False, index=True),
        Column("kind", String(8), nullable=False),
        Column("number", Integer, nullable=False),
        Column("channel", String(8), nullable=False),
        Column("target", String(32), nullable=False),
        Column("created", Float, nullable=False),
        Column("due", Float, nullable=False),
        Column("attempts", Integer, nullable=False),
        Column("failure", String(80)),
        Index("ix_deliveries_due", "channel", "due"),
    )
