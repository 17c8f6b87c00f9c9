"""Every ability of the edition does exactly what its data says (HI-J5, HI-J7), a test or more for each."""

import pytest

from tests.histrio.table import (
    CHANGES,
    ecu,
    emitted,
    moves,
    offered,
    on_the_road,
    play,
    purse,
    refusal,
    refused,
    rule_and_text,
    seats,
    table,
)
from trianon.core.match import Match

AWAY = ("going = 7", "going = 8")


def holding(juggler: str, more: str = "going = 1") -> str:
    return f'{more}\njugglers = ["{juggler}"]'


def test_the_fox_plays_another_card_from_the_hand() -> None:
    """HI-J5, HI-J7: change_destination: the revealed card comes back, the other one is revealed at once."""
    match = table('players = 3\ncities = [[], [], ["alms.3"], ["alms.1"]]\n' + seats(holding("fox", "spent = [1, 2]")))
    play(match, "1 travel:4", "2 travel:3", "3 travel:8", "1 use:fox")
    assert match.question() == {"question": "target", "juggler": "fox", "ability": "change_destination", "seats": [1]}
    assert offered(match, 1) == {"travel:3", "travel:5", "travel:6", "travel:7", "travel:8"}
    assert refusal(match, 1, "travel:4").text == "card-revealed"
    assert rule_and_text(match, 1, "travel:1") == ("HI-J7", "card-spent")
    assert refusal(match, 1, "pass").text == "other-ability"
    play(match, "1 travel:3")
    assert moves(match, "travel_card", since=5)[:2] == [
        ("4", "travel_choice.1", "travel_hand.1"),
        ("3", "travel_hand.1", "travel_choice.1"),
    ]
    assert purse(match, 1)["travel"]["spent"] == [1, 2, 3]
    assert ecu(match) == [3, 3, 3]
    assert [seat["requests_size"] for seat in match.view()["seats"]] == [1, 1, 1]


def test_the_tortoise_takes_back_a_spent_card_and_may_prevent_the_refresh() -> None:
    """HI-J5, HI-J7: recover_card: any spent card, this round's included, and its caravel."""
    match = on_the_road("[]", holding("tortoise", "going = 7\nspent = [1, 2, 3, 4, 5, 6, 7]"), "going = 8", "going = 8")
    play(match, "1 use:tortoise")
    assert offered(match, 1) == {f"recover:{city}" for city in range(1, 8)}
    assert refusal(match, 1, "recover:8").text == "card-not-spent"
    play(match, "1 recover:7")
    assert moves(match, "caravel", since=2) == [("city.7", "caravels.1")]
    assert purse(match, 1)["travel"]["hand"] == [7, 8]


def test_the_tortoise_needs_a_spent_card() -> None:
    """HI-J4, HI-J7: after a level 1 there is none."""
    match = on_the_road('[["comedian.1"]]', holding("tortoise"), *AWAY)
    play(match, "1 keep")
    assert match.question()["question"] == "choose_city"


SHARED = ("going = 1", "going = 8")


def bear(cities: str, more: str = "going = 1", *others: str) -> Match:
    return play(on_the_road(cities, holding("bear", more), *(others or SHARED)), "1 use:bear")


def test_the_bear_takes_alms() -> None:
    """HI-J5, HI-J7: take_one_first: alms pay; the other cards are discarded, the draws happen."""
    match = bear('[["alms.1", "alms.3", "comedian.4"]]')
    assert match.question()["city"] == 1
    assert offered(match, 1) == {"take:alms.1", "take:alms.3", "take:comedian.4"}
    assert refusal(match, 1, "take:alms.2").text == "card-not-in-city"
    play(match, "1 take:alms.3")
    assert ecu(match) == [6, 3, 3]
    assert match.view()["needle"] == "comedy.5"
    assert [seat["requests_size"] for seat in match.view()["seats"]] == [1, 1, 1]


