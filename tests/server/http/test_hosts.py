"""Host names that a server answers to."""

import pytest

from trianon.server.hosts import is_allowed_host


@pytest.mark.parametrize(
    "header",
    ["localhost", "localhost:8080", "LOCALHOST.", "127.0.0.1:8080", "[::1]:8080", "[::1]", "192.0.2.7", "a.localhost:1",
     "play.example", "play.example:443", "Play.Example.", ""],
)  # fmt: skip
def test_addresses_and_configured_names_are_answered(header: str) -> None:
    assert is_allowed_host(header, {"play.example"})


@pytest.mark.parametrize(
    "header",
    ["evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example", "play.example.evil"],
)
def test_other_names_are_refused(header: str) -> None:
    assert not is_allowed_host(header, {"play.example"})
