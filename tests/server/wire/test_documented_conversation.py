"""docs/server.md is true: the example plays, and every documented message is valid."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from tests.infrastructure.services import ServerProcess
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.server import config
from trianon.server.app import make_app
from trianon.server.limits import CLOSED_TABLE_LIFETIME, OPEN_TABLE_LIFETIME
from trianon.server.metrics import REGISTRY
from trianon.server.node import ServerNode
from trianon.server.wire import match_messages, socket_messages

DOCS = Path(__file__).resolve().parents[3] / "docs"
TEXT = (DOCS / "server.md").read_text("utf-8")
CONVERSATION = re.search(r"```conversation\n(.*?)```", TEXT, re.S)


def test_the_example_plays_a_match(server: ServerProcess) -> None:
    done = subprocess.run(
        [sys.executable, str(DOCS / "examples" / "guest.py"), server.address],
        capture_output=True,
        text=True,
        timeout=WAIT_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"I am Guest \d{4}\nPoints: \d+ \d+ - placings: [12] [12]\n", done.stdout)


def test_every_documented_message_is_valid() -> None:
    assert CONVERSATION is not None
    lines = CONVERSATION[1].splitlines()
    sent = [msgspec.json.decode(line[2:], type=socket_messages.ClientMessage) for line in lines if line[0] == ">"]
    heard = [msgspec.json.decode(line[2:], type=socket_messages.ServerMessage) for line in lines if line[0] == "<"]
    assert len(sent) + len(heard) == len(lines)
    assert {type(one) for one in sent} == set(socket_messages.ClientMessage.__args__)
    assert {type(one) for one in heard} == set(socket_messages.ServerMessage.__args__) - {match_messages.Situation}


def test_every_variable_and_metric_is_documented() -> None:
    names = {value for value in vars(config).values() if isinstance(value, str) and value.startswith("TRIANON_")}
    names |= {"TRIANON_LOG", "TRIANON_CACHE_DIR", "TRIANON_COMPILER"}
    assert names == set(re.findall(r"^\| `(TRIANON_\w+)`", TEXT, re.M))
    shown = set(re.findall(r"^\| `(trianon_\w+)`", TEXT, re.M))
    assert {name.removesuffix("_total") for name in shown} == {metric.name for metric in REGISTRY.collect()}


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_every_route_is_documented(node: ServerNode) -> None:
    paths = {route.path for route in make_app(node).routes if route.path.startswith("/api/")}
    last = {re.sub(r"/?\{[^}]*\}", "", path).rstrip("/").rpartition("/")[2] for path in paths}
    missing = {word for word in last if not re.search(rf"\b{word}\b", TEXT)}
    assert missing <= {"edition", "editions", "games"}


def test_retention_is_documented() -> None:
    assert f"closed after {OPEN_TABLE_LIFETIME / 86400:.0f} days and deleted a day later" in TEXT
    assert CLOSED_TABLE_LIFETIME == 86400
