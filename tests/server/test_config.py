"""The public URL of a server, and where passkeys work."""

from __future__ import annotations

from pathlib import Path

import pytest

from trianon.core.errors import TrianonError
from trianon.server.config import Config, config_from


def configured(folder: Path, **wanted: str | int) -> Config:
    port = int(wanted.get("port", 8080))
    environ = {"TRIANON_DATA": str(folder), "TRIANON_PUBLIC_URL": str(wanted.get("url", ""))}
    return config_from(environ, host=str(wanted.get("host", "127.0.0.1")), port=port)


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://play.example", "https://play.example"),
        ("HTTPS://Play.Example:443/", "https://play.example"),
        ("https://play.example:8443", "https://play.example:8443"),
        ("http://play.example", ""),
        ("http://trianon.localhost:8080", "http://trianon.localhost:8080"),
        ("http://192.168.1.5:8080", ""),
        ("https://192.168.1.5", ""),
        ("https://[2001:db8::1]", ""),
    ],
)
def test_passkeys_belong_to_a_name_with_https_or_to_localhost(tmp_path: Path, url: str, origin: str) -> None:
    config = configured(tmp_path, url=url)
    assert config.passkey_origin == origin
    assert any(config.public_url.find(host) > 0 for host in config.hosts), "requests for its name are answered"


def test_a_server_of_this_machine_alone_is_found_at_localhost(tmp_path: Path) -> None:
    assert configured(tmp_path).passkey_origin == "http://localhost:8080"
    assert configured(tmp_path, host="0.0.0.0").public_url == ""
    assert configured(tmp_path, host="0.0.0.0").passkey_origin == ""


@pytest.mark.parametrize(
    "url", ["play.example", "ftp://x", "https://", "https://x/y", "https://x?y", "https://u:p@x", "https://x:99999"]
)
def test_a_public_url_is_scheme_name_and_port(tmp_path: Path, url: str) -> None:
    with pytest.raises(TrianonError, match="TRIANON_PUBLIC_URL"):
        configured(tmp_path, url=url)
