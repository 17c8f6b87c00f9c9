"""Client addresses behind reverse proxies: the right-most address that no trusted proxy has."""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from trianon.core.errors import TrianonError

Network = IPv4Network | IPv6Network


def proxy_networks(setting: str, name: str) -> tuple[Network, ...]:
    """The networks in a comma-separated list of addresses and networks; `name` is the setting's own, for errors."""
    networks = []
    for part in filter(None, (part.strip() for part in setting.split(","))):
        try:
            networks.append(ip_network(part, strict=False))
        except ValueError:
            raise TrianonError(
                f'{name} has "{part}" (expected addresses or networks such as 127.0.0.1 or 10.0.0.0/8)'
            ) from None
    return tuple(networks)


def client_address(peer: str, forwarded: Sequence[str], trusted: Sequence[Network]) -> str:
    """The address of a client: that of its connection, or the one its trusted proxies passed on.

    Every proxy appends the address it was called from to `X-Forwarded-For`. What stands left of the first untrusted
    address was written by the client itself and proves nothing.
    """
    address = peer
    hops = [hop.strip() for value in forwarded for hop in value.split(",")]
    while hops and is_trusted(address, trusted):
        hop = _plain(hops.pop())
        if hop is None:
            break
        address = hop
    return address


def is_loopback(address: str) -> bool:
    """Whether an address or host name is this machine's own loopback."""
    plain = _plain(address)
    return address == "localhost" if plain is None else ip_address(plain).is_loopback


def _plain(hop: str) -> str | None:
    """An address without its port and brackets; None for a hop that is no address."""
    bare = hop[1:].partition("]")[0] if hop.startswith("[") else hop
    if bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        found = ip_address(bare)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


def is_trusted(address: str, trusted: Sequence[Network]) -> bool:
    """Whether an address is that of a trusted proxy."""
    plain = _plain(address)
    return plain is not None and any(ip_address(plain) in network for network in trusted)
