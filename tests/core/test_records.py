"""Match records: they replay to the same bytes, and every fault in one is named with its place."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trianon.core import records
from trianon.core.editions import LARGEST_FILE, Edition, edition_from_text, load_edition
from trianon.core.errors import RecordError
from trianon.core.game import Json, Setting
from trianon.core.match import Match, Start, state_hash
from trianon.core.positions import dump_position, match_from
from trianon.core.record import freeze
from trianon.core.records import final_lines, full_story, load_record, read_record, replay, save, verify, write_record
from trianon.games import game_of

GAME = game_of("rokoko")
EDITION = load_edition(GAME.schema)
CHANGED = EDITION.text.replace('id = "reference"', 'id = "rich"', 1).replace("livre = 15", "livre = 25", 1)


def played(setting: Setting, start: Start, answers: int = 10_000) -> Match:
    """A match of random answers, to its end unless it is cut short."""
    match, rng = Match(setting, start), Random(start.seed)
    while not match.over and match.number < answers:
        seat = rng.choice(match.asked())
        match.answer(seat, rng.choice(match.options(seat)))
    return match


FINISHED = played(GAME.setting(EDITION, 3), Start("records", 1))
TEXT = write_record(FINISHED, ["Ada", "Bo", "凡"])


def changed(**fields: Any) -> str:
    """The record with some fields replaced; `...` removes one."""
    values = {**json.loads(TEXT), **fields}
    return json.dumps({name: value for name, value in values.items() if value is not ...})


def answers_with(number: int, entry: Any) -> list[Any]:
    """The record's answers with one replaced, counted from 1."""
    answers = json.loads(TEXT)["answers"]
    answers[number - 1] = entry
    return list(answers)


def complaint(text: str) -> str:
    """What verifying a record says against it, nothing when it is sound."""
    try:
        verify(read(text))
    except RecordError as error:
        return str(error)
    return ""


def read(text: str) -> records.Record:
    return read_record(text, "m.json", game_of)


# -- writing and replaying


def test_a_record_says_how_the_match_began_went_and_ended() -> None:
    values = json.loads(TEXT)
    head = {name: value for name, value in values.items() if name not in ("answers", "start_hash", "result")}
    assert head == {
        "format": "trianon-match",
        "version": 1,
        "game": "rokoko",
        "rules": GAME.version,
        "edition": {"id": "reference", "digest": EDITION.digest},
        "players": 3,
        "seed": "records",
        "starting_player": 2,
        "open_information": False,
        "position": None,
        "seats": ["Ada", "Bo", "凡"],
        "finished": True,
    }
    assert values["result"] == FINISHED.result()
    assert values["answers"][0] == [FINISHED.answers[0].seat + 1, FINISHED.answers[0].key, FINISHED.answers[0].hash]
    assert len(TEXT) < 20_000, "records are small"


def test_a_record_replays_to_the_same_match() -> None:
    record = read(TEXT)
    verify(record)
    match = replay(record)
    assert freeze(match.s) == freeze(FINISHED.s)
    assert match.answers == FINISHED.answers
    assert record.seats == ("Ada", "Bo", "凡")
    assert write_record(match, record.seats) == TEXT


def test_a_replay_can_stop_anywhere() -> None:
    record = read(TEXT)
    assert replay(record, 0).start_hash == FINISHED.start_hash
    assert state_hash(replay(record, 57).s) == FINISHED.answers[56].hash
    for number in (-1, len(record.answers) + 1):
        with pytest.raises(RecordError, match=rf"m\.json: there is no answer {number}: the record has"):
            replay(record, number)


@pytest.mark.parametrize("answers", [0, 40])
def test_a_match_that_is_not_over_has_a_record_too(answers: int) -> None:
    match = played(GAME.setting(EDITION, 2), Start("begun", None, open_information=True), answers)
    record = read(write_record(match))
    assert (record.finished, record.result, record.seats) == (False, None, None)
    verify(record)
    assert freeze(replay(record).s) == freeze(match.s)
    assert record.start == match.start


