"""Add passkeys of people, and the challenges that they sign."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the tables; nobody has a passkey yet."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("relying_party", sa.String(length=255), nullable=False),
        sa.Column("credential", sa.String(length=1364), nullable=False),
        sa.Column("user_handle", sa.String(length=86), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("synced", sa.Boolean(), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        sa.Column("copied", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_passkeys_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_index("ix_passkeys_credential", "passkeys", ["credential"], unique=True)
    op.create_table(
        "passkey_challenges",
        sa.Column("challenge", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=32), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("user_handle", sa.String(length=86), nullable=False),
        sa.Column("expires", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_passkey_challenges_person")),
        sa.PrimaryKeyConstraint("challenge", name=op.f("pk_passkey_challenges")),
    )
    op.create_index("ix_passkey_challenges_person", "passkey_challenges", ["person"])


def downgrade() -> None:
    """Remove them."""
    op.drop_table("passkey_challenges")
    op.drop_table("passkeys")
