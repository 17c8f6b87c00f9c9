"""Executor that runs tasks on a Ray cluster."""

import logging
import os
import re
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from socket import create_connection
from typing import Any, TypeVar

from trianon import __version__
from trianon.bots.budget import StopFlag
from trianon.bots.executor import POLL_SECONDS, Task
from trianon.core.errors import TrianonError
from trianon.core.optional_deps import optional_import

R = TypeVar("R")
PENDING = 2  # tasks in flight per processor, so that none idles
RETRIES = 3
CONNECT_SECONDS = 5.0
# what a client of gRPC, which Ray speaks, sends first: HTTP/2's preface and an empty frame of settings
PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
FRAME_KIND, SETTINGS = 3, 4  # the place of a frame's kind in its head; the kind of every server's first frame
HOST_AND_PORT = re.compile(r"(?:ray://)?(?P<host>.+):(?P<port>[0-9]+)")
CANCEL_GRACE = 10.0  # seconds cancelled tasks may take
# where not set already; despite its name, the last one limits the retries, one a second, of every connection
ENVIRONMENT = {
    "RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_NUM_REDIS_GET_RETRIES": "10",
}  # fmt: skip


class RayExecutor:
    """Runs tasks on the cluster that `on_ray` connected to."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray

    @property
    def processors(self) -> int:
        """Processors of the cluster."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def run(self, task: Task[R], numbers: Sequence[int], stop: StopFlag) -> Generator[tuple[int, R]]:
        """Yield the results as they complete; tasks of a lost machine run again elsewhere."""
        remote = self.ray.remote(num_cpus=1, max_retries=RETRIES)(_run_remote)
        given = self.ray.put(task)
        waiting = deque(numbers)
        running: dict[Any, int] = {}
        try:
            while (waiting or running) and not stop.is_set():
                while waiting and len(running) < PENDING * self.processors:
                    number = waiting.popleft()
                    running[remote.remote(given, number, __version__)] = number
                ready, _ = self.ray.wait(list(running), num_returns=1, timeout=POLL_SECONDS)
                for reference in ready:
                    number, result = running.pop(reference), self._result_of(reference)
                    if result is not None:
                        yield number, result
        finally:
            for reference in running:
                self.ray.cancel(reference, force=True)
            if running:  # Ray crashes when disconnected while tasks are being cancelled
                self.ray.wait(list(running), num_returns=len(running), timeout=CANCEL_GRACE)

    def _result_of(self, reference: Any) -> Any:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise cause if isinstance(cause, TrianonError) else TrianonError(f"on the cluster: {cause!r}") from None
        except self.ray.exceptions.RayError as error:
            raise TrianonError(f"the cluster failed to run a task: {_first_line(error)}") from None


class _NeverStopped:
    """A stop flag that is never set: tasks on the cluster are cancelled instead."""

    def is_set(self) -> bool:
        return False


def _run_remote(task: Task[R], number: int, version: str) -> R | None:
    """Run a task on a machine of the cluster, which must have the same version."""
    if version != __version__:
        raise TrianonError(f"a machine of the cluster has Trianon {__version__} (expected {version}, as here)")
    return task(number, _NeverStopped())


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def check_reachable(address: str) -> None:
    """Refuse an address where nothing answers as Ray does: Ray itself would try for minutes."""
    found = HOST_AND_PORT.fullmatch(address)
    if found is None:
        return
    try:
        with create_connection((found["host"].strip("[]"), int(found["port"])), CONNECT_SECONDS) as line:
            if os.environ.get("RAY_USE_TLS", "0") == "0":  # TLS begins with a handshake instead
                line.sendall(PREFACE)
                answer = line.recv(len(PREFACE))
                if len(answer) <= FRAME_KIND or answer[FRAME_KIND] != SETTINGS:
                    raise OSError("something else answers there")
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        raise TrianonError(
            f"no Ray cluster can be reached at {address}: {reason} (expected one begun with `ray start`)"
        ) from None


@contextmanager
def on_ray(address: str) -> Iterator[RayExecutor]:
    """Connect to the cluster at an address (`auto`: the local one) and disconnect at the end."""
    for name, value in ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    check_reachable(address)  # first, as Ray takes seconds to import
    ray = optional_import("ray", "ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = f"{_first_line(error)} (expected one begun with `ray start`)"
        raise TrianonError(f"no Ray cluster can be reached at {address}: {reason}") from None
    try:
        yield RayExecutor(ray)
    finally:
        ray.shutdown()
