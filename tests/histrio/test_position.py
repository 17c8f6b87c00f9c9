"""Positions of Histrio as text: defaults, shorthands, faults, and the way back to the very same bytes."""

import pytest

from tests.histrio.table import play, seats, table
from tests.infrastructure.faults import faulty, line
from trianon.core.errors import PositionError

END = '["moment", "before_refresh", 1, 0], ["refresh"], ["opportunities"]'


def test_a_position_without_details_is_the_first_round() -> None:
    view = table("players = 4").view()
    assert (view["season"], view["round"], view["phase"], view["needle"]) == (1, 1, "travel", "comedy.1")
    assert [len(city["cards"]) for city in view["cities"]] == [1] * 8
    assert (view["encounter_pile_size"], view["request_pile_size"], view["encounter_discard"]) == (40, 22, [])
    assert [seat["ecu"] for seat in view["seats"]] == [3] * 4


@pytest.mark.parametrize(("number", "left"), [(1, 40), (3, 24), (6, 0)])
def test_the_pile_fits_the_round(number: int, left: int) -> None:
    view = table(f"players = 3\nround = {number}").view()
    assert view["encounter_pile_size"] == left
    assert len(view["encounter_discard"]) == 40 - left


def test_what_is_left_lies_in_the_pile_when_the_discard_is_given() -> None:
    view = table('players = 3\nround = 5\nencounter_discard = ["fox"]\ncities = []').view()
    assert (view["encounter_pile_size"], view["encounter_discard"]) == (47, ["fox"])


def test_ecu_without_a_ledger_count_as_had_from_the_start() -> None:
    seat = table("players = 3\n" + seats("ecu = 8")).view()["seats"][0]
    assert (seat["ecu"], seat["ledger"]["start"]) == (8, 8)


def test_a_ledger_gives_the_ecu() -> None:
    seat = table("players = 3\n" + seats("ledger = { start = 3, alms = 4, robbed = -1 }")).view()["seats"][0]
    assert seat["ecu"] == 6


def test_sealed_answers_mean_that_cities_are_being_chosen() -> None:
    match = table("players = 3\n" + seats('sealed = "travel:2"', "", 'sealed = "travel:8"'))
    assert match.asked() == [1]
    play(match, "2 travel:3")
    assert match.view()["seats"][0]["travel"]["spent"] == [2]


