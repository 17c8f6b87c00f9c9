"""Positions of Rokoko that cannot come up: every fault is reported, and nothing breaks on the way."""

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.test_positions import TOML_VALUES
from tests.infrastructure.faults import line
from tests.infrastructure.samples import sample
from trianon.core.errors import PositionError
from trianon.core.files import write_toml
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.games.positions import dump_position, match_from, parse_position
from trianon.viewing.settings import reference_setting

GAME = game_of("rokoko")
REST = '["actions"], ["income"], ["round_end"]'
BB_ENDS = f'["turn_end", 1, "bb"], {REST}'
DRESS_BY_2B = f'["payment", 1], ["place_dress", 1, "journeyman"], ["turn_end", 1, "2b"], {REST}'
SIX_GUESTS = '["", "", "", "", "", "y07:1"]'


def faults_of(text: str) -> list[str]:
    with pytest.raises(PositionError) as caught:
        parse_position(f'game = "rokoko"\n{text}', "p.toml")
    return [line(fault) for fault in caught.value.faults]


CHAIN = """in_play = ["1a"]
steps = [["bonus", 1, "ba"], ["leave", 1, "ba"], ["turn_end", 1, "1a"], ["actions"], ["income"], ["round_end"]]
leaving = ["ba"]
"""


@pytest.mark.parametrize(
    ("text", "key", "shown"),
    [
        ("rond = 3", "rond", "unknown key"),
        ("round = 0", "round", "0 (expected a whole number from 1 to 7)"),
        ("round = 8", "round", "8 (expected a whole number from 1 to 7)"),
        ('phase = "acting"', "phase", 'did you mean "actions"'),
        ('phase = "final_scoring"\nround = 3', "round", "after the last round"),
        ('over = true\nphase = "hands"', "phase", "final_scoring"),
        ("turn = 3", "turn", "a whole number from 1 to 2"),
        ("starting_player = 0", "starting_player", "a whole number from 1 to 2"),
        ('phase = "hands"\nturn = 2', "turn", "the starting player"),
        ("favor = 3", "favor", "a whole number from 0 to 2"),
        ('phase = "hands"\nfavor = 1', "favor", "before the actions"),
        ("[[seat]]\nlivre = -1", "seat[1].livre", "a whole number from 0 to 9,999"),
        ("[[seat]]\n[[seat]]\n[[seat]]", "seat", "3 entries (expected at most 2)"),
        ("[[seat]]\nseat = 2\n[[seat]]", "seat[2]", "seat 2 once more"),
        ("seat = 3", "seat", "a list"),
        ('[[seat]]\nhand = "ba"', "seat[1].hand", "a list"),
        ('[[seat]]\nhand = ["bz"]', "seat[1].hand[1]", "unknown employee"),
        ('[[seat]]\nhand = ["bb", "bb"]', "seat[1].hand[2]", "employee bb once more"),
        ('[[seat]]\nhand = ["1a"]\n[[seat]]\ndiscard = ["1a"]', "seat[2].discard[1]", "employee 1a once more"),
        ('[[seat]]\nleft = ["ba", "ba"]', "seat[1]", "a deck of 3 cards (expected at least 4)"),
        ('[[seat]]\nhand = []\nsupply = []\ndiscard = []\nleft = []', "seat[1]", "lies nowhere"),
        ('phase = "hands"\n[[seat]]\nhand = ["ba"]', "seat[1].hand", "an empty hand"),
        ('phase = "income"\n[[seat]]\nhand = ["ba"]', "seat[1].hand", "an empty hand"),
        ('[[seat]]\nsealed = ["ba"]', "seat[1]", "while hands are chosen"),
        ('phase = "hands"\n[[seat]]\nsealed = ["ba", "bb", "bc", "bd"]', "seat[1].sealed", "at most 3"),
        ('phase = "hands"\n[[seat]]\nsealed = ["1a"]', "seat[1].sealed[1]", "a card of the supply"),
        ('phase = "hands"\n[[seat]]\nwanted = 2', "seat[1].wanted", "fill the hand"),
        ('[[seat]]\nkept = ["t08", "t08"]', "seat[1].kept[2]", "tile t08 once more"),
        (CHAIN, "steps", "ba deputed by 1a (expected a chain of cards with the bonus depute_for_bonus)"),
        ('display = ["ba"]', "display[1]", "base card"),
        ('display = ["1a", "1b", "1c", "1d", "1e"]', "display", "5 entries (expected at most 4)"),
        ('stack = ["2a", "1a"]', "stack", "not by level"),
        ("never_hired = []\nstack = []", "never_hired", "lies nowhere"),
        ('warehouse = [["t01", "t01", "t01", "t02"]]', "warehouse[1]", "4 entries (expected at most 3)"),
        ("stock = []\nresource_discard = []\nwarehouse = []", "stock", "lies nowhere"),
        ('windows = ["y99"]', "windows[1]", "unknown dress"),
        ("bag = []\ndress_discard = []\nwindows = []", "bag", "lies nowhere"),
        (f"halls = {{ kings_hall = {SIX_GUESTS} }}", "halls.kings_hall", "6 entries (expected at most 5)"),
        ('halls = { kings_hall = ["y07:3"] }', "halls.kings_hall[1]", "a whole number from 1 to 2"),
        ('halls = { kings_hall = ["y07"] }', "halls.kings_hall[1]", "a dress and a seat"),
        ('halls = { hall_6 = [] }', "halls.hall_6", "unknown key"),
        ('decorations = { "statue.4" = 1 }', 'decorations."statue.4"', "unknown decoration"),
        ('decorations = { "statue.1" = 3 }', 'decorations."statue.1"', "a whole number from 0 to 2"),
        ("[decorations]\nfountain_upper.1 = 1\nfountain_upper.2 = 1", 'decorations."fountain_upper.2"', "second space"),
        ("all_halls = [1]", "all_halls[1]", "not in all halls"),
        ("all_halls = [1, 1]", "all_halls[2]", "a second space of seat 1"),
        ('terrace = { "fireworks.1" = "y07" }', 'terrace."fireworks.1"', "with a marker"),
        ('terrace = { "statue.1" = "y07" }', 'terrace."statue.1"', "with a marker"),
        ('[decorations]\nfireworks.1 = 1\n[terrace]\nfireworks.1 = "y07"', 'terrace."fireworks.1"', "before the end"),
        ('playing = "zz"', "playing", "unknown employee"),
        ('playing = "ba"\nbonus = "bb"', "bonus", "playing or bonus"),
        ('playing = "ba"\nphase = "income"', "playing", "the phase actions"),
        ('bonus = "ba"', "steps", "ba has no bonus"),
        ('bonus = "6c"', "steps", "6c has no bonus"),
        ('tile = "t01"', "tile", "none unless a step waits for it"),
        ('dress = "y01"', "dress", "none unless a step waits for it"),
        ('playing = "ba"\ndress = "y09"', "steps", "seat 1 has no answer"),
        ('playing = "ba"\ndress = "y09"\nneed = { blue = 1 }', "need.blue", "expected the number 0"),
        ('playing = "ba"\npaid = ["t01"]', "paid", "not discarded"),
        ('bonus = "bc"\ntile = "t01"\nblind = true', "blind", "blind_tile"),
        ("blind = true", "blind", "false when there is no tile"),
        ('in_play = ["ba"]', "in_play", "no card, as the steps say"),
        ('leaving = ["ba"]', "leaving", "no card, as the steps say"),
        ('playing = "ba"\nleaving = ["ba"]', "steps", "until its main action is done"),
        ('steps = [["walk"]]', "steps[1][1]", "unknown step"),
        ("steps = [[]]", "steps[1]", "a list: a step"),
        ('steps = [["play"]]', "steps[1]", "0 entries after play (expected seat)"),
        (f'steps = [["play", 3], {REST}]', "steps[1][2]", "a whole number from 1 to 2"),
        (f'steps = [["play", 2], {REST}]', "steps", "whose turn it is"),
        (f'steps = [["play", 1], ["play", 1], {REST}]', "steps", "an order that can come up"),
        ('steps = [["play", 1]]', "steps", "an order that can come up"),
        (f'steps = [["bonus", 1, "bb"], ["turn_end", 1, "bd"], {REST}]', "steps", "which is being resolved"),
        (f'steps = [["buy_more", 1, "bb"], ["turn_end", 1, "bb"], {REST}]', "steps", "the bonus prestige_for_livre"),
        (f'steps = [["tile", 1], ["turn_end", 1, "bb"], {REST}]', "tile", "missing"),
        (f'dress = "y01"\nneed = {{}}\nsteps = [["place_dress", 1, "master"], {BB_ENDS}]', "steps", "the rank of bb"),
        (f'dress = "y09"\nsteps = [["choose_discount", 1, 2, "green"], {DRESS_BY_2B}]', "steps", "one that 2b gives"),
        (f'steps = [["choose_hand"], {REST}]\nphase = "actions"', "phase", "according to the rest of the position"),
        ('over = true\nsteps = [["final_scoring"]]', "steps", "none in a match that is over"),
        ('key = "12"', "key", "32 hexadecimal digits"),
        (f'seed = "a"\nkey = "{"0" * 32}"', "key", "a seed or a key"),
        ("horizon = [1, 0]", "horizon[1]", "1 (expected the number 0)"),
        ("draws = [-1]", "draws[1]", "-1"),
    ],
)  # fmt: skip
def test_a_fault_is_reported_where_it_stands(text: str, key: str, shown: str) -> None:
    faults = faults_of(text)
    assert any(fault.startswith(f"p.toml: {key}: ") and shown in fault for fault in faults), faults


