"""Tables of a device: made, listed, gone on with from others, left."""

from __future__ import annotations

import random
import secrets
from dataclasses import replace
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from trianon.bots.levels import JOURNEYMAN
from trianon.core.editions.load import edition_from_text
from trianon.core.errors import EditionError
from trianon.core.lessons.load import load_lesson
from trianon.core.match import Match
from trianon.core.puzzles.match import puzzle_match
from trianon.device.device_table import PREFIX, DeviceTable, TableSettings
from trianon.device.moving import read_match, settings_of, table_of
from trianon.device.routes import CREATED, Request, route
from trianon.device.situations import situation_of, table_info
from trianon.games import game_of
from trianon.server.errors import ApiError, Conflict
from trianon.server.wire.match_messages import Situation
from trianon.server.wire.table_messages import NewTable, PlayOn, TableList
from trianon.viewing.lessons import lesson_named
from trianon.viewing.new_tables import validate_table
from trianon.viewing.positions import sampled_position
from trianon.viewing.puzzles import puzzle_named
from trianon.viewing.settings import setting_of

if TYPE_CHECKING:
    from trianon.device.device import DeviceTables

SEED_BYTES = 16


def make_table(device: DeviceTables, request: Request) -> Situation:
    """A new table; bots take all other seats."""
    wanted = msgspec.convert(request.body, NewTable)
    return _begin(device, _settings(device, wanted))


def my_tables(device: DeviceTables, request: Request) -> TableList:
    """All running tables, those that wait for the person first."""
    running = [table for table in device.tables.values() if not table.over and not table.settings.imported]
    infos = [table_info(table, device.name) for table in running]
    return TableList(sorted(infos, key=lambda info: (not info.your_turn, -info.changed)))


def rematch(device: DeviceTables, request: Request) -> Situation:
    """A table like a finished one."""
    table = device.table(request.parts["table"])
    if not table.over:
        raise Conflict("not-over")
    if table.rematch in device.tables:
        return situation_of(device.tables[table.rematch], device.name)
    old = table.settings
    bots = [level for level in old.levels if level is not None]
    made = _begin(
        device,
        replace(
            old, id=device.new_id(), levels=_seated(bots, old.players, None), created=device.now(), lesson=None,
            position=None, **_chance(),
        ),
    )  # fmt: skip
    table.rematch = made.table.id
    device.saved(table)
    return made


def play_on(device: DeviceTables, request: Request) -> Situation:
    """A table that goes on from a position of a finished match; what the seat could not see is sampled."""
    wanted = msgspec.convert(request.body, PlayOn)
    table = device.table(request.parts["table"])
    if not table.over:
        raise Conflict("not-over")
    count = table.match.answer_count
    if wanted.at > count:
        raise ApiError("no-such-answer", number=wanted.at, most=count)
    if wanted.at == count:
        raise Conflict("nothing-follows")
    old = table.settings
    new = NewTable(
        old.game, old.players, old.edition, old.edition_text, wanted.bots, open_information=old.open_information,
        hints=True, watch="nobody", start=True, seat=wanted.seat,
    )  # fmt: skip
    return _go_on(device, new, table.match_at(wanted.at))


def play_puzzle_on(device: DeviceTables, request: Request) -> Situation:
    """A table that begins at the question of a puzzle."""
    game = request.parts["game"]
    found = puzzle_named(game, request.parts["puzzle"])
    bots: list[Any] = [JOURNEYMAN] * (found.players - 1)
    match = puzzle_match(found, game_of)
    edition = match.setting.edition.id
    new = NewTable(game, found.players, edition, bots=bots, hints=True, watch="nobody", start=True, seat=found.seat + 1)
    return _go_on(device, new, match)


def learn(device: DeviceTables, request: Request) -> Situation:
    """The table of a lesson: the unfinished one, unless it is to begin anew."""
    lesson = lesson_named(request.parts["game"], request.parts["lesson"])
    if request.query.get("anew") != "true":
        for table in reversed(device.tables.values()):
            if (table.settings.game, table.settings.lesson) == (lesson.game, lesson.id) and _follows(table):
                return situation_of(table, device.name)
    bots: list[Any] = [lesson.level] * (lesson.players - 1)
    new = NewTable(lesson.game, lesson.players, lesson.edition, bots=bots, hints=True, start=True, seat=lesson.seat + 1)
    return _begin(device, replace(_settings(device, new), seed=lesson.seed, lesson=lesson.id))


