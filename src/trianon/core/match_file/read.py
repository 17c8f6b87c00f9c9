"""Reads match files without replaying them; each fault names its place and what was expected."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import builtin_editions, edition_from_text, load_edition
from trianon.core.errors import FaultyFile, RecordError, TrianonError
from trianon.core.fairness import Fairness
from trianon.core.faults import one_of, shown_value, suggestion
from trianon.core.game import Game, Json, Setting
from trianon.core.match import MOST_SEED, Answer, Start
from trianon.core.positions.file import GameOf, state_in

FORMAT, VERSION = "trianon-match", 1
LARGEST_FILE = 1_000_000  # bytes; a match has some twenty thousand, and its own edition a hundred thousand at most
LONGEST_NAME = 100  # of a player
FIELDS = (
    "format", "version", "game", "rules", "edition", "players", "seed", "starting_player", "open_information",
    "position", "seats", "start_hash", "finished", "result", "answers",
)  # fmt: skip
OPTIONAL = ("fairness",)  # what the seed was made of, where a server drew it


@dataclass(frozen=True, eq=False)
class Record:
    """A match as its file states it, not replayed yet."""

    name: str  # of the file
    setting: Setting
    start: Start
    seats: tuple[str, ...] | None  # names of the players
    answers: tuple[Answer, ...]
    start_hash: str
    finished: bool
    result: Json | None
    position: Any = None  # the state a match that began from a position began with
    fairness: Fairness | None = None


def load_record(path: str | Path, game_of: GameOf) -> Record:
    """The record in a file."""
    name = str(path)
    try:
        with Path(path).open("rb") as file:
            raw = file.read(LARGEST_FILE + 1)
        text = raw.decode("utf-8-sig") if len(raw) <= LARGEST_FILE else " " * len(raw)
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start + 1}: not text (expected a match record in UTF-8)", name) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise RecordError(f"cannot be read: {reason}", name) from None
    return read_record(text, name, game_of)


def read_record(text: str, name: str, game_of: GameOf) -> Record:
    """The record in a text; `name` stands for the file in messages, `game_of` finds the game it is of."""
    fields = _RecordFields(_parsed(text, name), name)
    fields.expect_names()
    if fields["format"] != FORMAT:
        fields.fail("format", shown(fields["format"]), f'"{FORMAT}"')
    fields.number("version", 1, VERSION, " (a newer program may read it)")
    game = _game(fields, game_of)
    if fields.number("rules", 1, 1_000_000) != game.version:
        fields.fail("rules", str(fields["rules"]), f"{game.version}, the version of {game.name}'s rules played here")
    players = fields.number("players", game.seats[0], game.seats[-1])
    setting = game.setting(_edition(fields, game), players)
    first = None if fields["starting_player"] is None else fields.number("starting_player", 1, players) - 1
    position = None if fields["position"] is None else fields.text("position", LARGEST_FILE)
    start = Start(fields.text("seed", MOST_SEED), first, fields.flag("open_information"), position)
    return Record(
        name,
        setting,
        start,
        _seats(fields, players),
        _answers(fields, setting),
        fields.text("start_hash"),
        fields.flag("finished"),
        _result(fields, players),
        _state_of(start, setting, name),
        _fairness(fields, players),
    )


def shown(value: Any) -> str:
    """A value of a JSON file as a message shows it."""
    return "null" if value is None else shown_value(value)


class _RecordFields:
    """The fields of a record; every accessor checks the type and range of its field."""

    def __init__(self, values: Json, name: str) -> None:
        self.values, self.name = values, name

    def __getitem__(self, field: str) -> Any:
        return self.values[field]

    def fail(self, field: str, found: str, expected: str) -> NoReturn:
        raise RecordError(f"{field}: {found} (expected {expected})", self.name)

    def expect_names(self) -> None:
        """All fields and no others."""
        for field in self.values:
            if field not in FIELDS + OPTIONAL:
                near = suggestion(field, FIELDS + OPTIONAL)
                self.fail(shown(field), "no field of a match record", f'"{near}"?' if near else one_of(FIELDS))
        for field in FIELDS:
            if field not in self.values:
                self.fail(field, "missing", "it in every match record")

    def number(self, field: str, least: int, most: int, hint: str = "") -> int:
        value = self.values[field]
        if type(value) is not int or not least <= value <= most:
            self.fail(field, shown(value), f"{least} to {most}{hint}" if least < most else f"{least}{hint}")
        return value

    def flag(self, field: str) -> bool:
        value = self.values[field]
        if not isinstance(value, bool):
            self.fail(field, shown(value), "true or false")
        return value

    def text(self, field: str, longest: int = 200) -> str:
        value = self.values[field]
        if not isinstance(value, str) or len(value) > longest:
            self.fail(field, shown(value), f"a text of at most {longest} characters")
        return value


def _parsed(text: str, name: str) -> Json:
    if len(text) > LARGEST_FILE:
        raise RecordError(f"more than {LARGEST_FILE} bytes (expected a match record of a few thousand)", name)
    try:
        parsed = json.loads(text)
        json.dumps(parsed, ensure_ascii=False).encode()  # half a character of two can be escaped, but not shown
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"{place}: {error.msg} (expected valid JSON)", name) from None
    except RecursionError:
        raise RecordError("nested too deeply (expected a match record)", name) from None
    except ValueError as error:
        raise RecordError(f"{error} (expected valid JSON)", name) from None
    if not isinstance(parsed, dict):
        raise RecordError(f"{shown(parsed)} (expected a match record)", name)
    return parsed


def _game(fields: _RecordFields, game_of: GameOf) -> Game:
    try:
        return game_of(fields.text("game"))
    except RecordError:
        raise
    except TrianonError as error:
        raise RecordError(f"game: {error}", fields.name) from None


def _edition(fields: _RecordFields, game: Game) -> Edition:
    """The edition a record was played with: one that comes with the game, or the one it brings along."""
    said = fields["edition"]
    if not isinstance(said, dict) or not {"id", "digest"} <= set(said) <= {"id", "digest", "text"}:
        fields.fail("edition", shown(said), '"id", "digest" and, unless it comes with the game, "text"')
    inside = _RecordFields({f"edition.{field}": value for field, value in said.items()}, fields.name)
    name, digest = inside.text("edition.id"), inside.text("edition.digest")
    if "text" in said:
        try:
            edition = edition_from_text(game.schema, inside.text("edition.text", LARGEST_FILE), "edition.text")
        except FaultyFile as error:
            raise RecordError(str(error), fields.name) from None
    else:
        known = builtin_editions(game.schema)
        if name not in known:
            fields.fail("edition.id", shown(name), f'{one_of(known)}, or the edition itself in "text"')
        edition = load_edition(game.schema, name)
    if (edition.id, edition.digest) != (name, digest):
        fields.fail("edition.digest", shown(digest), f'{edition.digest}, that of the edition "{edition.id}" given')
    return edition


def _seats(fields: _RecordFields, players: int) -> tuple[str, ...] | None:
    names = fields["seats"]
    if names is None:
        return None
    fit = isinstance(names, list) and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names)
    if not fit or len(names) != players or not all(name.isprintable() for name in names):
        fields.fail("seats", shown(names), f"{players} names of at most {LONGEST_NAME} characters to show, or null")
    return tuple(names)


def _fairness(fields: _RecordFields, players: int) -> Fairness | None:
    said = fields.values.get("fairness")
    if said is None:
        return None
    fit = isinstance(said, dict) and set(said) - {"committed"} == {"commitment", "secret", "salts"}
    if fit:
        texts, salts = (said["commitment"], said["secret"]), said["salts"]
        fit = isinstance(salts, list) and len(salts) == players and all(isinstance(t, str) for t in (*texts, *salts))
    if not fit:
        fields.fail("fairness", shown(said), f'"commitment", "secret" and "salts", a text for each of {players} seats')
    known = said.get("committed", [])
    if not isinstance(known, list) or len(known) not in (0, players) or not all(isinstance(one, bool) for one in known):
        fields.fail("fairness.committed", shown(known), f"true or false for each of {players} seats")
    return Fairness(said["commitment"], said["secret"], tuple(said["salts"]), tuple(known))


def _answers(fields: _RecordFields, setting: Setting) -> tuple[Answer, ...]:
    entries = fields["answers"]
    if not isinstance(entries, list):
        fields.fail("answers", shown(entries), "a list")
    answers = []
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, list) or [type(value) for value in entry] != [int, str, str]:
            raise RecordError(f"{shown(entry)} (expected [seat, key, hash])", fields.name, number)
        seat, key, hash_ = entry
        if not 1 <= seat <= setting.players:
            raise RecordError(f"seat {shown(seat)} (expected 1 to {setting.players})", fields.name, number)
        if key not in setting.keys.codes:
            near = suggestion(key, setting.keys.codes)
            wanted = f'; did you mean "{near}"?' if near else ""
            said = f"{shown(key)} (expected the key of an option of {setting.game.name}{wanted})"
            raise RecordError(said, fields.name, number)
        answers.append(Answer(seat - 1, key, hash_))
    return tuple(answers)


def _result(fields: _RecordFields, players: int) -> Json | None:
    result = fields["result"]
    wanted = f'"points" and "placings", {players} numbers each' if fields["finished"] else "null before the end"
    if fields["finished"] != (result is not None):
        fields.fail("result", shown(result), wanted)
    if result is not None:
        lists = [result.get("points"), result.get("placings")] if isinstance(result, dict) else []
        if not lists or len(result) != 2 or any(not _whole_numbers(values, players) for values in lists):
            fields.fail("result", shown(result), wanted)
        return dict(result)
    return None


def _whole_numbers(values: Any, count: int) -> bool:
    return isinstance(values, list) and len(values) == count and all(type(value) is int for value in values)


def _state_of(start: Start, setting: Setting, name: str) -> Any:
    if start.position is None:
        return None
    try:
        return state_in(start.position, setting, "position")
    except FaultyFile as error:
        raise RecordError(str(error), name) from None
