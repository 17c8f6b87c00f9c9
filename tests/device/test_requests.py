"""Every request that a page makes of its device is answered as natively: nothing that one of them needs is missing."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from tests.infrastructure.node_device import NodeDevice
from tests.infrastructure.own_device import OwnDevice, without_times
from tests.infrastructure.samples import sample
from trianon.core.installed import built_in_games
from trianon.core.lessons.load import lessons_of
from trianon.core.puzzles.file import puzzles_of
from trianon.device.device import ROUTES

OK, CREATED, NO_CONTENT, BAD_REQUEST, CONFLICT = 200, 201, 204, 400, 409


class Both:
    """A device in Node and one on native rules, asked the same."""

    def __init__(self, device: NodeDevice) -> None:
        self.device, self.native = device, OwnDevice()
        self.asked: set[str] = set()

    def ask(self, status: int, method: str, path: str, body: Any = None) -> Any:
        """What both answer; it must be the same where chance has no part in it."""
        plain = path.partition("?")[0]
        found = next(each for each in ROUTES if each.method == method and each.pattern.fullmatch(plain))
        self.asked.add(f"{method} {found.pattern.pattern}")
        here = self.native.request(method, path, body, "de")
        there = self.device.request(method, path, body, "de")
        assert (there[0], here[0]) == (status, status), (path, there, here)
        return here[1], there[1]

    def same(self, status: int, method: str, path: str, body: Any = None) -> Any:
        """The same answer of both."""
        here, there = self.ask(status, method, path, body)
        assert without_times(there) == without_times(here), path
        return here

    def loaded(self, text: str) -> None:
        """Let both hold a table."""
        assert self.native.load(text)[0] == self.device.load(text)[0] == OK


@pytest.mark.parametrize("game", built_in_games())
def test_all_requests(game: str) -> None:
    with NodeDevice() as device:
        both = Both(device)
        text = finished(game)
        both.loaded(text)
        table = json.loads(text)["settings"]["id"]
        _look_back(both, f"/api/tables/{table}", game)
        _begin_others(both, f"/api/tables/{table}", game)
        _go_on(both, game)
        for path in ("/api/me", "/api/games", "/api/preparation", "/api/me/matches?sort=points&game=" + game):
            both.same(OK, "GET", path)
        both.same(OK, "GET", f"/api/games/{game}/editions/reference?players=4")
        _write_edition(both, f"/api/games/{game}/edition")
        for lesson in lessons_of(game):
            both.same(OK, "GET", f"/api/games/{game}/lessons/{lesson}")
        for puzzle in list(puzzles_of(game))[: sample(8, 1000)]:
            both.same(OK, "GET", f"/api/games/{game}/puzzles/{puzzle}")
        both.same(NO_CONTENT, "POST", f"/api/tables/{table}/leave")
    assert both.asked == {f"{each.method} {each.pattern.pattern}" for each in ROUTES}


def _look_back(both: Both, table: str, game: str) -> None:
    """All that is asked of a finished match."""
    for part in ("", "/record", "/edition", "/score", "/replay/20?seat=1", "/consequences", "/hand-over", "/analysis"):
        both.same(OK, "GET", f"{table}{part}")
    both.same(NO_CONTENT, "POST", f"{table}/looked?number=9")
    both.same(CONFLICT, "POST", f"{table}/undo")
    both.same(CONFLICT, "POST", f"{table}/hint")
    _, found = both.ask(OK, "POST", f"{table}/analysis")
    assert found["done"] > 0


def _write_edition(both: Both, path: str) -> None:
    """What an editor asks while it is used."""
    both.same(OK, "GET", f"{path}-form")
    data = both.same(OK, "POST", f"{path}-sheet", {"edition": "reference"})["data"]
    data["edition"]["id"] = None
    faulty = both.same(OK, "POST", f"{path}-sheet", {"data": data})
    assert [fault["at"] for fault in faulty["faults"]] == ["edition.id"]
    both.same(OK, "POST", f"{path}-sheet", {"file": "[edition"})
    both.same(BAD_REQUEST, "POST", f"{path}-sheet", {})


def _begin_others(both: Both, table: str, game: str) -> None:
    """Tables that follow from others."""
    both.ask(CREATED, "POST", f"{table}/rematch")
    both.ask(CREATED, "POST", f"{table}/play-on", {"at": 10, "seat": 1, "bots": ["novice"]})
    both.ask(CREATED, "POST", f"/api/games/{game}/puzzles/{next(iter(puzzles_of(game)))}")
    here, there = both.ask(CREATED, "POST", f"/api/games/{game}/lessons/{lessons_of(game)[0]}")
    assert (there["view"], there["decision"]) == (here["view"], here["decision"])
    record = json.dumps(both.native.get(f"{table}/record"))
    both.same(CREATED, "POST", "/api/match-files", {"text": record})
    both.same(BAD_REQUEST, "POST", "/api/match-files", {"text": record.replace('"seed"', '"weed"')})
    custom = {"game": game, "players": 2, "bots": ["novice"], "start": True, "edition_text": "[nothing"}
    both.same(BAD_REQUEST, "POST", "/api/tables", custom)


def _go_on(both: Both, game: str) -> None:
    """All that is asked of a running match, and its way to a server and back."""
    status, begun = both.native.request("POST", "/api/tables", new_table(game))
    assert status == CREATED
    name = begun["table"]["id"]
    both.loaded(str(both.native.saved[name]))
    table, moves = f"/api/tables/{name}", 0
    while moves < 4:
        here, moves = both.native.get(table), moves + 1
        given = {"number": here["decision"]["number"], "key": here["decision"]["options"][-1]}
        both.same(OK, "POST", f"{table}/answers", given)
        while both.device.get(table)["number"] < both.native.get(table)["number"]:
            pass
    both.same(OK, "GET", f"{table}/score")
    both.ask(OK, "POST", f"{table}/hint")
    both.same(OK, "GET", f"{table}/hand-over")
    taken = both.native.get(f"{table}/hand-over")
    both.ask(CREATED, "POST", "/api/device-tables", taken)
    both.ask(CREATED, "POST", "/api/tables", new_table(game))
    both.ask(OK, "GET", "/api/tables/mine")
    both.same(OK, "POST", f"{table}/undo-request", {"to": 1})


def new_table(game: str) -> Any:
    """Settings of a table without a search."""
    return {"game": game, "players": 2, "bots": ["novice"], "start": True, "seat": 1, "hints": True}


def finished(game: str) -> str:
    """A finished match as a page keeps it."""
    native, chance = OwnDevice(), random.Random(game)
    _, here = native.request("POST", "/api/tables", new_table(game))
    table = here["table"]["id"]
    while here["table"]["status"] == "running":
        given = {"number": here["decision"]["number"], "key": chance.choice(here["decision"]["options"])}
        native.request("POST", f"/api/tables/{table}/answers", given)
        here = native.get(f"/api/tables/{table}")
    return str(native.saved[table])
