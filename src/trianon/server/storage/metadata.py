"""The collection of all tables of the database, and how constraints and indexes are named."""

from sqlalchemy import MetaData

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
}
METADATA = MetaData(naming_convention=NAMES)
