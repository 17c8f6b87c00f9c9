"""The errors people get to read."""

import pickle

import pytest

from trianon.core.errors import EditionError, IllegalAnswer, RecordError, StaleAnswer, TrianonError, UnknownGame
from trianon.core.faults import Fault, one_of

ERRORS = [
    (TrianonError("out of paper"), "out of paper"),
    (IllegalAnswer("fly:3", "no wind"), 'the answer "fly:3" is not legal now: no wind'),
    (
        IllegalAnswer("fly:3", "no wind", "KT-1", 0),
        'the answer "fly:3" by seat 1 is not legal now: KT-1: no wind',
    ),
    (StaleAnswer(4, 6), "this answer belongs to decision 4, but the match is at decision 6"),
    (RecordError([Fault("m.json", "", "fault-not-a-record")]), "m.json: fault-not-a-record"),
    (
        EditionError([Fault("a.toml", "b.c", "fault-wrong-value", {"value": "3", "wanted": one_of(["4"])}, "d")]),
        "a.toml: b.c: fault-wrong-value(value=3, wanted=wanted-word(word=4))",
    ),
    (
        UnknownGame("kitez", ["kites", "boats"]),
        'there is no game "kitez" (expected one of kites, boats; did you mean "kites"?)',
    ),
    (UnknownGame("chess", ["kites", "boats"]), 'there is no game "chess" (expected one of kites, boats)'),
]


@pytest.mark.parametrize(("error", "message"), ERRORS)
def test_every_error_speaks_for_itself_and_survives_pickling(error: TrianonError, message: str) -> None:
    assert str(error) == message
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), message, vars(error))