def test_a_record_brings_along_an_edition_that_does_not_come_with_the_game() -> None:
    edition = edition_from_text(GAME.schema, CHANGED, "rich.toml")
    match = played(GAME.setting(edition, 2), Start("rich"), 30)
    text = write_record(match)
    record = read(text)
    verify(record)
    assert record.setting.edition == edition
    assert replay(record, 0).s.livre[:2].tolist() == [25, 25]
    assert json.loads(text)["edition"]["text"] == CHANGED


def test_a_match_from_a_position_replays_from_it() -> None:
    middle = replay(read(TEXT), 60)
    match = match_from(middle.setting, middle.s)
    for answer in FINISHED.answers[60:100]:
        match.answer(answer.seat, answer.key)
    record = read(write_record(match))
    verify(record)
    assert record.start.position == dump_position(middle.setting, middle.s)
    assert freeze(replay(record).s) == freeze(match.s)


# -- the whole story


def test_the_full_story_tells_every_decision_with_what_was_legal() -> None:
    story = json.loads(json.dumps(full_story(read(TEXT))))
    match = Match(FINISHED.setting, FINISHED.start)
    assert story["start"] == {"hash": match.start_hash, "events": match.events(None)}
    assert [decision["number"] for decision in story["decisions"]] == list(range(1, FINISHED.number + 1))
    for decision, answer in zip(story["decisions"], FINISHED.answers, strict=True):
        assert decision["question"] == match.question()
        for seat in match.asked():
            assert decision["legal"][str(seat + 1)] == match.options(seat)
        assert (decision["seat"], decision["answer"]) == (answer.seat + 1, answer.key)
        assert decision["answer"] in decision["legal"][str(decision["seat"])]
        match.answer(answer.seat, answer.key)
        assert decision["hash"] == answer.hash
        assert decision["events"] == match.events(None, since=match.number)
    assert story["result"] == FINISHED.result()
    assert story["lines"] == final_lines(FINISHED)
    assert [line["rule"] for line in story["lines"]]


def test_the_full_story_foretells_every_draw_from_a_shuffled_pile() -> None:
    """Who follows the story needs no generator: the order told at the shuffle is the order of the draws."""
    story = full_story(read(TEXT))
    piles: dict[str, list[str]] = {}
    drawn = 0
    told = [*story["start"]["events"], *(event for decision in story["decisions"] for event in decision["events"])]
    for event in told:
        if event["event"] == "shuffle":
            piles[event["pile"]] = []
        elif event["event"] == "order":
            piece = event.get("card") or event.get("tile")
            piles[event["pile"]].append(piece)
            assert event["position"] == len(piles[event["pile"]])
        elif event.get("from") in ("stack", "stock"):
            piece = event.get("card") or event.get("tile")
            assert piles[event["from"]].pop(0) == piece
            drawn += 1
    assert drawn > 28
    assert piles["stack"] == []


def test_the_story_of_a_match_that_goes_on_has_no_lines_yet() -> None:
    match = played(GAME.setting(EDITION, 2), Start("begun"), 20)
    story = full_story(read(write_record(match)))
    assert (story["finished"], story["result"], story["lines"]) == (False, None, [])
    assert len(story["decisions"]) == 20


# -- tampering


def test_a_tampered_answer_is_named() -> None:
    number = next(i for i, answer in enumerate(FINISHED.answers, 1) if answer.key == "forfeit")
    answer = FINISHED.answers[number - 1]
    entry = [answer.seat + 1, "favor", answer.hash]
    with pytest.raises(RecordError) as broken:
        verify(read(changed(answers=answers_with(number, entry))))
    assert broken.value.answer is not None
    assert broken.value.answer >= number
    assert str(broken.value).startswith(f"m.json: answer {broken.value.answer}: seat ")


@pytest.mark.parametrize("number", [1, 57, len(FINISHED.answers)])
def test_a_tampered_hash_is_named(number: int) -> None:
    answer = FINISHED.answers[number - 1]
    entry = [answer.seat + 1, answer.key, "0123456789ab"]
    with pytest.raises(RecordError) as broken:
        verify(read(changed(answers=answers_with(number, entry))))
    expected = f"seat {answer.seat + 1}, {answer.key}: its hash is 0123456789ab (expected {answer.hash})"
    assert str(broken.value) == f"m.json: answer {number}: {expected}"


