"""`trianon simulate`: what a series came to, and its records."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.command_runner import already_stopped, good, refused, trianon
from trianon.cli.commands import simulate as command
from trianon.cli.series import file_name_part

SMALL = ("simulate", "rokoko", "--players", "3", "--games", "300")


def measured(*arguments: object) -> dict[str, Any]:
    """Run a small series."""
    data = good(*SMALL, "--json", *arguments).data
    assert isinstance(data, dict)
    return data


def test_json_holds_everything_and_it_agrees() -> None:
    data = measured()
    assert (data["game"], data["players"], data["games"], data["seed"]) == ("rokoko", 3, 300, "1")
    assert data["bots"] == ["random"] * 3
    assert data["stopped"] is False
    assert data["seconds"] > 0
    assert data["decisions_per_s"] / data["games_per_s"] == pytest.approx(data["decisions"] / 300, rel=1e-3)
    assert len(data["mean_scores"]) == len(data["win_shares"]) == 3
    assert sum(data["win_shares"]) == pytest.approx(1, abs=1e-5)
    assert 0 < data["forced_share"] < 1
    length = data["game_length"]
    assert length["min"] <= length["mean"] <= length["max"]
    assert length["mean"] == pytest.approx(data["decisions"] / 300, rel=1e-5)


def test_options_reach_the_series() -> None:
    data = measured("--open", "--seed", "a", "--threads", "2", "--bots", "random, thumb, random")
    assert (data["open_information"], data["seed"], data["threads"]) == (True, "a", 2)
    assert data["bots"] == ["random", "thumb", "random"]
    assert data["win_shares"][1] > 0.8


def test_the_table_for_people() -> None:
    output = good(*SMALL).out
    for word in ("300 matches", "decisions per second", "mean score", "victories", "random"):
        assert word in output
    assert "2.000 Partien" in good("simulate", "rokoko", "--games", "2000", language="de").out


def test_an_edition_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "rich.toml"
    good("edition", "copy", "reference", file, "--game", "rokoko")
    text = file.read_text("utf-8")
    assert "livre_per_prestige = 10" in text
    file.write_text(text.replace("livre_per_prestige = 10", "livre_per_prestige = 1 "), "utf-8")
    data = measured("--edition", file)
    assert data["edition"]["id"] == "rich"
    assert sum(data["mean_scores"]) > sum(measured()["mean_scores"]) + 10


def test_records_hold_the_matches_of_the_series(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    arguments = ("simulate", "rokoko", "--players", "2", "--games", "3", "--seats", "thumb,random", "--seed", "x/y z")
    data = good(*arguments, "--records", folder, "--json").data
    files = sorted(folder.iterdir())
    assert data["records"] == len(files) == 3
    assert all(file.name.startswith("rokoko-2p-x_y_z_") for file in files)
    good("verify", *files)
    stories = [good("replay", file, "--full", "--json").data for file in files]
    assert sum(len(story["decisions"]) for story in stories) == data["decisions"]
    points = [story["result"]["points"] for story in stories]
    assert data["mean_scores"] == pytest.approx([sum(column) / 3 for column in zip(*points, strict=True)], abs=1e-5)
    assert stories[0]["seats"] == ["thumb", "random"]


def test_records_replace_nothing_unasked(tmp_path: Path) -> None:
    arguments = ("simulate", "rokoko", "--players", "2", "--games", "2", "--records", tmp_path)
    good(*arguments)
    precious = tmp_path / "rokoko-2p-1-1.json"
    precious.write_text("precious", "utf-8")
    assert str(tmp_path) in refused(*arguments)
    assert precious.read_text("utf-8") == "precious"
    good(*arguments, "--force")
    good("verify", precious)
    assert "is not a folder" in refused(*SMALL, "--records", precious)


def test_ctrl_c_shows_what_was_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "stop_on_interrupt", already_stopped)
    result = trianon(*SMALL, "--records", tmp_path, "--json")
    assert result.code == 130
    assert (result.data["stopped"], result.data["games"], result.data["records"]) == (True, 0, 0)


def test_seeds_make_safe_and_different_names() -> None:
    seeds = ["1", "autumn", "a/b", "a b", "../../etc", "", "x" * 200, "x" * 199, "秋"]
    names = [file_name_part(seed) for seed in seeds]
    assert names[:2] == ["1", "autumn"]
    assert len(set(names)) == len(seeds)
    assert all(name.replace("_", "").isalnum() and name.isascii() and len(name) < 60 for name in names)