def test_the_bear_keeps_a_juggler_which_is_fresh() -> None:
    """HI-J7, HI-2.3: usable from the end of this encounter phase on."""
    match = play(bear('[["tortoise", "alms.1"]]'), "1 take:tortoise")
    assert [juggler["juggler"] for juggler in purse(match, 1)["jugglers"]] == ["tortoise", "bear"]
    assert match.question()["question"] == "choose_city"


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_the_bear_takes_an_actor_without_its_effect(level: int) -> None:
    """HI-J7: it joins the troupe and cannot move the needle, which the others still do."""
    match = play(
        bear(f'[["comedian.{level}", "tragedian.2"]]', "going = 1\nspent = [1, 5]"), f"1 take:comedian.{level}"
    )
    assert purse(match, 1)["troupe"] == [f"comedian.{level}"]
    assert ecu(match) == [3, 3, 3]
    assert match.view()["stage"]["1"] == 0
    assert purse(match, 1)["travel"]["spent"] == [1, 5]
    assert match.view()["needle"] == "tragedy.2"


def test_the_bear_pays_for_a_level_5() -> None:
    """HI-J7, HI-2.9: only a card it could take as if alone."""
    match = play(bear('[["comedian.5"]]'), "1 take:comedian.5")
    assert (ecu(match)[0], purse(match, 1)["troupe"]) == (2, ["comedian.5"])
    poor = on_the_road('[["comedian.5"]]', holding("bear", "going = 1\necu = 0"), *SHARED)
    assert poor.question()["question"] == "choose_city"
    either = bear('[["comedian.5", "alms.1"]]', "going = 1\necu = 0")
    assert refused(either, 1, "take:comedian.5") == ("HI-2.9", "missing-ecu", 1)


def test_the_draws_happen_even_if_the_bear_took_the_last_card() -> None:
    """HI-J7: everybody in the city draws."""
    match = play(bear('[["alms.2"]]'), "1 take:alms.2")
    assert [seat["requests_size"] for seat in match.view()["seats"]][:2] == [1, 1]


def test_a_friendly_troupe_counts_as_the_other_visitor_of_the_bear() -> None:
    """HI-J7, HI-P5: with two players."""
    match = on_the_road(
        '[["alms.2"]]', holding("bear", "going = 1\nfriendly_going = 8"), "going = 7\nfriendly_going = 1"
    )
    play(match, "1 use:bear", "1 take:alms.2")
    assert ecu(match) == [5, 3]


@pytest.mark.parametrize(
    ("start", "half", "end"),
    [
        ("comedy.1", "comedy", "comedy.3"),
        ("comedy.1", "tragedy", "tragedy.2"),
        ("tragedy.9", "tragedy", "tragedy.10"),
        ("tragedy.10", "tragedy", "tragedy.10"),
    ],
)
def test_the_elephant_pushes_the_needle(start: str, half: str, end: str) -> None:
    """HI-J5, HI-J7: push_needle: exactly 2 spaces either way, cut at the end of the gauge."""
    match = on_the_road("[]", holding("elephant"), *AWAY, more=f'needle = "{start}"')
    play(match, "1 use:elephant")
    assert offered(match, 1) == {"push:comedy", "push:tragedy"}
    play(match, f"1 push:{half}")
    assert match.view()["needle"] == end


def test_the_elephant_empties_the_stage_when_it_turns_the_backdrop() -> None:
    """HI-J7, HI-2.14: whichever seat changes the half."""
    match = on_the_road("[]", holding("elephant", "going = 1\non_stage = 2"), *AWAY)
    play(match, "1 use:elephant", "1 push:tragedy")
    assert match.view()["stage"]["1"] == 0


def test_the_owl_draws_a_request() -> None:
    """HI-J5, HI-J7: draw_request: under HI-2.13."""
    full = 'spent = [1]\nrequests = ["rebel", "rebel", "circus"]'
    match = table('players = 3\nphase = "opportunities"\nrequest_pile = ["tears"]\n' + seats(holding("owl", full)))
    play(match, "1 use:owl")
    assert offered(match, 1) == {"discard:rebel", "discard:circus", "discard:tears"}
    play(match, "1 discard:rebel")
    assert purse(match, 1)["requests"] == ["rebel", "tears", "circus"]


