"""Tables keep the edition they were made with."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Go forward; tables made before go on with the edition that comes with the program."""
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_editions")),
    )
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("digest", sa.String(length=64), nullable=True))


def downgrade() -> None:
    """Go back."""
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("digest")
    op.drop_table("editions")
