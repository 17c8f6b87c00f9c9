"""A device says and does what the same Python does on native rules: views, words, consequences, keys, reasons, bots."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.infrastructure.node_device import NodeDevice
from tests.infrastructure.own_device import OwnDevice, without_times
from tests.infrastructure.samples import sample

ASKED_EVERY = 20  # answers
LANGUAGES = ("en", "de", "zh")
MATCHES = [("histrio", 2, ["novice"]), ("histrio", 5, ["thumb", "random", "novice", "apprentice"])]
MATCHES += [("rokoko", 2, ["apprentice"]), ("rokoko", 4, ["thumb", "novice", "random"])]


@pytest.fixture(scope="module")
def device() -> Iterator[NodeDevice]:
    """A device on rules in WebAssembly."""
    with NodeDevice() as device:
        yield device


@pytest.mark.parametrize(("game", "players", "bots"), MATCHES)
@pytest.mark.parametrize("number", range(sample(1, 20)))
def test_a_match_is_the_same(device: NodeDevice, game: str, players: int, bots: list[str], number: int) -> None:
    chance, native = random.Random(f"{game} {players} {number}"), OwnDevice()
    wanted = {"game": game, "players": players, "bots": bots, "start": True, "seat": 2, "hints": True}
    status, begun = native.request("POST", "/api/tables", wanted)
    assert status == 201, begun
    table = str(begun["table"]["id"])
    assert device.load(str(native.saved[table]))[0] == 200
    play_out(device, native, table, chance)
    for path in (f"/api/tables/{table}/record", "/api/me/matches"):
        assert without_times(device.get(path)) == without_times(native.get(path))
    assert kept(device, table) == kept(native, table)
    device.request("POST", f"/api/tables/{table}/leave")


def play_out(device: NodeDevice, native: OwnDevice, table: str, chance: random.Random) -> None:
    """Answer at random to the end; both say the same all along."""
    known, answers = 0, 0
    while (here := situation_of(native, table, known))["table"]["status"] == "running":
        assert settled(device, table, known, here["number"]) == here
        if answers % ASKED_EVERY == 0:
            assert asked(device, table, here) == asked(native, table, here)
        given = {"number": here["decision"]["number"], "key": chance.choice(here["decision"]["options"])}
        accepted = native.request("POST", f"/api/tables/{table}/answers", given)
        assert device.request("POST", f"/api/tables/{table}/answers", given) == accepted
        known, answers = here["number"], answers + 1
    assert settled(device, table, known, here["number"]) == here


def situation_of(device: NodeDevice | OwnDevice, table: str, known: int) -> Any:
    """What the person sees, with what happened since an entry."""
    return without_times(device.get(f"/api/tables/{table}?since={known}"))


def settled(device: NodeDevice, table: str, known: int, number: int) -> Any:
    """The same once the bots of a device have answered as often."""
    while (there := situation_of(device, table, known))["number"] < number:
        pass
    return there


def asked(device: NodeDevice | OwnDevice, table: str, here: Any) -> list[Any]:
    """What a page may ask at a decision: the score, consequences, a step of the replay, a refusal in all languages."""
    half = here["number"] // 2
    paths = [f"/api/tables/{table}/{part}" for part in ("score", "consequences", f"replay/{half}", "edition")]
    wrong = {"number": here["decision"]["number"], "key": "nothing"}
    refused = [list(device.request("POST", f"/api/tables/{table}/answers", wrong, each)) for each in LANGUAGES]
    return [without_times(each) for each in (*map(device.get, paths), *refused)]


def kept(device: NodeDevice | OwnDevice, table: str) -> Any:
    """A table as the page keeps it, without times."""
    values = json.loads(str(device.saved[table]))
    values["entries"] = [[*entry[:5], *entry[6:]] for entry in values["entries"]]
    return without_times(values)
