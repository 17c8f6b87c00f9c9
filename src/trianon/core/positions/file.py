"""Reads and writes position files: the head, the random streams and the count of answers, which all games share.

The rest of a position belongs to its game (`Game.position`, a `positions.reader.PositionForm`).
"""

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from trianon.core.editions.load import REFERENCE, builtin_id, load_edition
from trianon.core.errors import EditionError, PositionError, UnknownGame
from trianon.core.faults import FileLocation, quoted, shown_value
from trianon.core.fields import Fields
from trianon.core.files import POSITION_FILE, parse_toml, read_text, write_toml
from trianon.core.game import Game, Json, Setting
from trianon.core.kernel.events import Events
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.state import STREAMS, CoreState
from trianon.core.kernel.struct import clone, zero
from trianon.core.match import MAX_SEED_CHARS, Match, Start
from trianon.core.wording import message

GameOf = Callable[[str], Game]  # the game of a name: the core knows none

HEAD = ("game", "players", "edition")
BASE = ("seed", "key", "draws", "answers", "horizon", "open_information", "over")
SEED = "position"  # of a position that names none
NAME = "position"  # of a text without a file
MAX_ANSWERS = 1_000_000_000
MAX_PATH_CHARS = 1000


def load_position(
    path: str | Path, game_of: GameOf, edition: str | Path | None = None, e: Events | None = None
) -> tuple[Setting, Any]:
    """The setting and the state in a position file; `edition` overrules the one it names.

    The state waits for an answer or is over; `e` records the events until then. PositionError with every fault
    otherwise.
    """
    name, parsed = str(path), parse_toml(read_text(path, POSITION_FILE), str(path), POSITION_FILE)
    setting = _setting(Fields(parsed, FileLocation(name, []), list(parsed)), game_of, edition, Path(path).parent)
    return setting, _read(setting, parsed, name, e)


def parse_position(text: str, game_of: GameOf, name: str = NAME, e: Events | None = None) -> tuple[Setting, Any]:
    """The setting and the state in the text of a position; `name` stands for the file in messages."""
    parsed = parse_toml(text, name, POSITION_FILE)
    setting = _setting(Fields(parsed, FileLocation(name, []), list(parsed)), game_of, None, Path())
    return setting, _read(setting, parsed, name, e)


def state_in(text: str, setting: Setting, name: str = NAME, e: Events | None = None) -> Any:
    """The state in the text of a position for this setting, whatever edition it names."""
    parsed = parse_toml(text, name, POSITION_FILE)
    at = FileLocation(name, [])
    for key, value in (("game", setting.game.name), ("players", setting.players)):
        if parsed.get(key, value) != value:
            at.child(key).wrong(parsed[key], message("wanted-value", value=shown_value(value)))
    refuse(at)
    return _read(setting, parsed, name, e)


def refuse(at: FileLocation) -> None:
    """PositionError with the faults found so far, if there are any."""
    if at.faults:
        raise PositionError(at.faults)


def _read(setting: Setting, parsed: Json, name: str, e: Events | None) -> Any:
    return setting.game.position.read(parsed, setting, name, e)


def dump_position(setting: Setting, state: Any) -> str:
    """A state as text that loads to the same bytes again."""
    head: Json = {"game": setting.game.name, "players": setting.players}
    edition = setting.edition
    if not edition.builtin or edition.id != REFERENCE:
        head["edition"] = edition.id if edition.builtin else edition.name
    return write_toml({**head, **write_base(state), **setting.game.position.write(state, setting.t, setting.names)})


def match_from(setting: Setting, state: Any, seed: str | None = None, e: Events | None = None) -> Match:
    """A match that begins with this state; a seed of its own gives it another future.

    `e` holds the events recorded while the position was loaded; they become the first events of the match.
    """
    begun = clone(setting.game.state, state)
    if seed is not None:
        seed_state(begun, seed)
    base: CoreState = begun
    start = Start(seed or "", None, bool(base.open_information), dump_position(setting, begun))
    match = Match(setting, start, position=begun)
    if e is not None:
        match.event_rows[0] = np.array(e.rows[: e.count], np.int16)
    return match


def recording_events() -> Events:
    """An event buffer that records, for `e`."""
    e = zero(Events)
    e.enabled = 1
    return e


def _setting(fields: Fields, game_of: GameOf, edition: str | Path | None, folder: Path) -> Setting:
    """The game, the players and the edition that the head of a position names."""
    faults = fields.at.faults
    if not fields.has("game"):
        fields.location("game").missing(message("wanted-game"))
        raise PositionError(faults)
    try:
        game = game_of(fields.text("game", "", MAX_PATH_CHARS))
    except UnknownGame as error:
        if not faults:
            sort, word = message("sort-game"), quoted(error.name)
            fields.location("game").no_choice("unknown-word", error.known, error.name, sort=sort, word=word)
        raise PositionError(faults) from None
    players = fields.number("players", game.seats[0], game.seats[-1], game.seats[0])
    source = edition or fields.text("edition", REFERENCE, MAX_PATH_CHARS)
    refuse(fields.at)
    built_in = builtin_id(game.schema, str(source))
    if built_in is not None:
        return _built_in(game, built_in, players)
    try:
        beside = folder / source
        loaded = load_edition(game.schema, beside if edition is None and _is_file(beside) else source)
    except EditionError as error:
        raise PositionError(error.faults) from None
    return game.setting(loaded, players)


@cache
def _built_in(game: Game, edition: str, players: int) -> Setting:
    """A setting that cannot change while the program runs: reading an edition takes longer than reading a position."""
    return game.setting(load_edition(game.schema, edition), players)


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):  # a name no file can have
        return False


def read_base(fields: Fields, s: CoreState, players: int) -> None:
    """Fill a blank state with the fields that every game's position may have."""
    s.players = players
    s.open_information = fields.flag("open_information")
    s.over = fields.flag("over")
    seed_state(s, fields.text("seed", SEED, MAX_SEED_CHARS))
    if fields.has("key"):
        key = fields.text("key", "", MAX_PATH_CHARS)
        if fields.has("seed"):
            fields.location("key").fault("seed-and-key")
        if re.fullmatch("[0-9a-f]{32}", key):
            for i in range(4):
                s.key[i] = int(key[8 * i : 8 * i + 8], 16)
        else:
            fields.location("key").wrong(key, message("wanted-hexadecimal"))
    draws = fields.numbers("draws", STREAMS, 0, MAX_ANSWERS) or []
    s.draws[: len(draws)] = draws
    s.answers = fields.number("answers", 0, MAX_ANSWERS, 0)
    s.horizon[:players] = s.answers
    horizon = fields.numbers("horizon", players, 0, int(s.answers)) or []
    s.horizon[: len(horizon)] = horizon


def write_base(s: CoreState) -> Json:
    """The fields that every game's position has, without those at their defaults."""
    draws = s.draws.tolist()
    while draws and draws[-1] == 0:
        draws.pop()
    written: Json = {"key": "".join(f"{word:08x}" for word in s.key.tolist())}
    if draws:
        written["draws"] = draws
    if s.answers:
        written["answers"] = int(s.answers)
    horizon = s.horizon[: s.players].tolist()
    if any(answers != s.answers for answers in horizon):
        written["horizon"] = horizon
    for name in ("open_information", "over"):
        if getattr(s, name):
            written[name] = True
    return written
