"""Jugglers: when they may be used, in which order, and how often (HI-J1 to HI-J6)."""

from typing import Any

import pytest

from tests.histrio.table import (
    emitted,
    moves,
    offered,
    on_the_road,
    pay_day,
    play,
    purse,
    refusal,
    rule_and_text,
    seats,
    table,
)

AWAY = ("going = 7", "going = 8")


def test_each_is_used_once_and_turned_sideways() -> None:
    """HI-J1: once per season."""
    match = on_the_road("[]", 'going = 1\njugglers = ["frog", "elephant"]', *AWAY)
    play(match, "1 use:frog")
    frog = next(juggler for juggler in purse(match, 1)["jugglers"] if juggler["juggler"] == "frog")
    assert frog["used"]
    assert emitted(match, "use") == [{"event": "use", "seat": 1, "juggler": "frog", "city": None}]
    assert rule_and_text(match, 1, "use:frog") == ("HI-J1", "juggler-used")


def test_only_at_its_own_moment() -> None:
    """HI-J1: the one printed on it."""
    match = on_the_road("[]", 'going = 1\njugglers = ["frog", "owl", "fox"]', *AWAY)
    assert offered(match, 1) == {"use:frog", "pass"}
    assert refusal(match, 1, "use:owl").text == refusal(match, 1, "use:fox").text == "not-its-moment"
    assert rule_and_text(match, 1, "use:bear") == ("HI-J1", "juggler-not-owned")


def test_jugglers_survive_the_season_and_are_readied() -> None:
    """HI-J2: they stay before their owners, turned back."""
    match = pay_day('jugglers = ["fox", "owl"]\nused = ["fox"]', "", 'jugglers = ["frog"]\nused = ["frog"]')
    assert match.view()["season"] == 2
    assert [juggler["used"] for juggler in purse(match, 1)["jugglers"]] == [False, False]
    assert [(row["seat"], row["juggler"]) for row in emitted(match, "ready")] == [(1, "fox"), (3, "frog")]
    shuffled = next(row["count"] for row in emitted(match, "shuffle"))
    assert shuffled == 45


def test_the_chameleon_must_count_as_one_or_the_other() -> None:
    """HI-J3: asked once, openly, before HI-E2; it earns no HI-E1 and is never turned sideways."""
    match = pay_day("", 'jugglers = ["chameleon"]\nrequests = ["circus"]', 'troupe = ["comedian.4"]')
    assert match.question() == {
        "question": "count_as",
        "juggler": "chameleon",
        "ability": "count_as_level_1",
        "seats": [2],
    }
    assert offered(match, 2) == {"count:comedian", "count:tragedian"}
    assert refusal(match, 2, "pass").text == "nothing-to-pass"
    assert refusal(match, 2, "use:chameleon").text == "not-its-moment"
    assert purse(match, 2)["ledger"]["actors"] == 0
    play(match, "2 count:comedian")
    (chameleon,) = purse(match, 2)["jugglers"]
    assert (chameleon["counts_as"], chameleon["used"]) == ("comedian", False)
    assert purse(match, 2)["ledger"]["show"] == 3
    assert match.question() == {"question": "play_request", "seats": [2]}


def test_what_the_chameleon_counted_as_ends_with_the_season() -> None:
    """HI-J3: in season 2 it is asked again."""
    match = play(pay_day('jugglers = ["chameleon"]', "", ""), "1 count:tragedian")
    (chameleon,) = purse(match, 1)["jugglers"]
    assert (match.view()["season"], chameleon["counts_as"]) == (2, None)


def test_seats_are_asked_in_order_each_until_passing() -> None:
    """HI-J4: one player may use several; it never comes back to an earlier seat."""
    match = on_the_road(
        "[]", 'going = 1\njugglers = ["frog"]', 'going = 7\njugglers = ["elephant", "monkey"]', "going = 8"
    )
    assert match.asked() == [0]
    play(match, "1 pass")
    assert match.asked() == [1]
    play(match, "2 use:elephant", "2 push:comedy")
    assert offered(match, 2) == {"use:monkey", "pass"}
    play(match, "2 use:monkey", "2 steal:1")
    assert match.question()["question"] == "choose_city"


def test_after_the_last_of_its_jugglers_a_seat_is_not_asked_to_pass() -> None:
    """HI-J4: the next seat is asked at once."""
    match = on_the_road("[]", 'going = 1\njugglers = ["frog"]', 'going = 7\njugglers = ["elephant"]', "going = 8")
    play(match, "1 use:frog")
    assert match.asked() == [1]


