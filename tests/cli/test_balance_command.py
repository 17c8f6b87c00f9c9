"""`trianon balance`: a page about many matches, as a person asks for it."""

from pathlib import Path

import pytest

from tests.cli.command_runner import already_stopped, good, refused, trianon
from trianon.bots.statistics.components import components_of
from trianon.cli.commands import balance as command
from trianon.research.balance.page import labels_of
from trianon.texts import LANGUAGES
from trianon.viewing.settings import reference_setting

SMALL = ("balance", "histrio", "--games", "3", "--seats", "random,thumb")


def test_a_page_and_its_figures(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    data = good(*SMALL, "--out", file, "--json").data
    assert (data["games"], data["players"], data["stopped"]) == (3, 2, False)
    assert set(data["components"]) == {"juggler", "request", "actor", "city"}
    first = file.read_text("utf-8")
    assert "Histrio in figures" in first
    assert "report on 3 matches" in good(*SMALL, "--out", file, "--force", "--workers", "2").out
    assert file.read_text("utf-8") == first


@pytest.mark.parametrize(("language", "word"), [("de", "Was ein Platz wert ist"), ("zh", "座位的价值")])
def test_pages_in_other_languages(language: str, word: str, tmp_path: Path) -> None:
    good("balance", "rokoko", "--players", "2", "--games", "1", "--out", tmp_path / "page.html", language=language)
    assert word in (tmp_path / "page.html").read_text("utf-8")


def test_records_instead_of_play(tmp_path: Path) -> None:
    good("simulate", "histrio", "--players", "2", "--games", "2", "--records", tmp_path / "matches")
    data = good("balance", "histrio", "--records", tmp_path / "matches", "--out", tmp_path / "x.html", "--json").data
    assert data["source"] == {"kind": "records", "files": 2, "unfinished": 0}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_every_component_has_a_name(game: str, language: str) -> None:
    setting = reference_setting(game, 4)
    label, names = labels_of(setting, language), setting.names
    known = {
        "employee": names.get("card", []),
        "decoration": [name for name in names.get("decoration", []) if name],
        "dress": names.get("dress", []),
        "hall": names.get("hall", []),
        "juggler": names.get("juggler", []),
        "request": names.get("request", []),
        "actor": [name for name in names["card"] if name.startswith(("comedian", "tragedian"))],
        "city": [f"city.{name}" for name in names.get("city", [])],
    }
    for component in components_of(game):
        labels = [label(component.kind, name) for name in known[component.kind]]
        assert labels
        assert all(labels)
        if component.kind not in ("request",):  # some requests are there twice
            assert len(set(labels)) == len(set(known[component.kind]))


def test_ctrl_c_reports_on_what_was_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "stop_on_interrupt", already_stopped)
    result = trianon(*SMALL, "--out", tmp_path / "x.html")
    assert result.code == 130
    assert "No match was finished." in (tmp_path / "x.html").read_text("utf-8")


def test_wrong_use_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "x.html"
    assert "is a folder" in refused(*SMALL, "--out", tmp_path, "--force")
    assert "expected a folder that exists" in refused(*SMALL, "--out", tmp_path / "none" / "x.html")
    assert "There is no game" in refused("balance", "chess", "--out", file)
    assert 'did you mean "thumb"' in refused("balance", "histrio", "--seats", "thum", "--out", file)
    file.write_text("mine", "utf-8")
    assert "already exists" in refused(*SMALL, "--out", file)
    assert file.read_text("utf-8") == "mine"


def test_what_is_forbidden_is_measured_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    small = ("balance", "rokoko", "--players", "2", "--games", "2", "--seats", "thumb", "--out", tmp_path / "x.html")
    parts = ("--forbid", "favor,make:y01", "--deals", "1", "--again", "1", "--work", tmp_path / "work", "--json")
    data = good(*small, *parts).data
    assert {one["forbidden"]: one["deals"] for one in data["worths"]} == {"favor": 1, "make:y01": 1}
    lines = (tmp_path / "work" / "matches.jsonl").read_text("utf-8").splitlines()
    assert len(lines) == 2 + 1 + 2 * 2
    assert good(*small, *parts, "--force").data == data
    assert (tmp_path / "work" / "matches.jsonl").read_text("utf-8").splitlines() == lines
    assert "holds another study" in refused(*small, "--force", "--seed", "other", *parts)


def test_nonsense_is_not_forbidden(tmp_path: Path) -> None:
    assert "forbids no option" in refused(*SMALL, "--forbid", "fly", "--out", tmp_path / "x.html")
    good("simulate", "histrio", "--players", "2", "--games", "1", "--records", tmp_path / "matches")
    recorded = ("balance", "histrio", "--records", tmp_path / "matches", "--out", tmp_path / "x.html")
    assert "cannot be played again" in refused(*recorded, "--again", "1")