def import_match(device: DeviceTables, request: Request) -> Situation:
    """A finished match of a match file, to be replayed and analysed."""
    record, match = read_match(request.body["text"])
    if not match.over:
        raise Conflict("not-over")
    name = PREFIX + sha256(request.body["text"].encode()).hexdigest()[:12]
    if name not in device.tables:
        names = tuple(record.seats or ("",) * record.setting.players)
        settings = replace(settings_of(record, name, names, hints=False), created=device.now(), imported=True)
        device.changed(table_of(record, settings, device))
    return situation_of(device.tables[name], device.name)


def leave(device: DeviceTables, request: Request) -> None:
    """Give a running match up: it is gone."""
    device.remove(device.table(request.parts["table"]))


def mark_seen(device: DeviceTables, request: Request) -> None:
    """Keep the latest entry that was seen."""
    table = device.table(request.parts["table"])
    number = request.number("number") or 0
    if number > table.seen:
        table.seen = number
        device.saved(table)


def _settings(device: DeviceTables, wanted: NewTable) -> TableSettings:
    validate_table(wanted)
    if len(wanted.bots) != wanted.players - 1:
        raise ApiError("seats-open", open=wanted.players - 1 - len(wanted.bots))
    if wanted.edition_text is not None:
        try:
            edition_from_text(game_of(wanted.game).schema, wanted.edition_text, "edition")
        except EditionError as error:
            raise ApiError("bad-edition", faults=error) from None
    seat = None if wanted.seat is None else wanted.seat - 1
    levels = _seated(list(wanted.bots), wanted.players, seat)
    edition = setting_of(wanted.game, wanted.edition, wanted.edition_text, wanted.players).edition.id
    return TableSettings(
        device.new_id(), wanted.game, wanted.players, edition, wanted.edition_text, levels, **_chance(),
        created=device.now(), open_information=wanted.open_information, hints=wanted.hints,
    )  # fmt: skip


def _chance() -> dict[str, Any]:
    return {"seed": secrets.token_hex(SEED_BYTES), "secret": secrets.token_hex(SEED_BYTES)}


def _seated(bots: list[Any], players: int, seat: int | None) -> tuple[str | None, ...]:
    """The levels by seat, around the person's own, which is drawn unless it is given."""
    own = random.SystemRandom().randrange(players) if seat is None else seat
    return (*bots[:own], None, *bots[own:])


def _go_on(device: DeviceTables, new: NewTable, match: Match) -> Situation:
    settings = _settings(device, new)
    return _begin(device, replace(settings, position=sampled_position(match, (new.seat or 1) - 1, settings.seed)))


def _begin(device: DeviceTables, settings: TableSettings) -> Situation:
    return situation_of(device.add(settings), device.name)


def _follows(table: DeviceTable) -> bool:
    """Whether the answers of a lesson's table are those of its script so far, and some are left."""
    lesson = load_lesson(table.settings.game, table.settings.lesson or "")
    given = [answer.key for answer in table.match.answers if answer.seat == lesson.seat]
    return len(given) < len(lesson.answers) and given == lesson.answers[: len(given)]


ROUTES = (
    route("POST", "/api/tables", make_table, CREATED),
    route("GET", "/api/tables/mine", my_tables),
    route("POST", "/api/tables/{table}/rematch", rematch, CREATED),
    route("POST", "/api/tables/{table}/play-on", play_on, CREATED),
    route("POST", "/api/tables/{table}/leave", leave),
    route("POST", "/api/tables/{table}/looked", mark_seen),
    route("POST", "/api/match-files", import_match, CREATED),
    route("POST", "/api/games/{game}/lessons/{lesson}", learn, CREATED),
    route("POST", "/api/games/{game}/puzzles/{puzzle}", play_puzzle_on, CREATED),
)
