"""Pages of other origins cannot act for their visitors; every response has its security headers."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.infrastructure.guests import Guest
from tests.infrastructure.http_requests import operations, path_of
from tests.infrastructure.twin_nodes import served_node
from trianon.server.http.middleware import HEADERS

WRITING = operations("post")
FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://["},
    {"origin": "http://127.0.0.1"},
    {"origin": "http://127.0.0.1:1"},
    {"origin": "http://127.0.0.1@evil.example"},
    {"origin": "file://"},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "cross-site", "origin": "SELF"},
]
FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/json", ""]


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served_node(tmp_path_factory.mktemp("node"), hosts=frozenset({"play.example"})) as client:
        yield client


def own(http: httpx.Client) -> str:
    return str(http.base_url).rstrip("/")


def socket_status(http: httpx.Client, headers: dict[str, Any]) -> int:
    """The status with which a socket is refused."""
    url = own(http).replace("http", "ws") + "/api/live"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=headers, origin=None):
        pass
    return refused.value.response.status_code


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_nothing_is_written_for_a_foreign_page(http: httpx.Client, headers: dict[str, str]) -> None:
    sent = {name: own(http) if value == "SELF" else value for name, value in headers.items()}
    for operation in WRITING:
        done = http.post(path_of(operation), json={}, headers={**sent, "accept-language": "de"})
        assert done.status_code == 403, operation
        assert done.json()["error"] == "foreign-origin"
        assert done.json()["text"].startswith("Diese Seite darf nicht")
        assert "set-cookie" not in done.headers


@pytest.mark.parametrize("kind", FORMS)
def test_what_a_form_can_send_is_refused(http: httpx.Client, kind: str) -> None:
    for operation in set(WRITING) - {"/api/stop-mails"}:  # mail programs send forms there, with a token
        for body in (b'{"text": "hello"}', b""):
            if kind or body:
                done = http.post(path_of(operation), content=body, headers={"content-type": kind} if kind else {})
                assert done.status_code == 415, (operation, body)
                assert done.json()["error"] == "bad-media"


@pytest.mark.parametrize("headers", [{}, {"origin": "SELF"},
                                     {"origin": "SELF", "sec-fetch-site": "same-origin"},
                                     {"sec-fetch-site": "none"}], ids=str)  # fmt: skip
def test_our_own_page_and_programs_may_write(http: httpx.Client, headers: dict[str, str]) -> None:
    sent = {name: own(http) if value == "SELF" else value for name, value in headers.items()}
    assert http.post("/api/hello", headers=sent).status_code == 200
    http.cookies.clear()


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8080", "localhost.evil.example"])
def test_a_foreign_name_bound_to_our_address_reaches_nothing(http: httpx.Client, host: str) -> None:
    """DNS rebinding: the page of another site with its name bound to this address."""
    headers = {"host": host, "origin": f"http://{host}", "accept-language": "de"}
    for method, path in (("GET", "/"), ("GET", "/api/games"), ("POST", "/api/hello"), ("GET", "/metrics")):
        done = http.request(method, path, headers=headers)
        assert (done.status_code, done.json()["error"]) == (421, "unknown-host")
        assert "set-cookie" not in done.headers
    assert socket_status(http, {"Host": host}) == 421
    assert http.get("/api/games", headers={"host": "PLAY.example:443"}).status_code == 200, "a configured one"


@pytest.mark.parametrize("headers", [headers for headers in FOREIGN if headers.get("origin") != "SELF"], ids=str)
def test_a_foreign_page_gets_no_socket(http: httpx.Client, headers: dict[str, Any]) -> None:
    guest = Guest(own(http))
    sent = {"cookie": f"trianon={guest.token}", **headers}
    assert socket_status(http, sent) == 403


def test_the_cookie_is_out_of_reach_of_scripts_and_foreign_pages(http: httpx.Client) -> None:
    cookie = http.post("/api/hello").headers["set-cookie"].lower()
    http.cookies.clear()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie


def test_on_https_cookies_and_pages_stay_there(tmp_path: Path) -> None:
    with served_node(tmp_path, secure=True) as http:
        response = http.post("/api/hello")
        assert "secure" in response.headers["set-cookie"].lower()
        assert response.headers["strict-transport-security"] == "max-age=31536000"
        host = own(http).removeprefix("http://")
        assert http.post("/api/hello", headers={"origin": f"http://{host}"}).status_code == 403
        assert http.post("/api/hello", headers={"origin": f"https://{host}"}).status_code == 200


def test_every_answer_has_the_headers(http: httpx.Client) -> None:
    asks = [(method, path_of(operation)) for method in ("get", "post") for operation in operations(method)]
    asks += [("get", "/"), ("get", "/nothing.js"), ("get", "/api/nothing"), ("put", "/api/me"), ("post", "/nothing"),
             ("options", "/api/me"), ("head", "/"), ("trace", "/"), ("get", "/api/tables/%00"), ("delete", "/"),
             ("get", "/api/schema"), ("get", "/api/tables/x/replay/abc")]  # fmt: skip
    seen = set()
    for method, path in asks:
        done = http.request(method.upper(), path)
        seen.add(done.status_code)
        for name, value in HEADERS:
            assert done.headers.get_list(name.decode()) == [value.decode()], (method, path, name)
        assert "server" not in done.headers
        assert done.headers["cache-control"] in ("no-store", "no-cache")
        assert "access-control-allow-origin" not in done.headers
    assert {200, 400, 401, 404, 405} <= seen


def test_the_policy_allows_only_our_own() -> None:
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy  # rules run as WebAssembly, no text becomes a script
    assert "'unsafe-eval'" not in policy
