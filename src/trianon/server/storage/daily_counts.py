"""Counts of a day in the database, which hold for all nodes together."""

from sqlalchemy import Connection, Table, delete, text

from trianon.server.limits import DAY


def count_today(connection: Connection, counts: Table, network: str, now: float, most: float) -> bool:
    """Add one to the count of a network in a table of counts, unless it has reached `most` today."""
    name = counts.name
    counted = connection.execute(
        text(
            f"INSERT INTO {name} (network, day, count) VALUES (:network, :day, 1) ON CONFLICT (network, day) "
            f"DO UPDATE SET count = {name}.count + 1 WHERE {name}.count < :most"
        ),
        {"network": network, "day": int(now // DAY), "most": int(most)},
    )
    return bool(counted.rowcount)


def forget_counts(connection: Connection, counts: Table, now: float) -> None:
    """Delete the counts of former days."""
    connection.execute(delete(counts).where(counts.c.day < int(now // DAY)))


def seconds_left(now: float) -> float:
    """Seconds until the next day begins."""
    return DAY - now % DAY
