"""`trianon replay` and `trianon verify`: recorded matches, looked at and proved."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from tests.cli.command_runner import good, record_file, record_text, refused, trianon


@cache
def record() -> Any:
    """The record of the match."""
    return json.loads(record_text())


def answers() -> int:
    """How many answers it has."""
    return len(record()["answers"])


def changed(folder: Path, part: int, value: str) -> Path:
    """Write the record with a part of its fifth answer replaced."""
    copy = json.loads(record_text())
    copy["answers"][4][part] = value
    file = folder / "tampered.json"
    file.write_text(json.dumps(copy), "utf-8")
    return file


def test_the_end_with_its_result(tmp_path: Path) -> None:
    data = good("replay", record_file(tmp_path), "--json").data
    assert data["at"] == data["answers"] == answers()
    assert data["over"] is True
    assert data["result"] == record()["result"]
    booked = [sum(line["points"] for line in data["lines"] if line["seat"] == seat) for seat in (1, 2)]
    assert booked == data["result"]["points"]


def test_any_point_of_it(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    data = good("replay", file, "--at", "0", "--json").data
    assert (data["at"], data["over"], data["result"], data["lines"]) == (0, False, None, [])
    later = good("replay", file, "--at", "30", "--json").data
    assert later["view"]["decision"] == 30
    assert later["events"][: len(data["events"])] == data["events"]


def test_a_seat_sees_its_own_hand_only(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    at = next(n for n, answer in enumerate(record()["answers"]) if answer[1].startswith("play:"))
    seen = good("replay", file, "--at", at, "--seat", "2", "--json").data
    watched = good("replay", file, "--at", at, "--json").data
    assert seen["view"]["viewer"] == 2
    assert seen["view"]["seats"][1]["hand"]
    assert seen["view"]["seats"][0]["hand"] is None
    assert watched["view"]["seats"][1]["hand"] is None
    assert watched["options"] == []
    asked = seen["question"]["seats"][0]
    assert good("replay", file, "--at", at, "--seat", asked, "--json").data["options"]


def test_the_full_story(tmp_path: Path) -> None:
    story = good("replay", record_file(tmp_path), "--full", "--json").data
    assert [[one["seat"], one["answer"], one["hash"]] for one in story["decisions"]] == record()["answers"]
    assert all(one["answer"] in one["legal"][str(one["seat"])] for one in story["decisions"])
    assert any(event["event"] == "order" for event in story["start"]["events"]), "chance is shown"
    part = good("replay", record_file(tmp_path), "--full", "--json", "--at", "9").data
    assert part["decisions"] == story["decisions"][:9]
    assert part["finished"] is False


def test_for_people(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    output = good("replay", file).out
    for word in (f"after {answers()} of {answers()} answers", "Ada", "Blaise", "Round 7", "RK-F10", "wins with"):
        assert word in output
    half = good("replay", file, "--at", "20", language="de").out
    assert f"nach 20 von {answers()} Antworten" in half
    assert "Endwertung" not in half
    assert len(good("replay", file, "--at", "20", "--full").out) > len(good("replay", file, "--at", "20").out)


def test_a_point_as_a_position(tmp_path: Path) -> None:
    file, position = record_file(tmp_path), tmp_path / "point.toml"
    position.write_text(good("replay", file, "--at", "25", "--position").out, "utf-8")
    shown = good("position", position, "--json", "--seat", "1").data["view"]
    replayed = good("replay", file, "--at", "25", "--json", "--seat", "1").data["view"]
    # a match that begins here can take nothing back that came before
    assert shown.pop("horizon") == 25 > replayed.pop("horizon")
    assert shown == replayed
    assert "--position" in refused("replay", file, "--position", "--json")


def test_a_seat_is_never_shown_everything(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    assert "--seat" in refused("replay", file, "--at", "30", "--seat", "1", "--position")
    assert "--seat" in refused("replay", file, "--at", "30", "--seat", "1", "--full")


def test_verify_accepts_valid_records(tmp_path: Path) -> None:
    file, edition = record_file(tmp_path), record()["edition"]["digest"]
    assert good("verify", file).out.startswith(f"{file}: {answers()} answers, the result and every hash are right.\n")
    expected: dict[str, Any] = {"file": str(file), "fault": None, "seed": "chosen", "game": "rokoko", "deals": 1}
    expected |= {"answers": answers(), "finished": True, "committed": [], "withheld": [], "unproven": [1, 2]}
    expected["edition"] = {"id": "reference", "digest": edition, "custom": False}
    assert good("verify", file, file, "--json").data == [expected] * 2


def test_verify_goes_on_after_a_bad_one(tmp_path: Path) -> None:
    bad, fine = changed(tmp_path, 2, "0" * 12), record_file(tmp_path)
    result = trianon("verify", bad, fine)
    assert (result.code, result.err.count("\n"), result.out.count("every hash")) == (2, 1, 1)
    result = trianon("verify", bad, fine, "--json")
    assert [one["fault"] is None for one in result.data] == [False, True]


def test_an_illegal_answer_is_refused_with_its_place(tmp_path: Path) -> None:
    assert "answer 5" in refused("replay", changed(tmp_path, 1, "favor"))


def test_a_record_cut_off_in_the_middle(tmp_path: Path) -> None:
    file = tmp_path / "cut.json"
    file.write_text(record_text()[:1000], "utf-8")
    output = refused("verify", file)
    assert f"{file}: line " in output
    assert "JSON" in output