def test_the_owl_is_not_asked_for_when_no_request_is_left() -> None:
    """HI-J7: in neither pile nor discard."""
    names = [request["id"] for request in CHANGES.parsed["requests"] for _ in range(2)]
    hands = [f"requests = {names[first : first + 8]}" for first in (0, 8, 16)]
    hands[0] += '\njugglers = ["owl"]'
    match = table('players = 3\nphase = "opportunities"\n' + seats(*hands), ("edition.request_limit", 9))
    assert (match.s.request_count, match.question()["question"]) == (0, "choose_city")


@pytest.mark.parametrize(("wealth", "stolen"), [(5, 2), (2, 2), (1, 1)])
def test_the_monkey_steals_up_to_its_amount(wealth: int, stolen: int) -> None:
    """HI-J5, HI-J7: steal: as much as there is, up to 2, from a player who has any."""
    match = on_the_road("[]", holding("monkey"), f"going = 7\necu = {wealth}", "going = 8\necu = 0")
    play(match, "1 use:monkey")
    assert offered(match, 1) == {"steal:2"}
    assert rule_and_text(match, 1, "steal:3") == ("HI-J7", "victim-without-ecu")
    assert rule_and_text(match, 1, "steal:1") == ("HI-J7", "not-from-yourself")
    play(match, "1 steal:2")
    assert ecu(match) == [3 + stolen, wealth - stolen, 0]
    assert moves(match, "ecu", since=2) == [(stolen, "purse.2", "purse.1")]
    assert (purse(match, 1)["ledger"]["trick"], purse(match, 2)["ledger"]["tricked"]) == (stolen, -stolen)


def test_the_magpie_swaps_the_top_cards_of_two_cities() -> None:
    """HI-J5, HI-J7: swap_top_cards: both need a card; those below stay."""
    pile = 'encounter_pile = ["alms.1", "alms.2", "alms.3"]'
    match = table(
        f'players = 3\nphase = "opportunities"\ncities = [["owl"], [], [], ["fox", "bear"]]\n{pile}\n'
        + seats(holding("magpie", ""))
    )
    play(match, "1 use:magpie")
    assert offered(match, 1) == {"swap:1", "swap:2", "swap:3", "swap:4"}
    assert refusal(match, 1, "swap:5").text == "city-without-cards"
    play(match, "1 swap:4")
    assert match.question()["city"] == 4
    assert offered(match, 1) == {"swap:1", "swap:2", "swap:3"}
    assert refusal(match, 1, "swap:4").text == "city-chosen"
    play(match, "1 swap:1")
    cities = [city["cards"] for city in match.view()["cities"]]
    assert cities[:4] == [["owl", "bear"], ["alms.2"], ["alms.3"], ["fox", "alms.1"]]
    assert moves(match, "card", since=3) == [("alms.1", "city.1", "city.4"), ("bear", "city.4", "city.1")]


def test_the_magpie_needs_two_cities_with_cards() -> None:
    """HI-J4, HI-J7: one is not enough."""
    match = table(
        'players = 3\nphase = "opportunities"\ncities = []\nencounter_pile = ["owl"]\n' + seats(holding("magpie", ""))
    )
    assert match.question()["question"] == "choose_city"


def test_the_frog_does_what_a_level_3_does() -> None:
    """HI-J5, HI-J7: stage_impresario: as in HI-2.7."""
    match = on_the_road("[]", holding("frog"), "going = 7\non_stage = 2", "going = 8")
    play(match, "1 use:frog")
    assert match.view()["stage"] == {"1": 1, "2": 2, "3": 0}
    assert ecu(match) == [6, 3, 3]
    assert purse(match, 1)["ledger"]["stage"] == 3


def test_amounts_are_the_editions_word() -> None:
    """HI-J5: the Elephant's and the Monkey's."""
    text = 'players = 3\nphase = "encounters"\ncities = []\n'
    belongings = seats('going = 1\njugglers = ["elephant", "monkey"]', *AWAY)
    match = table(text + belongings, ("jugglers.4.amount", 5), ("jugglers.6.amount", 3))
    play(match, "1 use:elephant", "1 push:comedy", "1 use:monkey", "1 steal:3")
    assert emitted(match, "needle")[0]["to"] == "comedy.6"
    assert ecu(match) == [6, 3, 0]
