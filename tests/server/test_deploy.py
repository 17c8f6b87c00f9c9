"""The examples of `deploy/`: the unit is sound, and a match is played live through each proxy with TLS and limits."""

import json
import os
import random
import re
import shutil
import ssl
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.infrastructure.coroutines import completed
from tests.infrastructure.guests import Guest
from tests.infrastructure.services import NO_TLS, Process, ServerProcess, free_port, is_open, run_program
from tests.infrastructure.sockets import SocketClient
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon import __version__

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example"
SYSTEMD_ANALYZE = shutil.which("systemd-analyze")
# Debian packages nginx-light and caddy
FOUND = {"nginx": shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin"), "caddy": shutil.which("caddy")}
PROXIES = [name for name, program in FOUND.items() if program is not None]


def test_both_proxies_name_what_the_unit_configures() -> None:
    unit = (DEPLOY / "trianon.service").read_text("utf-8")
    port = re.findall(r"--host 127\.0\.0\.1 --port (\d+) --secure", unit)
    assert port == ["8080"]
    assert f"TRIANON_HOSTS={NAME} TRIANON_TRUSTED_PROXIES=127.0.0.1" in unit
    for proxy in ("nginx.conf", "Caddyfile"):
        text = (DEPLOY / proxy).read_text("utf-8")
        assert f"127.0.0.1:{port[0]}" in text
        assert NAME in text


def test_the_steps_of_the_container_install_a_wheel_that_serves(tmp_path: Path) -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    (step,), (command,) = (re.findall(rf"^{word} (.+)$", text, re.MULTILINE) for word in ("RUN", "CMD"))
    packed, others, port = tmp_path / "packed", tmp_path / "others", free_port()
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(packed)], cwd=DEPLOY.parent,
                   check=True, capture_output=True)  # fmt: skip
    shutil.copy(DEPLOY / "install", packed)
    others.mkdir()  # what the wheel requires is not fetched
    for entry in Path(sysconfig.get_path("purelib")).iterdir():
        if not entry.name.startswith(("trianon", "_editable", "__editable", "pip")):
            (others / entry.name).symlink_to(entry)
    for old, new in {
        "/tmp/trianon": packed, "/opt/trianon": tmp_path / "opt", "/data": tmp_path / "data",
        "/cache": tmp_path / "cache", "10001": os.getuid(), "0.0.0.0": "127.0.0.1", "8080": port,
    }.items():  # fmt: skip
        step, command = (re.sub(rf"(?<![\w/]){re.escape(old)}", str(new), each) for each in (step, command))
    env = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "PYTHONPATH": str(others)}
    env |= {"PIP_NO_DEPS": "1", "PIP_NO_INDEX": "1", "TRIANON_DATA": str(tmp_path / "data")}
    done = subprocess.run(["sh", "-c", step], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"trianon {__version__}\n"
    assert not packed.exists()
    log = tmp_path / "log"
    with Process(run_program(json.loads(command), log, env)) as node:
        node.wait_until(lambda: "Trianon" in page_at(f"http://127.0.0.1:{port}/"), log)


def page_at(address: str) -> str:
    """A page, or nothing where no server listens."""
    try:
        return httpx.get(address, verify=NO_TLS).text
    except httpx.ConnectError:
        return ""


def example(name: str, changes: dict[str, str]) -> str:
    """The text of an example with its addresses and files replaced by those of a test."""
    text = (DEPLOY / name).read_text("utf-8")
    for old, new in changes.items():
        text, count = re.subn(old, new, text)
        assert count, old
    return text


def nginx_command(folder: Path, port: int, node_port: int, certificate: Path, key: Path) -> list[str]:
    """What starts nginx with the example."""
    changes = {
        r"listen 80;": f"listen 127.0.0.1:{free_port()};",
        r"listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        r"\n *listen \[::\][^\n]*": "",
        r"/etc/letsencrypt/live/play\.example/fullchain\.pem": str(certificate),
        r"/etc/letsencrypt/live/play\.example/privkey\.pem": str(key),
        r"127\.0\.0\.1:8080": f"127.0.0.1:{node_port}",
    }
    (folder / "site.conf").write_text(example("nginx.conf", changes))
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off; {temporary} include {folder}/site.conf; }}\n"
    )
    return [str(FOUND["nginx"]), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


def caddy_command(folder: Path, port: int, node_port: int, certificate: Path, key: Path) -> list[str]:
    """What starts Caddy with the example, which must fetch no certificate here."""
    site = rf":{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}"
    changes = {r"(?m)^play\.example {": site, r"127\.0\.0\.1:8080": f"127.0.0.1:{node_port}"}
    settings = f"{{\n\tadmin off\n\tauto_https off\n\tstorage file_system {folder}\n}}\n"
    (folder / "Caddyfile").write_text(settings + example("Caddyfile", changes))
    return [str(FOUND["caddy"]), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


class Proxy(Process):
    """A proxy with its example, on free ports and with a certificate of its own."""

    def __init__(self, folder: Path, name: str, node_port: int) -> None:
        self.port = free_port()
        self.address = f"https://127.0.0.1:{self.port}"
        certificate, key = folder / "certificate.pem", folder / "key.pem"
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
             "-days", "2", "-subj", f"/CN={NAME}", "-keyout", str(key), "-out", str(certificate)],
            check=True, capture_output=True,
        )  # fmt: skip
        command = {"nginx": nginx_command, "caddy": caddy_command}[name]
        log = folder / f"{name}.log"
        environment = {**os.environ, "HOME": str(folder)}
        super().__init__(run_program(command(folder, self.port, node_port, certificate, key), log, environment))
        self.wait_until(lambda: is_open(self.port), log)


