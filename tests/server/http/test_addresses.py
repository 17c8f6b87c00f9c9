"""Client addresses behind reverse proxies, and host names that a server answers to."""

import pytest

from trianon.core.errors import TrianonError
from trianon.server.client_address import client_address, proxy_networks
from trianon.server.hosts import is_allowed_host

PROXIES = proxy_networks("127.0.0.1, 10.0.0.0/8, ::1", "TRIANON_TRUSTED_PROXIES")


@pytest.mark.parametrize(
    ("peer", "forwarded", "expected"),
    [
        ("203.0.113.5", [], "203.0.113.5"),
        ("203.0.113.5", ["198.51.100.1"], "203.0.113.5"),  # not a proxy: what it claims is ignored
        ("127.0.0.1", [], "127.0.0.1"),
        ("127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["6.6.6.6, 198.51.100.1"], "198.51.100.1"),  # made up by the client
        ("127.0.0.1", ["6.6.6.6", "198.51.100.1"], "198.51.100.1"),  # the same in two headers
        ("127.0.0.1", ["198.51.100.1, 10.1.2.3"], "198.51.100.1"),  # through two proxies
        ("127.0.0.1", ["10.1.2.3, 10.1.2.4"], "10.1.2.3"),
        ("127.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("127.0.0.1", ["[2001:db8::7]:4711"], "2001:db8::7"),
        ("127.0.0.1", ["2001:db8::7"], "2001:db8::7"),
        ("::ffff:127.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["198.51.100.1, unknown"], "127.0.0.1"),
        ("127.0.0.1", [""], "127.0.0.1"),
        ("?", ["198.51.100.1"], "?"),
    ],
)
def test_the_right_most_untrusted_address_counts(peer: str, forwarded: list[str], expected: str) -> None:
    assert client_address(peer, forwarded, PROXIES) == expected


def test_without_trusted_proxies_the_connection_counts() -> None:
    assert client_address("127.0.0.1", ["198.51.100.1"], ()) == "127.0.0.1"


def test_a_bad_list_of_proxies_is_refused() -> None:
    with pytest.raises(TrianonError, match=r'TRIANON_TRUSTED_PROXIES has "nginx" \(expected addresses'):
        proxy_networks("127.0.0.1,nginx", "TRIANON_TRUSTED_PROXIES")


ANSWERED = ["localhost", "localhost:8080", "LOCALHOST.", "127.0.0.1:8080", "[::1]:8080", "[::1]", "192.0.2.7"]
ANSWERED += ["a.localhost:1", "play.example", "play.example:443", "Play.Example.", ""]
FOREIGN = ["evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "play.example.evil"]


@pytest.mark.parametrize("header", [*ANSWERED, *FOREIGN])
def test_addresses_and_configured_names_are_answered_alone(header: str) -> None:
    assert is_allowed_host(header, {"play.example"}) == (header in ANSWERED)
