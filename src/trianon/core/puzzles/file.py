"""Reads and writes puzzles: JSON files in the folder `puzzles` of a game's package, named by their ids."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from trianon.core.files import PUZZLE_FILE, parse_json, read_text, save
from trianon.core.installed import folder_of
from trianon.core.puzzles.puzzle import MAX_STARS, Puzzle, PuzzleOption, PuzzleSource

FOLDER, SUFFIX = "puzzles", ".json"
DIGITS = 4  # of values and errors: more would be noise


@cache
def puzzles_of(game: str) -> dict[str, Puzzle]:
    """The puzzles in a game's package by id, in the order of their ids; none for a game without."""
    return puzzles_in(folder_of(game) / FOLDER)


def puzzles_in(folder: Path) -> dict[str, Puzzle]:
    """The puzzles in a folder by id, in the order of their ids."""
    found = [load_puzzle(path) for path in sorted(folder.glob(f"*{SUFFIX}"))] if folder.is_dir() else []
    return {puzzle.id: puzzle for puzzle in sorted(found, key=lambda puzzle: puzzle.id)}


def load_puzzle(path: Path) -> Puzzle:
    """The puzzle in a file; PuzzleError otherwise."""
    return parse_puzzle(read_text(path, PUZZLE_FILE), str(path))


def save_puzzle(folder: Path, puzzle: Puzzle) -> Path:
    """Write a puzzle into a folder, under its id; the file."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{puzzle.id}{SUFFIX}"
    save(path, write_puzzle(puzzle))
    return path


def write_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as JSON: one line for each line of its position and for each option."""
    about = {"players": puzzle.players, "question": puzzle.question, "stars": puzzle.stars}
    source = {"seed": puzzle.source.seed, "bots": list(puzzle.source.bots), "answers": puzzle.source.answers}
    parts = {
        "game": _line(puzzle.game),
        "about": _line(about),
        "seat": _line(puzzle.seat + 1),
        "source": _line(source),
        "options": _lines([_option_json(option) for option in puzzle.options]),
        "position": _lines(puzzle.position.split("\n")),
    }
    return "{\n" + ",\n".join(f"  {_line(name)}: {text}" for name, text in parts.items()) + "\n}\n"


def parse_puzzle(text: str, name: str) -> Puzzle:
    """The puzzle in a JSON text; `name` stands for the file in messages."""
    data = parse_json(text, name, PUZZLE_FILE)
    try:
        about, source = data["about"], data["source"]
        puzzle = Puzzle(
            game=str(data["game"]),
            players=int(about["players"]),
            seat=int(data["seat"]) - 1,
            stars=int(about["stars"]),
            question=str(about["question"]),
            position="\n".join(data["position"]),
            options=tuple(_option(option) for option in data["options"]),
            source=PuzzleSource(str(source["seed"]), tuple(source["bots"]), int(source["answers"])),
        )
    except (KeyError, TypeError, ValueError):
        raise PUZZLE_FILE.refusal(name, "no-puzzle") from None
    in_range = 1 <= puzzle.stars <= MAX_STARS and 0 <= puzzle.seat < puzzle.players and len(puzzle.options) > 1
    if not in_range:
        raise PUZZLE_FILE.refusal(name, "no-puzzle")
    return puzzle


def _option_json(option: PuzzleOption) -> dict[str, Any]:
    return {
        "key": option.key,
        "standing": [round(option.standing, DIGITS), round(option.error, DIGITS)],
        "loss": [round(option.loss, DIGITS), round(option.loss_error, DIGITS)],
        "reasons": list(option.reasons),
    }


def _option(data: dict[str, Any]) -> PuzzleOption:
    (standing, error), (loss, loss_error) = data["standing"], data["loss"]
    reasons = tuple(list(reason) for reason in data["reasons"])
    return PuzzleOption(str(data["key"]), float(standing), float(error), float(loss), float(loss_error), reasons)


def _line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _lines(values: list[Any]) -> str:
    return "[\n" + ",\n".join(f"    {_line(value)}" for value in values) + "\n  ]"
