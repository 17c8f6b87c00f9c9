"""Lessons of all games: the script is legal, every text exists in every language, and faults in files are reported."""

from itertools import groupby

import pytest

from trianon.core.errors import LessonError, TrianonError
from trianon.core.installed import game_names
from trianon.core.lessons.lesson import KEY, Lesson, LessonStep
from trianon.core.lessons.load import lessons_of, load_lesson, parse_lesson
from trianon.core.lessons.walk import answered_by, play_rivals, setting_for, walk
from trianon.core.match import Match
from trianon.core.outlook import outlook_of
from trianon.games import game_of
from trianon.texts import LANGUAGES, Texts
from trianon.texts.messages import Formatter

LESSONS = [(game, lesson) for game in game_names() for lesson in lessons_of(game)]
OF_EVERY_GAME = pytest.mark.parametrize(("game", "lesson"), LESSONS)
SOUND = """
players = 2
seed = "any"
[[rival]]
seat = 2
answers = ["keep"]
[[step]]
part = "one"
say = "first"
light = ["place:window.4"]
[[step]]
part = "one"
answer = "use"
"""


def test_built_in_games_have_lessons_and_others_need_none() -> None:
    assert {game for game, _ in LESSONS} == {"histrio", "rokoko"}
    assert lessons_of("goofspiel") == ()


@OF_EVERY_GAME
def test_every_step_is_possible_when_it_is_shown(game: str, lesson: str) -> None:
    taught = load_lesson(game, lesson)
    shown = 0
    for step, match in walk(game_of(game), taught):
        options = match.options(taught.seat)
        shown += 1
        assert options, "the learner is asked while the steps last"
        assert step.answer in ("", *options)
        assert all(target.name in options for target in step.light if target.kind == KEY)
        if step.brings:
            outlook = outlook_of(match.setting, match.look(taught.seat))
            assert outlook is not None
            assert outlook.consequences(match.locate(step.answer))[0].changes, step.say
    assert (shown, taught.level) == (len(taught.steps), "novice")
    assert {seat: answered_by(match, seat) for seat in taught.rivals} == {
        seat: len(keys) for seat, keys in taught.rivals.items()
    }, "the scripts of the rivals end with the lesson"


@pytest.mark.parametrize("language", LANGUAGES)
@OF_EVERY_GAME
def test_every_text_exists(game: str, lesson: str, language: str) -> None:
    taught, texts = load_lesson(game, lesson), Texts(language, game)
    setting = setting_for(game_of(game), taught)
    formatter = Formatter(texts, setting.wording.pieces, lambda seat: f"player {seat}")
    assert all(texts.text(taught.heading(part)[0]) for part in taught.parts)
    for step in taught.steps:
        if step.say:
            assert "{" not in formatter.say(taught.message_of(step, setting))
        assert all(formatter.say(item) for item in taught.items_of(step, setting))


@OF_EVERY_GAME
def test_a_lesson_has_few_parts_and_explains_before_it_asks(game: str, lesson: str) -> None:
    taught = load_lesson(game, lesson)
    assert 4 <= len(taught.parts) <= 8
    assert [part for part, _ in groupby(step.part for step in taught.steps)] == taught.parts, "parts are consecutive"
    assert not taught.steps[0].answer
    assert not taught.steps[-1].answer


@OF_EVERY_GAME
def test_a_deviation_ends_the_script(game: str, lesson: str) -> None:
    taught = load_lesson(game, lesson)
    match = Match(setting_for(game_of(game), taught), taught.start())
    seat, keys = next(iter(taught.rivals.items()))
    assert taught.scripted_answer(match, seat, 0) == keys[0]
    assert taught.scripted_answer(match, seat, len(keys)) is None
    assert taught.scripted_answer(match, taught.seat, 0) is None
    [illegal] = [n for n, key in enumerate(keys) if key not in match.options(seat)][:1]
    assert taught.scripted_answer(match, seat, illegal) is None


def test_a_script_that_ends_too_early_is_an_error() -> None:
    taught = Lesson("histrio", "short", 3, 0, "any", "novice", {}, (LessonStep("one", "first", "travel:1"),))
    match = Match(setting_for(game_of("histrio"), taught), taught.start())
    match.answer(0, "travel:1")
    with pytest.raises(TrianonError, match="seat 2 has no legal answer"):
        play_rivals(taught, match)


def test_the_present_step_follows_answers_and_explanations_seen() -> None:
    steps = tuple(LessonStep("one", f"s{n}", "x" if n in (2, 3) else "") for n in range(5))
    taught = Lesson("any", "any", 2, 0, "any", "novice", {}, steps)
    assert [taught.step_at(0, seen) for seen in range(6)] == [0, 1, 2, 2, 2, 2]
    assert [taught.step_at(1, seen) for seen in range(6)] == [3, 3, 3, 3, 3, 3]
    assert [taught.step_at(2, seen) for seen in range(6)] == [4, 4, 4, 4, 4, 5]
    assert taught.step_at(3, 0) == len(steps), "the match went on after the lesson"


def test_a_lesson_is_read_as_it_is_written() -> None:
    taught = parse_lesson(SOUND, "histrio", "own", "own.toml")
    assert (taught.players, taught.seat, taught.level, taught.rivals) == (2, 0, "novice", {1: ("keep",)})
    assert taught.answers == ["use"]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('seed = "any"', "", "seed: fault-missing"),
        ("players = 2", "players = 9", "players: fault-wrong-value"),
        ('light = ["place:window.4"]', 'light = ["window.4"]', "step[1].light[1]: fault-wrong-value"),
        ('light = ["place:window.4"]', 'light = ["panel:window"]', "step[1].light[1]: fault-wrong-value"),
        ('answer = "use"', "", "step[2].say: fault-missing"),
        ('answer = "use"', 'anser = "use"', "step[2].anser: fault-unknown-key-near"),
        ("seat = 2", "seat = 1", "rival[1].seat: fault-seat-again"),
        ('say = "first"', 'say = "first"\nnumbers = { price = 3 }', "step[1].numbers.price: fault-wrong-value"),
        ("[[step]]", "[[steps]]", "steps: fault-unknown-key-near"),
    ],
)
def test_faults_say_where_they_are(old: str, new: str, fault: str) -> None:
    assert old in SOUND
    with pytest.raises(LessonError) as refused:
        parse_lesson(SOUND.replace(old, new), "histrio", "own", "own.toml")
    assert any(str(found).startswith(f"own.toml: {fault}") for found in refused.value.faults), str(refused.value)
