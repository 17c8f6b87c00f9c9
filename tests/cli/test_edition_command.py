"""`trianon edition`: check, show, list, copy."""

import re
from pathlib import Path

import pytest

from tests.cli.command_runner import good, refused, trianon
from trianon.core.editions.load import load_edition
from trianon.core.installed import game_names
from trianon.games.rokoko.edition_rules import SCHEMA

REFERENCE = load_edition(SCHEMA)


def own(folder: Path, *changes: tuple[str, str]) -> Path:
    """Write the reference edition with some of its text replaced."""
    text = REFERENCE.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = folder / "own.toml"
    file.write_text(text, "utf-8")
    return file


def test_check_accepts_a_valid_edition(tmp_path: Path) -> None:
    output = good("edition", "check", own(tmp_path, ("income = 5", "income = 6"))).out
    assert "a good edition of rokoko" in output
    assert "1 of them in no built-in edition" in output
    assert re.search(r"Digest: [0-9a-f]{32}$", output, re.M)
    assert REFERENCE.digest not in output
    assert "owner's entry 1" in output
    assert re.search(r"dress +38", output)


def test_check_takes_several_files(tmp_path: Path) -> None:
    file = own(tmp_path)
    result = trianon("edition", "check", file, tmp_path / "gone.toml", file)
    assert result.code == 2
    assert result.out.count("a good edition") == 2
    assert "gone.toml" in result.err


def test_check_knows_the_game_from_the_file(tmp_path: Path) -> None:
    file = tmp_path / "h.toml"
    good("edition", "copy", "reference", file, "--game", "histrio")
    assert "a good edition of histrio" in good("edition", "check", file).out


def test_show_gives_every_value_with_its_origin() -> None:
    (shown,) = good("edition", "show", "rokoko", "--json").data
    assert {row["key"]: row["value"] for row in shown["values"]} == REFERENCE.values
    assert shown["digest"] == REFERENCE.digest
    table = good("edition", "show", "rokoko").out
    assert re.search(r"edition\.income +5 +rules$", table, re.M)
    assert re.search(r"dress\.y02\.livre +7 +\* reconstructed$", table, re.M)
    assert "* marks a reconstructed value" in table


def test_show_filters_by_origin_and_key(tmp_path: Path) -> None:
    (shown,) = good("edition", "show", "rokoko", "--origin", "reconstruction", "--below", "dress.y02", "--json").data
    assert shown["values"]
    assert {row["origin"] for row in shown["values"]} == {"reconstruction"}
    assert all(row["key"].startswith("dress.y02.") for row in shown["values"])
    file = own(tmp_path, ("income = 5", "income = 6"))
    (shown,) = good("edition", "show", "--edition", file, "--origin", "owner's entry", "--json").data
    assert [row["key"] for row in shown["values"]] == ["edition.income"]


def test_show_without_a_game_shows_all() -> None:
    assert {one["game"] for one in good("edition", "show", "--json").data} == set(game_names())


def test_list() -> None:
    listed = good("edition", "list", "--json").data
    assert {"game": "rokoko", "edition": "reference", "digest": REFERENCE.digest} in listed
    assert REFERENCE.digest in good("edition", "list").out


def test_copy_makes_an_edition_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "My Box.toml"
    good("edition", "copy", "reference", file, "--game", "rokoko")
    copied = load_edition(SCHEMA, file)
    assert (copied.id, copied.changed) == ("my-box", frozenset())
    assert {key: value for key, value in copied.data.items() if key != "edition"} == {
        key: value for key, value in REFERENCE.data.items() if key != "edition"
    }


def test_copy_replaces_nothing_unasked(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("precious", "utf-8")
    assert "already exists" in refused("edition", "copy", "reference", file, "--game", "rokoko")
    assert file.read_text("utf-8") == "precious"
    good("edition", "copy", "reference", file, "--game", "rokoko", "--force")
    assert load_edition(SCHEMA, file).id == "own"


@pytest.mark.parametrize("place", ["no/such/folder/x.toml", "."])
def test_copy_to_an_impossible_place(place: str, tmp_path: Path) -> None:
    assert str(tmp_path) in refused("edition", "copy", "reference", tmp_path / place, "--game", "rokoko", "--force")


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("de", "edition.income: true (erwartet: eine ganze Zahl von 0 bis 50)"),
        ("zh", "edition.income：true（应为：0至50的整数）"),
    ],
)
def test_faults_are_reported_in_the_language_of_the_reader(tmp_path: Path, language: str, expected: str) -> None:
    file = own(tmp_path, ("income = 5 ", "income = true "), ("rounds = 7 ", "ruonds = 7 "))
    output = refused("edition", "check", file, language=language)
    assert f"{file}" in output
    assert expected in output
    assert re.search(r"\b2 (?:Fehler|faults)|2处错误", output)
