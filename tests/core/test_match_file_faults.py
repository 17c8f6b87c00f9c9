"""Texts that are no sound match record: what is wrong is named with its place."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.recorded import CHANGED, EDITION, GAME, TEXT, changed, complaint, read
from tests.infrastructure.faults import english
from tests.infrastructure.samples import sample
from trianon.core.errors import RecordError
from trianon.core.files import MATCH_FILE
from trianon.core.game import Json

DIGEST = EDITION.digest
FAULTY: list[tuple[str, dict[str, Any], str]] = [
    ("another format", {"format": "pgn"}, 'format: "pgn" (expected "trianon-match")'),
    ("a later version", {"version": 2}, "version: 2 (expected at most 1 (a newer program may read it))"),
    ("a version of another type", {"version": "1"}, 'version: "1" (expected a whole number from 1'),
    ("a missing field", {"seed": ...}, "seed: missing (expected a field of every match record)"),
    ("an unknown field", {"colour": 1}, "colour: unknown key (expected one of format, version"),
    ("a misspelt field", {"seats": ..., "seat": None}, 'fairness; did you mean "seats"?)'),
    ("an unknown game", {"game": "roccoco"}, 'game: unknown game "roccoco" (expected one of'),
    ("other rules", {"rules": 99}, f"rules: 99 (expected {GAME.version}, the version of rokoko's rules played here)"),
    ("too many players", {"players": 6}, "players: 6 (expected a whole number from 2 to 5)"),
    ("a seed of another type", {"seed": 5}, "seed: 5 (expected a text of at most 200 characters)"),
    ("an endless seed", {"seed": "x" * 201}, "(expected a text of at most 200 characters)"),
    (
        "a starting player from nowhere",
        {"starting_player": 4},
        "starting_player: 4 (expected a whole number from 1 to 3)",
    ),
    ("a flag of another type", {"open_information": 1}, "open_information: 1 (expected true or false)"),
    ("no edition", {"edition": None}, 'edition: null (expected "id", "digest"'),
    ("half an edition", {"edition": {"id": "reference"}}, 'edition: a table (expected "id", "digest"'),
    (
        "an unknown edition",
        {"edition": {"id": "royal", "digest": DIGEST}},
        'edition.id: "royal" (expected reference, balanced, balanced-house-rule, or the edition itself in "text")',
    ),
    (
        "an edition that was changed since",
        {"edition": {"id": "reference", "digest": "00"}},
        f'edition.digest: "00" (expected {DIGEST}, that of the edition "reference" given)',
    ),
    (
        "a faulty edition",
        {"edition": {"id": "x", "digest": DIGEST, "text": CHANGED.replace("livre = 25", "livre = -25", 1)}},
        "edition.text: edition.start.livre: -25 (expected",
    ),
    (
        "an edition that is none",
        {"edition": {"id": "x", "digest": DIGEST, "text": "= ="}},
        "edition.text: line 1, column 1",
    ),
    ("seats that are too few", {"seats": ["Ada"]}, "seats: a list (expected 3 names"),
    ("names that steer a terminal", {"seats": ["a\x1b[31m", "b", "c"]}, "seats: a list (expected 3 names"),
    ("a faulty position", {"position": "round = 99"}, "position: round: 99 (expected"),
    ("a position of another game", {"position": 'game = "go"'}, 'position: game: "go" (expected "rokoko")'),
    ("no result", {"result": None}, 'result: null (expected "points" and "placings", 3 numbers each)'),
    ("a short result", {"result": {"points": [1], "placings": [1]}}, "result: a table (expected"),
    ("a result of another type", {"result": "won"}, 'result: "won" (expected "points"'),
    ("a result too early", {"finished": False}, "result: a table (expected null before the end)"),
    ("no answers", {"answers": None}, "answers: null (expected a list)"),
    ("an answer of another type", {"answers": [7]}, "answer 1: 7 (expected [seat, key, hash])"),
    ("an answer without hash", {"answers": [[1, "keep"]]}, "answer 1: a list (expected [seat, key, hash])"),
    ("an answer from nowhere", {"answers": [[4, "keep", ""]]}, "answer 1: seat 4 (expected 1 to 3)"),
    ("a flag for a seat", {"answers": [[True, "keep", ""]]}, "answer 1: a list (expected [seat, key, hash])"),
    (
        "an unknown key",
        {"answers": [[1, "kepe", ""]]},
        'answer 1: "kepe" (expected the key of an option of rokoko; did you mean "keep"?)',
    ),
]


@pytest.mark.parametrize(("fields", "message"), [pytest.param(f, m, id=name) for name, f, m in FAULTY])
def test_a_faulty_record_says_what_is_wrong_and_where(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError) as broken:
        read(changed(**fields))
    assert english(broken.value).startswith("m.json: ")
    assert message in english(broken.value)


NOT_JSON: list[tuple[str, str, str]] = [
    ("nothing", "", "line 1, column 1: Expecting value (expected valid JSON)"),
    ("cut off", TEXT[:500], "(expected valid JSON)"),
    ("null", "null", "null (expected a match record)"),
    ("nested", "[" * 100_000, "nested too deeply (expected tables and lists as in other files"),
    ("half a character", '{"format": "\\ud800"}', "(expected valid JSON)"),
    (
        "huge",
        " " * (MATCH_FILE.most_bytes + 1),
        f"more than {MATCH_FILE.most_bytes:,} characters (expected a file of a few thousand)",
    ),
]


@pytest.mark.parametrize(("text", "message"), [pytest.param(t, m, id=name) for name, t, m in NOT_JSON])
def test_what_is_no_record_at_all_is_refused(text: str, message: str) -> None:
    with pytest.raises(RecordError) as broken:
        read(text)
    assert message in english(broken.value)
    assert len(english(broken.value)) < 300


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=sample(40, 400))
@given(st.dictionaries(st.sampled_from(sorted(json.loads(TEXT))), anything, min_size=1, max_size=3))
def test_no_value_in_any_field_ends_in_anything_but_a_clear_error(fields: Json) -> None:
    text = changed(**fields)
    assert complaint(text).startswith("m.json: ") or sound_parts(text) == sound_parts(TEXT)


@given(st.integers(0, len(TEXT) - 1), st.integers(1, 40), st.text(max_size=5))
def test_no_damage_to_the_text_ends_in_anything_but_a_clear_error(first: int, cut: int, put: str) -> None:
    damaged = TEXT[:first] + put + TEXT[first + cut :]
    assert complaint(damaged).startswith("m.json: ") or sound_parts(damaged) == sound_parts(TEXT)


def sound_parts(text: str) -> Json:
    """What a record says beside the names of the players, which nothing vouches for."""
    values: Json = json.loads(text)
    del values["seats"]
    return values
