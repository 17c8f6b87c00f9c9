"""Foreign tables, seats and cookies give no access; a private table is indistinguishable from a missing one."""

import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from tests.infrastructure.guests import Guest, seated
from tests.infrastructure.http_requests import body_of, operations, path_of
from tests.infrastructure.twin_nodes import SECRET, served_node
from trianon.server.config import config_from
from trianon.server.http.openapi import document
from trianon.server.sessions.tokens import sign_identity

OF_TABLES = [(method, path) for method in ("get", "post") for path in operations(method) if "{table}" in path]
MISSING = "AAAAAAAAAAAAAAAA"


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served_node(tmp_path_factory.mktemp("node")) as client:
        yield client


@pytest.fixture(scope="module")
def address(http: httpx.Client) -> str:
    return str(http.base_url).rstrip("/")


def ask(http: httpx.Client, method: str, operation: str, table: str, cookie: str | None) -> httpx.Response:
    """A request as a holder of a cookie, to a table."""
    headers = {b"cookie": f"trianon={cookie}".encode("latin-1")} if cookie is not None else {}
    body = body_of(operation) if method == "post" else None
    return http.request(method.upper(), path_of(operation, table), headers=headers, json=body)


def forged(guest: Guest) -> dict[str, str | None]:
    """Cookies that prove nothing; `people/test_identity.py` has more of them."""
    person, _, seal = guest.token.rpartition(".")
    return {
        "none": None,
        "a changed seal": f"{person}.{'0' if seal[0] != '0' else '1'}{seal[1:]}",
        "not ascii": f"{person}.\xe9",
        "long": "x" * 8000,
    }


def test_cookies_that_prove_nothing_open_nothing(http: httpx.Client, address: str) -> None:
    """Every route of a private table, with every kind of bad cookie: refused, and the match is as it was."""
    guests, table = seated(address, "histrio", 2, watch="nobody")
    before = guests[0].now(table)
    for name, cookie in forged(guests[0]).items():
        for method, operation in OF_TABLES:
            done = ask(http, method, operation, table, cookie)
            needs = "401" in document()["paths"][operation][method]["responses"]
            assert done.status_code == (401 if needs else 404), (name, method, operation, done.text)
            assert done.json()["error"] == ("no-identity" if needs else "no-table"), (name, operation)
    assert guests[0].now(table) == before


def test_a_private_table_is_indistinguishable_from_a_missing_one(http: httpx.Client, address: str) -> None:
    """Status, headers and body are those of a table that does not exist, on every route."""
    guests, table = seated(address, "histrio", 2, watch="nobody")
    other = Guest(address)
    before = guests[0].now(table)
    for cookie in (other.token, None):
        for method, operation in OF_TABLES:
            there, missing = (ask(http, method, operation, asked, cookie) for asked in (table, MISSING))
            assert there.status_code == missing.status_code, operation
            assert there.content == missing.content, operation
            assert dict(there.headers) == dict(missing.headers), operation
    assert guests[0].now(table) == before
    assert table not in other.ask("GET", "/api/tables/lobby").text
    assert said_over_a_socket(address, other, table) == said_over_a_socket(address, other, MISSING)


def said_over_a_socket(address: str, guest: Guest, table: str) -> list[str]:
    """What watching and answering brings, with the id itself left out."""
    headers = {"cookie": f"trianon={guest.token}"}
    with connect(address.replace("http", "ws") + "/api/live", additional_headers=headers) as line:
        line.recv(30)
        line.send(f'{{"do": "watch", "table": "{table}"}}')
        heard = [str(line.recv(30))]
        line.send(f'{{"do": "answer", "table": "{table}", "number": 1, "key": "pass", "ref": "1"}}')
        heard.append(str(line.recv(30)))
    assert all('"refused"' in message for message in heard)
    return [message.replace(table, "TABLE") for message in heard]


def test_a_spectator_cannot_write(http: httpx.Client, address: str) -> None:
    """At a table open to spectators, other people can read but not write."""
    guests, table = seated(address, "histrio", 2, watch="anyone")
    other = Guest(address)
    before = guests[0].now(table)
    for method, operation in OF_TABLES:
        done = ask(http, method, operation, table, other.token)
        if method == "post":
            assert done.status_code in (403, 409), (operation, done.text)
        elif operation.endswith(("record", "analysis")):  # of finished matches
            assert done.status_code == 409
        elif operation.endswith(("consequences", "prepared")) or "device-matches" in operation:  # of a seat; its match
            assert done.status_code == 403
        else:
            assert done.status_code == 200, (operation, done.text)
    assert other.ask("GET", f"/api/tables/{table}/replay/0", seat=1).status_code == 403
    assert guests[0].now(table) == before


def test_an_identity_of_a_lost_database_is_replaced(http: httpx.Client) -> None:
    """A valid signature of an unknown person: refused, and `hello` creates a new identity."""
    headers = {"cookie": f"trianon={sign_identity(SECRET, 'somebody-of-old')}"}
    refused = http.get("/api/me", headers=headers)
    assert (refused.status_code, refused.json()["error"]) == (401, "no-person")
    greeted = http.post("/api/hello", headers=headers)
    http.cookies.clear()
    assert (greeted.status_code, greeted.json()["is_new"]) == (200, True)


def test_the_secret_is_made_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    made = config_from({"TRIANON_DATA": str(folder)})
    assert stat.S_IMODE((folder / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert len(made.secret) >= 32
    assert config_from({"TRIANON_DATA": str(folder)}).secret == made.secret
    given = config_from({"TRIANON_DATA": str(tmp_path / "other"), "TRIANON_SECRET": "given from outside"})
    assert given.secret == b"given from outside"
    assert not (tmp_path / "other" / "secret").exists()
    assert made.secret.decode() not in repr(made)
    assert "given" not in repr(given)
