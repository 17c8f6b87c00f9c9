"""Alone in a city (HI-2.1 to HI-2.11): card by card, the newest first."""

import pytest

from tests.histrio.table import ecu, emitted, moves, offered, on_the_road, play, purse, refusal, rule_and_text

AWAY = ("going = 7", "going = 8")  # where nothing lies


def test_the_newest_card_comes_first() -> None:
    """HI-2.1: one by one, the newest first."""
    match = on_the_road('[["alms.1", "comedian.3", "alms.2", "tragedian.4"]]', "going = 1", *AWAY)
    assert [card for card, origin, _ in moves(match, "card") if origin == "city.1"] == [
        "tragedian.4",
        "alms.2",
        "comedian.3",
        "alms.1",
    ]


def test_no_juggler_may_be_used_meanwhile() -> None:
    """HI-2.1: not even right after its moment."""
    match = on_the_road('[["comedian.2"]]', 'going = 1\njugglers = ["monkey", "bear"]', *AWAY)
    play(match, "1 pass")
    assert match.question() == {"question": "steal", "seats": [1]}
    for juggler in ("monkey", "bear"):
        assert refusal(match, 1, f"use:{juggler}").text == "not-its-moment"


def test_cities_are_done_in_order() -> None:
    """HI-2.1: from city 1 to city 8, whatever the seats."""
    match = on_the_road(
        '[["alms.1"], [], ["alms.2"], [], [], [], [], ["alms.3"]]', "going = 8", "going = 1", "going = 3"
    )
    assert [(amount, to) for amount, _, to in moves(match, "ecu")] == [(1, "purse.2"), (2, "purse.3"), (3, "purse.1")]


@pytest.mark.parametrize("value", [1, 2, 3])
def test_alms_pay_and_are_discarded(value: int) -> None:
    """HI-2.2: Ecu from the bank; the card goes to the encounter discard."""
    match = on_the_road(f'[["alms.{value}"]]', "going = 1", *AWAY)
    assert moves(match, "ecu") == [(value, "bank", "purse.1")]
    assert (f"alms.{value}", "city.1", "encounter_discard") in moves(match, "card")
    assert purse(match, 1)["ledger"]["alms"] == value


def test_a_juggler_is_laid_out_and_waits_for_the_end_of_the_phase() -> None:
    """HI-2.3: it cannot be used at the end-of-phase moment of the same round, but after the next deal."""
    match = on_the_road('[["tortoise", "owl"]]', "going = 1", *AWAY)
    assert match.question()["moment"] == "after_deal"
    assert offered(match, 1) == {"use:owl", "pass"}
    assert [juggler["juggler"] for juggler in purse(match, 1)["jugglers"]] == ["tortoise", "owl"]
    assert not any(juggler["fresh"] for juggler in purse(match, 1)["jugglers"])


def test_a_fresh_juggler_is_not_asked_for() -> None:
    """HI-2.3: at the end of the encounters only the older one is."""
    match = on_the_road('[["tortoise"]]', "going = 1", 'going = 7\njugglers = ["fox"]', "going = 8")
    assert match.question() == {"question": "choose_city", "seats": [1, 2, 3]}
    older = on_the_road('[["alms.1"]]', 'going = 1\njugglers = ["tortoise"]', *AWAY)
    assert older.question()["moment"] == "before_refresh"


def test_an_actor_shows_in_hand_while_its_effect_is_decided() -> None:
    """HI-2.4: then the other cards resolve, and only at the end it joins the troupe."""
    match = on_the_road('[["comedian.4", "tragedian.2"]]', "going = 1", *AWAY)
    assert match.question() == {"question": "steal", "seats": [1]}
    assert purse(match, 1)["in_hand"] == ["tragedian.2"]
    play(match, "1 steal:2")
    assert purse(match, 1)["in_hand"] == ["comedian.4", "tragedian.2"]
    assert purse(match, 1)["troupe"] == []


def test_level_1_takes_all_travel_cards_back() -> None:
    """HI-2.5: this round's included, caravels too; the other cards of the city still resolve."""
    match = on_the_road('[["alms.2", "comedian.1"]]', "going = 1\nspent = [1, 3, 6]", *AWAY)
    assert match.question()["question"] == "discard_actor"
    assert purse(match, 1)["travel"]["hand"] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert purse(match, 1)["travel"]["caravels"] == 7
    assert [city["coming"] for city in match.view()["cities"][:1]] == [[]], "the caravel is no longer on its way"
    assert moves(match, "caravel") == [
        ("road.1", "caravels.1"),
        ("city.3", "caravels.1"),
        ("city.6", "caravels.1"),
    ]
    assert ecu(match) == [5, 3, 3]
    play(match, "1 keep")
    assert purse(match, 1)["travel"]["spent"] == []


def test_level_2_steals_from_a_chosen_player() -> None:
    """HI-2.6: 1 Ecu of a player that has any."""
    match = on_the_road('[["comedian.2"]]', "going = 1", "going = 7\necu = 0", "going = 8", "going = 6\necu = 1")
    assert offered(match, 1) == {"steal:3", "steal:4"}
    assert rule_and_text(match, 1, "steal:1") == ("HI-2.6", "not-from-yourself")
    assert rule_and_text(match, 1, "steal:2") == ("HI-2.6", "victim-without-ecu")
    assert rule_and_text(match, 2, "steal:1") == ("HI-2.1", "not-asked")
    assert refusal(match, 1, "keep").rule == "HI-2.10"
    play(match, "1 steal:4")
    assert ecu(match) == [4, 0, 3, 0]
    assert moves(match, "ecu", since=1) == [(1, "purse.4", "purse.1")]
    assert (purse(match, 1)["ledger"]["stolen"], purse(match, 4)["ledger"]["robbed"]) == (1, -1)


