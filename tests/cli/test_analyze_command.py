"""`trianon analyze`: a finished match from one seat, for people and for programs."""

import json
from pathlib import Path

import pytest

from tests.cli.command_runner import good, record_file, record_text, refused, squeezed
from trianon.bots.analysis.verdicts import VERDICTS
from trianon.bots.levels import DEFAULT
from trianon.cli.terminal.seating import Seating
from trianon.texts import Texts

FEW = ("--simulations", "32", "--workers", "1")


def test_the_page_for_people(tmp_path: Path) -> None:
    texts = Texts("de")
    file = record_file(tmp_path, "histrio")
    output = good("analyze", file, "--seat", "2", *FEW, language="de").out
    for part in ("curve", "worst"):
        assert texts.text(f"analyze-{part}") in output
    assert squeezed(texts.text("analyze-total", cost="|").split("|")[1]) in squeezed(output)
    assert all(texts.has(f"analyze-verdict-{verdict}") for verdict in VERDICTS)
    assert "Blaise" in output
    assert "█" in output  # the winner's chance at the end
    assert any(texts.text("analyze-lessons", count=count) in output for count in (1, 2, 3))
    assert "\n   · " in output  # a reason


def test_json_is_complete_and_repeatable(tmp_path: Path) -> None:
    file = record_file(tmp_path, "histrio")
    one, two = (good("analyze", file, "--seat", "2", *FEW, "--json").data for _ in range(2))
    assert one == two
    assert (one["game"], one["seats"], one["seat"], one["complete"]) == ("histrio", ["Ada", "Blaise"], 2, True)
    costs = [decision["lead_loss"]["value"] for decision in one["decisions"] if decision["verdict"] != "good"]
    assert one["cost"]["value"] == pytest.approx(sum(costs), abs=0.01)
    decision = one["decisions"][0]
    options = good("replay", file, "--at", decision["number"], "--seat", "2", "--json").data["options"]
    assert {decision["given"], decision["best"]} <= set(options)
    assert len(options) == decision["options"]
    assert {decision["verdict"] for decision in one["decisions"]} <= set(VERDICTS)


def test_a_level_stands_for_its_simulations(tmp_path: Path) -> None:
    file = record_file(tmp_path, "histrio")
    found = good("analyze", file, "--level", "apprentice", "--workers", "1", "--json").data
    assert found["simulations"] == DEFAULT.apprentice.simulations
    assert "--level" in refused("analyze", file, "--level", "apprentice", *FEW)
    assert "apprentice" in refused("analyze", file, "--level", "sorcerer")
    assert "seat 3" in refused("analyze", file, "--seat", "3", *FEW)


def test_a_running_match_is_refused(tmp_path: Path) -> None:
    values = json.loads(record_text("histrio"))
    values.update(answers=values["answers"][:-1], finished=False, result=None)
    file = tmp_path / "running.json"
    file.write_text(json.dumps(values), "utf-8")
    assert "not over" in refused("analyze", file, *FEW)


def test_seats_without_names_are_called_by_their_numbers() -> None:
    texts, seating = Texts("de"), Seating(("", "Blaise", ""), 0)
    unnamed = texts.text("seat-unnamed", seat=3)
    assert seating.in_sentence(texts, 2) == seating.name(texts, 2) == unnamed
    assert "3" in unnamed
    assert "Blaise" in seating.in_sentence(texts, 1)
    assert seating.name(texts, 0) == texts.text("seat-you")
