"""Allowed host names: a name bound to this address by another site must not reach the server (DNS rebinding)."""

from collections.abc import Collection
from ipaddress import ip_address

LOCAL = "localhost"


def is_allowed_host(header: str, allowed: Collection[str]) -> bool:
    """Whether a request for this host is answered: addresses, localhost and the names that are configured.

    An attacker can bind any name to any address, but a browser that was sent to a name says that name. So literal
    addresses are always safe, and programs that name no host are no browsers.
    """
    name = host_name(header)
    if name in ("", LOCAL) or name.endswith(f".{LOCAL}") or name in allowed:
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def host_name(header: str) -> str:
    """The name or address in a `Host` header, without port, brackets and final dot."""
    host = header.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.rpartition(":")[0].rstrip(".") if ":" in host else host.rstrip(".")
