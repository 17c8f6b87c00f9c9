"""Golden matches replay to the hash, take the paths they are kept for, and as much can be reached from them as ever."""

import json
import re
from typing import Any

import pytest

from tests.golden.make import ENOUGH, FOLDER, LOOKS, PERFT, PLANS
from tests.golden.perft import perft
from tests.golden.plan import Plan
from trianon.core.game import Json
from trianon.core.match_file.read import Record, load_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.verify import verify
from trianon.games import game_of

FILES = sorted(path for path in FOLDER.glob("*.json") if path != PERFT)
COUNTS: list[Json] = json.loads(PERFT.read_text("utf-8"))


def golden(name: str) -> Record:
    return load_record(FOLDER / f"{name}.json", game_of)


@pytest.mark.parametrize("name", [path.stem for path in FILES])
def test_a_golden_match_replays_to_every_hash_and_to_its_result(name: str) -> None:
    record = golden(name)
    assert record.finished
    verify(record)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_a_golden_match_takes_the_paths_it_is_kept_for(plan: Plan) -> None:
    match = replay(golden(plan.name))
    assert match.setting.players == plan.players
    assert [path.name for path in plan.takes if not path.is_taken(match)] == []


def test_every_record_has_its_reason_and_every_reason_its_record() -> None:
    listed = re.findall(r"^\| `([\w-]+)\.json` \| \S", (FOLDER / "README.md").read_text("utf-8"), re.MULTILINE)
    assert listed == [plan.name for plan in PLANS]
    assert sorted(listed) == [path.stem for path in FILES]


@pytest.mark.parametrize("look", COUNTS, ids=lambda look: f"{look['record']}-{look['after']}")
def test_as_many_decisions_can_be_reached_as_ever(look: dict[str, Any]) -> None:
    match = replay(golden(look["record"]), look["after"])
    assert perft(match.setting, match.s, len(look["counts"]) - 1) == look["counts"]


def test_the_counts_are_those_that_were_asked_for() -> None:
    assert [(look["record"], look["after"]) for look in COUNTS] == list(LOOKS)
    assert all(look["counts"][0] == 1 and look["counts"][-1] >= ENOUGH for look in COUNTS)
