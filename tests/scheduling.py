"""Distribution of test files over the workers of pytest-xdist: the longest first, and similar ones on one worker.

A file is the unit of work, as its tests share servers, databases and matches. A worker stays with the kind of files it
began with, so that few of them start a browser or PostgreSQL. It takes the longest file that is left, so that only
short ones run at the end and no worker waits for another one.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

SECONDS = Path(__file__).with_name("seconds.json")
MIN_SECONDS = 2.0  # seconds: shorter files need no entry
KINDS = ("tests/browser", "tests/server")  # of files whose session fixtures take long to start; all others are one
BEGIN_WITH = ("tests/browser", "", "tests/server", "tests/browser")  # by worker


def kind_of(file: str) -> str:
    """The kind of a test file."""
    return next((kind for kind in KINDS if file.startswith(kind)), "")


class LongestFileFirst(LoadScopeScheduling):
    """Gives each worker the longest file of its kind, or of any kind once there is none of its own."""

    def __init__(self, config: pytest.Config, log: Producer | None = None) -> None:
        super().__init__(config, log)
        self.seconds: dict[str, float] = json.loads(SECONDS.read_text("utf-8"))
        self._kinds: dict[WorkerController, str] = {}

    def _split_scope(self, nodeid: str) -> str:
        return nodeid.partition("::")[0]

    def _assign_work_unit(self, node: WorkerController) -> None:
        kind = self._kinds.get(node, BEGIN_WITH[len(self._kinds) % len(BEGIN_WITH)])
        longest = max(self.workqueue, key=lambda file: (kind_of(file) == kind, self.seconds.get(file, 0.0)))
        self._kinds[node] = kind_of(longest)
        self.workqueue.move_to_end(longest, last=False)
        super()._assign_work_unit(node)


class Stopwatch:
    """Measures how long each test file occupies a worker, and writes `seconds.json` at the end."""

    def __init__(self) -> None:
        self.seconds: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Add what a test, or its fixtures, took."""
        self.seconds[report.nodeid.partition("::")[0]] += report.duration  # type: ignore[assignment]

    def pytest_sessionfinish(self) -> None:
        """Write the files that count, the longest first."""
        found = {file: round(seconds, 1) for file, seconds in self.seconds.most_common() if seconds >= MIN_SECONDS}
        SECONDS.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
