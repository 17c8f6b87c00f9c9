"""Reads lessons: TOML files in the folder `lessons` of a game's package."""

from functools import cache

from trianon.core.editions.load import REFERENCE
from trianon.core.errors import LessonError
from trianon.core.faults import FileLocation, one_of
from trianon.core.fields import Fields, LocatedNames, list_at, names_at
from trianon.core.files import LESSON_FILE, parse_toml, read_text
from trianon.core.installed import folder_of
from trianon.core.lessons.lesson import KEY, PANEL, PANELS, PLACE, Lesson, LessonStep, LessonTarget
from trianon.core.wording import message

MAX_SEATS = 5
MAX_STEPS = 200
MAX_ANSWERS = 500  # of a rival's script
MAX_TEXT_CHARS = 200
FOLDER, SUFFIX = "lessons", ".toml"
HEAD = ("edition", "players", "seat", "seed", "level", "rival", "step")
STEP = ("part", "say", "answer", "light", "items", "numbers", "pieces", "region", "brings", "score")


@cache
def lessons_of(game: str) -> tuple[str, ...]:
    """The ids of a game's lessons; none for a game without."""
    folder = folder_of(game) / FOLDER
    return tuple(sorted(path.stem for path in folder.glob(f"*{SUFFIX}"))) if folder.is_dir() else ()


@cache
def load_lesson(game: str, lesson: str) -> Lesson:
    """A lesson of a game. Raises LessonError that lists every fault."""
    path = folder_of(game) / FOLDER / f"{lesson}{SUFFIX}"
    return parse_lesson(read_text(path, LESSON_FILE), game, lesson, path.name)


def parse_lesson(text: str, game: str, lesson: str, name: str) -> Lesson:
    """The lesson in a TOML text; `name` stands for the file in messages."""
    at = FileLocation(name, [], game=game)
    fields = Fields(parse_toml(text, name, LESSON_FILE), at, HEAD)
    players = fields.number("players", 2, MAX_SEATS, 2)
    seat = fields.number("seat", 1, players, 1)
    found = Lesson(
        game=game,
        id=lesson,
        edition=fields.text("edition", REFERENCE, MAX_TEXT_CHARS),
        players=players,
        seat=seat - 1,
        seed=_required(fields, "seed"),
        level=fields.text("level", "novice", MAX_TEXT_CHARS),
        rivals=_rivals(fields, players, seat),
        steps=tuple(_step(entry, fields.location("step").item(n)) for n, entry in _entries(fields, "step")),
    )
    if not found.steps:
        fields.location("step").missing(message("wanted-list"))
    if at.faults:
        raise LessonError(at.faults)
    return found


def _entries(fields: Fields, key: str) -> list[tuple[int, object]]:
    return list(enumerate(fields.entries(key, MAX_STEPS) or [], 1))


def _required(fields: Fields, key: str) -> str:
    value = fields.text(key, "", MAX_TEXT_CHARS)
    if key not in fields.values:
        fields.location(key).missing(message("wanted-text", most=MAX_TEXT_CHARS))
    return value


def _rivals(fields: Fields, players: int, learner: int) -> dict[int, tuple[str, ...]]:
    """The scripts of the rivals, by seat from 0."""
    rivals: dict[int, tuple[str, ...]] = {}
    for number, entry in _entries(fields, "rival"):
        at = fields.location("rival").item(number)
        rival = Fields(entry, at, ("seat", "answers"))
        seat = rival.number("seat", 1, players, 1)
        if seat - 1 in rivals or seat == learner:
            at.child("seat").fault("seat-again", seat=seat)
        rivals[seat - 1] = tuple(key for _, key in rival.names("answers", MAX_ANSWERS) or [])
    return rivals


def _step(entry: object, at: FileLocation) -> LessonStep:
    fields = Fields(entry, at, STEP)
    step = LessonStep(
        part=_required(fields, "part"),
        say=fields.text("say", "", MAX_TEXT_CHARS),
        answer=fields.text("answer", "", MAX_TEXT_CHARS),
        light=tuple(_target(*word) for word in _words(fields, "light")),
        items=tuple(word for _, word in _words(fields, "items")),
        numbers=_text_table(fields, "numbers"),
        pieces=_text_table(fields, "pieces"),
        region=fields.text("region", "", MAX_TEXT_CHARS),
        brings=fields.flag("brings"),
        score=fields.flag("score"),
    )
    if not step.say and not step.answer:
        fields.location("say").missing(message("wanted-text", most=MAX_TEXT_CHARS))
    return step


def _text_table(fields: Fields, key: str) -> dict[str, str]:
    """A table of the file with texts as its values."""
    table = fields.flat(key) or {}
    for name, value in table.items():
        if not isinstance(value, str):
            fields.location(key).child(name).wrong(value, message("wanted-words"))
    return {name: value for name, value in table.items() if isinstance(value, str)}


def _words(fields: Fields, key: str) -> LocatedNames:
    return names_at(list_at(fields.values.get(key, []), fields.location(key), MAX_STEPS), fields.location(key))


def _target(at: FileLocation, word: str) -> LessonTarget:
    """A target as `kind:name`."""
    kind, _, name = word.partition(":")
    if kind not in (PLACE, KEY, PANEL) or not name:
        at.wrong(word, one_of([f"{PLACE}:…", f"{KEY}:…", f"{PANEL}:…"]))
    elif kind == PANEL and name not in PANELS:
        at.wrong(word, one_of([f"{PANEL}:{panel}" for panel in PANELS]))
    return LessonTarget(kind, name)
