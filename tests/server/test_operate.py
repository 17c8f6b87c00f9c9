"""docs/operate.md: its commands run here, as far as they need no machine of their own; its settings and files exist."""

import json
import os
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from tests.cli.command_runner import good
from tests.infrastructure.seated_table import table_of
from tests.server.people.test_accounts import opened
from tests.server.test_deploy import FOUND, NAME
from trianon.server.config import config_from
from trianon.server.metrics import REGISTRY
from trianon.server.node import ServerNode

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "operate.md").read_text("utf-8")
LINES = [line.strip() for line in re.findall(r"^    (.+)$", PAGE, re.MULTILINE)]
ADMIN = [line.partition("#")[0].strip() for line in LINES if line.startswith("trianon admin")]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_every_command_for_operators_runs(node: ServerNode, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    company = table_of(node, "histrio")
    opened(node, company.ids[0], "Ada")
    monkeypatch.setenv("TRIANON_DATABASE", node.config.database)
    monkeypatch.setenv("TRIANON_DATA", str(tmp_path / "restored"))
    assert {line.split()[2] for line in ADMIN} >= {"backup", "restore", "people", "notifications", "outbox"}
    for line in ADMIN:
        words = shlex.split(line.replace("/var/backups/trianon", str(tmp_path)))[1:]
        with monkeypatch.context() as elsewhere:
            if "restore" in words:
                elsewhere.delenv("TRIANON_DATABASE")
            said = good(*words)
        if "--find" in words:
            assert "Ada" in said.out
    assert (tmp_path / "restored" / "trianon.db").is_file()


def test_the_examples_become_those_of_a_name(tmp_path: Path) -> None:
    written = {line.rpartition(" > ")[2]: line for line in LINES if line.startswith("sed ")}
    assert set(written) == {"/etc/systemd/system/trianon.service", "/etc/caddy/Caddyfile"}
    for target, line in written.items():
        copy = tmp_path / Path(target).name
        command = line.replace(target, str(copy)).replace("YOUR.NAME", "games.example.org")
        subprocess.run(["sh", "-c", command], cwd=ROOT, check=True)
        text = copy.read_text("utf-8")
        assert "games.example.org" in text
        assert NAME not in text
        if copy.name == "Caddyfile" and FOUND["caddy"]:
            # of the file's form: Caddy would look for the certificate's folder of root otherwise
            done = subprocess.run(
                [FOUND["caddy"], "adapt", "--config", str(copy), "--adapter", "caddyfile", "--validate"],
                env={**os.environ, "HOME": str(tmp_path)}, capture_output=True, text=True, check=False,
            )  # fmt: skip
            assert done.returncode == 0, done.stderr
        if copy.name == "trianon.service":
            assert "TRIANON_PUBLIC_URL=https://games.example.org\n" in text


def test_the_settings_are_understood(tmp_path: Path) -> None:
    settings = dict(line.split("=", 1) for line in LINES if line.startswith("TRIANON_"))
    words = tmp_path / "words.txt"
    words.write_text("roi\n")
    settings |= {"TRIANON_FORBIDDEN_WORDS": str(words), "TRIANON_DATA": str(tmp_path)}
    config = config_from(settings, secure=True, port=8080, public_url=f"https://{NAME}")
    assert config.mail is not None
    assert (config.mail.host, config.mail.sender) == ("smtp.example", "Trianon <trianon@play.example>")
    assert config.passkey_origin == f"https://{NAME}"


def test_the_page_fits_a_page_and_names_files_that_exist() -> None:
    assert len(PAGE.splitlines()) < 100
    for link in re.findall(r"\]\(([^)#:]+)[^)]*\)", PAGE):
        assert (ROOT / "docs" / link).exists(), link


def test_the_dashboard_asks_for_metrics_that_exist() -> None:
    board = json.loads((ROOT / "deploy" / "grafana" / "trianon.json").read_text("utf-8"))
    asked = {name for panel in board["panels"] for each in panel["targets"]
             for name in re.findall(r"trianon_\w+", each["expr"])}  # fmt: skip
    known = {metric.name for metric in REGISTRY.collect()}
    assert {re.sub(r"_(total|bucket|count|sum)$", "", name) for name in asked} <= known
    assert len(asked) > 6
