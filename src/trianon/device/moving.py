"""Tables that move between the device and a server: as a match file with the levels of their bots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from trianon.core.errors import FaultyFile
from trianon.core.match import Match
from trianon.core.match_file.read import Record, read_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.write import write_record
from trianon.device.device_table import DeviceTable, TableSettings
from trianon.device.routes import CREATED, Request, route
from trianon.device.situations import situation_of
from trianon.games import game_of
from trianon.server.errors import ApiError, Conflict
from trianon.server.wire.match_messages import Situation
from trianon.server.wire.table_messages import DeviceMatch

if TYPE_CHECKING:
    from trianon.device.device import DeviceTables

MATCH_FILE = "match.json"  # stands for the file in faults


def hand_over(device: DeviceTables, request: Request) -> DeviceMatch:
    """A match as it stands, for a server to keep it or to go on with it."""
    table = device.table(request.parts["table"])
    if table.settings.own is None or (table.settings.lesson is not None and not table.over):
        raise Conflict("not-running")
    levels: list[Any] = list(table.settings.levels)
    return DeviceMatch(written(table, device.name), levels, table.settings.hints)


def take_over(device: DeviceTables, request: Request) -> Situation:
    """A match that a server hands back goes on here."""
    given = msgspec.convert(request.body, DeviceMatch)
    record, _ = read_match(given.text)
    if len(given.levels) != record.setting.players or given.levels.count(None) != 1:
        raise ApiError("one-own-seat", players=record.setting.players)
    table = table_of(record, settings_of(record, device.new_id(), tuple(given.levels), hints=given.hints), device)
    device.changed(table)
    return situation_of(table, device.name)


def written(table: DeviceTable, name: str) -> str:
    """The match file of a table, with the person under this name."""
    return write_record(table.match, [name if level is None else level for level in table.settings.levels])


def read_match(text: str) -> tuple[Record, Match]:
    """The record of a match file, and its match replayed."""
    try:
        record = read_record(text, MATCH_FILE, game_of)
        match = replay(record)
    except FaultyFile as error:
        raise ApiError("bad-match-file", faults=error) from None
    if record.start.starting_player is not None:
        raise Conflict("import-start")
    return record, match


def settings_of(record: Record, name: str, levels: tuple[str | None, ...], *, hints: bool) -> TableSettings:
    """The settings of a table, under this id, with the match of a record."""
    setting, start = record.setting, record.start
    text = None if setting.edition.builtin else setting.edition.text
    return TableSettings(
        name, setting.game.name, setting.players, setting.edition.id, text, levels, seed=start.seed, secret=name,
        created=0.0, open_information=start.open_information, hints=hints, position=start.position,
    )  # fmt: skip


def table_of(record: Record, settings: TableSettings, device: DeviceTables) -> DeviceTable:
    """A table with all answers of a record; known to the device, not yet saved."""
    table = device.tables[settings.id] = DeviceTable(settings, device.now)
    for answer in record.answers:
        is_bot = settings.levels[answer.seat] is not None
        table.answer(answer.seat, table.opened[answer.seat], answer.key, "bot" if is_bot else "person")
    table.seen = table.number
    return table


ROUTES = (
    route("GET", "/api/tables/{table}/hand-over", hand_over),
    route("POST", "/api/device-tables", take_over, CREATED),
)
