"""Add editions that people publish, and reports of them."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Add the table, and the column of reports that names a row of it."""
    op.create_table(
        "published_editions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("published", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=False),
        sa.Column("played", sa.Integer(), nullable=False),
        sa.Column("title", sa.String(length=60), nullable=False),
        sa.Column("looks", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_published_editions_person")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_published_editions")),
    )
    op.create_index("ix_published_editions_person", "published_editions", ["person", "digest"], unique=True)
    op.create_index("ix_published_editions_digest", "published_editions", ["digest"])
    op.create_index("ix_published_editions_game", "published_editions", ["game", "published"])
    op.add_column("reports", sa.Column("edition", sa.String(length=32), nullable=True))


def downgrade() -> None:
    """Remove both, and the reports of editions."""
    op.execute("DELETE FROM reports WHERE edition IS NOT NULL")
    op.drop_column("reports", "edition")
    for column in ("game", "digest", "person"):
        op.drop_index(f"ix_published_editions_{column}", "published_editions")
    op.drop_table("published_editions")
