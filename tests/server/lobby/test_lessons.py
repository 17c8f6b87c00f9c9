"""Lessons at tables: private, scripted, resumed while unfinished, and honest about their fixed seed."""

import json

import pytest

from tests.infrastructure.seated_table import SeatedTable, answer_for, assert_replays, guests, refusal
from tests.server.conftest import GAME_AND_DATABASE
from trianon.core.lessons.load import load_lesson
from trianon.core.match_file.read import read_record
from trianon.core.match_file.replay import replay
from trianon.games import game_of
from trianon.server.lobby.lessons import open_lesson
from trianon.server.lobby.tables import rematch
from trianon.server.matches.replays import match_file
from trianon.server.node import ServerNode
from trianon.server.wire.table_messages import Join
from trianon.viewing.lessons import lesson_info, lesson_named, scripted_key

GAMES = pytest.mark.parametrize("game", ["histrio", "rokoko"])


def opened(node: ServerNode, person: str, game: str, *, anew: bool = False) -> SeatedTable:
    """A lesson of a person."""
    table = open_lesson(node, person, game, "first", anew=anew)
    players = load_lesson(game, "first").players
    return SeatedTable(node, table, [person, *[None] * (players - 1)])


def follow(company: SeatedTable, game: str, most: int = 1000) -> None:
    """Give the learner's answers of the script, and those of the rivals as the bot runner finds them."""
    lesson = load_lesson(game, "first")
    for key in lesson.answers[:most]:
        company.answer(lesson.seat + 1, key)
        while lesson.seat not in company.loaded().match.asked():
            match = company.loaded().match
            seat = match.asked()[0]
            scripted = scripted_key(company.row().game, company.row().lesson, match, seat)
            assert scripted is not None, "the script lasts as long as the lesson"
            assert answer_for(company.node, company.table, seat + 1, scripted)


@GAME_AND_DATABASE
def test_a_lesson_is_a_private_table_with_a_script(node: ServerNode, game: str) -> None:
    ada, bo = guests(node, 2)
    company, lesson = opened(node, ada, game), load_lesson(game, "first")
    info = company.now(1).table
    assert (info.lesson, info.watch, info.listed, info.status) == ("first", "nobody", False, "running")
    assert company.row().seed == lesson.seed
    assert [seat.level for seat in info.seats] == [None] + ["novice"] * (lesson.players - 1)
    company.people[0] = bo
    assert refusal(company.now, 1).error == "no-table", "nobody else sees it"


@GAME_AND_DATABASE
def test_the_script_leads_to_its_end_and_then_bots_think(node: ServerNode, game: str) -> None:
    company = opened(node, guests(node, 1)[0], game)
    follow(company, game)
    rival = next(iter(load_lesson(game, "first").rivals))
    assert scripted_key(company.row().game, company.row().lesson, company.loaded().match, rival) is None
    assert_replays(company)


def test_an_unfinished_lesson_goes_on_until_it_is_finished_or_left(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    first = opened(node, ada, "histrio")
    follow(first, "histrio", 2)
    assert first.now(1).lesson_answers == 2
    assert opened(node, ada, "histrio").table == first.table
    assert opened(node, bo, "histrio").table != first.table
    again = opened(node, ada, "histrio", anew=True)
    assert again.table != first.table
    follow(again, "histrio")
    assert opened(node, ada, "histrio").table not in (first.table, again.table), "that lesson was finished"


def test_a_lesson_with_other_answers_is_not_resumed(node: ServerNode) -> None:
    [ada] = guests(node, 1)
    company = opened(node, ada, "histrio")
    company.answer(1, "travel:2")
    assert opened(node, ada, "histrio").table != company.table


def test_the_result_and_the_match_file_show_the_fixed_seed_and_no_proof(node: ServerNode) -> None:
    [ada] = guests(node, 1)
    company = opened(node, ada, "histrio")
    follow(company, "histrio")
    company.play()
    result = company.result()
    assert result.fairness is None
    text = match_file(node.tables, company.table, ada)
    assert "fairness" not in json.loads(text)
    read = read_record(text, "record", game_of)
    assert read.start.seed == load_lesson("histrio", "first").seed
    assert replay(read).over
    again = SeatedTable(node, rematch(node, company.table, ada, Join()), company.people)
    assert again.now(1).table.lesson is None
    assert again.row().seed != read.start.seed


@GAMES
def test_steps_of_the_api_have_headings_and_messages(game: str) -> None:
    info = lesson_info(lesson_named(game, "first"))
    assert [step.part for step in info.steps] == sorted(step.part for step in info.steps)
    assert {step.part for step in info.steps} == set(range(len(info.parts)))
    assert all(step.say or step.answer for step in info.steps)


def test_there_are_no_other_lessons(node: ServerNode) -> None:
    [ada] = guests(node, 1)
    for game, lesson in (("histrio", "none"), ("goofspiel", "first"), ("histrio", "../first")):
        assert refusal(open_lesson, node, ada, game, lesson).error == "no-page"
