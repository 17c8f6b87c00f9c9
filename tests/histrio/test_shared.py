"""Shared cities, the needle and the end of the encounters (HI-2.12 to HI-2.18)."""

import pytest

from tests.histrio.table import ecu, emitted, moves, offered, on_the_road, play, purse, rule_and_text, table
from tests.infrastructure.edition_changes import ReferenceChanges
from trianon.core.kernel.struct import NONE
from trianon.core.match import Match, Start
from trianon.games.histrio.edition_rules import SCHEMA
from trianon.games.histrio.game import GAME

TOGETHER = ("going = 1", "going = 1", "going = 8")


def test_everybody_in_a_shared_city_draws_a_request() -> None:
    """HI-2.12: jugglers and alms are discarded without effect."""
    match = on_the_road('[["alms.3", "fox"]]', *TOGETHER, more='request_pile = ["rebel", "circus", "tears"]')
    assert [purse(match, seat)["requests"] for seat in (1, 2, 3)] == [["rebel"], ["circus"], ["tears"]]
    assert ecu(match) == [3, 3, 3]
    assert match.view()["seats"][0]["jugglers"] == []
    assert {("alms.3", "city.1", "encounter_discard"), ("fox", "city.1", "encounter_discard")} <= set(
        moves(match, "card")
    )


def test_the_example_of_a_shared_city() -> None:
    """HI-X1, HI-2.12: tragedians 2 and 3 and a comedian 4 move the needle 1 towards tragedy, once."""
    cards = '[["tragedian.2", "comedian.4", "tragedian.3"]]'
    match = on_the_road(cards, *TOGETHER, more='needle = "tragedy.4"')
    assert moves(match, "needle") == [("tragedy.4", "tragedy.5")]
    assert "comedian.4" in match.view()["encounter_discard"]
    assert purse(match, 1)["troupe"] == purse(match, 2)["troupe"] == []


def test_actors_that_cancel_out_leave_the_needle() -> None:
    """HI-2.12: it moves by the net of the levels, never there and back."""
    match = on_the_road('[["tragedian.4", "comedian.4"]]', *TOGETHER, more='needle = "tragedy.1"')
    assert emitted(match, "needle") == emitted(match, "backdrop") == []


def test_level_5_in_a_shared_city_costs_nothing() -> None:
    """HI-2.12: nobody takes it."""
    match = on_the_road('[["comedian.5"]]', *TOGETHER)
    assert ecu(match) == [3, 3, 3]
    assert match.view()["needle"] == "comedy.6"


FULL = 'requests = ["rebel", "rebel", "circus"]\n'


def test_more_than_three_requests_force_a_discard_at_once() -> None:
    """HI-2.13: one of the player's choice, the new one too, before the next player draws."""
    match = on_the_road('[["alms.1"]]', FULL + "going = 1", "going = 1", "going = 8", more='request_pile = ["tears"]')
    assert match.question() == {"question": "discard_request", "seats": [1]}
    assert offered(match, 1) == {"discard:rebel", "discard:circus", "discard:tears"}
    assert rule_and_text(match, 1, "discard:balance") == ("HI-2.13", "request-not-held")
    assert rule_and_text(match, 2, "discard:balance") == ("HI-2.13", "not-asked")
    assert purse(match, 2)["requests"] == []
    play(match, "1 discard:tears")
    assert purse(match, 1)["requests"] == ["rebel", "rebel", "circus"]
    assert purse(match, 2)["requests_size"] == 1


def test_draws_go_in_seat_order() -> None:
    """HI-2.13: from seat 1, whatever the order of arrival."""
    match = table('players = 4\ncities = [["alms.1"]]\nrequest_pile = ["rebel", "circus", "tears"]')
    play(match, "4 travel:1", "2 travel:1", "3 travel:8", "1 travel:1")
    drawn = [(row["seat"], row["request"]) for row in emitted(match, "request")]
    assert drawn[:3] == [(1, "rebel"), (2, "circus"), (4, "tears")]


def test_an_empty_pile_takes_its_discard_in_when_a_card_is_drawn() -> None:
    """HI-2.13: only then, shuffled; the discard counts no more."""
    match = on_the_road('[["alms.1"]]', FULL + "going = 1", "going = 1", "going = 7", more='request_pile = ["circus"]')
    assert (match.view()["request_pile_size"], match.view()["request_discard_size"]) == (0, 18)
    assert emitted(match, "shuffle") == []
    play(match, "1 discard:circus")
    assert [(row["pile"], row["count"]) for row in emitted(match, "shuffle", since=1)] == [("request_pile", 19)]
    assert (match.view()["request_pile_size"], match.view()["request_discard_size"]) == (17, 0)


def test_with_neither_pile_nor_discard_there_is_no_card() -> None:
    """HI-2.13: the draw finds nothing, and the city goes on."""
    edition = ReferenceChanges(SCHEMA).load(("edition.request_limit", 9))
    match = Match(GAME.setting(edition, 5), Start("drawn out"))
    state = match.s
    for request in state.request_pile[: state.request_count].tolist():
        state.requests[request % 5, request] += 1
    state.request_pile[:] = NONE
    state.request_count = 0
    play(match, "1 travel:1", "2 travel:1", "3 travel:1", "4 travel:1", "5 travel:1")
    assert emitted(match, "request") == emitted(match, "shuffle", since=1) == []
    assert match.question()["question"] == "choose_city"
    assert match.view()["cities"][0]["caravels"] == ["1", "2", "3", "4", "5"]


