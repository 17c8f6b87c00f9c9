"""The quota of imported matches by address and day, counted in the database: it holds for all nodes together."""

import hmac

from sqlalchemy import text

from trianon.server.errors import rate_limited
from trianon.server.limits import DAY, MAX_ADDRESS_IMPORTS
from trianon.server.node import ServerNode
from trianon.server.rate_limits import client_networks, network_width

COUNT = text(
    "INSERT INTO import_counts (network, day, count) VALUES (:network, :day, 1) ON CONFLICT (network, day) "
    "DO UPDATE SET count = import_counts.count + 1 WHERE import_counts.count < :most"
)


def charge_import(node: ServerNode, address: str) -> None:
    """Count an import of an address, or refuse it until the next day; in a transaction of its own, which is short."""
    factor = node.config.rate_limit_factor
    if not factor:
        return
    day, seconds = divmod(node.now(), DAY)
    with node.store.write() as connection:
        for network in client_networks(address):
            most = MAX_ADDRESS_IMPORTS * factor * network_width(network)
            counted = connection.execute(COUNT, {"network": _key(node, network), "day": int(day), "most": int(most)})
            if not counted.rowcount:
                raise rate_limited(DAY - seconds)


def _key(node: ServerNode, network: str) -> str:
    """What stands for a network in the database, which holds no addresses."""
    return hmac.new(node.config.secret, network.encode(), "sha256").hexdigest()
