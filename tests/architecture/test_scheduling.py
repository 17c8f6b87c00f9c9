"""The order in which test files are given to workers."""

from __future__ import annotations

import json
from collections import OrderedDict
from types import SimpleNamespace
from typing import Any

import pytest

from tests.architecture.tree import ROOT
from tests.scheduling import SECONDS, LongestFileFirst

TESTS = [
    f"tests/{file}.py::test_{test}"
    for file in ("core/test_short", "core/test_long", "server/test_short", "server/test_long", "browser/test_page")
    for test in ("one", "two", "three")
]
LENGTHS = {"tests/core/test_long.py": 20.0, "tests/server/test_long.py": 30.0, "tests/browser/test_page.py": 10.0}


@pytest.fixture
def scheduling() -> LongestFileFirst:
    """A scheduling of all those tests, of which none is given to a worker."""
    config: Any = SimpleNamespace(getvalue=lambda name: ["2*popen"] if name == "tx" else False)
    made = LongestFileFirst(config)
    made.seconds = LENGTHS
    made.workqueue = OrderedDict()
    for test in TESTS:
        made.workqueue.setdefault(test.partition("::")[0], {})[test] = False
    return made


def given(scheduling: LongestFileFirst, worker: Any) -> str:
    """The file that a worker is given next."""
    scheduling.registered_collections.setdefault(worker, TESTS)
    before = set(scheduling.workqueue)
    scheduling._assign_work_unit(worker)
    (file,) = before - set(scheduling.workqueue)
    return file.removeprefix("tests/").removesuffix(".py")


def worker_for(sent: list[list[int]]) -> Any:
    """A worker that notes what it is sent."""

    class Worker:
        def send_runtest_some(self, indices: list[int]) -> None:
            sent.append(indices)

    return Worker()


def test_the_longest_file_of_the_own_kind_comes_first(scheduling: LongestFileFirst) -> None:
    sent: list[list[int]] = []
    pages, others = worker_for(sent), worker_for(sent)
    assert [given(scheduling, pages), given(scheduling, others)] == ["browser/test_page", "core/test_long"]
    assert given(scheduling, others) == "core/test_short"
    assert given(scheduling, pages) == "server/test_long"  # none of its own kind is left: the longest of all
    assert given(scheduling, others) == "server/test_short"
    assert sorted(index for indices in sent for index in indices) == list(range(len(TESTS)))


def test_every_file_with_a_length_is_there() -> None:
    assert [file for file in json.loads(SECONDS.read_text("utf-8")) if not (ROOT / file).is_file()] == []
