"""Reads match files without replaying them; each fault names its place and what was expected."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import builtin_editions, edition_from_text, load_edition
from trianon.core.errors import FaultyFile, RecordError, UnknownGame
from trianon.core.fairness import Fairness
from trianon.core.faults import Fault, FileLocation, one_of, quoted, shown_value, suggestion
from trianon.core.fields import Fields
from trianon.core.files import EDITION_FILE, MATCH_FILE, POSITION_FILE, parse_json, read_text
from trianon.core.game import Game, Json, Setting
from trianon.core.match import MAX_SEED_CHARS, Answer, Start
from trianon.core.positions.file import GameOf, state_in
from trianon.core.wording import Argument, Message, comma_list, message

FORMAT, VERSION = "trianon-match", 1
MAX_VERSION = 1_000_000
MAX_NAME_CHARS = 100  # of a player
MAX_TEXT_CHARS = 200  # of a hash, a digest or an id
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
    fields = _RecordFields(parse_json(text, name, MATCH_FILE), FileLocation(name, []), FIELDS, OPTIONAL)
    if fields["format"] != FORMAT:
        fields.wrong("format", one_of([FORMAT]))
    if fields.number("version", 1, MAX_VERSION) > VERSION:
        fields.fail("version", "newer-version", version=fields["version"], most=VERSION)
    game = _game(fields, game_of)
    if fields.number("rules", 1, MAX_VERSION) != game.version:
        fields.fail("rules", "other-rules", found=fields["rules"], played=game.version, game=game.name)
    players = fields.number("players", game.seats[0], game.seats[-1])
    setting = game.setting(_edition(fields, game), players)
    first = None if fields["starting_player"] is None else fields.number("starting_player", 1, players) - 1
    position = None if fields["position"] is None else fields.text("position", most=POSITION_FILE.most_bytes)
    seed = fields.text("seed", most=MAX_SEED_CHARS)
    if not seed.isprintable():
        fields.wrong("seed", message("wanted-text", most=MAX_SEED_CHARS))
    start = Start(seed, first, fields.flag("open_information"), position)
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


class _RecordFields(Fields):
    """Fields of a record: the required ones must be there, and the first fault refuses the file."""

    def __init__(self, values: Any, at: FileLocation, required: Sequence[str], optional: Sequence[str] = ()) -> None:
        super().__init__(values, at, (*required, *optional))
        for key in required:
            if key not in self.values and not at.faults:
                self.location(key).missing(message("wanted-field"))
        self._refuse()

    def __getitem__(self, key: str) -> Any:
        return self.values[key]

    def _refuse(self) -> None:
        if self.at.faults:
            raise RecordError(self.at.faults[:1])

    def fail(self, key: str, fault_id: str, /, **args: Argument) -> NoReturn:
        self.location(key).fault(fault_id, **args)
        raise RecordError(self.at.faults)

    def wrong(self, key: str, wanted: Message) -> NoReturn:
        self.fail(key, "wrong-value", value=shown_value(self.values[key]), wanted=wanted)

    def number(self, key: str, low: int, high: int, default: int = 0) -> int:
        value = super().number(key, low, high, default)
        self._refuse()
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = super().flag(key, default)
        self._refuse()
        return value

    def text(self, key: str, default: str = "", most: int = MAX_TEXT_CHARS) -> str:
        value = super().text(key, default, most)
        self._refuse()
        return value


def _game(fields: _RecordFields, game_of: GameOf) -> Game:
    name = fields.text("game")
    try:
        return game_of(name)
    except UnknownGame as error:
        at = fields.location("game")
        at.no_choice("unknown-word", error.known, name, sort=message("sort-game"), word=quoted(name))
        raise RecordError(at.faults) from None


def _edition(fields: _RecordFields, game: Game) -> Edition:
    """The edition a record was played with: one that comes with the game, or the one it brings along."""
    said = fields["edition"]
    if not isinstance(said, dict) or not {"id", "digest"} <= set(said) <= {"id", "digest", "text"}:
        fields.wrong("edition", message("wanted-record-edition"))
    inside = _RecordFields(said, fields.location("edition"), ("id", "digest"), ("text",))
    name, digest = inside.text("id"), inside.text("digest")
    if "text" in said:
        try:
            text = inside.text("text", most=EDITION_FILE.most_bytes)
            edition = edition_from_text(game.schema, text, "edition.text")
        except FaultyFile as error:
            raise RecordError(_inside(error, fields.at.file)) from None
    else:
        known = builtin_editions(game.schema)
        if name not in known:
            inside.wrong("id", message("wanted-edition-or-text", choices=comma_list(known)))
        edition = load_edition(game.schema, name)
    if (edition.id, edition.digest) != (name, digest):
        inside.fail("digest", "other-digest", value=quoted(digest), digest=edition.digest, edition=edition.id)
    return edition


def _seats(fields: _RecordFields, players: int) -> tuple[str, ...] | None:
    names = fields["seats"]
    if names is None:
        return None
    fit = isinstance(names, list) and all(isinstance(name, str) and len(name) <= MAX_NAME_CHARS for name in names)
    if not fit or len(names) != players or not all(name.isprintable() for name in names):
        fields.wrong("seats", message("wanted-seat-names", players=players, most=MAX_NAME_CHARS))
    return tuple(names)


def _fairness(fields: _RecordFields, players: int) -> Fairness | None:
    said = fields.values.get("fairness")
    if said is None:
        return None
    fit = isinstance(said, dict) and set(said) - {"committed", "salt_commitments"} == {"commitment", "secret", "salts"}
    if fit:
        salts, hashes = said["salts"], said.get("salt_commitments", [])
        fit = isinstance(salts, list) and len(salts) == players
        fit = fit and isinstance(hashes, list) and len(hashes) in (0, players)
        fit = fit and all(isinstance(text, str) for text in (said["commitment"], said["secret"], *salts, *hashes))
    if not fit:
        fields.wrong("fairness", message("wanted-fairness", players=players))
    known = said.get("committed", [])
    if not isinstance(known, list) or len(known) not in (0, players) or not all(isinstance(one, bool) for one in known):
        wanted = message("wanted-committed", players=players)
        _RecordFields(said, fields.location("fairness"), tuple(said)).wrong("committed", wanted)
    return Fairness(said["commitment"], said["secret"], tuple(salts), tuple(known), tuple(hashes))


def _answers(fields: _RecordFields, setting: Setting) -> tuple[Answer, ...]:
    entries = fields["answers"]
    if not isinstance(entries, list):
        fields.wrong("answers", message("wanted-list"))
    answers = []
    for number, entry in enumerate(entries, 1):
        fail = partial(_fail_answer, fields, number)
        if not isinstance(entry, list) or [type(value) for value in entry] != [int, str, str]:
            fail("wrong-value", value=shown_value(entry), wanted=message("wanted-answer"))
        seat, key, hash_ = entry
        if not 1 <= seat <= setting.players:
            fail("no-seat", seat=shown_value(seat), most=setting.players)
        if key not in setting.keys.codes:
            near = suggestion(key, setting.keys.codes)
            wanted = message("wanted-key", game=setting.game.name)
            if near:
                fail("wrong-value-near", value=quoted(key), wanted=wanted, near=near)
            fail("wrong-value", value=quoted(key), wanted=wanted)
        answers.append(Answer(seat - 1, key, hash_))
    return tuple(answers)


def _fail_answer(fields: _RecordFields, number: int, fault_id: str, /, **args: Argument) -> NoReturn:
    raise MATCH_FILE.refusal(fields.at.file, fault_id, at=message("at-answer", number=number), **args)


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
