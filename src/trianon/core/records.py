"""A match on disk: one small JSON file that replays anywhere, and says where it breaks when somebody touched it.

A record holds how the match began, every answer with a hash of the state it led to, and the result. Whatever is wrong
with a file is a RecordError that names the file, the place in it, and what was expected there.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from trianon.core.errors import IllegalAnswer, RecordError
from trianon.core.fairness import Fairness, commitment_of, seed_of
from trianon.core.game import Json
from trianon.core.match import Answer, Match
from trianon.core.record_reading import FORMAT, VERSION, Record, load_record, read_record

__all__ = [
    "Record",
    "final_lines",
    "full_story",
    "load_record",
    "read_record",
    "replay",
    "save",
    "verify",
    "write_record",
]


def write_record(match: Match, seats: Sequence[str] | None = None, fairness: Fairness | None = None) -> str:
    """The record of a match as text, an answer to a line; `fairness` is what its seed was made of."""
    setting, start = match.setting, match.start
    edition = {"id": setting.edition.id, "digest": setting.edition.digest}
    if not setting.edition.builtin:
        edition["text"] = setting.edition.text
    first = start.starting_player
    values = {
        "format": FORMAT,
        "version": VERSION,
        "game": setting.game.name,
        "rules": setting.game.version,
        "edition": edition,
        "players": setting.players,
        "seed": start.seed,
        "starting_player": None if first is None else first + 1,
        "open_information": start.open_information,
        "position": start.position,
        "seats": None if seats is None else list(seats),
        "start_hash": match.start_hash,
        "finished": match.over,
        "result": match.result() if match.over else None,
    }
    if fairness is not None:
        values["fairness"] = asdict(fairness)
    lines = [f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}" for name, value in values.items()]
    answers = [json.dumps([answer.seat + 1, answer.key, answer.hash]) for answer in match.answers]
    listed = "[\n    " + ",\n    ".join(answers) + "\n  ]" if answers else "[]"
    return "{\n  " + ",\n  ".join([*lines, f'"answers": {listed}']) + "\n}\n"


def save(path: str | Path, text: str) -> None:
    """Write a file as a whole or not at all: a crash leaves the old one or the new one."""
    try:
        _replace(Path(os.path.realpath(path)), text)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RecordError(f"cannot be written: {reason}", str(path)) from None


def _replace(target: Path, text: str) -> None:
    part = target.with_name(f".{target.name}.{os.getpid()}.{threading.get_ident()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)  # so that the new name survives a loss of power too
    finally:
        os.close(folder)


def replay(record: Record, until: int | None = None) -> Match:
    """The match of a record after its first `until` answers, or after all of them; hashes are not looked at."""
    count = len(record.answers)
    until = count if until is None else until
    if not 0 <= until <= count:
        raise RecordError(f"there is no answer {until}: the record has {count}", record.name)
    match = _begin(record)
    for answer in record.answers[:until]:
        _give(match, answer, record)
    return match


def verify(record: Record) -> None:
    """Replay a record and compare every hash and the result; a RecordError names the first that is not so."""
    _check_fairness(record)
    match = _begin(record)
    if match.start_hash != record.start_hash:
        raise RecordError(
            f"start_hash: {record.start_hash} (expected {match.start_hash}: the table began otherwise)", record.name
        )
    for number, answer in enumerate(record.answers, 1):
        _give(match, answer, record)
        found = match.answers[-1].hash
        if found != answer.hash:
            said = f"seat {answer.seat + 1}, {answer.key}: its hash is {answer.hash} (expected {found})"
            raise RecordError(said, record.name, number)
    if match.over != record.finished:
        said = "true, but the match goes on after" if record.finished else "false, but the match is over after"
        raise RecordError(f"finished: {said} answer {len(record.answers)}", record.name)
    if match.over and match.result() != record.result:
        raise RecordError(f"result: {json.dumps(record.result)} (expected {json.dumps(match.result())})", record.name)


def _check_fairness(record: Record) -> None:
    """A seed that claims to be made of a committed secret and the players' salts must be just that."""
    if record.fairness is None:
        return
    commitment = commitment_of(record.fairness.secret)
    if commitment != record.fairness.commitment:
        said = f"fairness.commitment: {record.fairness.commitment} (expected {commitment}, that of the secret)"
        raise RecordError(said, record.name)
    seed = seed_of(record.fairness.secret, record.fairness.salts)
    if seed != record.start.seed:
        said = f"seed: {record.start.seed} (expected {seed}, made of the secret and the salts)"
        raise RecordError(said, record.name)


def full_story(record: Record) -> Json:
    """Every decision with its legal keys, every event with all its facts, every outcome of chance, the final lines.

    Chance shows in the events: the order of every shuffled pile, top first, and each piece drawn with its way. So an
    independent implementation can follow the match step by step without knowing the generator.
    """
    match = _begin(record)
    begun = {"hash": match.start_hash, "events": match.events(None)}
    decisions = []
    for number, answer in enumerate(record.answers, 1):
        question = match.question()
        legal = {str(seat + 1): match.options(seat) for seat in range(record.setting.players)}
        _give(match, answer, record)
        decisions.append(
            {
                "number": number,
                "question": question,
                "legal": {seat: keys for seat, keys in legal.items() if keys},
                "seat": answer.seat + 1,
                "answer": answer.key,
                "hash": match.answers[-1].hash,
                "events": match.events(None, since=number),
            }
        )
    head = json.loads(write_record(match, record.seats, record.fairness))
    del head["answers"], head["start_hash"]
    lines = final_lines(match) if match.over else []
    return {**head, "format": "trianon-story", "start": begun, "decisions": decisions, "lines": lines}


def final_lines(match: Match) -> list[Json]:
    """The printed lines of the final scoring: the events that book points."""
    return [event for event in match.events(None) if "points" in event]


def _begin(record: Record) -> Match:
    return Match(record.setting, record.start, record.position)


def _give(match: Match, answer: Answer, record: Record) -> None:
    try:
        match.answer(answer.seat, answer.key)
    except IllegalAnswer as error:
        why = f"{error.rule}: {error.reason}" if error.rule else error.reason
        said = f"seat {answer.seat + 1}, {answer.key}: not legal now ({why})"
        raise RecordError(said, record.name, match.number + 1) from None
