"""The reference edition of Histrio, and what an edition of it may not contain."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tests.infrastructure.edition_changes import GONE, ReferenceChanges
from tests.infrastructure.samples import sample
from trianon.core.editions.load import load_edition
from trianon.core.editions.provenance import provenance_of
from trianon.games.histrio import edition_rules
from trianon.games.histrio.codes import component
from trianon.games.histrio.edition_rules import SCHEMA

REFERENCE = load_edition(SCHEMA, "reference")
CHANGES = ReferenceChanges(SCHEMA)


def test_the_reference_edition_has_the_components_of_the_box() -> None:
    """HI-S4: 48 encounter cards; the requests; nine jugglers."""
    data = REFERENCE.data
    (actors,) = data["actors"]
    assert len(actors["kinds"]) * len(actors["levels"]) * actors["copies"] == 30
    assert {alms["value"]: alms["copies"] for alms in data["alms"]} == {1: 4, 2: 3, 3: 2}
    assert len({juggler["ability"] for juggler in data["jugglers"]}) == len(data["jugglers"]) == 9
    assert len({request["condition"] for request in data["requests"]}) == len(data["requests"]) == 11
    assert sum(request["copies"] for request in data["requests"]) == 22


@pytest.mark.parametrize(
    ("key", "origin"),
    [
        ("edition.encounter_cards", "public source"),
        ("gauge.spaces_per_half", "reconstruction"),
        ("actors.1.copies", "reconstruction"),
        ("jugglers.chameleon", "rules"),
        ("requests.kings_favourite.ecu", "rules"),
    ],
)
def test_the_origin_of_values_follows_the_remarks_in_the_file(key: str, origin: str) -> None:
    assert provenance_of(REFERENCE, key) == origin


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("edition.cities", 9, "edition.cities: 9 (expected the number 8)"),
        ("actors.1.levels", [1, 2, 3, 4], "actors: comedian of level 5 missing (expected exactly once)"),
        ("actors.1.levels", [1, 2, 3, 4, 5, 5], "actors[1].levels: 6 entries (expected a list of 1 to 5 entries"),
        ("actors.1.kinds", ["comedian", "comedian"], "actors: comedian of level 1 2 times (expected exactly once)"),
        ("actors.1.copies", 2, "edition.encounter_cards: 20 actors + 9 alms + 9 jugglers = 38 cards (expected 48"),
        ("alms.1.value", 2, "alms: value 1 0 times (expected each value from 1 to 3 once, with its copies)"),
        ("alms.1.copies", 5, "edition.encounter_cards: 30 actors + 10 alms + 9 jugglers = 49 cards (expected 48"),
        ("jugglers.9", GONE, "edition.encounter_cards: 30 actors + 9 alms + 8 jugglers = 47 cards (expected 48"),
        ("jugglers.1.moment", "after_deal", 'jugglers[1].moment: "after_deal" (expected "after_reveal")'),
        ("jugglers.1.amount", 2, "jugglers[1].amount: unknown key (expected one of id, ability, moment)"),
        ("jugglers.4.amount", GONE, 'jugglers[4].amount: missing (expected a whole number from 1 to 20) in "elep'),
        ("requests.2.copies", 1, "requests: 21 request cards (expected 22)"),
        ("requests.11.n", 4, "requests[11].n: 4 (expected at most the 3 impresarios of a player)"),
    ],
)
def test_a_fault_is_reported_with_its_place(key: str, value: Any, expected: str) -> None:
    shown = CHANGES.faults((key, value))
    assert any(line.startswith(expected) for line in shown), shown


@settings(max_examples=sample(60, 600), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(CHANGES.random)
def test_random_changes_never_end_in_anything_but_a_refusal(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    edition = CHANGES.loads_or_is_refused(*changes)
    if edition is not None:
        assert sum(request["copies"] for request in edition.data["requests"]) == 22


def test_the_rules_know_every_word_of_an_edition() -> None:
    """HI-J5, HI-J6, HI-E6: abilities, moments and conditions have a number in the rules, and no number is left over."""
    assert set(edition_rules.ABILITIES) == set(component.ABILITIES)
    assert {moment for moment, _ in edition_rules.ABILITIES.values()} == set(component.MOMENTS)
    assert set(edition_rules.CONDITIONS) == set(component.CONDITIONS)
