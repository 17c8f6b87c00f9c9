"""Terminals that close, pipes that end, Ctrl-C: the command line as a process of its own."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.architecture.tree import python
from tests.cli.command_runner import PROGRAM
from tests.cli.play_harness import Terminal
from tests.infrastructure.timeouts import WAIT_SECONDS


def shell(line: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a shell line in which `trianon` is the program."""
    return subprocess.run(
        ["bash", "-c", f'trianon() {{ "{PROGRAM}" "$@"; }}; {line}'],
        env={**os.environ, "LC_ALL": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        timeout=WAIT_SECONDS,
        check=False,
    )


@pytest.mark.parametrize(
    ("line", "out", "err"),
    [
        ("trianon edition show --json | head -n 1; echo ${PIPESTATUS[0]}", "[\n141\n", ""),
        ("trianon games >&-; echo $?; trianon --help >&-; echo $?", "0\n0\n", ""),
        ("trianon nonsense >&- 2>&-; echo $?", "2\n", ""),
        ("trianon games > /dev/full; echo $?", "2\n",
         "Standard output cannot be written to: No space left on device\n"),
    ],
)  # fmt: skip
def test_outputs_that_are_closed_or_full(line: str, out: str, err: str) -> None:
    done = shell(line)
    assert (done.stdout, done.stderr) == (out, err)


def test_a_terminal_that_cannot_encode_all_letters() -> None:
    done = shell("trianon --lang zh games; trianon --lang zh nonsense", PYTHONIOENCODING="ascii")
    assert "rokoko" in done.stdout
    assert "Traceback" not in done.stderr
    assert done.returncode == 2


WITHOUT_RULES = ("--version", "games", "rules rokoko RK-A1.1", "edition show rokoko", "edition list")
LOADING = f"""
import sys
from trianon.cli.main import main
for line in {WITHOUT_RULES}:
    sys.argv = ["trianon", *line.split()]
    try:
        main()
    except SystemExit as stop:
        assert not stop.code, line
    loaded = [name for name in ("numba", "llvmlite", "numpy") if name in sys.modules]
    assert not loaded, (line, loaded)
"""


def test_what_needs_no_rules_does_not_load_the_compiler() -> None:
    done = python("-c", LOADING)
    assert done.returncode == 0, done.stderr
    assert "rokoko" in done.stdout


def test_ctrl_c_stops_a_series_and_shows_what_was_done(tmp_path: Path) -> None:
    with Terminal(tmp_path, "--games", "100000000", "--json", command="simulate") as running:
        running.wait_for("/100000000")
        running.process.send_signal(signal.SIGINT)
        code, shown = running.ends()
    data = json.loads(shown[shown.index("{") :])
    assert code == 130
    assert data["stopped"] is True
    assert 0 <= data["games"] < 100000000
    assert data["games"] == 0 or sum(data["win_shares"]) == pytest.approx(1, abs=1e-5)


def test_ctrl_c_elsewhere_ends_without_a_word() -> None:
    code = (
        "import os, signal, sys\n"
        "import trianon.cli.commands.games as games\n"
        "games.game_names = lambda: os.kill(os.getpid(), signal.SIGINT) or []\n"
        "from trianon.cli.main import main\n"
        "sys.argv = ['trianon', 'games']\n"
        "main()"
    )
    done = python("-c", code)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")
