"""The reference edition of Rokoko, and what an edition of it may not contain."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from tests.infrastructure.edition_changes import GONE, ReferenceChanges
from tests.infrastructure.faults import faulty
from tests.infrastructure.samples import sample
from trianon.core.editions.load import builtin_editions, edition_from_text, load_edition
from trianon.core.editions.provenance import provenance_of, provenance_report
from trianon.core.errors import EditionError
from trianon.games.rokoko import edition_board, edition_rules, state
from trianon.games.rokoko.codes.component import BONUSES
from trianon.games.rokoko.edition_facts import broken_facts
from trianon.games.rokoko.edition_rules import SCHEMA

REFERENCE = load_edition(SCHEMA, "reference")
CHANGES = ReferenceChanges(SCHEMA)
DEPUTIES = [
    {key: card[key] for key in ("id", "level", "rank", "copies") if key in card} | {"bonus": "depute_for_bonus"}
    for card in CHANGES.parsed["employee"]
]


def total(entries: list[dict[str, Any]], field: str) -> dict[Any, int]:
    counted: Counter[Any] = Counter()
    for entry in entries:
        counted[entry[field]] += entry["copies"]
    return dict(counted)


def test_the_reference_edition_has_the_components_of_the_box() -> None:
    """RK-S3, RK-S4, RK-S5, RK-S6."""
    data = REFERENCE.data
    assert REFERENCE.builtin
    assert total(data["dress"], "colour") == {"yellow": 13, "green": 13, "red": 10, "blue": 6}
    assert total(data["employee"], "level") == {0: 5, 1: 6, 2: 4, 3: 4, 4: 4, 5: 4, 6: 6}
    base = [employee for employee in data["employee"] if employee["level"] == 0]
    assert total(base, "rank") == {"master": 2, "journeyman": 1, "apprentice": 2}
    assert sum(tile["copies"] for tile in data["resource"]) == 48
    assert {side: len(board["hall"]) for side, board in data["board"].items()} == {"small": 5, "large": 5}


@pytest.mark.parametrize("name", builtin_editions(SCHEMA))
def test_every_built_in_edition_keeps_what_the_rulebook_states(name: str) -> None:
    """Counts and ranges are the schema's; these are the facts beyond it."""
    assert list(broken_facts(load_edition(SCHEMA, name))) == []


@pytest.mark.parametrize(
    ("change", "broken"),
    [
        (("board.large.windows", [7, 6, 6, 4, 4, 2, 0, 0]), "RK-A3.1"),
        (("board.small.fireworks.2.price", 8), "RK-F6"),
        (("board.small.fireworks.2.multiplier", 3), ""),
        (("board.small.fireworks.2.multiplier", 4), "RK-F8"),
        (("board.small.fireworks_majority", [7, 3]), "RK-F6"),
        (("board.small.hall.2.guests", [{"kind": "master"}, {"kind": "master"}, *[{"kind": "plain"}] * 3]), "RK-A3.7"),
        (("dress.1.livre", 7), "RK-S5"),
        (("resource.14.silk.blue", 3), "RK-S4"),
    ],
)
def test_an_edition_that_breaks_a_fact_of_the_rulebook_says_which(change: tuple[str, Any], broken: str) -> None:
    more = [("dress.13.livre", 7)] if broken == "RK-S5" else []  # the other dress at 6 Livre
    found = list(broken_facts(CHANGES.load(change, *more)))
    assert (len(found), broken in "".join(found)) == (1 if broken else 0, True)


@pytest.mark.parametrize(
    ("key", "origin"),
    [
        ("edition.hire_price", "rules"),
        ("employee.1f.price", "rules"),
        ("employee.5c.level", "rules"),
        ("employee.5c.rank", "inferred"),
        ("dress.y05.silk.yellow", "public source"),
        ("resource.t03.copies", "reconstruction"),
        ("board.small.hall.hall_2.musician.price", "reconstruction"),
        ("dress", "mixed"),
    ],
)
def test_the_origin_of_values_follows_the_remarks_in_the_file(key: str, origin: str) -> None:
    assert provenance_of(REFERENCE, key) == origin