def test_a_space_of_all_halls_goes_with_presence() -> None:
    everywhere = """
    [halls]
    kings_hall = ["y07:1"]
    hall_2 = ["r01:1"]
    hall_3 = ["r02:1"]
    hall_4 = ["r03:1"]
    hall_5 = ["r04:1"]
    """
    assert "present in all halls" in faults_of(f"all_halls = []\n{everywhere}")[0]
    assert "most valuable" in faults_of(f"all_halls = [0, 1]\n{everywhere}")[0]
    parse_position(f'game = "rokoko"\nall_halls = [1]\n{everywhere}')


def test_all_faults_come_at_once() -> None:
    faults = faults_of(
        """
        round = 9
        turn = 4
        display = ["zz"]
        decorations = { "statue.9" = 1 }
        [[seat]]
        livre = -3
        hand = ["bb", "bb"]
        """
    )
    assert len(faults) == 6


POSITIONS: list[dict[str, Any]] = []


def positions() -> list[dict[str, Any]]:
    """Saved positions of a few moments, as data, to change something in."""
    if not POSITIONS:
        setting = reference_setting("rokoko", 3)
        match, chance = Match(setting, Start("faults")), np.random.default_rng(2)
        while not match.over:
            if len(match.answers) % 23 == 0:
                POSITIONS.append(tomllib.loads(dump_position(setting, match.s)))
            seat = int(chance.choice(match.asked()))
            match.answer(seat, str(chance.choice(match.options(seat))))
        POSITIONS.append(tomllib.loads(dump_position(setting, match.s)))
    return POSITIONS


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in parsed TOML, by keys and indices."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in inside:
        yield (*path, key)
        yield from places_in(inner, (*path, key))


