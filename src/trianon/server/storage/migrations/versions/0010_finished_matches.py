"""Add the results of finished matches by seat, and the rows that histories and statistics need."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

OVER = "over"
PENDING = sa.text("summary IS NULL")
TABLES = sa.table(
    "tables",
    *map(sa.column, ("id", "game", "players", "status", "changed", "result", "edition_text", "lesson", "position")),
)
SEATS = sa.table("seats", *map(sa.column, ("table_id", "seat", "person", "placing", "points")))


def upgrade() -> None:
    """Add columns and table; summaries of earlier matches are derived later, in the background."""
    op.add_column("seats", sa.Column("placing", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("points", sa.Integer(), nullable=True))
    finished = op.create_table(
        "finished",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("is_counted", sa.Boolean(), nullable=False),
        sa.Column("answers", sa.Integer(), nullable=True),
        sa.Column("seconds", sa.Float(), nullable=True),
        sa.Column("summary", sa.LargeBinary(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_finished_table_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_finished")),
    )
    op.create_index("ix_finished_recent", "finished", ["game", "players", "ended"])
    op.create_index("ix_finished_pending", "finished", ["ended"], postgresql_where=PENDING, sqlite_where=PENDING)
    _insert_earlier(op.get_bind(), finished)


def _insert_earlier(connection: sa.Connection, finished: sa.Table) -> None:
    """Insert the rows of matches that are over already."""
    people = (
        sa.select(sa.func.count(SEATS.c.person))
        .where(SEATS.c.table_id == TABLES.c.id)
        .scalar_subquery()
        .label("people")
    )
    over = sa.select(*TABLES.c, people).where(TABLES.c.status == OVER, TABLES.c.result.is_not(None))
    for row in connection.execute(over).all():
        is_counted = row.edition_text is None and row.lesson is None and row.position is None
        connection.execute(
            finished.insert().values(
                table_id=row.id, game=row.game, players=row.players, people=row.people, ended=row.changed,
                is_counted=is_counted,
            )
        )  # fmt: skip
        result = json.loads(row.result)
        for seat, (placing, points) in enumerate(zip(result["placings"], result["points"], strict=True)):
            own = (SEATS.c.table_id == row.id) & (SEATS.c.seat == seat)
            connection.execute(SEATS.update().where(own).values(placing=placing, points=points))


def downgrade() -> None:
    """Remove them: results stay in the rows of the tables."""
    op.drop_index("ix_finished_pending", "finished")
    op.drop_index("ix_finished_recent", "finished")
    op.drop_table("finished")
    op.drop_column("seats", "points")
    op.drop_column("seats", "placing")
