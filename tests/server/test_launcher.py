"""The launcher of the tests: forks of a process in which everything is loaded."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
from concurrent.futures import ProcessPoolExecutor

import pytest

from tests.infrastructure import launcher
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.bots import worker_pool


def test_a_client_that_is_killed_while_it_asks_for_a_worker_does_not_end_the_fork_server() -> None:
    _, folder = launcher._launcher()
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(str(folder / launcher.WORKERS))
    with ProcessPoolExecutor(1, mp_context=worker_pool.CONTEXT) as pool:
        assert pool.submit(os.getpid).result(WAIT_SECONDS) != os.getpid()


def test_all_processes_of_a_test_run_share_one_launcher_which_outlives_each_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines, folder = launcher._launcher()
    monkeypatch.setenv("PYTEST_XDIST_TESTRUNUID", folder.name.removeprefix("trianon-launcher-"))
    others, same_folder = launcher._launcher.__wrapped__()
    others.close()
    assert same_folder == folder
    assert launcher.start(["--version"], folder / "version.log", os.environ).wait(WAIT_SECONDS) == 0
    assert not lines.closed


def test_a_forked_program_uses_the_streams_of_its_client_and_ends_as_it_does() -> None:
    program = launcher.forked_program()

    def shell(line: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(["sh", "-c", line], capture_output=True, text=True, timeout=WAIT_SECONDS, check=False)

    games = shell(f"{program} games | grep -c rokoko")
    assert (games.stdout, games.stderr) == ("1\n", "")
    refused = shell(f"{program} nonsense")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "nonsense" in refused.stderr
    assert shell(f"{program} games >&-").returncode == 0
    ended = shell(f"""{program} -c 'import os, signal; os.kill(os.getpid(), signal.SIGKILL)'; echo $?""")
    assert ended.stdout == f"{128 + signal.SIGKILL}\n"
