"""`trianon dataset`: files and cards, as a person asks for them."""

import os
from pathlib import Path

import pytest

from tests.cli.command_runner import already_stopped, good, refused, trianon
from trianon.cli.commands import dataset as command
from trianon.core.files import is_special
from trianon.research.dataset import read

SMALL = ("dataset", "histrio", "--games", "3", "--seats", "random,thumb")


def test_a_file_with_its_card(tmp_path: Path) -> None:
    file = tmp_path / "small.parquet"
    data = good(*SMALL, "--out", file, "--json").data
    assert (data["matches"], data["stopped"], data["about"]["players"]) == (3, False, 2)
    assert data["decisions"] == len(read(file))
    assert (tmp_path / "small.md").read_text("utf-8").startswith("# Decisions in Histrio, 2 players")
    again = good(*SMALL, "--out", tmp_path / "again.parquet", "--workers", "2")
    assert f"{data['decisions']} decisions of 3 matches" in again.out
    assert read(tmp_path / "again.parquet").table.equals(read(file).table)


def test_a_folder_with_its_card(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "small"
    output = good(*SMALL, "--out", folder, language="de").out
    assert "Entscheidungen aus 3 Partien" in output
    assert sorted(path.name for path in folder.iterdir()) == ["README.md", "decisions.parquet"]
    assert (folder / "README.md").read_text("utf-8").startswith("# Entscheidungen in Histrio")
    assert len(read(folder)) > 0


def test_one_name_stands_for_all_seats(tmp_path: Path) -> None:
    data = good("dataset", "histrio", "--games", "1", "--out", tmp_path / "a.parquet", "--json").data
    assert data["about"]["source"]["seats"] == ["thumb"] * 4
    three = ("dataset", "histrio", "--games", "1", "--seats", "random", "--players", "3")
    assert good(*three, "--out", tmp_path / "b.parquet", "--json").data["about"]["players"] == 3


def test_records_instead_of_play(tmp_path: Path) -> None:
    good("simulate", "histrio", "--players", "2", "--games", "2", "--records", tmp_path / "matches")
    recorded = ("dataset", "histrio", "--records", tmp_path / "matches", "--out")
    data = good(*recorded, tmp_path / "x.parquet", "--json").data
    assert (data["matches"], data["about"]["source"]["files"]) == (2, 2)
    assert "holds matches of 2 players (expected 3" in refused(*recorded, tmp_path / "y.parquet", "--players", "3")


@pytest.mark.parametrize("command", ["dataset", "balance"])
def test_records_and_a_way_to_play_exclude_one_another(command: str, tmp_path: Path) -> None:
    good("simulate", "histrio", "--players", "2", "--games", "1", "--records", tmp_path / "matches")
    own = (command, "histrio", "--records", tmp_path / "matches", "--out", tmp_path / "x.parquet")
    given = {"--seats": "thumb,thumb", "--games": "500", "--seed": "1", "--milliseconds": "9", "--edition": "reference"}
    for option, value in given.items():
        assert f"do not combine it with {option}" in refused(*own, option, value)
    assert "--games, --seed" in refused(*own, "--seed", "2", "--games", "3")
    assert "lässt sich nicht mit --seed verbinden" in refused(*own, "--seed", "2", language="de")
    assert "不能与 --seed 同用" in refused(*own, "--seed", "2", language="zh")
    assert [path.name for path in tmp_path.iterdir()] == ["matches"]


def test_ctrl_c_keeps_what_was_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "stop_on_interrupt", already_stopped)
    result = trianon(*SMALL, "--out", tmp_path / "x.parquet")
    assert result.code == 130
    assert result.out.startswith("Stopped; these are the results so far.\n")
    assert "0 of 3 matches" in (tmp_path / "x.md").read_text("utf-8")
    assert len(read(tmp_path / "x.parquet")) == 0


def test_wrong_use_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "x.parquet"
    assert "--out is missing" in refused("dataset", "histrio")
    assert 'did you mean "thumb"' in refused("dataset", "histrio", "--seats", "thum", "--out", file)
    assert "2 names for 3 seats" in refused(*SMALL, "--players", "3", "--out", file)
    assert "2 to 5 players" in refused("dataset", "histrio", "--players", "7", "--out", file)
    assert "There is no game" in refused("dataset", "chess", "--out", file)
    assert "is not a folder" in refused("dataset", "histrio", "--records", tmp_path / "none", "--out", file)
    assert "expected a folder that exists" in refused(*SMALL, "--out", tmp_path / "none" / "x.parquet")
    assert list(tmp_path.iterdir()) == []
    file.write_text("mine", "utf-8")
    assert "already exists" in refused(*SMALL, "--out", file)
    assert file.read_text("utf-8") == "mine"
    good(*SMALL, "--out", file, "--force")


def test_a_file_of_another_kind_is_no_folder(tmp_path: Path) -> None:
    output = refused("dataset", "histrio", "--games", "1", "--out", tmp_path / "rows.csv")
    assert output.endswith(
        "rows.csv: such a file cannot be written (expected a name that ends in .parquet, or a folder).\n"
    )
    assert list(tmp_path.iterdir()) == []
    good("dataset", "histrio", "--games", "1", "--out", tmp_path / "run-1.0")
    assert (tmp_path / "run-1.0" / "decisions.parquet").exists()


def test_a_failure_leaves_no_new_folder(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    kept.mkdir()
    for out in (tmp_path / "new" / "deep", kept):
        assert "(cmd:false" in refused(
            "dataset", "histrio", "--seats", "cmd:false,random", "--games", "1", "--out", out
        )
    assert [path.name for path in tmp_path.rglob("*")] == ["kept"]


@pytest.mark.parametrize(
    "command",
    [
        ("arena", "histrio", "--seats", "thumb,random", "--file", "results.jsonl"),
        ("dataset", "histrio", "--out", "rows"),
        ("simulate", "histrio", "--records", "records"),
    ],
)
def test_a_seed_too_long_for_a_series_is_refused_before_anything(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    output = refused(*command, "--games", "2", "--seed", "x" * 191)
    assert "The seed of a series has at most 190 characters, not 191" in output
    assert "a seed is a text of characters that can be shown" in refused(*command, "--games", "2", "--seed", "a\tb")
    assert list(tmp_path.iterdir()) == []
    good(*command, "--games", "1", "--seed", "x" * 190)


def test_a_link_and_a_pipe_are_never_replaced(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    link = tmp_path / "link.parquet"
    link.symlink_to(tmp_path / "data" / "target.parquet")
    good(*SMALL, "--out", link)
    assert link.is_symlink()
    assert len(read(tmp_path / "data" / "target.parquet")) > 0
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert "pipe" in refused("play", "histrio", "--new", "--record", pipe)
    assert "pipe" in refused("admin", "backup", pipe, "--force")
    assert is_special(pipe)
