"""`trianon learn`: lessons to their end in every language, wrong answers explained, left and resumed."""

from pathlib import Path

import pytest

from tests.cli.command_runner import Completed, refused, squeezed, trianon
from trianon.core.lessons.load import load_lesson
from trianon.texts import Texts


def learn(folder: Path, game: str, *arguments: str, typed: list[str], language: str = "en") -> Completed:
    """Learn with these lines typed; the state folder is inside `folder`."""
    return trianon("learn", game, *arguments, language=language, typed=typed, state=folder)


def script(game: str, first: int = 0, most: int | None = None) -> list[str]:
    """What the steps of a lesson ask to type: a key, or nothing after an explanation."""
    return [step.answer for step in load_lesson(game, "first").steps[first:most]]


@pytest.mark.parametrize(("game", "language"), [("rokoko", "zh"), ("histrio", "de")])
def test_a_lesson_leads_to_its_end_and_the_match_goes_on(tmp_path: Path, game: str, language: str) -> None:
    quit_word = Texts(language).text("command-quit")
    done = learn(tmp_path, game, typed=[*script(game), quit_word], language=language)
    assert done.code == 0, done.out[-500:]
    texts, lesson = Texts(language, game), load_lesson(game, "first")
    output = squeezed(done.out)
    assert all(squeezed(texts.text(lesson.heading(part)[0])) in output for part in lesson.parts)
    assert squeezed(texts.text("play-left", file="")[:5]) in output, "the lesson is over: the match was left"
    assert squeezed(texts.text("learn-read-on")) not in output


def test_a_wrong_answer_is_explained_and_changes_nothing(tmp_path: Path) -> None:
    done = learn(tmp_path, "histrio", typed=["travel:2", "", "", "", "2", "travel:7", "keep", "quit"])
    assert "Read this first" in done.out
    assert "That would work, too: travel to Clochette" in " ".join(done.out.split())
    assert "Part 3 of 6" in done.out


def test_a_lesson_that_was_left_goes_on_and_can_begin_anew(tmp_path: Path) -> None:
    left = learn(tmp_path, "histrio", typed=[*script("histrio", most=5), "quit"])
    assert 'Continue with "trianon learn histrio"' in " ".join(left.out.split())
    again = learn(tmp_path, "histrio", typed=["quit"])
    assert "continues where you left it" in again.out
    assert "Part 3 of 6" in again.out
    assert "Part 1 of 6" in learn(tmp_path, "histrio", "--new", typed=["quit"]).out


def test_a_game_without_lessons_is_refused() -> None:
    assert "There is no lesson for goofspiel. Lessons: histrio, rokoko." in refused("learn", "goofspiel")