@contextmanager
def behind(proxy: str, folder: Path, limits: str) -> Iterator[str]:
    """The address of a proxy before a node with this factor on its limits."""
    env = {"TRIANON_HOSTS": NAME, "TRIANON_TRUSTED_PROXIES": "127.0.0.1", "TRIANON_RATE_LIMIT_FACTOR": limits}
    with ServerProcess(folder, env, arguments=["--secure"]).wait() as node, Proxy(folder, proxy, node.port) as started:
        yield started.address


def trusting() -> ssl.SSLContext:
    """TLS that accepts the certificate of the test."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def visits(address: str, client: str, claimed: str) -> list[int]:
    """The statuses of two visits from an address on loopback, which claims another one."""
    transport = httpx.HTTPTransport(verify=trusting(), local_address=client)
    headers = {"host": NAME, "x-forwarded-for": claimed}
    with httpx.Client(base_url=address, transport=transport, headers=headers, timeout=WAIT_SECONDS) as visitor:
        return [visitor.post("/api/hello").status_code for _ in range(2)]


async def play_live(guest: Guest, table: str) -> str:
    """Play a match over a WebSocket; the status that the table has then."""
    chance = random.Random(5)
    async with SocketClient(guest, ssl=trusting()) as line:
        heard = await line.watch(table)
        await line.until(lambda: bool(heard.now))
        while heard.now["table"]["status"] == "running":
            seen, decision = heard.situations, heard.now["decision"]
            if decision is not None:
                reply = await line.answer(table, decision["number"], chance.choice(decision["options"]))
                # an opponent may have answered the same secret question meanwhile
                assert reply["type"] == "done" or reply["problem"]["error"] == "stale", reply
            await line.until(lambda seen=seen: heard.situations > seen)
        return str(heard.now["table"]["status"])


# Programs of the operator's, not of this project's: what Debian could not install here is not looked at.
if SYSTEMD_ANALYZE is not None:

    def test_the_unit_is_sound(tmp_path: Path) -> None:
        unit = tmp_path / "trianon.service"
        text = (DEPLOY / "trianon.service").read_text("utf-8")
        unit.write_text(text.replace("/opt/trianon/bin/trianon", str(Path(sys.executable).with_name("trianon"))))
        done = subprocess.run([str(SYSTEMD_ANALYZE), "verify", str(unit)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


if PROXIES:

    @pytest.mark.parametrize("proxy", PROXIES)
    def test_a_match_is_played_live_through_a_proxy(proxy: str, tmp_path: Path) -> None:
        with (
            behind(proxy, tmp_path, "0") as address,
            httpx.Client(base_url=address, timeout=WAIT_SECONDS, verify=trusting(), headers={"host": NAME}) as client,
        ):
            assert client.get(f"{address}//api/games").status_code == httpx.codes.NOT_FOUND
            page = client.get("/")
            assert page.headers["content-type"].startswith("text/html")
            assert "max-age" in page.headers["strict-transport-security"]
            guest = Guest(client)
            assert [cookie.secure for cookie in client.cookies.jar if cookie.name == "trianon"] == [True]
            table = guest.make("histrio", 2, bots=["thumb"], start=True)
            assert completed(play_live(guest, table)) == "over"

    @pytest.mark.parametrize("proxy", PROXIES)
    def test_limits_count_the_address_of_the_client(proxy: str, tmp_path: Path) -> None:
        """Not that of the proxy, and not the one that the client claims."""
        with behind(proxy, tmp_path, "0.01") as address:  # one new guest in five seconds
            assert visits(address, "127.0.0.2", "192.0.2.1")[0] == httpx.codes.OK
            assert httpx.codes.TOO_MANY_REQUESTS in visits(address, "127.0.0.2", "192.0.2.2")
            assert visits(address, "127.0.0.3", "192.0.2.1")[0] == httpx.codes.OK
