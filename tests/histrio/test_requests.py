"""Requests at the end of a season (HI-E4, HI-E5), and a test for every condition (HI-E6)."""

import pytest

from tests.histrio.table import CHANGES, ecu, moves, offered, pay_day, play, purse, refusal, rule_and_text, seats, table
from trianon.core.match import Match
from trianon.core.match_state import Reason
from trianon.games.histrio.codes.component import CONDITIONS


def asked_with(request: str, belongings: str, *others: str, needle: str = "comedy.1") -> Match:
    """Seat 1 holds a request and has these belongings; others have what is given, or nothing."""
    rest = [*others, "", ""][: max(2, len(others))]
    return pay_day(f'requests = ["{request}"]\n{belongings}', *rest, needle=needle)


def holds(match: Match, request: str) -> bool:
    return f"play:{request}" in offered(match, 1)


def lacks(match: Match, request: str) -> Reason:
    return refusal(match, 1, f"play:{request}")


def test_every_holder_of_a_request_is_asked_at_once() -> None:
    """HI-E4: even if none can be played; to play none is always possible."""
    match = pay_day('requests = ["balance"]', "", 'requests = ["the_star", "rebel"]\ntroupe = ["comedian.5"]')
    assert match.question() == {"question": "play_request", "seats": [1, 3]}
    assert offered(match, 1) == {"pass"}
    assert offered(match, 2) == set()
    assert offered(match, 3) == {"play:the_star", "pass"}
    assert rule_and_text(match, 2, "pass") == ("HI-E4", "not-asked")


def test_an_answer_can_be_changed_until_the_last_is_in() -> None:
    """HI-E4: sealed, and hidden from everybody else."""
    match = pay_day('requests = ["balance"]', "", 'requests = ["the_star", "rebel"]\ntroupe = ["comedian.5"]')
    play(match, "3 play:the_star")
    assert match.events(0, since=1) == [{"event": "sealed", "seat": 3}]
    assert rule_and_text(match, 3, "pass") == ("HI-E4", "sealed-already")
    assert rule_and_text(match, 3, "play:the_star") == ("HI-E4", "sealed-already")
    play(match, "3 reconsider", "3 pass", "1 pass")
    assert purse(match, 3)["played"] == [None, None]


def test_one_request_is_played_for_its_ecu_and_stays_face_up() -> None:
    """HI-E4: exactly one, of those in hand."""
    match = pay_day('requests = ["the_star", "laughter"]\ntroupe = ["tragedian.5"]', "", "")
    assert rule_and_text(match, 1, "play:rebel") == ("HI-E4", "request-not-held")
    assert rule_and_text(match, 1, "reconsider") == ("HI-E4", "nothing-sealed")
    play(match, "1 play:the_star")
    assert purse(match, 1)["requests"] == ["laughter"]
    assert match.view()["seats"][0]["played"] == ["the_star", None]
    assert moves(match, "request", since=1) == [("the_star", "request_hand.1", "played.1")]
    assert purse(match, 1)["ledger"]["request"] == 2


def test_a_request_of_season_1_is_scored_again_if_its_condition_holds() -> None:
    """HI-E5: in season 2, with the troupe of season 2."""
    again = pay_day('played = ["the_star", ""]\ntroupe = ["comedian.5"]', 'played = ["the_star", ""]', "", season=2)
    assert again.over
    assert [purse(again, seat)["ledger"]["request_again"] for seat in (1, 2)] == [2, 0]


def test_both_requests_count_in_season_2() -> None:
    """HI-E4, HI-E5: the one played now, and the one of season 1."""
    match = pay_day('played = ["the_star", ""]\nrequests = ["the_star"]\ntroupe = ["comedian.5"]', "", "", season=2)
    play(match, "1 play:the_star")
    assert (purse(match, 1)["ledger"]["request"], purse(match, 1)["ledger"]["request_again"]) == (2, 2)
    assert purse(match, 1)["played"] == ["the_star", "the_star"]


def test_a_request_is_not_scored_again_in_season_1() -> None:
    """HI-E5: only season 2 looks back."""
    match = play(pay_day('requests = ["the_star"]\ntroupe = ["comedian.5"]', "", ""), "1 play:the_star")
    assert purse(match, 1)["ledger"]["request_again"] == 0


def test_the_best_show() -> None:
    """HI-E6: kings_favourite: the best show, ties included, and it must please."""
    request = "kings_favourite"
    assert holds(asked_with(request, 'troupe = ["comedian.4"]', 'troupe = ["comedian.4"]', ""), request)
    behind = asked_with(request, 'troupe = ["comedian.2"]', 'troupe = ["comedian.4"]', "")
    assert lacks(behind, request).missing == 2
    assert lacks(asked_with(request, ""), request).missing == 1
    assert lacks(asked_with(request, 'troupe = ["tragedian.1"]'), request).missing == 2


