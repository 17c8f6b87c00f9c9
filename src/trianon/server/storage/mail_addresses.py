"""Mail addresses that people have confirmed; nothing is sent to others."""

from sqlalchemy import Connection, select

from trianon.server.storage.people_schema import MAIL_ADDRESSES


def confirmed_address(connection: Connection, person: str) -> str | None:
    """The mail address of a person; None without a confirmed one."""
    found = select(MAIL_ADDRESSES.c.address).where(MAIL_ADDRESSES.c.person == person)
    return connection.execute(found).scalar()
