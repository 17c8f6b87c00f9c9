"""The browser client's files, and the paths it draws itself."""

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.infrastructure.http_requests import plain, problem
from tests.infrastructure.twin_nodes import served_node
from trianon.server.http import client_files, device_files
from trianon.server.http.client_files import accepts_encoding, client_files_in
from trianon.server.http.device_files import device_files_in

CLIENT = Path(__file__).parents[3] / "client"
SCRIPT = "export const play = 1\n" * 200


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client next to files that must not be served."""
    folder = tmp_path_factory.mktemp("built")
    (folder / "secret.txt").write_text("nobody may read this")
    web = folder / "web"
    (web / "assets" / "deep").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Trianon</title>")
    (web / "paths.json").write_text((CLIENT / "src" / "pages" / "paths.json").read_text())
    (web / "assets" / "main-abc123.js").write_text(SCRIPT)
    (web / "assets" / "deep" / "look.css").write_text("a { color: red }")
    (web / "manifest.webmanifest").write_text("{}")
    (web / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (web / "face.woff2").write_bytes(b"\x00\x01")
    (web / "device" / "abc123").mkdir(parents=True)
    (web / "device" / "manifest.json").write_text("{}")
    (web / "device" / "abc123" / "rules.wasm").write_bytes(b"plain")
    (web / "device" / "abc123" / "rules.wasm.br").write_bytes(b"packed")
    (web / "device" / "abc123" / "host.mjs").write_text(SCRIPT)
    return web


@pytest.fixture(scope="module")
def http(web: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client_files, "client_files", lambda: client_files_in(web))
        patch.setattr(device_files, "device_files", lambda: device_files_in(web / "device"))
        with served_node(tmp_path_factory.mktemp("node")) as client:
            yield client


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/index.html", "text/html; charset=utf-8"),
        ("/assets/main-abc123.js", "text/javascript; charset=utf-8"),
        ("/assets/deep/look.css", "text/css; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json; charset=utf-8"),
        ("/icon.svg", "image/svg+xml; charset=utf-8"),
        ("/face.woff2", "font/woff2"),
        ("/device/abc123/rules.wasm", "application/wasm"),
        ("/device/abc123/host.mjs", "text/javascript; charset=utf-8"),
        ("/device/manifest.json", "application/json"),
    ],
)
def test_files_are_sent_as_what_they_are(http: httpx.Client, web: Path, path: str, kind: str) -> None:
    response = http.get(path, headers={"accept-encoding": "gzip"})
    assert response.status_code == 200
    assert response.headers["content-type"] == kind
    assert response.content == (web / (path.lstrip("/") or "index.html")).read_bytes()
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["content-security-policy"]


DRAWN = ("/t/abc", "/t/abc/replay", "/t/abc/", "/settings", "/gallery")
OTHERS = ("/admin", "/debug", "/t", "/t/abc/replay/4", "/settings/x", "/wp-login", "/apiary")


@pytest.mark.parametrize("path", [*DRAWN, *OTHERS])
def test_paths_give_the_clients_page_and_those_it_does_not_draw_as_not_found(http: httpx.Client, path: str) -> None:
    response = http.get(path)
    assert response.status_code == (200 if path in DRAWN else 404)
    assert response.text.startswith("<!doctype html>")
    assert response.headers["cache-control"] == ("no-cache" if path in DRAWN else "no-store")


@pytest.mark.parametrize(
    "path", ["/nothing.js", "/assets/none.css", "/.env", "/x.map", "/api/x", "/api", "/metrics/x", "/device/none"]
)
def test_missing_files_are_answered_with_a_problem(http: httpx.Client, path: str) -> None:
    response = http.get(path, headers={"accept-language": "de"})
    assert response.status_code == 404
    assert response.json()["error"] == "no-page"
    assert response.json()["text"] == "Diese Seite gibt es nicht."
    assert response.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "target",
    [
        "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt", "/..\\secret.txt", "/..%5csecret.txt", "//secret.txt", "/./../secret.txt",
        "/%252e%252e/secret.txt", "/....//secret.txt", "/%c0%ae%c0%ae/secret.txt", "/secret.txt%00.js",
        "/../../../../../../etc/passwd", "//etc/passwd", "/%2fetc%2fpasswd", "/file:///etc/passwd",
        "http://127.0.0.1/../secret.txt", "/?path=../secret.txt", "/?path=secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt", "/device/../../secret.txt", "/device/%2e%2e/%2e%2e/secret.txt",
        "/device/..%2f..%2fsecret.txt", "/device//etc/passwd",
    ],
)  # fmt: skip
def test_no_path_leads_out(http: httpx.Client, target: str) -> None:
    status, response = plain(int(http.base_url.port or 0), "GET", target)
    assert status in (200, 400, 404)
    assert b"nobody may read" not in response
    assert b"root:" not in response
    if status == 200:
        assert response.startswith((b"<!doctype html>", b"\x1f\x8b"))
    elif status == 404:
        assert response.startswith(b"<!doctype html>") or problem(response) == "no-page"


def test_files_travel_compressed_where_that_is_wanted(http: httpx.Client) -> None:
    path = "/assets/main-abc123.js"
    packed = http.get(path, headers={"accept-encoding": "br, gzip"})
    plainly = http.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plainly.headers
    assert int(packed.headers["content-length"]) < int(plainly.headers["content-length"]) == len(SCRIPT)
    assert packed.text == plainly.text == SCRIPT
    assert packed.headers["vary"] == plainly.headers["vary"] == "accept-encoding"


def test_files_of_the_device_travel_as_they_were_compressed_beforehand(http: httpx.Client) -> None:
    path = "/device/abc123/rules.wasm"
    with http.stream("GET", path, headers={"accept-encoding": "gzip, br"}) as response:
        assert b"".join(response.iter_raw()) == b"packed"
        assert response.headers["content-encoding"] == "br"
        assert response.headers["content-type"] == "application/wasm"
        assert response.headers["content-length"] == "6"
    plainly = http.get(path, headers={"accept-encoding": "gzip"})
    assert plainly.content == b"plain"
    assert "content-encoding" not in plainly.headers
    assert "immutable" in plainly.headers["cache-control"]
    assert http.get("/device/manifest.json").headers["cache-control"] == "no-cache"


def test_encodings_are_taken_by_their_name_only() -> None:
    assert accepts_encoding("gzip", "gzip")
    assert accepts_encoding("deflate, GZIP;q=0.5, br", "gzip")
    assert accepts_encoding("gzip, deflate, br", "br")
    assert not accepts_encoding("gzip;q=0", "gzip")
    assert not accepts_encoding("gzip;q=0.000, br", "gzip")
    assert not accepts_encoding("", "gzip")
    assert not accepts_encoding("xgzip, identity", "gzip")


def test_named_files_are_kept_for_ever_and_pages_are_asked_for_again(http: httpx.Client) -> None:
    assert "immutable" in http.get("/assets/main-abc123.js").headers["cache-control"]
    page = http.get("/")
    assert page.headers["cache-control"] == "no-cache"
    again = http.get("/", headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    assert again.headers["etag"] == page.headers["etag"]
    assert http.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_a_page_cannot_be_written(http: httpx.Client) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        response = http.request(method, "/index.html")
        assert response.status_code == 405
        assert response.json()["error"] == "bad-method"


def test_without_a_client_the_page_says_so(tmp_path: Path) -> None:
    found = client_files_in(tmp_path / "nothing")
    assert list(found) == ["index.html"]
    assert b"make play" in found["index.html"].plain
    assert gzip.decompress(found["index.html"].packed) == found["index.html"].plain


def test_marks_change_with_the_content(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("one")
    first = client_files_in(tmp_path)["index.html"].mark
    (tmp_path / "index.html").write_text("two")
    assert client_files_in(tmp_path)["index.html"].mark != first