def test_exactly_the_master_spaces_are_inferred_among_the_guest_spaces() -> None:
    kinds = [row for row in provenance_report(REFERENCE, "board") if row.key.endswith(".kind")]
    assert len(kinds) == 49
    assert {(row.value, row.origin) for row in kinds} == {("master", "inferred"), ("plain", "reconstruction")}


def test_every_bonus_of_the_rules_has_its_fields() -> None:
    assert set(edition_rules.BONUS_FIELDS) == set(BONUSES)


def test_editions_are_held_inside_the_room_of_the_state() -> None:
    assert edition_rules.MAX_EMPLOYEE_KINDS == state.CARDS
    assert edition_rules.MAX_DRESS_KINDS == state.DRESSES
    assert edition_rules.MAX_RESOURCE_KINDS == state.TILES
    assert sum(edition_rules.EMPLOYEES_BY_LEVEL.values()) == state.STACK_CARDS
    assert sum(edition_rules.BASE_BY_RANK.values()) == state.BASE_CARDS
    assert edition_rules.RESOURCE_TILES == state.STOCK_TILES
    assert edition_rules.SEGMENTS == state.SEGMENTS
    assert len(edition_board.HALL_NAMES) == state.HALLS
    assert edition_board.HIRE_SPACES <= state.DISPLAY_SPACES
    assert edition_board.MAX_SEGMENT_TILES == state.SEGMENT_SPACES
    assert edition_board.MAX_WINDOWS == state.WINDOWS
    assert edition_board.MAX_GUESTS == state.GUEST_SPACES
    assert edition_board.MAX_ALL_HALLS == state.ALL_HALLS_SPACES
    assert edition_board.MAX_FIREWORKS == state.FIREWORKS_SPACES
    assert edition_board.MAX_STATUES == state.STATUE_SPACES
    assert edition_board.MAX_FOUNTAINS == state.FOUNTAIN_SPACES


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("edition.hire_price", [0, 0, 1, 3], "edition.hire_price: 4 prices (expected 5, for 0 to 4 employees disp"),
        ("edition.acquire_price", [0, 0, 1, 2], "edition.acquire_price: 4 prices (expected 5, for 0 to 4 tiles in"),
        ("edition.rounds", 6, "edition.rounds: 6, which reveals 24 employees (expected 7, for all 28)"),
        ("edition.segments", 4, "edition.segments: 4 (expected the number 3)"),
        ("edition.hand", 5, "edition.hand: 5 (expected at most minimum_deck, 4)"),
        ("edition.deck_steps", [5, 7, 7, 11], "edition.deck_steps[3]: 7 (expected at least 8, because it rises"),
        ("edition.men", ["green", "red"], "edition.men: ladies yellow, red, men green, red (expected each of yellow"),
        ("edition.men", ["green", "green"], "edition.men: green, green (expected each at most once)"),
        ("employee.5.level", 2, "employee: 5 employees of level 1 (expected 6)"),
        ("employee.3.rank", "master", "employee: 1 base employees (level 0) of rank apprentice (expected 2)"),
        ("employee.4.bonus", "gain_livres", 'employee[4].bonus: "gain_livres" (expected one of none, gain_livre, '),
        ("employee.1.livre", 2, "employee[1].livre: unknown key (expected one of id, level, rank, copies, bonus)"),
        ("employee.4.livre", GONE, 'employee[4].livre: missing (expected a whole number from 1 to 50) in "bd"'),
        ("employee.12.of", ["green", "green"], "employee[12].of: green, green (expected each at most once)"),
        ("employee.18.steps", [2, 6, 10], "employee[18].steps: 3 entries (expected a list of 4 entries, each"),
        ("employee", DEPUTIES, "employee: 33 employees with the bonus depute_for_bonus (expected at most 25)"),
        ("dress.1", GONE, "dress: 12 yellow dresses (expected 13)"),
        ("dress.3.copies", 3, "dress: 14 yellow dresses (expected 13)"),
        ("dress.4.silk.purple", 1, "dress[4].silk.purple: unknown key (expected one of yellow, green, red, blue) in"),
        ("dress.4.silk", {}, "dress[4].silk: no bale (expected at least one)"),
        ("dress.4.livre", 29, "dress[4].livre: 29 (expected a whole number from 6 to 28)"),
        ("dress.4.prestige", 1, "dress[4].prestige: 1 (expected a whole number from 2 to 4)"),
        ("dress.4.id", "y03", 'dress[4].id: "y03" a second time (expected a name that dress[3] does not have)'),
        ("resource.1.copies", 4, "resource: 49 resource tiles (expected 48)"),
        ("resource.1.trimming", "yarn-lace", 'resource[1].trimming: "yarn-lace" (expected one of yarn, lace, yarn+'),
        ("board.small.players", [2], "board: 3 players on no side (expected each number of players from 2 to 5"),
        ("board.small.players", [2, 3, 4], "board: 4 players on more than one side (expected each number of"),
        ("board.small.windows", [8, 6, 7, 2], "board.small.windows[3]: 7 (expected at most 6, because it falls to"),
        ("board.small.windows", [9, 6], "board.small.windows[1]: 9 (expected a whole number from 0 to 8)"),
        ("board.small.dark_windows", 6, "board.small.dark_windows: 6 (expected fewer than the 6 windows)"),
        ("board.small.hire_spaces", 5, "board.small.hire_spaces: 5 (expected the number 4)"),
        ("board.small.segment_tiles", 7, "board.small.segment_tiles: 7 (expected a whole number from 1 to 6)"),
        ("board.small.segment_tiles", 6, "edition.acquire_price: 5 prices (expected 7, for 0 to 6 tiles in a segment"),
        ("board.small.fireworks_majority", [2, 6], "board.small.fireworks_majority[2]: 6 (expected at most 2"),
        ("board.small.fireworks.2.price", 7, "board.small.fireworks[2]: 7 (expected at least 8, because it rises"),
        ("board.small.all_halls", [1, 3], "board.small.all_halls[2]: 3 (expected at most 1"),
        ("board.small.hall.2.name", "hall_3", 'board.small.hall[3].name: "hall_3" a second time'),
        ("board.small.hall.2.name", "hall_6", 'board.small.hall[2].name: "hall_6" (expected one of kings_hall'),
        (
            "board.small.hall.2.majority",
            [1, 2],
            "board.small.hall[2].majority[2]: 2 (expected at most 1, because it falls",
        ),
        ("board.small.hall.2.guests.1.kind", "master", "board.small.hall[2].guests: 3 Master spaces (expected 2)"),
        ("board.small.hall.2.guests.1.lace", 1, "board.small.hall[2].guests[1]: rewards livre, lace (expected at most"),
    ],
)
def test_a_fault_is_reported_with_its_place(key: str, value: Any, expected: str) -> None:
    reported = CHANGES.faults((key, value))
    assert any(line.startswith(expected) for line in reported), reported


