"""Work spread over the machines of a Ray cluster; it depends on the numbers only, so the results are the same."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

from trianon import __version__
from trianon.bots.budget import StopFlag
from trianon.bots.executor import LOOK, Task
from trianon.core.errors import TrianonError
from trianon.research.optional_deps import optional_import

R = TypeVar("R")
PENDING = 2  # pieces handed out for each processor, so that none waits for the next
RETRIES = 3
FAREWELL = 10.0  # seconds that those who are told to stop may take
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}  # unless somebody set them


class RayExecutor:
    """The processors of a cluster, which `on_ray` joined."""

    def __init__(self, ray: Any) -> None:
        self.ray = ray

    @property
    def processors(self) -> int:
        """How many pieces can be worked on at once."""
        return max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def work(self, task: Task[R], numbers: Sequence[int], stop: StopFlag) -> Generator[tuple[int, R]]:
        """The results as they come; a machine that is lost has its pieces done again elsewhere."""
        remote = self.ray.remote(num_cpus=1, max_retries=RETRIES)(_work_there)
        given = self.ray.put(task)
        waiting = deque(numbers)
        running: dict[Any, int] = {}
        try:
            while (waiting or running) and not stop.is_set():
                while waiting and len(running) < PENDING * self.processors:
                    number = waiting.popleft()
                    running[remote.remote(given, number, __version__)] = number
                ready, _ = self.ray.wait(list(running), num_returns=1, timeout=LOOK)
                for reference in ready:
                    number, result = running.pop(reference), self._taken(reference)
                    if result is not None:
                        yield number, result
        finally:
            for reference in running:
                self.ray.cancel(reference, force=True)  # whoever still works stops at once
            if running:  # Ray breaks down when it is left while somebody is still being stopped
                self.ray.wait(list(running), num_returns=len(running), timeout=FAREWELL)

    def _taken(self, reference: Any) -> Any:
        try:
            return self.ray.get(reference)
        except self.ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise cause if isinstance(cause, TrianonError) else TrianonError(f"on the cluster: {cause!r}") from None
        except self.ray.exceptions.RayError as error:
            raise TrianonError(f"the cluster lost its work: {_first_line(error)}") from None


class _Never:
    """A flag nobody sets: on the cluster, whoever is to stop is cancelled."""

    def is_set(self) -> bool:
        return False


def _work_there(task: Task[R], number: int, version: str) -> R | None:
    """Do a piece on some machine of the cluster."""
    if version != __version__:
        raise TrianonError(f"a machine of the cluster has Trianon {__version__} (expected {version}, as here)")
    return task(number, _Never())


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


@contextmanager
def on_ray(address: str) -> Iterator[RayExecutor]:
    """Join the cluster at an address (`auto`: this machine's) and leave it at the end."""
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    ray = optional_import("ray", "ray")
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        said = f"{_first_line(error)} (expected one begun with `ray start`)"
        raise TrianonError(f"no Ray cluster can be reached at {address}: {said}") from None
    try:
        yield RayExecutor(ray)
    finally:
        ray.shutdown()
