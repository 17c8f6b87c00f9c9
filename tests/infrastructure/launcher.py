"""The program started in a fraction of a second: as a fork of a process that has loaded everything it needs.

`tests.infrastructure.launcher_process` is that process: one for all workers of a test run, started by the first of them
that needs it, ended with the last. Worker processes of a fork are forks too, of a fork server they share. So are the
workers of pytest-xdist, and programs between pipes: `forked_program`.
"""

from __future__ import annotations

import atexit
import fcntl
import json
import multiprocessing
import os
import secrets
import select
import shlex
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import forkserver, resource_tracker
from pathlib import Path
from typing import IO, Any

from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.bots import worker_pool

STARTS = "starts"  # the socket of the launcher, in its folder
WORKERS = "workers"  # the socket of the fork server, in the same folder
WITH_TESTS = "with-tests"  # an argument of the launcher: load what tests import, too
ROOT = Path(__file__).parents[2]
IS_FOR_WORKERS = False


class Forked:
    """A process forked by the launcher, with the part of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int, statuses: Path) -> None:
        self.pid, self._watched, self._status = pid, os.pidfd_open(pid), statuses / str(pid)

    def poll(self) -> int | None:
        """None while it runs, then its exit code."""
        return self._code() if select.select([self._watched], [], [], 0)[0] else None

    def wait(self, timeout: float) -> int:
        """Wait until it has ended: its exit code, or the negative number of the signal that ended it."""
        if not select.select([self._watched], [], [], timeout)[0]:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return self._code()

    def _code(self) -> int:
        end = time.monotonic() + WAIT_SECONDS
        while not self._status.exists():  # it has ended, and the launcher is about to write it down
            assert time.monotonic() < end, f"the launcher did not say how process {self.pid} ended"
            time.sleep(0.001)
        return int(self._status.read_text("utf-8"))

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def send_signal(self, which: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._watched, which)

    def __del__(self) -> None:
        os.close(self._watched)


def start(arguments: Sequence[str], output: Path, environment: Mapping[str, str]) -> Forked:
    """Run `trianon`, or a script, with these arguments: at a terminal, if the output is one, or writing into a log."""
    launcher, statuses = _launcher()
    launcher.write(json.dumps([list(arguments), str(output), dict(environment)]) + "\n")
    launcher.flush()
    answer = launcher.readline()
    assert answer, "the launcher has ended"
    return Forked(int(answer), statuses)


@cache
def _launcher() -> tuple[IO[str], Path]:
    """A connection to the launcher of this test run, open until this process ends, and the folder of exit codes."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or secrets.token_hex(16)
    folder = Path(tempfile.gettempdir(), f"trianon-launcher-{run}")
    folder.mkdir(0o700, exist_ok=True)
    connection = socket.socket(socket.AF_UNIX)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            connection.connect(str(folder / STARTS))
        except OSError:  # this is the first process that needs it
            _start_launcher(folder)
            connection.connect(str(folder / STARTS))
    lines = connection.makefile("rw", encoding="utf-8")
    connection.close()  # once its file is closed
    atexit.register(lines.close)
    return lines, folder


def _start_launcher(folder: Path) -> None:
    """Start the launcher, which leaves this process once it listens and ends with its last connection."""
    with_tests = [WITH_TESTS] if IS_FOR_WORKERS else []
    command = [sys.executable, "-m", "tests.infrastructure.launcher_process", str(folder), *with_tests]
    subprocess.run(command, stdin=subprocess.DEVNULL, cwd=ROOT, check=True)


def forked_program() -> str:
    """A command line, of any arguments and standard streams, that is `trianon` as a fork of the launcher."""
    return shlex.join(
        [sys.executable, "-I", "-S", str(Path(__file__).with_name("fork_client.py")), str(_launcher()[1])]
    )


def fork_test_workers(run: str, specs: Sequence[Any]) -> None:
    """Let the workers of pytest-xdist be forks, as each of them would load for seconds what all of them need."""
    global IS_FOR_WORKERS
    os.environ["PYTEST_XDIST_TESTRUNUID"], IS_FOR_WORKERS = run, True
    for spec in specs:
        spec.python = forked_program()


def fork_workers() -> None:
    """Let the worker processes of this process be forks as well: of the launcher, which the first of them starts."""
    server: Any = forkserver._forkserver
    held = os.pipe()

    def find_fork_server() -> None:
        server._forkserver_address = str(_launcher()[1] / WORKERS)
        server._forkserver_alive_fd = held[1]
        resource_tracker.ensure_running()

    server.ensure_running = find_fork_server
    worker_pool.CONTEXT = multiprocessing.get_context("forkserver")  # type: ignore[assignment]
