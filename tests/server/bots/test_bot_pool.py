"""Process pools for bots: deterministic results, stop on request, exit with the node."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.infrastructure.seated_table import guests
from tests.infrastructure.timeouts import WAIT_SECONDS, until
from trianon.bots.budget import Budget
from trianon.bots.hints import hints
from trianon.bots.registry import bot_named
from trianon.bots.worlds import Worlds
from trianon.core.match import Match, Start
from trianon.server.bots.bot_runner import BotRunner
from trianon.server.lobby.tables import create_table
from trianon.server.node import ServerNode
from trianon.server.pubsub import TableChanged
from trianon.server.table_store.entries import START
from trianon.server.wire.table_messages import NewTable
from trianon.server.workers.bot_pool import BotPool, ThinkLimit, ThinkRequest, think_request_of
from trianon.server.workers.process_pool import ProcessPool, WorkerLost
from trianon.viewing.settings import reference_setting

HELD = """
import sys, threading
from tests.server.bots.test_bot_pool import think_request
from trianon.server.workers.bot_pool import BotPool
if __name__ == "__main__":
    pool = BotPool(1)
    pool.choose(think_request(), "apprentice")
    print(*pool._pool._processes, flush=True)
    threading.Event().wait()
"""

MINUTES = "search:10000000"


@pytest.fixture
def pool() -> Iterator[BotPool]:
    """A pool of one process."""
    opened = BotPool(1)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def shared_pool() -> Iterator[BotPool]:
    """A pool of one process, for tests that only ask it."""
    opened = BotPool(1)
    yield opened
    opened.close()


def think_request(game: str = "histrio", seed: str = "1") -> ThinkRequest:
    """The first question of a match."""
    setting = reference_setting(game)
    match = Match(setting, Start(seed))
    seat = match.asked()[0]
    return think_request_of(setting, "reference", match.look(seat), match.option_numbers(seat), "thought")


@pytest.mark.parametrize("level", ["thumb", "apprentice"])
def test_a_move_is_the_same_in_any_process(shared_pool: BotPool, level: str) -> None:
    asked = think_request()
    setting = reference_setting("histrio")
    match = Match(setting, Start("1"))
    view = match.look(match.asked()[0])
    here = bot_named(level, setting.game).choose(view, list(asked.options), Worlds(setting, view, "thought"), Budget())
    assert shared_pool.choose(asked, level) == here


def test_a_hint_is_the_same_in_any_process(shared_pool: BotPool) -> None:
    asked = think_request()
    setting = reference_setting("histrio")
    view = Match(setting, Start("1")).look(0)
    here = hints(setting, view, list(asked.options), Budget(simulations=40))
    assert len(here) == len(asked.options) > 1
    assert shared_pool.rank(asked, ThinkLimit(simulations=40)) == here
    assert len({str(shared_pool.rank(asked, ThinkLimit(milliseconds=40))) for _ in range(3)}) == 1  # asked again


def test_a_process_is_begun_before_it_is_needed_and_once(pool: BotPool) -> None:
    pool.prepare("histrio")
    assert pool._pool is not None
    (process,) = pool._pool._processes
    pool.prepare("histrio")
    assert pool.choose(think_request(), "apprentice") in think_request().options
    assert list(pool._pool._processes) == [process]


@pytest.mark.parametrize(("level", "thinks"), [("journeyman", True), ("thumb", False)])
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_worker_is_warmed_up_when_a_match_with_search_starts(
    node: ServerNode, level: Any, thinks: bool
) -> None:
    table = create_table(node, guests(node, 1)[0], NewTable("rokoko", 2, bots=[level], start=True))
    runner = BotRunner(node)
    runner._loop = asyncio.get_running_loop()
    runner.notify(TableChanged(table, START))
    await asyncio.to_thread(runner._pool.shutdown)  # when all it was given is done
    assert (node.bot_pool._pool is not None) == thinks


def test_a_closed_pool_starts_no_search(pool: BotPool) -> None:
    pool.close()
    pool.prepare("histrio")
    assert pool._pool is None
    with pytest.raises(WorkerLost):
        pool.choose(think_request(), "apprentice")


def processor_time(process: int) -> float:
    """Seconds a process has computed."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_closing_the_pool_stops_a_running_search(pool: BotPool) -> None:
    pool.choose(think_request(), "apprentice")
    answers: list[int] = []
    asked = think_request()
    executor = pool._pool
    assert executor is not None
    (worker,) = executor._processes
    before = processor_time(worker)
    thinking = threading.Thread(target=lambda: answers.append(pool.choose(asked, MINUTES)))
    thinking.start()
    until(lambda: processor_time(worker) > before + 0.2, "the search does not begin")
    assert not answers
    pool.close()
    thinking.join(WAIT_SECONDS)
    assert len(answers) == 1
    assert answers[0] in asked.options


def test_workers_exit_with_the_node() -> None:
    node = subprocess.Popen([sys.executable, "-c", HELD], stdout=subprocess.PIPE, text=True)
    assert node.stdout is not None
    process = int(node.stdout.readline())
    node.kill()
    node.wait()
    node.stdout.close()
    until(lambda: not lives(process), "the worker outlives its node")


def lives(process: int) -> bool:
    """Whether a process runs; zombies do not count."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("utf-8")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def test_a_piece_of_work_ends_in_time_and_gives_every_worker_something() -> None:
    workers = ProcessPool(2)
    try:
        calls = [(f"{number}",) for number in range(9)]
        assert sorted(workers._run_within(int, calls, WAIT_SECONDS)) == list(range(9))
        some = workers._run_within(int, calls, 0)
        assert {0, 1} <= set(some)
        assert workers._run_within(int, [], WAIT_SECONDS) == []
        with pytest.raises(WorkerLost):
            workers._run_within(os._exit, [(1,)], WAIT_SECONDS, tries=2)
        assert workers._run_within(int, calls[:1], 0) == [0], "lost processes are replaced"
    finally:
        workers.close()