@pytest.mark.parametrize(
    ("juggler", "position"),
    [
        ("monkey", ("going = 1", "going = 7\necu = 0", "going = 8\necu = 0")),
        ("bear", ("going = 1", "going = 7", "going = 8")),
    ],
)
def test_a_juggler_without_a_target_is_not_asked_for(juggler: str, position: tuple[str, ...]) -> None:
    """HI-J4: nobody has an Ecu; nobody shares the city."""
    first, *others = position
    match = on_the_road('[["alms.1"]]', f'{first}\njugglers = ["{juggler}"]', *others)
    assert match.question()["question"] == "choose_city"


def test_the_reason_for_a_juggler_without_a_target() -> None:
    """HI-J4: an event shows when another one can be used."""
    match = on_the_road("[]", 'going = 1\njugglers = ["monkey", "frog"]', "going = 7\necu = 0", "going = 8\necu = 0")
    assert rule_and_text(match, 1, "use:monkey") == ("HI-J4", "no-target")


ALL = 'jugglers = ["fox", "tortoise", "bear", "elephant", "owl", "monkey", "magpie", "frog"]'


def test_the_moments_of_a_round() -> None:
    """HI-J6: after the reveal, before the encounters, in a shared city, before the refresh, after the deal."""
    match = table('players = 3\ncities = [[], [], ["alms.1"], ["alms.2"]]\n' + seats(ALL))
    play(match, "1 travel:3", "2 travel:3", "3 travel:4")
    seen = []
    while match.question()["question"] == "use_juggler":
        question = match.question()
        seen.append((question["moment"], question["city"], sorted(offered(match, 1) - {"pass"})))
        spent = purse(match, 1)["travel"]["spent"]
        assert spent == ([] if question["moment"] == "after_reveal" else [3])
        play(match, "1 pass")
    assert seen == [
        ("after_reveal", None, ["use:fox"]),
        ("before_encounters", None, ["use:elephant", "use:frog", "use:monkey"]),
        ("shared_city", 3, ["use:bear"]),
        ("before_refresh", None, ["use:tortoise"]),
        ("after_deal", None, ["use:magpie", "use:owl"]),
    ]


def test_the_first_deal_of_a_season_is_no_moment() -> None:
    """HI-J6: after_deal is not asked then."""
    match = pay_day('jugglers = ["owl", "magpie"]', "", "")
    assert (match.view()["season"], match.question()["question"]) == (2, "choose_city")


def test_the_bear_is_asked_before_the_draws() -> None:
    """HI-J6: shared_city comes before the draws of HI-2.12."""
    match = on_the_road('[["alms.1"]]', 'going = 1\njugglers = ["bear"]', "going = 1", "going = 8")
    assert match.question()["moment"] == "shared_city"
    assert emitted(match, "request") == []


def test_the_refresh_waits_for_its_moment() -> None:
    """HI-J6: before HI-2.17 and HI-P6."""
    match = on_the_road(
        "[]", 'going = 7\nspent = [1, 2, 3, 4, 5, 6, 7]\njugglers = ["tortoise"]', "going = 8", "going = 1"
    )
    assert match.question()["moment"] == "before_refresh"
    assert purse(match, 1)["travel"]["spent"] == [1, 2, 3, 4, 5, 6, 7]
    assert moves(match, "caravel")[-1] == ("road.8", "city.8")


def juggler(name: str, ability: str, moment: str, **more: Any) -> dict[str, Any]:
    return {"id": name, "ability": ability, "moment": moment, **more}


TWINS = [
    juggler("wolf", "change_destination", "after_reveal"),
    juggler("fox", "change_destination", "after_reveal"),
    juggler("bear", "take_one_first", "shared_city"),
    juggler("lion", "take_one_first", "shared_city"),
    juggler("chameleon", "count_as_level_1", "season_end"),
    juggler("octopus", "count_as_level_1", "season_end"),
    juggler("hen", "draw_request", "after_deal"),
    juggler("elephant", "push_needle", "before_encounters", amount=20),
    juggler("monkey", "steal", "before_encounters", amount=20),
]


def test_two_jugglers_of_one_ability_are_two_jugglers() -> None:
    """HI-J3, HI-J5: each Chameleon is asked for, and each counts."""
    match = table(
        'players = 3\nphase = "pay"\n' + seats('jugglers = ["chameleon", "octopus"]', "", ""), ("jugglers", TWINS)
    )
    play(match, "1 count:comedian")
    assert match.question()["juggler"] == "octopus"
    play(match, "1 count:comedian")
    assert purse(match, 1)["ledger"]["show"] == 3
    assert [row["juggler"] for row in emitted(match, "count_as")] == ["chameleon", "octopus"]
