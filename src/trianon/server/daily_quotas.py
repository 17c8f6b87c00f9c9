"""Daily quotas of what one address may leave in the database: tables and imported matches, on all nodes together."""

from sqlalchemy import Table

from trianon.server.errors import rate_limited
from trianon.server.limits import MAX_ADDRESS_IMPORTS, MAX_ADDRESS_TABLES
from trianon.server.node import ServerNode
from trianon.server.rate_limits import client_networks, network_width
from trianon.server.storage.daily_counts import count_today, seconds_left
from trianon.server.storage.schema import IMPORT_COUNTS, TABLE_COUNTS


def charge_import(node: ServerNode, address: str) -> None:
    """Count an imported match of an address, or refuse it until the next day."""
    _charge(node, IMPORT_COUNTS, address, MAX_ADDRESS_IMPORTS)


def charge_table(node: ServerNode, address: str) -> None:
    """Count a request of an address that may make a table, or refuse it until the next day."""
    _charge(node, TABLE_COUNTS, address, MAX_ADDRESS_TABLES)


def _charge(node: ServerNode, counts: Table, address: str, most: int) -> None:
    """Count one in a transaction of its own, which is short."""
    factor = node.config.rate_limit_factor
    if not factor:
        return
    with node.store.write() as connection:
        for network in client_networks(address):
            limit = most * factor * network_width(network)
            if not count_today(connection, counts, node.keyed_hash(network), node.now(), limit):
                raise rate_limited(seconds_left(node.now()))
