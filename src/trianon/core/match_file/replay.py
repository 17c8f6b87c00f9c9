"""Replays match files: the match after any number of answers, and its full chronicle."""

import json

from trianon.core.errors import IllegalAnswer
from trianon.core.files import MATCH_FILE
from trianon.core.game import Json
from trianon.core.match import Answer, Match
from trianon.core.match_file.read import Record
from trianon.core.match_file.write import write_record
from trianon.core.wording import message


def replay(record: Record, until: int | None = None) -> Match:
    """The match of a record after its first `until` answers, or after all of them; hashes are not looked at."""
    count = len(record.answers)
    until = count if until is None else until
    if not 0 <= until <= count:
        raise MATCH_FILE.refusal(record.name, "no-such-answer", number=until, most=count)
    match = begin(record)
    for answer in record.answers[:until]:
        give(match, answer, record)
    return match


def full_chronicle(record: Record) -> Json:
    """Every decision with its legal keys, every event with all its facts, every outcome of chance, the final lines.

    Chance shows in the events: the order of every shuffled pile, top first, and each piece drawn with its way. So an
    independent implementation can follow the match step by step without knowing the generator.
    """
    match = begin(record)
    begun = {"hash": match.start_hash, "events": match.events(None)}
    decisions = []
    for number, answer in enumerate(record.answers, 1):
        question = match.question()
        legal = {str(seat + 1): match.options(seat) for seat in range(record.setting.players)}
        give(match, answer, record)
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


def final_lines(match: Match, since: int = 0) -> list[Json]:
    """The printed lines of the final scoring: the events, from an answer on, that book points."""
    return [event for event in match.events(None, since) if "points" in event]


def begin(record: Record) -> Match:
    """The match of a record before its first answer."""
    return Match(record.setting, record.start, record.position)


def give(match: Match, answer: Answer, record: Record) -> None:
    """Apply one answer of the record; RecordError with its number when it is not legal."""
    try:
        match.answer(answer.seat, answer.key)
    except IllegalAnswer as error:
        why = f"{error.rule}: {error.reason}" if error.rule else error.reason
        at = message("at-answer", number=match.answer_count + 1)
        seat, key = answer.seat + 1, answer.key
        raise MATCH_FILE.refusal(record.name, "illegal-answer", at=at, seat=seat, key=key, reason=why) from None