def test_a_single_victim_is_still_a_decision() -> None:
    """HI-2.6: it may be answered automatically."""
    match = on_the_road('[["comedian.2"]]', "going = 1", "going = 7\necu = 0", "going = 8")
    assert match.forced() == (0, "steal:3")


def test_without_a_victim_nothing_is_stolen() -> None:
    """HI-2.6: then level 2 does nothing."""
    match = on_the_road('[["comedian.2"]]', "going = 1", "going = 7\necu = 0", "going = 8\necu = 0")
    assert match.question()["question"] == "discard_actor"
    assert ecu(match) == [3, 0, 0]


def test_level_3_puts_an_impresario_on_the_stage_and_pays_for_all_there() -> None:
    """HI-2.7: 1 Ecu for each, of any colour, the new one too."""
    match = on_the_road('[["tragedian.3"]]', "going = 1\non_stage = 1", "going = 7\non_stage = 2", "going = 8")
    assert ecu(match) == [3 + 4, 3, 3]
    assert match.view()["stage"] == {"1": 2, "2": 2, "3": 0}
    assert moves(match, "impresario") == [("impresarios.1", "stage")]


def test_level_3_pays_even_if_no_impresario_is_left() -> None:
    """HI-2.7: only the figure stays away."""
    match = on_the_road('[["tragedian.3"]]', "going = 1\non_stage = 3", *AWAY)
    assert ecu(match)[0] == 6
    assert match.view()["stage"]["1"] == 3


def test_level_4_has_no_effect() -> None:
    """HI-2.8: it is taken in hand, that is all."""
    match = on_the_road('[["comedian.4"]]', "going = 1", *AWAY)
    assert (ecu(match), purse(match, 1)["in_hand"]) == ([3, 3, 3], ["comedian.4"])


def test_level_5_costs_an_ecu_gained_here_if_need_be() -> None:
    """HI-2.9: coins gained in this city count."""
    match = on_the_road('[["comedian.5", "alms.1"]]', "going = 1\necu = 0", *AWAY)
    assert ecu(match)[0] == 0
    assert purse(match, 1)["in_hand"] == ["comedian.5"]
    assert purse(match, 1)["ledger"]["level_5"] == -1


def test_a_level_5_that_cannot_be_paid_is_discarded() -> None:
    """HI-2.9: without effect, and it never moves the needle."""
    match = on_the_road('[["alms.1", "tragedian.5", "comedian.4"]]', "going = 1\necu = 0", *AWAY)
    assert ("tragedian.5", "city.1", "encounter_discard") in moves(match, "card")
    assert offered(match, 1) == {"discard:comedian.4", "keep"}
    assert refusal(match, 1, "discard:tragedian.5").text == "actor-not-in-hand"
    assert ecu(match)[0] == 1


def test_one_actor_may_be_discarded_for_the_needle() -> None:
    """HI-2.10: exactly one, by its level towards its half; it has had its effect."""
    match = on_the_road('[["comedian.4", "comedian.3", "tragedian.4"]]', "going = 1", *AWAY, more='needle = "comedy.2"')
    assert offered(match, 1) == {"discard:comedian.3", "discard:comedian.4", "discard:tragedian.4", "keep"}
    play(match, "1 discard:comedian.3")
    assert match.view()["needle"] == "comedy.5"
    assert purse(match, 1)["troupe"] == ["comedian.4", "tragedian.4"]
    assert ("comedian.3", "encounter_hand.1", "encounter_discard") in moves(match, "card", since=1)
    assert match.question()["question"] == "choose_city"


def test_nobody_without_actors_in_hand_is_asked() -> None:
    """HI-2.10: alms and jugglers move no needle."""
    match = on_the_road('[["alms.1", "fox"]]', "going = 1", *AWAY)
    assert match.question()["question"] == "choose_city"


def test_the_other_actors_join_the_troupe() -> None:
    """HI-2.11: face up, all of them when none is discarded."""
    match = play(on_the_road('[["comedian.4", "comedian.4"]]', "going = 1", *AWAY), "1 keep")
    assert purse(match, 1)["troupe"] == ["comedian.4", "comedian.4"]
    assert moves(match, "card", since=1)[:2] == [("comedian.4", "encounter_hand.1", "troupe.1")] * 2
    assert emitted(match, "needle") == []


def test_the_example_of_two_actors() -> None:
    """HI-X2: alone with a tragedian 3 and a comedian 2, the comedian moves the needle 2, the tragedian joins."""
    match = on_the_road('[["tragedian.3", "comedian.2"]]', "going = 1", *AWAY, more='needle = "tragedy.1"')
    play(match, "1 steal:2", "1 discard:comedian.2")
    assert moves(match, "needle", since=2) == [("tragedy.1", "comedy.2")]
    assert purse(match, 1)["troupe"] == ["tragedian.3"]