def test_revealed_cards_wait_for_the_fox() -> None:
    match = table("players = 3\n" + seats('going = 2\njugglers = ["fox"]', "going = 3", "going = 4"))
    assert match.question()["moment"] == "after_reveal"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('needle = "comedy.11"', 'needle: "comedy.11" (expected comedy.1 to comedy.10 or tragedy.1 to tragedy.10)'),
        ('cities = [["foxes"]]', 'cities[1][1]: unknown card "foxes" (expected one of'),
        ('cities = [["fox"], ["fox"]]', "cities[2][1]: card fox once more (expected each piece once (1 of this kind))"),
        ("season = 3", "season: 3 (expected a whole number from 1 to 2)"),
        ('phase = "income"', 'phase: "income" (expected one of travel, encounters, opportunities, pay'),
        ('phase = "pay"\nencounter_pile = ["fox"]', "encounter_pile: 1 cards (expected none at the end of a season)"),
        ('encounter_pile = ["fox"]\nencounter_discard = []\ncities = []', "encounter_pile: card "),
        ('request_pile = ["rebel"]\nrequest_discard = []', "request_pile: request "),
        ("[[seat]]\nsopent = [1]", 'seat[1].sopent: unknown key (expected one of'),
        ("[[seat]]\nspent = [1, 1]", "seat[1].spent[2]: city 1 once more (expected each city once)"),
        ("[[seat]]\nspent = [1, 2, 3, 4, 5, 6, 7]", "seat[1].spent: 7 cards (expected at most 6)"),
        ('[[seat]]\ntroupe = ["fox"]', 'seat[1].troupe[1]: "fox" (expected an actor)'),
        ('[[seat]]\nin_hand = ["comedian.1"]', "seat[1].in_hand: actors in hand (expected none outside the seat’s"),
        ('[[seat]]\nused = ["fox"]', 'seat[1].used[1]: "fox" (expected a juggler of this seat)'),
        ('[[seat]]\njugglers = ["fox"]\nfresh = ["fox"]', "seat[1].fresh: a new juggler in the phase travel"),
        ('[[seat]]\njugglers = ["chameleon"]\nused = ["chameleon"]', "seat[1].used: a juggler that counts at the end"),
        ("[[seat]]\non_stage = 4", "seat[1].on_stage: 4 (expected a whole number from 0 to 3)"),
        ("[[seat]]\necu = 5\nledger = { start = 3 }", "seat[1].ledger: a sum of 3 (expected 5, the Ecu of the seat)"),
        ('[[seat]]\nrequests = ["rebel", "rebel", "tears", "tears"]', "seat[1].requests: 4 requests (expected at "),
        ('[[seat]]\nplayed = ["rebel"]', "seat[1].played[1]: a request played in season 1 (expected one"),
        ('[[seat]]\nsealed = "travel:9"', 'seat[1].sealed: unknown answer "travel:9" (expected one of travel:1'),
        ("[[seat]]\ngoing = 3", "seat[2].going: missing (expected the city of the card that was revealed)"),
        ("[[seat]]\nfriendly_spent = [1]", "seat[1]: a friendly troupe (expected none with more than two players)"),
        ("[[seat]]\nseat = 2\n[[seat]]\nseat = 2", "seat[2]: seat 2 once more (expected each seat once)"),
        (f'steps = [["steal", 1], {END}]', "steps: steal moment refresh opportunities in this order"),
        ('steps = [["steel", 1]]', 'steps[1][1]: unknown step "steel" (expected one of'),
        ('steps = [["steal"]]', "steps[1]: 0 entries after steal (expected seat)"),
        (f'steps = [["discard_actor", 1], ["next_city", 1], {END}]', "seat[1].in_hand: missing (expected the actors"),
        (f'steps = [["use_juggler", 1, "after_deal", 0], ["next_city", 0], {END}]', "steps[1]: another moment"),
        ('over = true\nseason = 1', "season: 1 (expected 2, after which a match is over)"),
    ],
)  # fmt: skip
def test_what_cannot_come_up_is_refused_with_its_place(text: str, expected: str) -> None:
    with pytest.raises(PositionError) as caught:
        table(f"players = 3\n{text}")
    shown = [line(fault).removeprefix("position: ") for fault in caught.value.faults]
    assert any(line.startswith(expected) for line in shown), shown


def test_a_juggler_at_work_lies_before_its_owner() -> None:
    waiting = (
        f'["moment", "after_reveal", 1, 0], ["depart"], ["moment", "before_encounters", 1, 0], ["next_city", 0], {END}'
    )
    text = f'players = 3\nsteps = [["target", 1, "fox", 0], {waiting}]\n{seats(*["going = 1"] * 3)}'
    with faulty(PositionError, match="fox is not before seat 1"):
        table(text)
    with faulty(PositionError, match="fox is not turned sideways"):
        table(text.replace("going = 1", 'going = 1\njugglers = ["fox"]', 1))


def test_a_moment_at_which_nobody_can_act_is_refused() -> None:
    with faulty(PositionError, match="seat 1 has no answer"):
        table('players = 3\nsteps = [["use_juggler", 1, "before_refresh", 0], ["refresh"], ["opportunities"]]')


def test_a_friendly_pile_must_hold_what_is_not_seen_elsewhere() -> None:
    with faulty(PositionError, match="the cards not seen elsewhere: 2, 3, 4, 5, 6, 7, 8"):
        table(seats("friendly_spent = [1]\nfriendly_pile = [1, 2]", ""))
