"""Add devices: each has an identity token of its own and can be signed out."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table; the browsers of each known person share one device until they visit again."""
    op.create_table(
        "devices",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("shared", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("revoked", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person")),
        sa.PrimaryKeyConstraint("person", "id", name=op.f("pk_devices")),
    )
    where = sa.text("revoked IS NOT NULL")
    op.create_index("ix_devices_revoked", "devices", ["revoked"], postgresql_where=where, sqlite_where=where)
    op.execute(
        sa.text(
            "INSERT INTO devices (person, id, name, shared, created, seen) "
            "SELECT id, '', '', true, created, :now FROM people"
        ).bindparams(now=time.time())
    )


def downgrade() -> None:
    """Remove the table: tokens of first devices are valid again, those of further devices no longer."""
    op.drop_index("ix_devices_revoked", "devices")
    op.drop_table("devices")
