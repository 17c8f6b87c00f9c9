"""Opponents think in processes of their own: the same thoughts, that stop when asked, and end with the node."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator

import pytest

from trianon.bots.budget import Budget
from trianon.bots.hints import hints
from trianon.bots.registry import bot_named
from trianon.bots.worlds import Worlds
from trianon.core.editions import load_edition
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.server.minds import Disturbed, Limit, Minds, Riddle, riddle_of

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
    time.sleep(0.5)
    assert not answers
    minds.close()
    thinking.join(30)
    assert len(answers) == 1
    assert answers[0] in asked.options


def test_who_thinks_does_not_outlive_the_node() -> None:
    node = subprocess.Popen([sys.executable, "-c", HELD], stdout=subprocess.PIPE, text=True)
    assert node.stdout is not None
    process = int(node.stdout.readline())
    node.kill()
    node.wait()
    node.stdout.close()
    for _ in range(300):
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return
        time.sleep(0.1)
    raise AssertionError("it thinks on for nobody")