def test_a_difference_in_the_mood() -> None:
    """HI-E6: standing_ovation: 5 or more in the mood's direction."""
    request = "standing_ovation"
    assert holds(asked_with(request, 'troupe = ["tragedian.5"]', needle="tragedy.2"), request)
    reason = lacks(asked_with(request, 'troupe = ["comedian.5", "tragedian.1"]'), request)
    assert (reason.rule, reason.text, reason.missing) == ("HI-E6", "condition-difference_in_mood_at_least", 1)


def test_a_difference_against_the_mood() -> None:
    """HI-E6: rebel: 3 or more in the other direction."""
    assert holds(asked_with("rebel", 'troupe = ["tragedian.4", "comedian.1"]'), "rebel")
    assert lacks(asked_with("rebel", 'troupe = ["tragedian.2"]'), "rebel").missing == 1
    assert lacks(asked_with("rebel", 'troupe = ["tragedian.4"]', needle="tragedy.1"), "rebel").missing == 7


def test_equal_sums_with_both_present() -> None:
    """HI-E6: balance: an empty troupe has equal sums, but nobody present."""
    assert holds(asked_with("balance", 'troupe = ["tragedian.4", "comedian.1", "comedian.3"]'), "balance")
    assert lacks(asked_with("balance", ""), "balance").missing == 2
    assert lacks(asked_with("balance", 'troupe = ["tragedian.4", "comedian.1"]'), "balance").missing == 3


@pytest.mark.parametrize(
    ("request_", "enough", "short"),
    [
        ("great_company", ["comedian.1"] * 3 + ["tragedian.1"] * 2, ["comedian.1"] * 3 + ["tragedian.1"]),
        ("laughter", ["comedian.1"] * 3, ["comedian.1"] * 2 + ["tragedian.1"] * 3),
        ("tears", ["tragedian.1"] * 3, ["tragedian.1"] * 2 + ["comedian.1"] * 3),
        ("the_star", ["tragedian.5"], ["tragedian.4", "comedian.4"]),
        ("beginners", ["comedian.1", "tragedian.2", "comedian.2"], ["comedian.1", "tragedian.2", "comedian.3"]),
    ],
)
def test_conditions_on_actors_present(request_: str, enough: list[str], short: list[str]) -> None:
    """HI-E6: great_company, laughter, tears, the_star, beginners: with as many as they say, not with fewer."""
    assert holds(asked_with(request_, f"troupe = {enough}"), request_)
    assert lacks(asked_with(request_, f"troupe = {short}"), request_).missing == 1


def test_jugglers_laid_out() -> None:
    """HI-E6: circus: three, used ones and the Chameleon included."""
    match = asked_with("circus", 'jugglers = ["fox", "owl", "chameleon"]\nused = ["fox", "owl"]')
    play(match, "1 count:comedian")
    assert holds(match, "circus")
    assert lacks(asked_with("circus", 'jugglers = ["fox", "owl"]'), "circus").missing == 1


def test_own_impresarios_on_the_stage() -> None:
    """HI-E6: stage_managers: two of the seat's colour; others' do not count."""
    request = "stage_managers"
    assert holds(asked_with(request, "on_stage = 2"), request)
    assert lacks(asked_with(request, "on_stage = 1", "on_stage = 3", ""), request).missing == 1


@pytest.mark.parametrize(
    ("request_", "actors", "counts"),
    [
        ("standing_ovation", ["comedian.4"], True),
        ("balance", ["comedian.3", "tragedian.4"], True),
        ("balance", ["tragedian.1"], False),
        ("laughter", ["comedian.2", "comedian.2"], False),
        ("great_company", ["comedian.2"] * 3 + ["tragedian.2"], False),
        ("beginners", ["comedian.2", "comedian.2"], False),
    ],
)
def test_the_chameleon_counts_in_sums_not_as_an_actor(request_: str, actors: list[str], counts: bool) -> None:
    """HI-E6, HI-J3: what it was counted as holds for the sums of requests too."""
    match = play(asked_with(request_, f'troupe = {actors}\njugglers = ["chameleon"]'), "1 count:comedian")
    assert holds(match, request_) == counts


def test_every_condition_of_the_edition_is_tested_here() -> None:
    """HI-E6: one request of the reference edition for each."""
    assert sorted(request["condition"] for request in CHANGES.parsed["requests"]) == sorted(CONDITIONS)


def test_numbers_and_ecu_come_from_the_edition() -> None:
    """HI-E4, HI-E6: what a request wants and what it pays."""
    changes = ("requests.8.n", 3), ("requests.8.ecu", 9), ("requests.9.levels", [4]), ("requests.9.n", 1)
    hands = 'requests = ["the_star"]\ntroupe = ["comedian.3"]', 'requests = ["beginners"]\ntroupe = ["tragedian.4"]'
    match = table('players = 3\nphase = "pay"\n' + seats(*hands, ""), *changes)
    assert offered(match, 2) == {"play:beginners", "pass"}
    play(match, "1 play:the_star", "2 pass")
    assert ecu(match)[0] == 3 + 1 + 6 + 9
