"""Puzzles that come with the games: they open, their values make them puzzles, and every reason has words."""

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from trianon.core.advice import advice_rules_of
from trianon.core.errors import PuzzleError
from trianon.core.installed import folder_of, game_names
from trianon.core.positions.file import dump_position
from trianon.core.puzzles.daily import puzzle_of_the_day
from trianon.core.puzzles.file import parse_puzzle, puzzles_in, puzzles_of, save_puzzle, write_puzzle
from trianon.core.puzzles.match import puzzle_match
from trianon.core.puzzles.puzzle import MAX_STARS, Puzzle, in_order
from trianon.games import game_of
from trianon.texts import LANGUAGES, Texts
from trianon.texts.messages import Formatter
from trianon.viewing.settings import reference_setting

GAMES = ("histrio", "rokoko")
OF_EVERY_GAME = pytest.mark.parametrize("game", GAMES)
DAYS = json.loads((Path(__file__).parent / "puzzle_days.json").read_text("utf-8"))
MIN_PUZZLES = 30  # for a month without a repetition
LOSS, ERRORS, ROUNDED = 0.04, 4.0, 0.0001  # what a puzzle needs between its answers


def of(game: str) -> list[Puzzle]:
    return list(puzzles_of(game).values())


def test_built_in_games_have_enough_puzzles_of_several_kinds() -> None:
    assert {game for game in game_names() if puzzles_of(game)} == set(GAMES)
    for game in GAMES:
        assert len(of(game)) >= MIN_PUZZLES
        assert {puzzle.players for puzzle in of(game)} == set(game_of(game).seats)
        assert {puzzle.stars for puzzle in of(game)} == set(range(1, MAX_STARS + 1))
        assert len({puzzle.question for puzzle in of(game)}) > 1


@OF_EVERY_GAME
def test_every_puzzle_opens_at_its_question_with_its_answers(game: str) -> None:
    for puzzle in of(game):
        match = puzzle_match(puzzle, game_of)
        assert puzzle.seat in match.asked(), puzzle.id
        assert match.question()["question"] == puzzle.question
        assert sorted(match.options(puzzle.seat)) == sorted(option.key for option in puzzle.options), puzzle.id
        assert dump_position(match.setting, match.s) == puzzle.position, puzzle.id


@OF_EVERY_GAME
def test_exactly_one_answer_is_clearly_best(game: str) -> None:
    for puzzle in of(game):
        best, *others = puzzle.options
        assert (best.loss, best.loss_error) == (0, 0)
        assert [each.loss for each in others] == sorted(each.loss for each in others)
        for each in others:
            assert each.loss >= max(LOSS, ERRORS * each.loss_error) - ERRORS * ROUNDED, (puzzle.id, each.key)
            assert 0 <= each.standing <= 1


@OF_EVERY_GAME
def test_files_are_named_by_their_positions_and_are_written_the_same_again(game: str) -> None:
    files = sorted((folder_of(game) / "puzzles").iterdir())
    assert [file.name for file in files] == [f"{puzzle.id}.json" for puzzle in of(game)]
    for file, puzzle in zip(files, of(game), strict=True):
        assert write_puzzle(puzzle) == file.read_text("utf-8")


@OF_EVERY_GAME
def test_every_puzzle_gives_reasons_that_have_words_in_every_language(game: str) -> None:
    for language in LANGUAGES:
        texts = Texts(language, game)
        for puzzle in of(game):
            pieces = reference_setting(game, puzzle.players).wording.pieces
            formatter = Formatter(texts, pieces, str)
            messages = [formatter.say(reason) for option in puzzle.options for reason in option.reasons]
            assert all(messages), puzzle.id
            assert puzzle.best.reasons, puzzle.id


@OF_EVERY_GAME
def test_a_smaller_loss_is_called_less_not_more(game: str) -> None:
    rules = advice_rules_of(game_of(game))
    assert rules is not None
    for puzzle in of(game):
        for name, args in (reason for option in puzzle.options for reason in option.reasons):
            if name.startswith("advice-end"):
                assert (name == "advice-end.loss") == (args["category"][0] in rules.losses), puzzle.id


def test_the_puzzle_of_a_day_is_that_of_the_table_shared_with_the_page() -> None:
    for day, count, index in DAYS:
        ids = [f"{number:08x}" for number in range(count)]
        assert puzzle_of_the_day(ids[::-1], date.fromisoformat(day).toordinal()) == ids[index], day


@OF_EVERY_GAME
def test_lists_begin_with_the_easy_ones(game: str) -> None:
    listed = [(puzzle.stars, puzzle.players) for puzzle in in_order(of(game))]
    assert listed == sorted(listed)
    assert listed[0] == (1, 2)
    assert all(stars > players - 3 for stars, players in listed)


def test_a_folder_of_puzzles(tmp_path: Path) -> None:
    puzzle = of("histrio")[0]
    assert puzzles_in(tmp_path / "none") == {}
    assert save_puzzle(tmp_path, puzzle).name == f"{puzzle.id}.json"
    assert puzzles_in(tmp_path) == {puzzle.id: puzzle}


@pytest.mark.parametrize(
    "change",
    [
        {"seat": 9},
        {"options": []},
        {"options": [{"key": "x"}]},
        {"about": {"players": 2}},
        {"position": 3},
        {"source": {}},
    ],
)
def test_a_faulty_file_is_refused(change: dict[str, object]) -> None:
    data = json.loads(write_puzzle(of("histrio")[0]))
    with pytest.raises(PuzzleError, match="no-puzzle"):
        parse_puzzle(json.dumps(data | change), "x.json")
    with pytest.raises(PuzzleError):
        parse_puzzle("[]", "x.json")


def test_the_id_is_the_fingerprint_of_the_position_alone() -> None:
    puzzle = of("histrio")[0]
    assert replace(puzzle, stars=1, seat=0).id == puzzle.id
    assert replace(puzzle, position=puzzle.position + "\n").id != puzzle.id
