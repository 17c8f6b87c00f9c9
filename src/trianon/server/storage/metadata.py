"""The collection of all tables of the database, how constraints and indexes are named, and tables of counts."""

from sqlalchemy import Column, Integer, MetaData, String, Table

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
}
METADATA = MetaData(naming_convention=NAMES)


def daily_counts(name: str) -> Table:
    """A table that counts something by network and day."""
    return Table(
        name,
        METADATA,
        Column("network", String(64), primary_key=True),  # keyed hash, so that the database does not reveal it
        Column("day", Integer, primary_key=True),
        Column("count", Integer, nullable=False),
    )