def test_the_limit_comes_from_the_edition() -> None:
    """HI-2.13: three in the reference edition."""
    edition = ReferenceChanges(SCHEMA).load(("edition.request_limit", 1))
    match = Match(GAME.setting(edition, 3), Start("limit"))
    assert int(match.setting.t.request_limit) == 1
    for _ in range(2):
        play(match, *(f"{seat} {match.options(seat - 1)[0]}" for seat in (1, 2, 3)))
    assert match.question() == {"question": "discard_request", "seats": [1]}


@pytest.mark.parametrize(
    ("start", "cards", "end"),
    [
        ("tragedy.1", '["comedian.1"]', "comedy.1"),
        ("tragedy.2", '["comedian.4"]', "comedy.3"),
        ("comedy.1", '["tragedian.5"]', "tragedy.5"),
    ],
)
def test_the_backdrop_turns_with_the_half(start: str, cards: str, end: str) -> None:
    """HI-2.14: there is no middle space; every impresario on the stage returns to its owner."""
    staged = "going = 1\non_stage = 2", "going = 1\non_stage = 1", "going = 8"
    match = on_the_road(f"[{cards}]", *staged, more=f'needle = "{start}"')
    view = match.view()
    assert (view["needle"], view["backdrop"]) == (end, end.partition(".")[0])
    assert view["stage"] == {"1": 0, "2": 0, "3": 0}
    assert [row["half"] for row in emitted(match, "backdrop")] == [view["backdrop"]]
    assert moves(match, "impresario") == [
        ("stage", "impresarios.1"),
        ("stage", "impresarios.1"),
        ("stage", "impresarios.2"),
    ]


def test_the_stage_stays_while_the_half_does() -> None:
    """HI-2.14: only a change of halves empties it."""
    match = on_the_road('[["tragedian.4"]]', "going = 1\non_stage = 2", *TOGETHER[1:], more='needle = "comedy.5"')
    assert (match.view()["needle"], match.view()["stage"]["1"]) == ("comedy.1", 2)


@pytest.mark.parametrize(("half", "kind"), [("comedy", "comedian"), ("tragedy", "tragedian")])
def test_the_needle_stops_at_the_end_of_its_half(half: str, kind: str) -> None:
    """HI-2.15: surplus is lost."""
    match = on_the_road(f'[["{kind}.4"]]', *TOGETHER, more=f'needle = "{half}.8"')
    assert moves(match, "needle") == [(f"{half}.8", f"{half}.10")]
    again = on_the_road(f'[["{kind}.4"]]', *TOGETHER, more=f'needle = "{half}.10"')
    assert emitted(again, "needle") == []


def test_the_length_of_a_half_comes_from_the_edition() -> None:
    """HI-2.15: ten spaces in the reference edition."""
    edition = ReferenceChanges(SCHEMA).load(("gauge.spaces_per_half", 2))
    setting = GAME.setting(edition, 3)
    for seed in range(20):
        match = Match(setting, Start(str(seed)))
        for _ in range(4):
            play(match, *(f"{seat} {match.options(seat - 1)[0]}" for seat in (1, 2, 3)))
            while match.question()["question"] == "discard_request":
                seat = match.asked()[0]
                match.answer(seat, match.options(seat)[0])
            assert match.view()["needle"] in {"comedy.1", "comedy.2", "tragedy.1", "tragedy.2"}


def test_caravels_move_onto_a_city_that_is_done() -> None:
    """HI-2.16: before, they stand on the road to it."""
    match = on_the_road('[["alms.1"], ["comedian.4"], ["alms.1"]]', "going = 2", "going = 1", "going = 3")
    cities = match.view()["cities"]
    assert [(city["coming"], city["caravels"]) for city in cities[:3]] == [([], ["2"]), (["1"], []), (["3"], [])]
    play(match, "1 keep")
    assert [city["caravels"] for city in match.view()["cities"][:3]] == [["2"], ["1"], ["3"]]
    assert moves(match, "caravel", since=1) == [("road.2", "city.2"), ("road.3", "city.3")]


def test_a_seat_with_one_card_left_takes_all_back() -> None:
    """HI-2.17: cards and caravels; with two left they stay spent."""
    match = on_the_road(
        "[]", "going = 7\nspent = [1, 2, 3, 4, 5, 6, 7]", "going = 8\nspent = [1, 2, 3, 4, 5, 8]", "going = 1"
    )
    one, two, three = match.view()["seats"]
    assert (one["travel"]["spent"], one["travel"]["caravels"]) == ([], 7)
    assert two["travel"]["hand"] == [6, 7]
    assert three["travel"]["spent"] == [1]
    assert len([row for row in moves(match, "caravel") if row[1] == "caravels.1"]) == 7


def test_a_city_without_cards_gives_a_request_and_nothing_else() -> None:
    """HI-2.18: alone or together, to every player there."""
    match = on_the_road(
        '[[], [], ["alms.1"]]',
        "going = 1",
        "going = 2",
        "going = 2",
        more='request_pile = ["rebel", "circus", "tears"]',
    )
    assert [purse(match, seat)["requests"] for seat in (1, 2, 3)] == [["rebel"], ["circus"], ["tears"]]
    assert ecu(match) == [3, 3, 3]


def test_a_city_without_cards_is_no_moment_of_the_bear() -> None:
    """HI-2.18, HI-J6: there is nothing to take."""
    match = on_the_road("[]", 'going = 1\njugglers = ["bear"]', "going = 1", "going = 8")
    assert match.question()["question"] == "choose_city"


def test_only_troupes_that_are_there_draw() -> None:
    """HI-2.12: a troupe alone elsewhere does not."""
    match = on_the_road('[["alms.1"], ["alms.1"]]', "going = 1", "going = 2", "going = 1")
    assert [seat["requests_size"] for seat in match.view()["seats"]] == [1, 0, 1]
