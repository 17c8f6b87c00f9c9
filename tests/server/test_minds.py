"""Opponents think in processes of their own: the same thoughts, that stop when asked, and end with the node."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.driving import guests
from tests.server.services import PATIENCE, run_apart
from trianon.bots.budget import Budget
from trianon.bots.hints import hints
from trianon.bots.registry import bot_named
from trianon.bots.worlds import Worlds
from trianon.core.editions.load import load_edition
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.server.house import House
from trianon.server.hub import News
from trianon.server.minds import Disturbed, Limit, Minds, Riddle, riddle_of
from trianon.server.protocol import NewTable
from trianon.server.sitting import START
from trianon.server.tables import make_table
from trianon.server.thinkers import Thinkers

HELD = """
import sys, threading
from tests.server.test_minds import riddle
from trianon.server.minds import Minds
if __name__ == "__main__":
    minds = Minds(1)
    minds.choose(riddle(), "apprentice")
    print(*minds._pool._processes, flush=True)
    threading.Event().wait()
"""

MINUTES = "search:10000000"


@pytest.fixture
def minds() -> Iterator[Minds]:
    """One process that thinks."""
    opened = Minds(1)
    yield opened
    opened.close()


def riddle(game: str = "histrio", seed: str = "1") -> Riddle:
    """The first question of a match."""
    setting = game_of(game).setting(load_edition(game_of(game).schema), 2)
    match = Match(setting, Start(seed))
    seat = match.asked()[0]
    return riddle_of(setting, "reference", match.look(seat), match.numbers(seat), "thought")


@pytest.mark.parametrize("level", ["thumb", "apprentice"])
def test_a_thought_is_the_same_wherever_it_is_thought(minds: Minds, level: str) -> None:
    asked = riddle()
    setting = game_of("histrio").setting(load_edition(game_of("histrio").schema), 2)
    match = Match(setting, Start("1"))
    view = match.look(match.asked()[0])
    here = bot_named(level, setting.game).choose(view, list(asked.options), Worlds(setting, view, "thought"), Budget())
    assert minds.choose(asked, level) == here


def test_a_hint_is_the_same_wherever_it_is_thought_of(minds: Minds) -> None:
    asked = riddle()
    setting = game_of("histrio").setting(load_edition(game_of("histrio").schema), 2)
    view = Match(setting, Start("1")).look(0)
    here = hints(setting, view, list(asked.options), Budget(simulations=40), "thought")
    assert len(here) == len(asked.options) > 1
    assert minds.advise(asked, Limit(simulations=40)) == here


def test_a_process_is_begun_before_it_is_needed_and_once(minds: Minds) -> None:
    minds.prepare("histrio")
    assert minds._pool is not None
    (process,) = minds._pool._processes
    minds.prepare("histrio")
    assert minds.choose(riddle(), "apprentice") in riddle().options
    assert list(minds._pool._processes) == [process]


@pytest.mark.parametrize(("level", "thinks"), [("journeyman", True), ("thumb", False)])
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_who_will_have_to_search_wakes_up_with_the_match(house: House, level: Any, thinks: bool) -> None:
    table = make_table(house, guests(house, 1)[0], NewTable("rokoko", 2, bots=[level], start=True))

    async def hear_of_it() -> None:
        thinkers = Thinkers(house)
        thinkers._loop = asyncio.get_running_loop()
        thinkers.hear(News(table, START))
        await asyncio.to_thread(thinkers._pool.shutdown)  # when all it was given is done

    run_apart(hear_of_it())
    assert (house.opponents._pool is not None) == thinks


def test_after_the_end_nobody_begins_to_think(minds: Minds) -> None:
    minds.close()
    minds.prepare("histrio")
    assert minds._pool is None
    with pytest.raises(Disturbed):
        minds.choose(riddle(), "apprentice")


def think_on(minds: Minds, asked: Riddle) -> None:
    """Think about the same again and again: a loss is noticed a moment later."""
    for _ in range(100):
        minds.choose(asked, "apprentice")
        time.sleep(0.05)


def test_a_process_that_is_lost_is_replaced(minds: Minds) -> None:
    asked = riddle()
    minds.choose(asked, "apprentice")
    assert minds._pool is not None
    for process in list(minds._pool._processes):
        os.kill(process, signal.SIGKILL)
    with pytest.raises(Disturbed):
        think_on(minds, asked)
    assert minds.choose(asked, "apprentice") in asked.options


def test_who_thinks_answers_at_once_when_it_is_enough(minds: Minds) -> None:
    minds.choose(riddle(), "apprentice")
    answers: list[int] = []
    asked = riddle()
    thinking = threading.Thread(target=lambda: answers.append(minds.choose(asked, MINUTES)))
    thinking.start()
    pool, end = minds._pool, time.monotonic() + PATIENCE
    assert pool is not None
    while not any(item.future.running() for item in list(pool._pending_work_items.values())):
        assert time.monotonic() < end, "nobody begins to think"
        time.sleep(0.01)
    time.sleep(0.5)  # into its thoughts
    assert not answers
    minds.close()
    thinking.join(PATIENCE)
    assert len(answers) == 1
    assert answers[0] in asked.options


def test_who_thinks_does_not_outlive_the_node() -> None:
    node = subprocess.Popen([sys.executable, "-c", HELD], stdout=subprocess.PIPE, text=True)
    assert node.stdout is not None
    process = int(node.stdout.readline())
    node.kill()
    node.wait()
    node.stdout.close()
    end = time.monotonic() + PATIENCE
    while lives(process):
        assert time.monotonic() < end, "it thinks on for nobody"
        time.sleep(0.1)


def lives(process: int) -> bool:
    """Whether a process is there; one that has ended and waits for somebody to take note of it is not."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("utf-8")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"
