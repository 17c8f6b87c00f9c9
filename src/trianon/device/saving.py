"""Tables as texts that a page keeps: settings, entries and a hash of the state; events and views follow from them."""

import json
from dataclasses import asdict
from typing import Any

from trianon.core.editions.load import edition_from_text
from trianon.core.errors import FaultyFile, IllegalAnswer
from trianon.core.match import NO_EVENTS, Answer, replay_quickly, state_hash
from trianon.device.device_table import Clock, DeviceTable, TableSettings
from trianon.games import game_of
from trianon.server.errors import ApiError, Conflict
from trianon.viewing.match_view import START, Entry

FORMAT, VERSION = "trianon-device-table", 1


def save(table: DeviceTable) -> str:
    """A table as text."""
    edition = table.match.setting.edition
    return json.dumps(
        {
            "format": FORMAT,
            "version": VERSION,
            "game": table.settings.game,
            "rules": table.match.setting.game.version,
            "settings": asdict(table.settings),
            "edition": {"digest": edition.digest, "text": edition.text},
            "begun": table.entries[0].at,
            "entries": [
                [entry.kind, entry.seat, entry.key, entry.decision, entry.by, entry.at, list(entry.undone)]
                for entry in table.entries[1:]
            ],
            "opened": table.opened,
            "floors": table.match.undo_floors,
            "revised": table.revised,
            "seen": table.seen,
            "rematch": table.rematch,
            "hash": state_hash(table.match.s),
        }
    )


def load(text: str, now: Clock) -> DeviceTable:
    """The table of a text; refused where the present rules or editions do not lead to the same state."""
    try:
        kept = json.loads(text)
        if (kept["format"], kept["version"]) != (FORMAT, VERSION):
            raise ApiError("bad-saved-table")
        table = DeviceTable(_settings(kept), now)
        _give(table, kept)
    except (KeyError, TypeError, ValueError, FaultyFile):
        raise ApiError("bad-saved-table") from None
    present = table.match.setting.game.version
    if state_hash(table.match.s) != kept["hash"]:
        raise Conflict("other-rules", rules=kept["rules"], present=present)
    table.opened, table.match.undo_floors = list(kept["opened"]), list(kept["floors"])
    table.revised, table.seen, table.rematch = kept["revised"], kept["seen"], kept["rematch"]
    return table


def game_of_saved(text: str) -> str:
    """The game of a saved table, read without loading its rules."""
    try:
        return str(json.loads(text)["game"])
    except (KeyError, TypeError, ValueError):
        return ""


def _settings(kept: dict[str, Any]) -> TableSettings:
    """The settings of a table; its edition as it was, where the product's own is another one now."""
    settings = TableSettings(**{**kept["settings"], "levels": tuple(kept["settings"]["levels"])})
    present = settings.setting().edition
    if present.digest == kept["edition"]["digest"]:
        return settings
    text = kept["edition"]["text"]
    edition_from_text(game_of(settings.game).schema, text, "edition")
    return TableSettings(**{**asdict(settings), "levels": settings.levels, "edition_text": text})


def _give(table: DeviceTable, kept: dict[str, Any]) -> None:
    """Give all answers again, those that were taken back too: their events are part of the chronicle."""
    table.entries[0] = Entry(START, "start", -1, "", 0, "person", kept["begun"], (), table.match.event_rows[0])
    for number, (kind, seat, key, decision, by, at, undone) in enumerate(kept["entries"], START + 1):
        rows = NO_EVENTS
        if kind == "answer":
            try:
                table.match.answer(seat, key)
            except IllegalAnswer:
                present = table.match.setting.game.version
                raise Conflict("other-rules", rules=kept["rules"], present=present) from None
            table.numbers.append(number)
            rows = table.match.event_rows[-1]
        else:
            _take_back(table, undone)
        table.entries.append(Entry(number, kind, seat, key, decision, by, at, tuple(undone), rows))


def _take_back(table: DeviceTable, undone: list[int]) -> None:
    match = table.match
    kept = [pair for pair in zip(table.numbers, match.answers, strict=True) if pair[0] not in undone]
    answers: list[Answer] = [answer for _, answer in kept]
    fresh = table.settings.match()
    if replay_quickly(fresh, answers) != len(answers):
        raise Conflict("other-rules", rules=0, present=match.setting.game.version)
    match.rewind(0, fresh.s)
    match.answers = answers
    match.event_rows = [match.event_rows[0]] * (len(answers) + 1)
    table.numbers = [number for number, _ in kept]
