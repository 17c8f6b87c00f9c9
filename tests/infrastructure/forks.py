"""Programs and worker processes as forks of Python's fork server, in which `preloaded` has loaded all rules.

A node starts in a fraction of a second this way, and a worker of a pool in less.
"""

import fcntl
import multiprocessing
import os
import signal
import subprocess
import sys
import termios
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing import reduction
from pathlib import Path
from typing import Any

from trianon.bots import worker_pool

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.infrastructure.preloaded"])
# Worker processes have the environment of the fork server: what they read in it has to be the same there.
READ_BY_WORKERS = ("HOME", "XDG_CACHE_HOME", "NUMBA_CACHE_DIR", "TRIANON_CACHE_DIR", "TRIANON_NETS")


class Fork:
    """`trianon` in a fork, with the part of `subprocess.Popen` that tests use."""

    def __init__(self, arguments: Sequence[str], output: int, environment: Mapping[str, str], folder: Path) -> None:
        """Start it in a folder: at a terminal, if the output is one, or writing into a log and reading nothing."""
        command = list(arguments), PassedFile(output), dict(environment), str(folder)
        self.process = CONTEXT.Process(target=_run, args=command)
        self.process.start()
        self.pid: int = self.process.pid or 0

    def poll(self) -> int | None:
        """None while it runs, then its exit code, or the negative number of the signal that ended it."""
        return self.process.exitcode

    def wait(self, timeout: float) -> int:
        """Wait until it has ended: its exit code."""
        self.process.join(timeout)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired(f"process {self.pid}", timeout)
        return self.process.exitcode

    def send_signal(self, which: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            with suppress(ProcessLookupError):  # it has just ended
                os.kill(self.pid, which)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)


class PassedFile:
    """An open file that a process gets when it starts, under a number of its own."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Any, ...]:
        return _received, (reduction.DupFd(self.number),)


def _received(file: Any) -> int:
    return int(file.detach())


def _run(arguments: list[str], output: int, environment: dict[str, str], folder: str) -> None:
    """Become the command."""
    if all(os.environ.get(name) == environment.get(name) for name in READ_BY_WORKERS):
        worker_pool.CONTEXT = CONTEXT  # type: ignore[assignment]
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if os.isatty(output):
        os.setsid()
        fcntl.ioctl(output, termios.TIOCSCTTY, 0)
        os.dup2(output, 0)
    for target in (1, 2):
        os.dup2(output, target)
    os.close(output)
    sys.stdin = os.fdopen(0, closefd=False, encoding="utf-8")
    sys.stdout = os.fdopen(1, "w", 1, closefd=False, encoding="utf-8")
    sys.stderr = os.fdopen(2, "w", 1, closefd=False, encoding="utf-8")
    sys.argv = ["trianon", *arguments]
    from trianon.cli.main import main

    main()
