"""`trianon puzzles`: solved by number and by key in every language, listed, made and checked."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from tests.cli.command_runner import Completed, good, refused, squeezed, trianon
from trianon.bots.puzzles import mining
from trianon.core.puzzles.daily import puzzle_of_the_day
from trianon.core.puzzles.file import puzzles_of, save_puzzle
from trianon.core.puzzles.puzzle import Puzzle
from trianon.texts import Texts

FEW = ("--simulations", "300", "--workers", "1")


def clearest(game: str) -> Puzzle:
    return max((puzzle for puzzle in puzzles_of(game).values() if puzzle.stars == 1), key=lambda one: one.gap)


def solve(*arguments: str, typed: list[str], language: str = "en") -> Completed:
    return trianon("puzzles", "solve", *arguments, language=language, typed=typed)


@pytest.mark.parametrize(("game", "language"), [("histrio", "de"), ("rokoko", "zh")])
def test_a_wrong_answer_is_explained_and_the_right_one_shows_all_values(game: str, language: str) -> None:
    puzzle, texts = clearest(game), Texts(language, game)
    done = solve(game, puzzle.id, typed=["nonsense", puzzle.options[1].key, puzzle.best.key], language=language)
    output = squeezed(done.out)
    assert done.code == 0
    assert squeezed(texts.text("puzzles-no-option", typed="nonsense")) in output
    assert squeezed(texts.text("puzzles-legend")) in output
    right = squeezed(texts.text("puzzles-solved", option="|")).split("|")[0]
    assert output.index(f"±{200 * puzzle.best.error:.0f}") > output.index(right)
    assert done.out.count("±") == len(puzzle.options) + 1
    assert "·" in done.out


def test_numbers_giving_up_and_leaving() -> None:
    puzzle = clearest("histrio")
    given_up = solve("histrio", puzzle.id, typed=["?"])
    assert "The best answer:" in given_up.out
    assert "±" in given_up.out
    left = solve("histrio", puzzle.id, typed=["99", "q"])
    assert left.code == 0
    assert '"99" is not one of the choices' in left.out
    assert "±" not in left.out


def test_the_puzzle_of_the_day_is_the_default() -> None:
    today = puzzle_of_the_day(list(puzzles_of("histrio")), date.today().toordinal())
    for arguments in ((), ("--today",)):
        assert today in solve("histrio", *arguments, typed=["q"]).out
    assert "not both" in refused("puzzles", "solve", "histrio", today, "--today")
    assert "no puzzle 12345678" in refused("puzzles", "solve", "histrio", "12345678")
    assert "no such puzzles" in refused("puzzles", "solve", "goofspiel")


def test_lists() -> None:
    listed = good("puzzles", "list", "histrio", "--stars", "1", "--json").data
    assert listed
    assert {entry["stars"] for entry in listed} == {1}
    assert {entry["id"] for entry in listed} <= set(puzzles_of("histrio"))
    output = good("puzzles", "list").out
    assert all(name in output for game in ("histrio", "rokoko") for name in puzzles_of(game))


def test_made_puzzles_are_files_and_can_be_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = clearest("histrio")
    monkeypatch.setattr(mining.MiningTask, "run", lambda task, number, stop: [puzzle] if number else [])
    output = good("puzzles", "make", "histrio", tmp_path / "new", "--games", "2", "--workers", "1").out
    file = tmp_path / "new" / f"{puzzle.id}.json"
    assert file.exists()
    assert f"★ {file}" in output
    assert "One puzzle was found." in output
    checked = good("puzzles", "check", "histrio", "--folder", tmp_path / "new", *FEW, "--json").data
    assert [(entry["id"], entry["confirmed"], entry["best"]) for entry in checked] == [
        (puzzle.id, True, puzzle.best.key)
    ]


def test_a_refuted_puzzle_ends_with_1(tmp_path: Path) -> None:
    puzzle = clearest("histrio")
    best, second, *others = puzzle.options
    save_puzzle(tmp_path, replace(puzzle, options=(second, best, *others)))
    done = trianon("puzzles", "check", "histrio", "--folder", tmp_path, *FEW)
    assert done.code == 1
    assert f"not confirmed: search prefers {best.key}" in done.out
