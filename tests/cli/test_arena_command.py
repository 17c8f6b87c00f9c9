"""`trianon arena`: strength with intervals, results kept in files, resumed and stopped."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.command_runner import already_stopped, good, refused, trianon
from trianon.bots.errors import NAME_FAULTS, BotNameError, MatchWorkerLost
from trianon.cli.commands import arena as command
from trianon.cli.errors import error_text as reported_error
from trianon.texts import Texts

NAME_FACTS = (
    "name known near form simulations most least setting value reason word instead module class place quote game"
)
DUEL = ("arena", "rokoko", "--seats", "random, thumb", "--games", "6")


def by_name(data: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {one["name"]: one for one in data["standings"]}


def test_json_holds_shares_places_leads_and_ratings_with_intervals() -> None:
    data = good(*DUEL, "--json").data
    assert (data["game"], data["players"], data["games"], data["seed"]) == ("rokoko", 2, 6, "1")
    assert (data["seats"], data["stopped"]) == (["random", "thumb"], False)
    assert [one["name"] for one in data["standings"]] == ["thumb", "random"]  # the best first
    found = by_name(data)
    assert found["thumb"]["seats"] == 6
    assert found["thumb"]["win_share"]["value"] + found["random"]["win_share"]["value"] == pytest.approx(1)
    for one in found.values():
        for figure in ("win_share", "placement", "lead", "rating"):
            assert one[figure]["low"] <= one[figure]["value"] <= one[figure]["high"]
    assert found["thumb"]["win_share"]["value"] > 0.5
    assert found["thumb"]["placement"]["value"] < 1.5
    assert found["thumb"]["lead"]["value"] == -found["random"]["lead"]["value"] > 0
    assert found["thumb"]["rating"]["value"] > 1500 > found["random"]["rating"]["value"]


def test_a_single_match_bounds_no_mean() -> None:
    data = good("arena", "rokoko", "--seats", "thumb,random", "--games", "1", "--json").data
    assert by_name(data)["thumb"]["lead"]["low"] is None
    assert "(? … ?)" in good("arena", "rokoko", "--seats", "thumb,random", "--games", "1").out


def test_the_table_for_people() -> None:
    output = good(*DUEL).out
    for word in ("6 matches", "opponent", "victories", "mean place", "mean lead", "rating", "95 % intervals"):
        assert word in output


def test_it_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    good("arena", "rokoko", "--seats", "random,thumb", "--games", "2", "--file", file)
    kept = file.read_text("utf-8")
    whole = good(*DUEL, "--file", file, "--json").data
    assert file.read_text("utf-8").startswith(kept)
    assert len(file.read_text("utf-8").splitlines()) == 7
    assert whole == good(*DUEL, "--json").data
    assert "holds the results of another contest" in refused(*DUEL, "--seed", "2", "--file", file)
    assert "Is a directory" in refused(*DUEL, "--file", tmp_path)


def test_sprt_decides_whether_the_first_opponent_is_better() -> None:
    arguments = ("arena", "rokoko", "--sprt", "--elo", "200", "--games", "60")
    output = good(*arguments, "--seats", "thumb,random").out
    assert "thumb is better than random." in output
    assert "Likelihood ratio" in output
    tried = good(*arguments, "--seats", "random,thumb", "--json").data
    assert tried["games"] < 60
    assert tried["sprt"]["verdict"] == "not-better"
    assert tried["sprt"]["likelihood_ratio"] <= tried["sprt"]["low"] < 0 < tried["sprt"]["high"]
    assert tried["sprt"]["wins"] + tried["sprt"]["losses"] == tried["games"]
    few = ("arena", "rokoko", "--sprt", "--seats", "thumb,random", "--games", "2")
    assert "not decided yet" in good(*few).out


def test_a_ladder_plays_every_pair(tmp_path: Path) -> None:
    arguments = ("arena", "rokoko", "--ladder", "--seats", "random,search:8,thumb", "--games", "2", "--json")
    data = good(*arguments, "--file", tmp_path / "ladder.jsonl").data
    assert (data["players"], data["games"]) == (2, 6)
    assert [one["seats"] for one in data["standings"]] == [4, 4, 4]
    assert data["standings"][-1]["name"] == "random"
    files = sorted(path.name for path in tmp_path.iterdir())
    assert len(files) == 3
    assert "ladder-random-thumb.jsonl" in files
    assert data == good(*arguments, "--file", tmp_path / "ladder.jsonl").data


@pytest.mark.parametrize("more", [(), ("--sprt",)])
def test_ctrl_c_shows_what_was_done(monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...]) -> None:
    monkeypatch.setattr(command, "stop_on_interrupt", already_stopped)
    result = trianon(*DUEL, *more)
    assert result.code == 130
    assert result.out.startswith("Stopped; these are the results so far.\n")
    data = trianon(*DUEL, *more, "--json").data
    assert (data["stopped"], data["games"], data["standings"]) == (True, 0, [])


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--seats", "thumb,thum"), 'did you mean "thumb"'),
        (("--seats", "thumb"), "2 to 5 players"),
        (("--seats", "search:x,thumb"), "expected search:SIMULATIONS"),
        ((), "--seats is missing"),
        (("--seats", "thumb,random", "--games", "0"), "--games"),
        (("--seats", "thumb,random", "--milliseconds", "0"), "--milliseconds"),
        (("--seats", "thumb,random,random", "--sprt"), "two different opponents"),
        (("--seats", "thumb,thumb", "--sprt"), "two different opponents"),
        (("--seats", "thumb,thumb", "--ladder"), "all different"),
        (("--seats", "thumb,random", "--ladder", "--sprt"), "different questions"),
        (("--seats", "thumb,random", "--elo", "20"), "needs --sprt"),
        (("--seats", "thumb,,random"), 'no opponent ""'),
        (("--seats", "cmd:'unclosed,random"), "the quotation mark ' is never closed"),
        (("--seats", "py:nothing_here.py:Player,random"), 'no Python module "nothing_here.py"'),
    ],
)
def test_wrong_use_is_explained(arguments: tuple[str, ...], message: str) -> None:
    assert message in refused("arena", "rokoko", *arguments)


def test_a_worker_that_was_killed_is_reported_in_the_readers_language() -> None:
    assert "unerwartet abgebrochen" in reported_error(MatchWorkerLost(), Texts("de"))


@pytest.mark.parametrize("kind", NAME_FAULTS)
@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_what_is_wrong_with_a_name_is_reported_in_the_readers_language(kind: str, language: str) -> None:
    facts = {fact: f"<{fact}>" for fact in NAME_FACTS.split()}
    error = BotNameError(kind, facts)
    text = reported_error(error, Texts(language))
    assert {fact for fact in facts.values() if fact in text} == {fact for fact in facts.values() if fact in str(error)}
    assert (text.lower().rstrip(".") == str(error).lower()) == (language == "en") or "here" in kind


def test_records_of_every_match_replay(tmp_path: Path) -> None:
    data = good(*DUEL, "--games", "2", "--records", tmp_path / "kept", "--json").data
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == data["games"] == 2
    good("verify", *files)
    assert str(files[0]) in refused(*DUEL, "--games", "2", "--records", tmp_path / "kept")
    assert "is not a folder" in refused(*DUEL, "--records", files[0])


def test_a_class_that_fails_is_named_with_its_match(tmp_path: Path) -> None:
    (tmp_path / "failing.py").write_text(
        "class Player:\n    def choose(self, decision):\n        return 1 / 0\n", "utf-8"
    )
    name = f"py:{tmp_path / 'failing.py'}:Player"
    result = trianon("arena", "histrio", "--seats", f"{name},random", "--games", "1", language="de")
    assert (result.code, result.out) == (2, "")
    assert "Sein Traceback endet mit:" in result.err
    assert "ZeroDivisionError" in result.err
