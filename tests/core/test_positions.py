"""What all games' positions share: writing TOML, the head of a file, chance, the examples of the document."""

import math
import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.infrastructure.edition_changes import ReferenceChanges
from tests.infrastructure.faults import english, faulty
from trianon.core.errors import PositionError
from trianon.core.faults import FileLocation
from trianon.core.fields import Fields
from trianon.core.files import WIDTH, write_toml
from trianon.core.installed import part_of
from trianon.core.kernel.struct import to_bytes
from trianon.core.positions.file import state_in
from trianon.games import game_of
from trianon.games.positions import dump_position, load_match, load_position, match_from, parse_match, parse_position
from trianon.viewing.settings import reference_setting

TOML_VALUES = st.recursive(
    st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["ba", "y07:1", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
HEAD = 'game = "rokoko"\n'
DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"
EXAMPLES = re.findall(r'```toml\n(game = ".*?)```', DOCUMENT.read_text("utf-8"), re.DOTALL)
ASKED = ("play", "bonus", "choose_hand", None, "reward_tile", "steal")  # by each of them


def same(one: Any, other: Any) -> bool:
    """Equal, with not-a-number equal to itself."""
    if isinstance(one, dict):
        return isinstance(other, dict) and one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return isinstance(other, list) and len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, float) and math.isnan(one):
        return isinstance(other, float) and math.isnan(other)
    return type(one) is type(other) and bool(one == other)


@given(st.dictionaries(st.text(max_size=8), TOML_VALUES, max_size=5))
def test_what_is_written_reads_back(data: dict[str, Any]) -> None:
    assert same(tomllib.loads(write_toml(data)), data)


def test_long_lists_are_wrapped() -> None:
    text = write_toml({"pile": [f"t{i:02}" for i in range(60)], "seat": [{"kept": [f"t{i:02}" for i in range(40)]}]})
    assert max(len(line) for line in text.splitlines()) <= WIDTH
    assert len(text.splitlines()) < 14


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("", "p: game: missing (expected the name of a game)"),
        ('game = "roccoco"', 'p: game: unknown game "roccoco"'),
        ("game = 3", "p: game: 3 (expected a text"),
        (HEAD + "players = 6", "p: players: 6 (expected a whole number from 2 to 5)"),
        (HEAD + 'players = "2"', 'p: players: "2"'),
        (HEAD + 'edition = "referenze"', "referenze: not found"),
        (HEAD + 'edition = "a\\u0000b"', "not found"),
        (HEAD + "edition = []", "p: edition: a list"),
    ],
)
def test_heads_that_are_refused(text: str, shown: str) -> None:
    with pytest.raises(PositionError) as caught:
        parse_position(text, "p")
    assert shown in english(caught.value)


def test_an_edition_is_looked_for_beside_the_position(tmp_path: Path) -> None:
    schema = game_of("rokoko").schema
    reference = ReferenceChanges(schema)
    reference.parsed["edition"]["start"]["livre"] = 77
    (tmp_path / "rich.toml").write_text(write_toml(reference.parsed), "utf-8")
    (tmp_path / "p.toml").write_text(f'{HEAD}edition = "rich.toml"', "utf-8")
    setting, state = load_position(tmp_path / "p.toml")
    assert state.livre[:2].tolist() == [77, 77]
    assert load_match(tmp_path / "p.toml").s.livre[:2].tolist() == [77, 77]
    assert load_position(tmp_path / "p.toml", "reference")[1].livre[:2].tolist() == [15, 15]

    (tmp_path / "q.toml").write_text(dump_position(setting, state), "utf-8")
    assert load_position(tmp_path / "q.toml")[0].edition.digest == setting.edition.digest


def test_a_broken_edition_is_reported_with_its_own_faults(tmp_path: Path) -> None:
    (tmp_path / "broken.toml").write_text("[edition]\nincome = -1", "utf-8")
    (tmp_path / "p.toml").write_text(f'{HEAD}edition = "broken.toml"', "utf-8")
    with faulty(PositionError, match="income: -1"):
        load_position(tmp_path / "p.toml")


def test_a_position_for_another_setting_is_refused() -> None:
    setting, _ = parse_position(HEAD)
    with faulty(PositionError, match="players: 3"):
        state_in(f"{HEAD}players = 3", setting)
    with faulty(PositionError, match="game: "):
        state_in('game = "histrio"', setting)
    assert state_in("", setting).players == 2


def test_a_seed_decides_what_is_drawn_next() -> None:
    keys = [parse_position(f'{HEAD}seed = "{seed}"')[1].key.tolist() for seed in ("a", "a", "b")]
    assert keys[0] == keys[1] != keys[2]
    setting, state = parse_position(HEAD)
    assert match_from(setting, state).s.key.tolist() == state.key.tolist()
    assert match_from(setting, state, "other").s.key.tolist() != state.key.tolist()


def test_answers_and_horizons() -> None:
    _, state = parse_position(f"{HEAD}answers = 9")
    assert (int(state.answers), state.horizon.tolist()) == (9, [9, 9, 0, 0, 0])
    _, state = parse_position(f"{HEAD}answers = 9\nhorizon = [4]")
    assert state.horizon.tolist() == [4, 9, 0, 0, 0]


def test_fields_report_each_fault_and_go_on() -> None:
    at = FileLocation("f", [])
    fields = Fields({"a": "x", "b": 7, "c": {}, "d": [1, "y"], "typo": 1}, at, ("a", "b", "c", "d", "tape"))
    assert fields.number("a", 0, 5, 3) == 3
    assert fields.text("b", "z", 4) == "z"
    assert fields.flag("c") is False
    assert [word for _, word in fields.names("d", 5) or []] == ["y"]
    assert fields.names("tape", 5) is None
    assert [fault.location for fault in at.faults] == ["typo", "a", "b", "c", "d[1]"]


@pytest.mark.parametrize(("text", "question"), list(zip(EXAMPLES, ASKED, strict=True)))
def test_examples_of_the_document_are_sound_and_play_on_to_their_end(text: str, question: str | None) -> None:
    match, rng = parse_match(text), Random(3)
    assert match.question()["question"] == question
    assert to_bytes(state_in(dump_position(match.setting, match.s), match.setting)) == to_bytes(match.s)
    while not match.over:
        seat = rng.choice(match.asked())
        match.answer(seat, rng.choice(match.options(seat)))
    assert match.setting.game.audit(match.s, match.setting.t, match.setting.names) == []


@pytest.mark.parametrize("game", ["histrio", "rokoko"])
def test_every_argument_of_a_step_can_be_written(game: str) -> None:
    """A step with arguments that positions cannot name would not be saved."""
    arguments = {sort for kind in part_of(game, "codes.step").STEPS.kinds.values() for sort in kind.arguments}
    codec = part_of(game, "position.steps").step_codec(reference_setting(game, 3).names, 3)
    assert arguments == set(codec.codecs)
