"""Keep the commitment to each salt, and index by person what a deletion of people looks for."""

from hashlib import sha256

from alembic import op
from sqlalchemy import Column, Connection, Float, ForeignKey, String, text

revision = "0013"
down_revision = "0011"

# without them each deletion of a person reads these tables whole, with SQLite's write lock held
INDEXES = {"chat": "person", "removed": "person", "tables": "owner"}


def upgrade() -> None:
    """Add the column; secrets committed before their table exists are no longer needed."""
    op.add_column("seats", Column("salt_commitment", String(64), nullable=False, server_default=text("''")))
    for table, column in INDEXES.items():
        op.create_index(f"ix_{table}_{column}", table, [column])
    _commit_to_salts(op.get_bind())
    op.drop_table("commitments")


def downgrade() -> None:
    """Remove it again: commitments that a deleted table held are lost, they are good for a day."""
    op.create_table(
        "commitments",
        Column("commitment", String(64), primary_key=True),
        Column("secret", String(64), nullable=False),
        Column("person", String(32), ForeignKey("people.id"), nullable=False, index=True),
        Column("expires", Float, nullable=False),
    )
    for table, column in INDEXES.items():
        op.drop_index(f"ix_{table}_{column}", table)
    op.drop_column("seats", "salt_commitment")


def _commit_to_salts(connection: Connection) -> None:
    """Commit to the salts of waiting tables; those of earlier matches came without a commitment."""
    waiting = text(
        "SELECT table_id, seat, salt FROM seats JOIN tables ON id = table_id WHERE status = 'open' AND salt <> ''"
    )
    committed = text(
        "UPDATE seats SET salt_commitment = :hash, knew_commitment = :no WHERE table_id = :table AND seat = :seat"
    )
    for table, seat, salt in connection.execute(waiting).all():
        hash_ = sha256(salt.encode()).hexdigest()
        connection.execute(committed, {"table": table, "seat": seat, "hash": hash_, "no": False})
