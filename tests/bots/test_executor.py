"""Executors in processes: a killed worker raises an error, and workers exit with a killed parent."""

import os
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from threading import Event
from time import monotonic, sleep

import pytest

from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.bots.budget import StopFlag
from trianon.bots.errors import MatchWorkerLost
from trianon.bots.executor import ProcessExecutor

PARENT = """
import sys
from tests.bots.test_executor import report_and_wait
from functools import partial
from threading import Event
from trianon.bots.executor import ProcessExecutor

if __name__ == "__main__":
    list(ProcessExecutor(2).run(partial(report_and_wait, sys.argv[1]), range(2), Event()))
"""


def end_badly(number: int, stop: StopFlag) -> int:
    """A task that kills its worker."""
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def report_and_wait(folder: str, number: int, stop: StopFlag) -> None:
    """A task that reports its process id and runs until stopped."""
    (Path(folder) / str(number)).write_text(str(os.getpid()))
    while not stop.is_set():
        sleep(0.05)


def lives(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_a_killed_worker_raises() -> None:
    with (
        pytest.raises(MatchWorkerLost, match="ended unexpectedly"),
        closing(ProcessExecutor(2).run(end_badly, range(4), Event())) as coming,
    ):
        list(coming)


def test_workers_exit_with_a_killed_parent(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, "utf-8")
    reports = tmp_path / "reports"
    reports.mkdir()
    parent = subprocess.Popen([sys.executable, script, str(reports)], env={**os.environ, "PYTHONPATH": os.getcwd()})
    end = monotonic() + WAIT_SECONDS
    while len([file for file in reports.iterdir() if file.read_text()]) < 2 and monotonic() < end:
        sleep(0.05)
    workers = [int(file.read_text()) for file in reports.iterdir()]
    assert len(workers) == 2
    assert all(lives(worker) for worker in workers)
    parent.kill()
    parent.wait()
    while any(lives(worker) for worker in workers) and monotonic() < end:
        sleep(0.1)
    left = [worker for worker in workers if lives(worker)]
    for worker in left:
        os.kill(worker, signal.SIGKILL)
    assert left == []
