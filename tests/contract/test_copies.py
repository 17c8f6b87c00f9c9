"""Contract 2, 3 and 4: looking changes nothing, snapshots, positions and records continue to the same match."""

from typing import Any

from tests.contract.table import Played, described, heard, hurry, look, viewers, world_of
from tests.infrastructure.samples import sample
from trianon.core.game import Json
from trianon.core.kernel.struct import from_bytes, to_bytes
from trianon.core.match_file.read import read_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.verify import verify
from trianon.core.match_file.write import write_record
from trianon.core.positions.file import dump_position, state_in
from trianon.games import game_of

POSITIONS = sample(30, 300)  # of a match, written as text and read again


def timeless(view: Json) -> Json:
    """A view without how far its seat may take back, which is the history's to know and not the state's."""
    return {field: value for field, value in view.items() if field != "horizon"}


def test_looking_at_a_table_changes_nothing_and_shares_nothing(played: Played) -> None:
    setting = played.setting
    for number, match in played.sampled(7):
        for viewer in viewers(setting):
            v = look(setting, match.s, viewer)
            described(setting, match.s, viewer)
            match.options(viewer)
            match.question()
            for field in v.dtype.names:
                v[field] = 1
        assert to_bytes(match.s) == played.states[number]


def test_a_snapshot_continues_as_the_match_did_at_every_decision(matches: list[Played]) -> None:
    for played in matches:
        setting, answers = played.setting, played.match.answers
        for number, snapshot in enumerate(played.states):
            s: Any = from_bytes(setting.game.state, snapshot)
            assert to_bytes(s) == snapshot
            assert hurry(setting, s, answers[number:]) == len(answers) - number
            assert to_bytes(s) == played.states[-1]


def test_a_match_resumed_from_a_snapshot_gives_the_same_events_and_views(played: Played) -> None:
    setting, match = played.setting, played.match
    for number, resumed in played.sampled(5):
        answer = match.answers[number]
        resumed.answer(answer.seat, answer.key)
        assert resumed.answers == [answer]
        for viewer in viewers(setting):
            shown = heard(setting, match.event_rows[number + 1], viewer)
            assert resumed.events(viewer) == shown
            assert timeless(resumed.view(viewer)) == timeless(described(setting, played.state(number + 1), viewer))


def test_a_record_replays_to_the_same_match(matches: list[Played]) -> None:
    for played in matches:
        record = read_record(write_record(played.match), "a match", game_of)
        verify(record)
        again = replay(record)
        assert to_bytes(again.s) == played.states[-1]
        for viewer in [*viewers(played.setting), None]:
            assert again.events(viewer) == played.match.events(viewer)
        assert again.result() == played.match.result()
        half = len(record.answers) // 2
        assert to_bytes(replay(record, half).s) == played.states[half]


def test_a_position_as_text_comes_back_to_the_byte(matches: list[Played]) -> None:
    """Real tables at decisions all over a match and at its end, and worlds that a viewer makes of them."""
    for played in matches:
        setting = played.setting
        for number in {*range(0, len(played.states), len(played.states) // POSITIONS + 1), len(played.states) - 1}:
            text = dump_position(setting, played.state(number))
            assert to_bytes(state_in(text, setting)) == played.states[number]
            guessed = dump_position(setting, world_of(setting, played.state(number), 0, f"position {number}"))
            assert dump_position(setting, state_in(guessed, setting)) == guessed
