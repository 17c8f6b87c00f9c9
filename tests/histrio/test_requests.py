"""Requests at the end of a season (HI-E4, HI-E5), and a test for every condition (HI-E6)."""

import pytest

from tests.histrio.table import CHANGES, ecu, moves, offered, pay_day, play, purse, refusal, rule_and_text, seats, table
from trianon.core.match import Match
from trianon.core.match_state import Reason
from trianon.games.histrio.codes.component import CONDITIONS


def asked_with(request: str, belongings: str, other: str = "", needle: str = "comedy.1") -> Match:
    """Seat 1 holds a request and has these belongings, seat 2 has others."""
    return pay_day(f'requests = ["{request}"]\n{belongings}', other, "", needle=needle)


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


def troupe(*actors: str) -> str:
    return f"troupe = {list(actors)}"


C1, T1 = "comedian.1", "tragedian.1"


@pytest.mark.parametrize(
    ("request_", "belongings", "other", "needle", "missing"),
    [
        # the best show, ties included, and it must please
        ("kings_favourite", troupe("comedian.4"), troupe("comedian.4"), "comedy.1", 0),
        ("kings_favourite", troupe("comedian.2"), troupe("comedian.4"), "comedy.1", 2),
        ("kings_favourite", "", "", "comedy.1", 1),
        ("kings_favourite", troupe(T1), "", "comedy.1", 2),
        # 5 or more in the mood's direction
        ("standing_ovation", troupe("tragedian.5"), "", "tragedy.2", 0),
        ("standing_ovation", troupe("comedian.5", T1), "", "comedy.1", 1),
        # 3 or more in the other direction
        ("rebel", troupe("tragedian.4", C1), "", "comedy.1", 0),
        ("rebel", troupe("tragedian.2"), "", "comedy.1", 1),
        ("rebel", troupe("tragedian.4"), "", "tragedy.1", 7),
        # equal sums with both present: an empty troupe has nobody
        ("balance", troupe("tragedian.4", C1, "comedian.3"), "", "comedy.1", 0),
        ("balance", "", "", "comedy.1", 2),
        ("balance", troupe("tragedian.4", C1), "", "comedy.1", 3),
        # as many actors as they say, not fewer
        ("great_company", troupe(C1, C1, C1, T1, T1), "", "comedy.1", 0),
        ("great_company", troupe(C1, C1, C1, T1), "", "comedy.1", 1),
        ("laughter", troupe(C1, C1, C1), "", "comedy.1", 0),
        ("laughter", troupe(C1, C1, T1, T1, T1), "", "comedy.1", 1),
        ("tears", troupe(T1, T1, T1), "", "comedy.1", 0),
        ("tears", troupe(T1, T1, C1, C1, C1), "", "comedy.1", 1),
        ("the_star", troupe("tragedian.5"), "", "comedy.1", 0),
        ("the_star", troupe("tragedian.4", "comedian.4"), "", "comedy.1", 1),
        ("beginners", troupe(C1, "tragedian.2", "comedian.2"), "", "comedy.1", 0),
        ("beginners", troupe(C1, "tragedian.2", "comedian.3"), "", "comedy.1", 1),
        # the impresarios of the seat's colour
        ("stage_managers", "on_stage = 2", "", "comedy.1", 0),
        ("stage_managers", "on_stage = 1", "on_stage = 3", "comedy.1", 1),
        ("circus", 'jugglers = ["fox", "owl"]', "", "comedy.1", 1),
    ],
)
def test_a_condition_holds_or_lacks_so_much(
    request_: str, belongings: str, other: str, needle: str, missing: int
) -> None:
    """HI-E6: for each condition, with the amount that its reason tells."""
    match = asked_with(request_, belongings, other, needle=needle)
    assert (0 if holds(match, request_) else lacks(match, request_).missing) == missing


def test_jugglers_laid_out() -> None:
    """HI-E6: circus: three, used ones and the Chameleon included."""
    match = asked_with("circus", 'jugglers = ["fox", "owl", "chameleon"]\nused = ["fox", "owl"]')
    play(match, "1 count:comedian")
    assert holds(match, "circus")


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
