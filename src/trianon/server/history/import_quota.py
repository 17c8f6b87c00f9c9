"""The quota of imported matches by address and day."""

from trianon.server.errors import rate_limited
from trianon.server.limits import MAX_ADDRESS_IMPORTS
from trianon.server.node import ServerNode
from trianon.server.rate_limits import client_networks, network_width
from trianon.server.storage.daily_counts import count_today, seconds_left
from trianon.server.storage.schema import IMPORT_COUNTS


def charge_import(node: ServerNode, address: str) -> None:
    """Count an import of an address, or refuse it until the next day; in a transaction of its own, which is short."""
    factor = node.config.rate_limit_factor
    if not factor:
        return
    with node.store.write() as connection:
        for network in client_networks(address):
            most = MAX_ADDRESS_IMPORTS * factor * network_width(network)
            if not count_today(connection, IMPORT_COUNTS, node.keyed_hash(network), node.now(), most):
                raise rate_limited(seconds_left(node.now()))