def test_an_answer_that_was_not_legal_is_named_with_its_reason() -> None:
    number = next(i for i, answer in enumerate(FINISHED.answers, 1) if answer.key.startswith("play:"))
    answer = FINISHED.answers[number - 1]
    other = (answer.seat + 1) % 3 + 1
    tampered = changed(answers=answers_with(number, [other, answer.key, answer.hash]))
    expected = rf"answer {number}: seat {other}, {answer.key}: not legal now \(RK-3\.1: not-asked\)"
    for attempt in (verify, replay, full_story):
        with pytest.raises(RecordError, match=expected):
            attempt(read(tampered))


TAMPERED: list[tuple[dict[str, Any], str]] = [
    ({"start_hash": "0" * 12}, r"start_hash: 0{12} \(expected \w+: the table began otherwise\)"),
    ({"seed": "another"}, "start_hash"),
    ({"starting_player": 1}, "start_hash"),
    ({"open_information": True}, "start_hash"),
    ({"answers": json.loads(TEXT)["answers"][:-1]}, "finished: true, but the match goes on after answer"),
    ({"answers": [*json.loads(TEXT)["answers"], [1, "forfeit", ""]]}, r"answer \d+: seat 1, forfeit: .*over"),
    ({"finished": False, "result": None}, "finished: false, but the match is over after answer"),
    ({"result": {"points": [1, 2, 3], "placings": [3, 2, 1]}}, r"result: .*\[1, 2, 3\].* \(expected .*points"),
]


@pytest.mark.parametrize(("fields", "message"), TAMPERED, ids=lambda value: next(iter(value)) if value else "")
def test_a_record_that_lies_is_found_out(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=rf"^m\.json: {message}"):
        verify(read(changed(**fields)))


# -- files that cannot be read