def value_at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


@st.composite
def changed_positions(draw: st.DrawFn) -> dict[str, Any]:
    """A saved position with a few values left out, replaced by junk, by numbers, or by values of other places."""
    data: dict[str, Any] = copy.deepcopy(draw(st.sampled_from(positions())))
    for _ in range(draw(st.integers(1, 4))):
        places = list(places_in(data))
        *path, last = draw(st.sampled_from(places))
        holder = value_at(data, tuple(path))
        change = draw(st.sampled_from(["drop", "junk", "number", "other", "other"]))
        if change == "drop":
            del holder[last]
        elif change == "junk":
            holder[last] = draw(TOML_VALUES)
        elif change == "number":
            holder[last] = draw(st.integers(-2, 12))
        else:
            holder[last] = copy.deepcopy(value_at(data, draw(st.sampled_from(places))))
    return data


@settings(max_examples=sample(70, 1000))
@given(changed_positions())
def test_a_changed_position_is_refused_or_sound(data: dict[str, Any]) -> None:
    """Whatever loads is sound, can be saved, and plays on without breaking conservation."""
    try:
        setting, state = parse_position(write_toml(data))
    except PositionError:
        return
    assert GAME.audit(state, setting.t, setting.names) == []
    match, chance = match_from(setting, state), np.random.default_rng(1)
    for _ in range(12):
        if match.over:
            break
        seat = int(chance.choice(match.asked()))
        match.answer(seat, str(chance.choice(match.options(seat))))
        assert GAME.audit(match.s, setting.t, setting.names) == []
