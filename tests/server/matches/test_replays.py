"""Looking back, and the record of a finished match: at every point from every seat what the match showed then."""

import json
from pathlib import Path
from typing import Any

from tests.cli.command_runner import good
from tests.infrastructure.samples import sample
from tests.infrastructure.seated_table import SeatedTable, guests, refusal, replayed, table_of
from tests.server.conftest import GAME_AND_DATABASE
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.core.match_file.replay import final_lines
from trianon.core.outlook import outlook_of
from trianon.server.matches.replays import match_file, replay_at
from trianon.server.matches.undo import undo_answer
from trianon.server.node import ServerNode
from trianon.server.storage.schema import TABLES
from trianon.server.table_store.editions import table_setting
from trianon.server.table_store.match_cache import table_start
from trianon.server.wire.match_messages import ReplayPosition


def at(company: SeatedTable, seat: int, number: int, wanted: int | None = None) -> ReplayPosition:
    """A moment as a seat asks for it; 0 is a stranger."""
    return replay_at(company.node, company.table, company.people[seat - 1] if seat else None, number, wanted)


def finished(node: ServerNode, game: str, players: int, **wanted: Any) -> SeatedTable:
    """A finished match in which some answers were taken back."""
    company = table_of(node, game, players, **wanted)
    for _ in range(8):
        company.play(4)
        match = company.loaded().match
        for seat in range(players):
            person = company.people[seat]
            if person is not None and match.may_undo(seat):
                undo_answer(node.tables, company.table, person)
                break
    company.play()
    return company


@GAME_AND_DATABASE
def test_a_finished_match_shows_every_point_from_every_seat(node: ServerNode, game: str) -> None:
    company = finished(node, game, 3)
    match = Match(table_setting(company.row()), table_start(company.row()))
    answers = company.loaded().match.answers
    for number in range(len(answers) + 1):
        if number:
            match.answer(answers[number - 1].seat, answers[number - 1].key)
        if number % sample(17, 7) and number not in (1, len(answers)):
            continue
        for seat in (1, 2, 3):
            shown = at(company, 1, number, seat)
            assert shown.view == match.view(seat - 1)
            assert shown.question == match.question()
            assert shown.entry is not None
            facts = [{fact: value for fact, value in event.items() if fact != "phrase"} for event in shown.entry.events]
            assert facts == match.events(seat - 1, number)
            assert (shown.at, shown.answers, shown.seat) == (number, len(answers), seat)
            assert shown.points == match.points_now()
        stranger = at(company, 0, number)
        assert stranger.points == match.points_now()
        assert stranger.view == match.view(SPECTATOR)
        assert stranger.seat is None
    assert match.points_now() == match.result()["points"]


def test_a_running_match_shows_only_ones_own_past(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2)
    company.play(30)
    match = replayed(company)
    assert at(company, 1, 30, 1).view == match.view(0)
    assert at(company, 2, 30).view == match.view(1)
    assert at(company, 0, 12).seat is None
    for seat, viewer in ((0, SPECTATOR), (1, 0), (2, 1)):
        then, seen = at(company, seat, 30), outlook_of(match.setting, match.look(viewer))
        assert seen is not None
        assert (then.points, then.hidden_points) == (seen.points(), seen.hides_points())
    for seat, wanted in ((1, 2), (2, 1), (0, 1)):
        assert refusal(at, company, seat, 3, wanted).error == "not-your-seat"


def test_what_was_never_there_is_not_shown(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 2, watch="nobody")
    company.play(5)
    beyond = refusal(at, company, 1, 6)
    assert (beyond.error, beyond.facts) == ("no-such-answer", {"number": 6, "most": 5})
    assert refusal(at, company, 1, 2, 3).error == "no-seat"
    assert refusal(at, company, 0, 2).error == "no-table"
    assert refusal(replay_at, node, company.table, guests(node, 1)[0], 2, None).error == "no-table"


def test_the_final_scoring_covers_the_whole_match(node: ServerNode) -> None:
    company = table_of(node, "histrio", 2)
    while company.play(3):
        node.tables.match_cache.discard(company.table)  # as after a restart, or when another node goes on
    result = company.result()
    assert result.lines == final_lines(replayed(company))
    assert result.lines


# -- the record


@GAME_AND_DATABASE
def test_the_match_file_has_the_parts_of_its_seed_and_is_verified(node: ServerNode, game: str, tmp_path: Path) -> None:
    company = finished(node, game, 2, salt="sel")
    text = match_file(node.tables, company.table, None)
    file = tmp_path / "match.json"
    file.write_text(text, "utf-8")
    assert good("verify", file, "--json").data[0]["finished"] is True
    values = json.loads(text)
    now = company.now(1)
    assert now.result is not None
    assert now.result.fairness is not None
    assert values["fairness"] == {
        "commitment": now.table.commitment,
        "secret": now.result.fairness.secret,
        "salts": now.result.fairness.salts,
        "committed": [False, False],
        "salt_commitments": now.result.fairness.salt_commitments,
    }
    assert values["seed"] == now.result.fairness.seed
    assert values["fairness"]["salts"] == ["sel", ""]
    assert values["seats"] == [seat.name for seat in now.table.seats]


def test_the_match_file_needs_a_finished_visible_match(node: ServerNode) -> None:
    company = table_of(node, watch="nobody")
    assert refusal(match_file, node.tables, company.table, company.people[0]).error == "not-over"
    company.play()
    assert match_file(node.tables, company.table, company.people[0])
    assert refusal(match_file, node.tables, company.table, None).error == "no-table"


def test_a_match_of_other_rules_has_no_record_rather_than_a_wrong_one(node: ServerNode) -> None:
    company = table_of(node)
    company.play()
    with node.store.write() as connection:  # as if the same seed meant other cards today
        connection.execute(TABLES.update().values(seed="another", rules=7))
    node.tables.match_cache.discard(company.table)
    trouble = refusal(match_file, node.tables, company.table, None)
    assert (trouble.error, trouble.status, trouble.facts["rules"]) == ("other-rules", 409, 7)
