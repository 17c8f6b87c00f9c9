"""Match records: they replay to the same bytes, and every fault in one is named with its place."""

import json
from typing import Any

import pytest

from tests.core.recorded import CHANGED, EDITION, FINISHED, GAME, TEXT, answers_with, changed, played, read
from tests.infrastructure.faults import english, faulty
from trianon.core.editions.load import edition_from_text
from trianon.core.errors import RecordError
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match, Start, state_hash
from trianon.core.match_file.replay import final_lines, full_chronicle, replay
from trianon.core.match_file.verify import verify
from trianon.core.match_file.write import write_record
from trianon.core.positions.file import dump_position, match_from

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


def test_a_replay_can_stop_anywhere() -> None:
    record = read(TEXT)
    assert replay(record, 0).start_hash == FINISHED.start_hash
    assert state_hash(replay(record, 57).s) == FINISHED.answers[56].hash
    for number in (-1, len(record.answers) + 1):
        with faulty(RecordError, match=rf"m\.json: there is no answer {number} \(expected 0 to"):
            replay(record, number)


@pytest.mark.parametrize("answers", [0, 40])
def test_a_match_that_is_not_over_has_a_record_too(answers: int) -> None:
    match = played(GAME.setting(EDITION, 2), Start("begun", None, open_information=True), answers)
    record = read(write_record(match))
    assert (record.finished, record.result, record.seats) == (False, None, None)
    verify(record)
    assert to_bytes(replay(record).s) == to_bytes(match.s)
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
    assert to_bytes(replay(record).s) == to_bytes(match.s)


# -- the whole story


def test_the_full_chronicle_lists_every_decision_with_its_legal_options() -> None:
    story = json.loads(json.dumps(full_chronicle(read(TEXT))))
    match = Match(FINISHED.setting, FINISHED.start)
    assert story["start"] == {"hash": match.start_hash, "events": match.events(None)}
    assert [decision["number"] for decision in story["decisions"]] == list(range(1, FINISHED.answer_count + 1))
    for decision, answer in zip(story["decisions"], FINISHED.answers, strict=True):
        assert decision["question"] == match.question()
        for seat in match.asked():
            assert decision["legal"][str(seat + 1)] == match.options(seat)
        assert (decision["seat"], decision["answer"]) == (answer.seat + 1, answer.key)
        assert decision["answer"] in decision["legal"][str(decision["seat"])]
        match.answer(answer.seat, answer.key)
        assert decision["hash"] == answer.hash
        assert decision["events"] == match.events(None, since=match.answer_count)
    assert story["result"] == FINISHED.result()
    assert story["lines"] == final_lines(FINISHED)
    assert [line["rule"] for line in story["lines"]]


def test_the_full_chronicle_predicts_every_draw_from_a_shuffled_pile() -> None:
    """A reader of the events needs no generator: the order emitted at the shuffle is the order of the draws."""
    story = full_chronicle(read(TEXT))
    piles: dict[str, list[str]] = {}
    drawn = 0
    shown = [*story["start"]["events"], *(event for decision in story["decisions"] for event in decision["events"])]
    for event in shown:
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


def test_the_full_chronicle_of_a_running_match_has_no_final_lines() -> None:
    match = played(GAME.setting(EDITION, 2), Start("begun"), 20)
    story = full_chronicle(read(write_record(match)))
    assert (story["finished"], story["result"], story["lines"]) == (False, None, [])
    assert len(story["decisions"]) == 20


# -- tampering


@pytest.mark.parametrize("number", [1, 57, len(FINISHED.answers)])
def test_a_tampered_hash_is_named(number: int) -> None:
    answer = FINISHED.answers[number - 1]
    entry = [answer.seat + 1, answer.key, "0123456789ab"]
    with pytest.raises(RecordError) as broken:
        verify(read(changed(answers=answers_with(number, entry))))
    expected = f"seat {answer.seat + 1}, {answer.key}: its hash is 0123456789ab (expected {answer.hash})"
    assert english(broken.value) == f"m.json: answer {number}: {expected}"


def test_an_answer_that_was_not_legal_is_named_with_its_reason() -> None:
    number = next(i for i, answer in enumerate(FINISHED.answers, 1) if answer.key.startswith("play:"))
    answer = FINISHED.answers[number - 1]
    other = (answer.seat + 1) % 3 + 1
    tampered = changed(answers=answers_with(number, [other, answer.key, answer.hash]))
    expected = rf"answer {number}: seat {other}, {answer.key}: not legal now \(RK-3\.1: not-asked\)"
    for attempt in (verify, replay, full_chronicle):
        with faulty(RecordError, match=expected):
            attempt(read(tampered))


TAMPERED: list[tuple[dict[str, Any], str]] = [
    ({"start_hash": "0" * 12}, r"start_hash: 0{12} \(expected \w+: the table began differently\)"),
    ({"seed": "another"}, "start_hash"),
    ({"starting_player": 1}, "start_hash"),
    ({"open_information": True}, "start_hash"),
    ({"answers": json.loads(TEXT)["answers"][:-1]}, "finished: true, but the match goes on after answer"),
    ({"answers": [*json.loads(TEXT)["answers"], [1, "forfeit", ""]]}, r"answer \d+: seat 1, forfeit: .*over"),
    ({"finished": False, "result": None}, "finished: false, but the match is over after answer"),
    ({"result": {"points": [1, 2, 3], "placings": [3, 2, 1]}}, r"result: .*\[1, 2, 3\].* \(expected .*points"),
]


@pytest.mark.parametrize(("fields", "message"), TAMPERED, ids=lambda value: next(iter(value)) if value else "")
def test_a_record_with_false_claims_is_refused(fields: dict[str, Any], message: str) -> None:
    with faulty(RecordError, match=rf"^m\.json: {message}"):
        verify(read(changed(**fields)))
