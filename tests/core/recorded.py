"""A recorded match for the tests of match records, and ways to tamper with it."""

import json
from random import Random
from typing import Any

from tests.infrastructure.faults import english
from trianon.core.editions.load import load_edition
from trianon.core.errors import RecordError
from trianon.core.game import Setting
from trianon.core.match import Match, Start
from trianon.core.match_file.read import Record, read_record
from trianon.core.match_file.verify import verify
from trianon.core.match_file.write import write_record
from trianon.games import game_of

GAME = game_of("rokoko")
EDITION = load_edition(GAME.schema, "reference")
CHANGED = EDITION.text.replace('id = "reference"', 'id = "rich"', 1).replace("livre = 15", "livre = 25", 1)


def played(setting: Setting, start: Start, answers: int = 10_000) -> Match:
    """A match of random answers, to its end unless it is cut short."""
    match, rng = Match(setting, start), Random(start.seed)
    while not match.over and match.answer_count < answers:
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
        return english(error)
    return ""


def read(text: str) -> Record:
    return read_record(text, "m.json", game_of)
