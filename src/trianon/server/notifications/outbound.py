"""Requests to addresses that people name: the one place where the server connects to them.

A name is resolved, every address it has must be public, and the connection goes to one that was checked, so that no
second resolution can lead elsewhere. Redirects are not followed, and the wait and the response are bounded. Origins
that the operator names (`TRIANON_NOTIFICATION_ORIGINS`) are exempt.
"""

import asyncio
import socket
import ssl
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit, urlunsplit

import httpx

from trianon.server.limits import DELIVERY_TIMEOUT, MAX_DELIVERY_RESPONSE

GLOBAL_UNICAST = ip_network("2000::/3")  # all that is assigned of IPv6 as public addresses
TRANSLATED = tuple(map(ip_network, ("2002::/16", "2001::/32")))  # of them, those that lead on to addresses of IPv4
HTTPS_PORT = 443


class AddressRefused(Exception):
    """An address that this server does not connect to."""


class Unreachable(Exception):
    """No response, or not within the time."""


@dataclass(frozen=True)
class Receipt:
    """The response to a request."""

    status: int
    retry_after: float | None


def origin_of(url: str) -> str:
    """The origin of an absolute URL, empty if it has none."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.netloc}" if parts.scheme in ("http", "https") and parts.netloc else ""
    except ValueError:
        return ""


def check_url(url: str, trusted: frozenset[str]) -> None:
    """Refuse what is no https URL with a name, at the usual port and without a password."""
    if origin_of(url) in trusted:
        return
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise AddressRefused("no URL") from None
    if parts.scheme != "https" or port not in (None, HTTPS_PORT) or parts.username is not None:
        raise AddressRefused("not https")
    if "." not in host or is_literal(host):
        raise AddressRefused("no public name")


def is_literal(host: str) -> bool:
    """Whether a host is an address rather than a name, however it is written: `0x7f.1` is one, too."""
    last = host.rstrip(".").rpartition(".")[2]
    return ":" in host or last.isdigit() or last.lower().startswith("0x")


def is_public(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the public internet."""
    plain = getattr(address, "ipv4_mapped", None) or address
    if plain.version == GLOBAL_UNICAST.version and (
        plain not in GLOBAL_UNICAST or any(plain in network for network in TRANSLATED)
    ):
        return False
    return plain.is_global and not plain.is_multicast


async def public_address(host: str) -> str:
    """An address of a host, once all of them are public."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(DELIVERY_TIMEOUT):
            found = await loop.getaddrinfo(host, HTTPS_PORT, type=socket.SOCK_STREAM)
    except (OSError, TimeoutError, UnicodeError):
        raise Unreachable("name not resolved") from None
    addresses = [ip_address(str(each[4][0]).partition("%")[0]) for each in found]
    if not addresses or not all(is_public(address) for address in addresses):
        raise AddressRefused("address not public")
    return str(addresses[0])


async def post(url: str, body: bytes, headers: dict[str, str], trusted: frozenset[str]) -> Receipt:
    """POST a body; raises AddressRefused or Unreachable."""
    check_url(url, trusted)
    parts, extensions = urlsplit(url), {}
    if origin_of(url) not in trusted:
        address = await public_address(parts.hostname or "")
        headers = {**headers, "host": parts.netloc}
        extensions = {"sni_hostname": parts.hostname}  # the certificate must be the name's
        url = urlunsplit(
            parts._replace(netloc=f"[{address}]:{HTTPS_PORT}" if ":" in address else f"{address}:{HTTPS_PORT}")
        )
    try:
        async with (
            asyncio.timeout(DELIVERY_TIMEOUT),
            httpx.AsyncClient(
                verify=_certificates(), trust_env=False, follow_redirects=False, timeout=DELIVERY_TIMEOUT
            ) as client,
            client.stream("POST", url, content=body, headers=headers, extensions=extensions) as response,
        ):
            received = 0
            async for part in response.aiter_raw():
                received += len(part)
                if received > MAX_DELIVERY_RESPONSE:
                    break
            return Receipt(response.status_code, _seconds(response.headers.get("retry-after", "")))
    except (httpx.HTTPError, httpx.InvalidURL, OSError, TimeoutError) as error:
        raise Unreachable(type(error).__name__) from None


@cache
def _certificates() -> ssl.SSLContext:
    """The certificates to trust: reading them takes longer than a request."""
    return httpx.create_ssl_context()


def _seconds(text: str) -> float | None:
    return float(text) if text.isdigit() and len(text) < len("100000") else None
