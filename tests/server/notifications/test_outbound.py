"""Requests to addresses that people name: where the server does not go, however the address is written."""

import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.infrastructure.coroutines import completed
from tests.infrastructure.http_receiver import Receiver, opened_receiver
from tests.infrastructure.seated_table import guests, refusal
from trianon.server.node import ServerNode
from trianon.server.notifications import outbound
from trianon.server.notifications.outbound import AddressRefused, Receipt, Unreachable, check_url, is_public, post
from trianon.server.notifications.webhooks import add_webhook
from trianon.server.wire.notification_messages import WebhookWanted

NAME = "hooks.example.org"
HOSTS = (
    "hooks.example.org:8443 hooks.example.org:22 hooks.example.org:0 hooks.example.org:99999 user@hooks.example.org "
    "user:word@hooks.example.org hooks.example.org@127.0.0.1 hooks.example.org\\@127.0.0.1 127.0.0.1 127.0.0.1. 127.1 "
    "2130706433 0x7f000001 0x7f.0.0.1 0177.0.0.1 127.0.0.0x1 [::1] [::ffff:127.0.0.1] [::ffff:7f00:1] [fe80::1%25eth0] "
    "[64:ff9b::7f00:1] localhost localhost. internal ..."
)
SCHEMES = ("http://", "ftp://", "//", "", "gopher://")
NOWHERE = [f"https://{host}/" for host in HOSTS.split()] + [f"{scheme}hooks.example.org/" for scheme in SCHEMES]
NOWHERE += ["https://", "https://[", "javascript:alert(1)", "file:///etc/passwd"]
PRIVATE = [
    "0.0.0.0", "10.0.0.1", "100.64.0.1", "127.0.0.1", "127.255.255.255", "169.254.169.254", "172.16.0.1",
    "172.31.255.255", "192.0.0.1", "192.168.1.1", "198.18.0.1", "203.0.113.1", "224.0.0.1", "239.255.255.255",
    "240.0.0.1", "255.255.255.255", "::", "::1", "::7f00:1", "::ffff:127.0.0.1", "::ffff:10.0.0.1",
    "::ffff:169.254.169.254", "64:ff9b::a00:1", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1",
    "2002:7f00:1::1", "2002:a00:1::", "fc00::1", "fd12::1", "fe80::1", "fec0::1", "ff02::1", "ff0e::1",
]  # fmt: skip


@pytest.mark.parametrize("url", NOWHERE)
def test_only_https_names_at_the_usual_port_are_taken(url: str) -> None:
    with pytest.raises(AddressRefused):
        check_url(url, frozenset())


def test_webhooks_are_checked_when_they_are_added_and_none_leads_to_this_server(node: ServerNode) -> None:
    [person] = guests(node, 1)
    object.__setattr__(node.config, "hosts", frozenset({"play.example"}))
    for url in (
        "https://127.0.0.1/",
        "https://play.example/api/hello",
        "https://play.example:443/",
        "https://play.example./",
    ):
        assert refusal(add_webhook, node, person, WebhookWanted(url)).error == "bad-webhook"


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_that_are_not_public_are_told_from_those_that_are(address: str) -> None:
    assert not is_public(ip_address(address))
    for public in ("1.1.1.1", "8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"):
        assert is_public(ip_address(public))


class Names:
    """A resolver of the test: what each name is, from one question to the next."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers, self.asked, self.real = list(answers), 0, socket.getaddrinfo

    def __call__(self, host: Any, port: Any, *args: Any, **kwargs: Any) -> Any:
        if host != NAME:
            return self.real(host, port, *args, **kwargs)
        self.asked += 1
        found = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        kinds = [(socket.AF_INET6 if ":" in each else socket.AF_INET, each) for each in found]
        return [(family, socket.SOCK_STREAM, 6, "", (each, port)) for family, each in kinds]


@pytest.mark.parametrize("address", ["10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254", "fe80::1%1"])
def test_a_name_with_one_address_that_is_not_public_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", Names(["8.8.8.8", address]))
    with pytest.raises(AddressRefused, match="not public"):
        completed(post(f"https://{NAME}/", b"", {}, frozenset()))


def test_a_name_without_an_address_is_unreachable(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: Any, **__: Any) -> Any:
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(Unreachable, match="not resolved"):
        completed(post(f"https://{NAME}/", b"", {}, frozenset()))


@contextmanager
def secure_receiver(folder: Path, name: str, patch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """A receiver with a certificate for a name, at the port that is the usual one meanwhile; 127.0.0.1 is public."""
    receiver = Receiver()
    receiver.status, receiver.headers = 307, {"location": "https://127.0.0.1/elsewhere"}
    key = ec.generate_private_key(ec.SECP256R1())
    named = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = x509.CertificateBuilder(named, named, key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - timedelta(days=1)).not_valid_after(now + timedelta(days=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    pem = made.sign(key, SHA256()).public_bytes(serialization.Encoding.PEM)
    form = serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    (folder / "certificate.pem").write_bytes(pem + key.private_bytes(*form))
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(folder / "certificate.pem")
    trusting = ssl.create_default_context(cadata=pem.decode())
    with opened_receiver(receiver, tls):
        patch.setattr(outbound, "HTTPS_PORT", urlsplit(receiver.origin).port)
        patch.setattr(outbound, "_certificates", lambda: trusting)
        patch.setattr(outbound, "is_public", lambda address: str(address) == "127.0.0.1")
        yield receiver


def test_the_connection_goes_to_the_address_that_was_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = Names(["127.0.0.1"], ["127.0.0.2"])  # the next answer would lead elsewhere
    monkeypatch.setattr(socket, "getaddrinfo", names)
    with secure_receiver(tmp_path, NAME, monkeypatch) as receiver:
        answer = completed(post(f"https://{NAME}/hook?a=b", b"{}", {}, frozenset()))
    assert names.asked == 1
    assert answer == Receipt(307, None)
    got = [(each.path, each.headers["host"]) for each in receiver.posted]
    assert got == [("/hook?a=b", NAME)], "the redirect is not followed"


def test_the_certificate_must_be_of_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", Names(["127.0.0.1"]))
    with secure_receiver(tmp_path, "other.example.org", monkeypatch) as receiver, pytest.raises(Unreachable):
        completed(post(f"https://{NAME}/", b"", {}, frozenset()))
    assert receiver.posted == []
