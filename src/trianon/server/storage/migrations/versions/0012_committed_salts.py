"""Keep the commitment to each salt; secrets committed before their table exists are no longer needed."""

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the column; salts of earlier matches came without a commitment, those of waiting tables get theirs."""
    op.add_column(
        "seats", sa.Column("salt_commitment", sa.String(length=64), nullable=False, server_default=sa.text("''"))
    )
    connection = op.get_bind()
    waiting = sa.text(
        "SELECT table_id, seat, salt FROM seats JOIN tables ON id = table_id WHERE status = 'open' AND salt <> ''"
    )
    committed = sa.text(
        "UPDATE seats SET salt_commitment = :hash, knew_commitment = :no WHERE table_id = :table AND seat = :seat"
    )
    for table, seat, salt in connection.execute(waiting).all():
        hash_ = sha256(salt.encode()).hexdigest()
        connection.execute(committed, {"table": table, "seat": seat, "hash": hash_, "no": False})
    op.drop_index("ix_commitments_person", "commitments")
    op.drop_table("commitments")


def downgrade() -> None:
    """Remove it again: commitments that a deleted table held are lost, they are good for a day."""
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
    op.drop_column("seats", "salt_commitment")