def test_halls_in_another_order_are_refused() -> None:
    first, second = CHANGES.parsed["board"]["small"]["hall"][:2]
    assert CHANGES.faults(("board.small.hall.1", second), ("board.small.hall.2", first)) == [
        'board.small.hall[1].name: "hall_2" (expected "kings_hall", because the halls stand in this order)',
        'board.small.hall[2].name: "kings_hall" (expected "hall_2", because the halls stand in this order)',
    ]


def test_the_guide_shows_faults_as_they_are_reported() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
    shown = [line.strip().removeprefix("my-box.toml: ") for line in guide.splitlines() if "my-box.toml: " in line]
    faults = CHANGES.faults(("edition.income", True), ("dress.4.silk.purple", 1), ("resource.3.copies", 4))
    with faulty(EditionError, match=re.escape(f"e.toml: {shown[-1]}")):
        edition_from_text(SCHEMA, "\n" * 11 + "hire_price = [0", "e.toml")
    assert shown[:-1] == faults


@settings(max_examples=sample(60, 600), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(CHANGES.random)
def test_random_changes_never_end_in_anything_but_a_refusal(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    edition = CHANGES.loads_or_is_refused(*changes)
    if edition is not None:
        assert total(edition.data["dress"], "colour") == {"yellow": 13, "green": 13, "red": 10, "blue": 6}


def test_only_what_the_file_says_may_be_left_out() -> None:
    optional = {"yarn", "lace", "thimble", "prestige", "copies", "livre", "tile", "provenance"}
    named = [place for place in CHANGES.places if isinstance(place[-1], str) and "silk" not in place]
    for place in named[::25]:
        if CHANGES.loads_or_is_refused((place, GONE)) is not None:
            assert place[0] == "provenance" or place[-1] in optional, place
