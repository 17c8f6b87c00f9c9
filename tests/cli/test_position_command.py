"""`trianon position`: tables written as text, shown, scored, played on."""

from pathlib import Path

from tests.cli.command_runner import good, position_file, refused, trianon

TABLE = """
round = 7
playing = "ba"
favor = 2
decorations = { "statue.1" = 1, "musician.hall_2" = 2 }

[[seat]]
livre = 25
kept = ["t03"]

[[seat]]
livre = 9
hand = ["ba"]
"""
OVER = 'phase = "final_scoring"\n\n[[seat]]\nlivre = 25\n\n[[seat]]\nlivre = 9\n'


def test_a_position_is_shown_from_the_asked_seat(tmp_path: Path) -> None:
    file = position_file(tmp_path, TABLE)
    data = good("position", file, "--json").data
    assert (data["game"], data["players"], data["over"]) == ("rokoko", 2, False)
    assert data["view"]["viewer"] == 1
    assert data["view"]["seats"][0]["kept"] == ["t03"]
    assert data["view"]["seats"][1]["hand"] is None
    assert data["question"]["seats"] == [1]
    assert "options" not in data
    assert "score" not in data
    other = good("position", file, "--seat", "2", "--json").data
    assert other["view"]["seats"][1]["hand"] == ["ba"]
    output = good("position", file).out
    assert "Round 7 of 7" in output
    assert "The match waits for seat 1." in output


def test_options(tmp_path: Path) -> None:
    file = position_file(tmp_path, TABLE)
    keys = good("position", file, "--options", "--json").data["options"]["1"]
    assert {"forfeit", "decorate:statue.2"} <= set(keys)
    assert "favor" not in keys
    output = good("position", file, "--options").out
    assert all(key in output for key in keys)
    assert "forgo the main action" in output


def test_scored_on_a_copy(tmp_path: Path) -> None:
    file = position_file(tmp_path, TABLE)
    data = good("position", file, "--score", "--json").data
    assert data["over"] is False
    lines = {(line["seat"], line["rule"]): line["points"] for line in data["score"]["lines"]}
    assert lines[1, "RK-F1"] == 2
    assert lines[2, "RK-F3"] == 3
    for total in data["score"]["totals"]:
        booked = sum(line["points"] for line in data["score"]["lines"] if line["seat"] == total["seat"])
        assert booked == total["points"]
    assert sorted(total["placing"] for total in data["score"]["totals"]) == [1, 2]
    output = good("position", file, "--score").out
    assert "If the match ended here:" in output
    assert "2 prestige for 20 Livre paid (RK-F1)" in output
    assert good("position", file, "--json").data["view"] == data["view"], "scoring changed nothing"


def test_a_final_position_is_scored_once(tmp_path: Path) -> None:
    data = good("position", position_file(tmp_path, OVER), "--score", "--json").data
    assert data["over"] is True
    assert [line["points"] for line in data["score"]["lines"] if line["rule"] == "RK-F1"] == [2]
    output = good("position", position_file(tmp_path, OVER), "--score").out
    assert "If the match ended here" not in output
    assert "(RK-F1)" in output


def test_a_position_saved_after_its_end_has_totals(tmp_path: Path) -> None:
    data = good("position", position_file(tmp_path, "over = true\n"), "--score", "--json").data
    assert data["score"]["lines"] == []
    assert [total["placing"] for total in data["score"]["totals"]] == [1, 1]
    assert "place" in good("position", position_file(tmp_path, "over = true\n"), "--score").out


def test_impossible_content_is_refused_with_every_fault(tmp_path: Path) -> None:
    output = refused("position", position_file(tmp_path, 'round = 9\ntrun = 1\n[[seat]]\nlivre = -1\nhand = ["zz"]\n'))
    for place in ("round", "trun", "livre", "zz"):
        assert place in output
    assert output.count("expected") >= 4


def test_playing_on_keeps_the_match(tmp_path: Path) -> None:
    file, record = position_file(tmp_path, TABLE), tmp_path / "on.json"
    result = trianon("position", file, "--play", "--seats", "thumb,random", "--record", record)
    assert result.code == 0, result
    data = good("replay", record, "--json").data
    assert data["over"] is True
    assert data["seats"] == ["thumb", "random"]
    good("verify", record)
    assert "trianon play rokoko --record" in refused("position", file, "--play", "--record", record)


def test_playing_on_needs_the_right_company(tmp_path: Path) -> None:
    file = position_file(tmp_path, TABLE)
    assert "3 names for 2 seats" in refused("position", file, "--play", "--seats", "human,thumb,thumb")
    assert "over" in refused("position", position_file(tmp_path, OVER), "--play", "--record", tmp_path / "x.json")
    assert not (tmp_path / "x.json").exists()
