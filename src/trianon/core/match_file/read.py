"""Reads match files without replaying them; each fault names its place and what was expected."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NoReturn

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import builtin_editions, edition_from_text, load_edition
from trianon.core.errors import FaultyFile, RecordError, UnknownGame
from trianon.core.fairness import Fairness
from trianon.core.faults import Fault, FileLocation, one_of, quoted, shown_value, suggestion, whole_number
from trianon.core.files import EDITION_FILE, MATCH_FILE, POSITION_FILE, parse_json, read_text
from trianon.core.game import Game, Json, Setting
from trianon.core.match import MOST_SEED, Answer, Start
from trianon.core.positions.file import GameOf, state_in
from trianon.core.wording import Argument, Message, comma_list, message

FORMAT, VERSION = "trianon-match", 1
MOST_VERSION = 1_000_000
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
    return read_record(read_text(path, MATCH_FILE), str(path), game_of)


def read_record(text: str, name: str, game_of: GameOf) -> Record:
    """The record in a text; `name` stands for the file in messages, `game_of` finds the game it is of."""
    fields = _RecordFields(parse_json(text, name, MATCH_FILE), name)
    fields.expect_names()
    if fields["format"] != FORMAT:
        fields.wrong("format", one_of([FORMAT]))
    if fields.number("version", 1, MOST_VERSION) > VERSION:
        fields.fail("version", "newer-version", version=fields["version"], most=VERSION)
    game = _game(fields, game_of)
    if fields.number("rules", 1, MOST_VERSION) != game.version:
        fields.fail("rules", "other-rules", found=fields["rules"], played=game.version, game=game.name)
    players = fields.number("players", game.seats[0], game.seats[-1])
    setting = game.setting(_edition(fields, game), players)
    first = None if fields["starting_player"] is None else fields.number("starting_player", 1, players) - 1
    position = None if fields["position"] is None else fields.text("position", POSITION_FILE.most_bytes)
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


class _RecordFields:
    """The fields of a record; every accessor checks the type and range of its field."""

    def __init__(self, values: Json, name: str) -> None:
        self.values, self.name = values, name

    def __getitem__(self, field: str) -> Any:
        return self.values[field]

    def fail(self, field: str | Message, fault_id: str, /, **args: Argument) -> NoReturn:
        raise MATCH_FILE.refusal(self.name, fault_id, at=field, **args)

    def wrong(self, field: str | Message, wanted: Message) -> NoReturn:
        value = self.values[field] if isinstance(field, str) else field
        self.fail(field, "wrong-value", value=shown_value(value), wanted=wanted)

    def expect_names(self) -> None:
        """All fields and no others."""
        at = FileLocation(self.name, [])
        for field in self.values:
            if field not in FIELDS + OPTIONAL:
                at.unknown_key(FIELDS + OPTIONAL, field, self.values)
        for field in FIELDS:
            if field not in self.values and not at.faults:
                at.child(field).missing(message("wanted-field"))
        if at.faults:
            raise RecordError(at.faults[:1])

    def number(self, field: str, least: int, most: int) -> int:
        value = self.values[field]
        if type(value) is not int or not least <= value <= most:
            self.wrong(field, whole_number(least, most))
        return value

    def flag(self, field: str) -> bool:
        value = self.values[field]
        if not isinstance(value, bool):
            self.wrong(field, message("wanted-flag"))
        return value

    def text(self, field: str, longest: int = 200) -> str:
        value = self.values[field]
        if not isinstance(value, str) or len(value) > longest:
            self.wrong(field, message("wanted-text", most=longest))
        return value


def _game(fields: _RecordFields, game_of: GameOf) -> Game:
    name = fields.text("game")
    try:
        return game_of(name)
    except UnknownGame as error:
        at = FileLocation(fields.name, []).child("game")
        at.no_choice("unknown-word", error.known, name, sort=message("sort-game"), word=quoted(name))
        raise RecordError(at.faults) from None


def _edition(fields: _RecordFields, game: Game) -> Edition:
    """The edition a record was played with: one that comes with the game, or the one it brings along."""
    said = fields["edition"]
    if not isinstance(said, dict) or not {"id", "digest"} <= set(said) <= {"id", "digest", "text"}:
        fields.wrong("edition", message("wanted-record-edition"))
    inside = _RecordFields({f"edition.{field}": value for field, value in said.items()}, fields.name)
    name, digest = inside.text("edition.id"), inside.text("edition.digest")
    if "text" in said:
        try:
            text = inside.text("edition.text", EDITION_FILE.most_bytes)
            edition = edition_from_text(game.schema, text, "edition.text")
        except FaultyFile as error:
            raise RecordError(_inside(error, fields.name)) from None
    else:
        known = builtin_editions(game.schema)
        if name not in known:
            inside.wrong("edition.id", message("wanted-edition-or-text", choices=comma_list(known)))
        edition = load_edition(game.schema, name)
    if (edition.id, edition.digest) != (name, digest):
        fields.fail("edition.digest", "other-digest", value=quoted(digest), digest=edition.digest, edition=edition.id)
    return edition


def _seats(fields: _RecordFields, players: int) -> tuple[str, ...] | None:
    names = fields["seats"]
    if names is None:
        return None
    fit = isinstance(names, list) and all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in names)
    if not fit or len(names) != players or not all(name.isprintable() for name in names):
        fields.wrong("seats", message("wanted-seat-names", players=players, most=LONGEST_NAME))
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
        fields.wrong("fairness", message("wanted-fairness", players=players))
    known = said.get("committed", [])
    if not isinstance(known, list) or len(known) not in (0, players) or not all(isinstance(one, bool) for one in known):
        wanted = message("wanted-committed", players=players)
        fields.fail("fairness.committed", "wrong-value", value=shown_value(known), wanted=wanted)
    return Fairness(said["commitment"], said["secret"], tuple(said["salts"]), tuple(known))


def _answers(fields: _RecordFields, setting: Setting) -> tuple[Answer, ...]:
    entries = fields["answers"]
    if not isinstance(entries, list):
        fields.wrong("answers", message("wanted-list"))
    answers = []
    for number, entry in enumerate(entries, 1):
        at = message("at-answer", number=number)
        if not isinstance(entry, list) or [type(value) for value in entry] != [int, str, str]:
            fields.fail(at, "wrong-value", value=shown_value(entry), wanted=message("wanted-answer"))
        seat, key, hash_ = entry
        if not 1 <= seat <= setting.players:
            fields.fail(at, "no-seat", seat=shown_value(seat), most=setting.players)
        if key not in setting.keys.codes:
            near = suggestion(key, setting.keys.codes)
            wanted = message("wanted-key", game=setting.game.name)
            if near:
                fields.fail(at, "wrong-value-near", value=quoted(key), wanted=wanted, near=near)
            fields.fail(at, "wrong-value", value=quoted(key), wanted=wanted)
        answers.append(Answer(seat - 1, key, hash_))
    return tuple(answers)


def _result(fields: _RecordFields, players: int) -> Json | None:
    result = fields["result"]
    wanted = message("wanted-result", players=players) if fields["finished"] else message("wanted-no-result")
    if fields["finished"] != (result is not None):
        fields.wrong("result", wanted)
    if result is not None:
        lists = [result.get("points"), result.get("placings")] if isinstance(result, dict) else []
        if not lists or len(result) != 2 or any(not _whole_numbers(values, players) for values in lists):
            fields.wrong("result", wanted)
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
        raise RecordError(_inside(error, name)) from None


def _inside(error: FaultyFile, name: str) -> list[Fault]:
    """The faults of a text that a match file carries, with the name of the match file before its own."""
    return [replace(fault, file=f"{name}: {fault.file}") for fault in error.faults]
