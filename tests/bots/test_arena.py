"""The arena: fair line-ups, results that can be kept and gone on with, trials that end when they are decided."""

import json
from collections import Counter
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from tests.bots.thinking import After
from trianon.bots import arena
from trianon.bots.arena import Contest, lineup, load_results, play, run, setting_of
from trianon.bots.budget import Budget
from trianon.bots.random_bot import RandomBot
from trianon.bots.worlds import Worlds
from trianon.core.errors import TrianonError
from trianon.core.match import Start

DUEL = Contest("rokoko", ("thumb", "random"), 4, "arena")


def test_every_rotation_of_the_seats_plays_a_seed_before_the_next_one() -> None:
    contest = Contest("rokoko", ("a", "b", "c", "c"), 8, "seed")
    first = [lineup(contest, number) for number in range(4)]
    assert first == [("a", "b", "c", "c"), ("c", "a", "b", "c"), ("c", "c", "a", "b"), ("b", "c", "c", "a")]
    assert [lineup(contest, number) for number in range(4, 8)] == first


def test_line_ups_of_a_round_share_their_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: Counter[str] = Counter()

    def start(seed: str) -> Start:
        seeds[seed] += 1
        return Start(seed)

    monkeypatch.setattr(arena, "Start", start)
    run(DUEL)
    assert seeds == {"arena/0": 2, "arena/1": 2}


def test_results_do_not_depend_on_the_workers() -> None:
    alone = run(DUEL)
    assert [match.names for match in alone] == [("thumb", "random"), ("random", "thumb")] * 2
    assert alone == run(DUEL, workers=2)
    assert alone != run(Contest("rokoko", ("thumb", "random"), 4, "another"))


def test_a_line_cut_off_while_it_was_written_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    whole = run(DUEL, path=file)
    text = file.read_text("utf-8")
    file.write_text(text[:-20], "utf-8")
    assert len(load_results(file, DUEL)) == 3
    assert run(DUEL, path=file) == whole
    assert run(DUEL, path=file) == whole


ROW = {"number": 0, "names": ["thumb", "random"], "placings": [1, 2], "points": [9, 3]}


@pytest.mark.parametrize(
    "line",
    [
        "{nonsense}",
        json.dumps({"number": 0}),
        json.dumps({**ROW, "names": None}),
        json.dumps({**ROW, "number": "?"}),
        json.dumps({**ROW, "number": 1}),
        json.dumps({**ROW, "points": [9]}),
    ],
)
def test_a_corrupt_file_is_refused_with_its_name(tmp_path: Path, line: str) -> None:
    file = tmp_path / "results.jsonl"
    load_results(file, DUEL)
    with file.open("a", encoding="utf-8") as results:
        results.write(line + "\n")
    with pytest.raises(TrianonError, match=r"results\.jsonl: (not a file of arena results|match \d is none of)"):
        load_results(file, DUEL)


@pytest.mark.parametrize("content", [b"", b"[]\n", b"hello\n", b"\xff\xfe\n"])
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "results.jsonl"
    file.write_bytes(content)
    with pytest.raises(TrianonError, match="not a file of arena results"):
        run(DUEL, path=file)
    assert file.read_bytes() == content


@pytest.mark.parametrize("workers", [1, 2])
def test_a_stop_ends_the_match_that_is_played(workers: int) -> None:
    now = Event()
    now.set()
    assert run(DUEL, workers=workers, stop=now) == []


def test_a_stop_keeps_what_was_done(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    stopped = run(DUEL, path=file, stop=After(400))  # looks: a match has some 150 decisions
    assert 0 < len(stopped) < DUEL.games
    assert list(load_results(file, DUEL).values()) == stopped == run(DUEL)[: len(stopped)]


class Listening(RandomBot):
    """Random play that keeps what it was given to draw chance from."""

    def __init__(self, heard: list[str]) -> None:
        self.heard = heard

    def choose(self, view: Any, options: list[int], worlds: Worlds, budget: Budget) -> int:
        self.heard.append(worlds.seed)
        return super().choose(view, options, worlds, budget)


def test_opponents_do_not_get_the_seed_of_the_table() -> None:
    heard: list[str] = []
    again: list[str] = []
    for seeds in (heard, again):
        play(setting_of(DUEL), [Listening(seeds), Listening(seeds)], "tea party")
    assert heard == again
    assert len(set(heard)) == len(heard) > 20
    assert not any("tea" in seed for seed in heard)


def test_a_think_time_replaces_the_levels_own_budget() -> None:
    (match,) = run(Contest("rokoko", ("search:10000000", "random"), 1, "time", milliseconds=1))
    assert match.names == ("search:10000000", "random")