DIGEST = EDITION.digest
FAULTY: list[tuple[str, dict[str, Any], str]] = [
    ("another format", {"format": "pgn"}, 'format: "pgn" (expected "trianon-match")'),
    ("a later version", {"version": 2}, "version: 2 (expected 1 (a newer program may read it))"),
    ("a version of another type", {"version": "1"}, 'version: "1" (expected 1'),
    ("true for a number", {"version": True}, "version: true (expected 1"),
    ("a missing field", {"seed": ...}, "seed: missing (expected it in every match record)"),
    ("an unknown field", {"colour": 1}, '"colour": no field of a match record (expected one of format, version'),
    ("a misspelt field", {"seats": ..., "seat": None}, '"seat": no field of a match record (expected "seats"?)'),
    ("an unknown game", {"game": "roccoco"}, 'game: there is no game "roccoco" (expected'),
    ("a game of another type", {"game": 7}, "game: 7 (expected a text of at most 200 characters)"),
    ("other rules", {"rules": 99}, f"rules: 99 (expected {GAME.version}, the version of rokoko's rules played here)"),
    ("too many players", {"players": 6}, "players: 6 (expected 2 to 5)"),
    ("players of another type", {"players": None}, "players: null (expected 2 to 5)"),
    ("an endless number", {"players": 10**80}, "players: a number too big to show (expected 2 to 5)"),
    ("a seed of another type", {"seed": 5}, "seed: 5 (expected a text of at most 200 characters)"),
    ("an endless seed", {"seed": "x" * 201}, "(expected a text of at most 200 characters)"),
    ("a starting player from nowhere", {"starting_player": 4}, "starting_player: 4 (expected 1 to 3)"),
    ("a flag of another type", {"open_information": 1}, "open_information: 1 (expected true or false)"),
    ("no edition", {"edition": None}, 'edition: null (expected "id", "digest"'),
    ("half an edition", {"edition": {"id": "reference"}}, 'edition: a table (expected "id", "digest"'),
    (
        "an unknown edition",
        {"edition": {"id": "royal", "digest": DIGEST}},
        'edition.id: "royal" (expected "reference", or the edition itself in "text")',
    ),
    (
        "an edition that was changed since",
        {"edition": {"id": "reference", "digest": "00"}},
        f'edition.digest: "00" (expected {DIGEST}, that of the edition "reference" given)',
    ),
    (
        "an edition of another type",
        {"edition": {"id": "reference", "digest": 7}},
        "edition.digest: 7 (expected a text",
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
    ("seats of another type", {"seats": [1, 2, 3]}, "seats: a list (expected 3 names"),
    ("a faulty position", {"position": "round = 99"}, "position: round: 99 (expected"),
    ("a position of another type", {"position": 5}, "position: 5 (expected a text"),
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
    assert str(broken.value).startswith("m.json: ")
    assert message in str(broken.value)


NOT_JSON: list[tuple[str, str, str]] = [
    ("nothing", "", "line 1, column 1: Expecting value (expected valid JSON)"),
    ("cut off", TEXT[:500], "(expected valid JSON)"),
    ("a list", "[]", "a list (expected a match record)"),
    ("null", "null", "null (expected a match record)"),
    ("nested", "[" * 100_000, "nested too deeply (expected a match record)"),
    ("a number of many digits", "1" * 10_000, "(expected valid JSON)"),
    ("half a character", '{"format": "\\ud800"}', "(expected valid JSON)"),
    ("huge", " " * (LARGEST_FILE + 1), f"more than {LARGEST_FILE} bytes (expected a match record of a few thousand)"),
]


@pytest.mark.parametrize(("text", "message"), [pytest.param(t, m, id=name) for name, t, m in NOT_JSON])
def test_what_is_no_record_at_all_is_refused(text: str, message: str) -> None:
    with pytest.raises(RecordError) as broken:
        read(text)
    assert message in str(broken.value)
    assert len(str(broken.value)) < 300


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


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


# -- files


def test_a_saved_record_loads_again(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    save(path, TEXT)
    save(path, TEXT)
    assert path.read_text("utf-8") == TEXT
    assert os.listdir(tmp_path) == ["match.json"], "nothing else is left behind"
    record = load_record(path, game_of)
    verify(record)
    assert record.name == str(path)


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    save(path, "old")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(RecordError, match=r"match\.json: cannot be written: No space left on device"):
        save(path, "new")
    assert path.read_text() == "old"
    assert os.listdir(tmp_path) == ["match.json"]


def test_saving_where_nothing_can_be_saved_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot be written: No such file or directory"):
        save(tmp_path / "no" / "folder" / "match.json", TEXT)
    with pytest.raises(RecordError, match="cannot be written"):
        save(tmp_path, TEXT)
    with pytest.raises(RecordError, match="cannot be written"):
        save(tmp_path / "a\0b", TEXT)


def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    link.symlink_to(real)
    save(link, TEXT)
    assert link.is_symlink()
    assert real.read_text("utf-8") == TEXT


def binary(path: Path) -> None:
    path.write_bytes(b'{"format": \xff}')


def huge(path: Path) -> None:
    path.write_bytes(b" " * (LARGEST_FILE + 1))


def folder(path: Path) -> None:
    path.mkdir()


def absent(path: Path) -> None:
    assert not path.exists()


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (absent, "cannot be read: No such file or directory"),
        (folder, "cannot be read: Is a directory"),
        (binary, "byte 12: not text (expected a match record in UTF-8)"),
        (huge, "more than 1000000 bytes"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, make: Callable[[Path], None], message: str) -> None:
    path = tmp_path / "match.json"
    make(path)
    with pytest.raises(RecordError) as broken:
        load_record(path, game_of)
    assert str(broken.value).startswith(f"{path}: {message}")


def test_a_mark_before_the_first_letter_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_text(TEXT, encoding="utf-8-sig")
    verify(load_record(path, game_of))


def test_the_edition_in_these_tests_is_another_one() -> None:
    edition: Edition = edition_from_text(GAME.schema, CHANGED, "rich.toml")
    assert (edition.id, edition.builtin) == ("rich", False)
    assert edition.digest != EDITION.digest
