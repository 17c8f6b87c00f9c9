"""The current score, and what options cost and bring, as the API returns it."""

from tests.infrastructure.seated_table import SeatedTable, finished, refusal, table_of
from tests.server.conftest import GAME_AND_DATABASE
from trianon.server.matches.outlooks import consequences_of, score_of
from trianon.server.node import ServerNode


def openly(company: SeatedTable) -> bool:
    """Whether a seat has an open choice after a while."""
    match = company.loaded().match
    return company.row().number > 40 and not match.base.wanted.any() and len(match.options(match.asked()[0])) > 1


@GAME_AND_DATABASE
def test_the_score_is_the_sum_of_its_lines_and_beside_the_situation(node: ServerNode, game: str) -> None:
    company = table_of(node, game, 3)
    company.play(until=openly)
    for viewer in range(4):
        now = company.now(viewer)
        score = score_of(node.tables, company.table, company.people[viewer - 1] if viewer else None)
        assert [seat.points for seat in score.seats] == now.points
        assert [bool(seat.hidden) for seat in score.seats] == now.hidden_points
        assert score.number == now.number
        for seat in score.seats:
            assert sum(line.points for line in seat.lines) == seat.points


@GAME_AND_DATABASE
def test_every_option_has_consequences_and_one_can_be_asked_for(node: ServerNode, game: str) -> None:
    company = table_of(node, game, 3)
    company.play(until=openly)
    seat = company.asked()[0]
    person, decision = company.person(seat), company.decision(seat)
    shown = consequences_of(node.tables, company.table, person, None)
    assert shown.number == decision.number
    assert [option.key for option in shown.options] == decision.options
    assert all(case.say for option in shown.options for case in option.cases)
    [one] = consequences_of(node.tables, company.table, person, decision.options[-1]).options
    assert one == shown.options[-1]


def test_only_an_asked_player_gets_consequences_and_only_of_options(node: ServerNode) -> None:
    company = table_of(node, "rokoko", 3)
    company.play(until=openly)
    seat = company.asked()[0]
    asked, rival = company.person(seat), company.person(seat % 3 + 1)
    assert consequences_of(node.tables, company.table, rival, None).options == []
    assert refusal(consequences_of, node.tables, company.table, asked, "no:such").error == "no-such-option"


def test_a_finished_match_has_a_result_instead(node: ServerNode) -> None:
    company = finished(node, "histrio", 2)
    assert company.now(1).points is None
    assert score_of(node.tables, company.table, None).seats == []
