"""Matches that came from a device: replayed, checked, kept once in the history, played on here and taken back."""

import json
from typing import Any

import pytest

from tests.infrastructure.seated_table import SeatedTable, finished, guests, refusal, table_of
from trianon.core.match_file.read import read_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.write import write_record
from trianon.games import game_of
from trianon.server.history.device_matches import close_device_match, device_match, keep_device_match
from trianon.server.history.match_history import HistoryFilter, match_history
from trianon.server.history.statistics import game_statistics
from trianon.server.lobby.table_lists import my_tables
from trianon.server.matches.replays import match_file
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.wire.table_messages import DeviceMatch

HOME = "198.51.100.7"


def test_a_finished_match_is_kept_once_in_the_history_and_counts_for_no_statistics(node: ServerNode) -> None:
    guest, other = guests(node, 2)
    sent = DeviceMatch(_finished(node), ["novice", None])
    counted = game_statistics(node.store, "histrio", 2).matches
    table = keep_device_match(node, guest, sent, HOME)
    assert keep_device_match(node, guest, sent, HOME) == table
    assert keep_device_match(node, other, sent, HOME) != table  # another person may send the same file
    shown = situation(node.tables, table, guest)
    assert (shown.table.status, shown.table.from_device) == ("over", True)
    assert [(seat.kind, seat.level, seat.you) for seat in shown.table.seats] == [
        ("bot", "novice", False), ("person", None, True),
    ]  # fmt: skip
    [match] = match_history(node.store, guest, HistoryFilter()).matches
    assert (match.id, match.from_device, match.answers) == (table, True, shown.number - 1)
    assert game_statistics(node.store, "histrio", 2).matches == counted
    assert json.loads(match_file(node.tables, table, guest))["answers"] == json.loads(sent.text)["answers"]


def test_a_running_match_goes_on_here_and_on_the_device_again(node: ServerNode) -> None:
    guest, other = guests(node, 2)
    text = _finished(node)
    sent = DeviceMatch(_running(text, 30), _levels(text, 30), hints=True)
    table = keep_device_match(node, guest, sent, HOME)
    shown = situation(node.tables, table, guest)
    assert (shown.table.status, shown.table.hints, shown.table.your_turn) == ("running", True, True)
    assert [each.id for each in my_tables(node.store, guest, node.now())] == [table]
    own = next(seat.seat for seat in shown.table.seats if seat.you)
    people: list[str | None] = [guest if seat == own else None for seat in (1, 2)]
    here = SeatedTable(node, table, people)
    here.answer(own)
    for way in (device_match, close_device_match):
        assert refusal(way, node, table, other).error == "no-table"
    back = device_match(node, table, guest)
    assert (back.levels, back.hints) == (sent.levels, True)
    assert len(json.loads(back.text)["answers"]) == 31
    close_device_match(node, table, guest)
    assert refusal(device_match, node, table, guest).error == "no-table"
    assert not my_tables(node.store, guest, node.now())


@pytest.mark.parametrize("levels", [[], [None, None], ["novice", "novice"], ["novice", None, "novice"]])
def test_one_seat_is_the_persons_own(node: ServerNode, levels: list[Any]) -> None:
    sent = DeviceMatch(_finished(node), levels)
    assert refusal(keep_device_match, node, guests(node, 1)[0], sent, HOME).error == "one-own-seat"


def test_only_a_match_of_a_device_can_be_taken(node: ServerNode) -> None:
    company = table_of(node, "histrio", 2)
    assert refusal(device_match, node, company.table, company.ids[0]).error == "not-from-device"
    assert refusal(close_device_match, node, company.table, company.ids[0]).error == "not-from-device"


def test_a_file_that_breaks_the_rules_is_refused(node: ServerNode) -> None:
    values = json.loads(_finished(node))
    values["answers"][3], values["answers"][9] = values["answers"][9], values["answers"][3]
    sent = DeviceMatch(json.dumps(values), ["novice", None])
    assert refusal(keep_device_match, node, guests(node, 1)[0], sent, HOME).error == "bad-match-file"


def _finished(node: ServerNode) -> str:
    company = finished(node)
    return match_file(node.tables, company.table, company.people[0])


def _running(text: str, at: int) -> str:
    record = read_record(text, "match.json", game_of)
    return write_record(replay(record, at), record.seats)


def _levels(text: str, at: int) -> list[Any]:
    """A bot in every seat but one that is asked after so many answers."""
    asked = replay(read_record(text, "match.json", game_of), at).asked()[0]
    return [None if seat == asked else "novice" for seat in (0, 1)]
