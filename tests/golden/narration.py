"""The chronicle of golden matches in every language: each sentence that says something for the first time.

    python -m tests.golden.narration

writes the stories anew after a text was changed on purpose; read the difference before it is committed.
"""

from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from tests.golden.make import FOLDER
from trianon.core.game import Json
from trianon.core.match import Match
from trianon.core.match_file.read import load_record
from trianon.core.match_file.replay import replay
from trianon.games import game_of
from trianon.texts import LANGUAGES, Texts
from trianon.texts.messages import Formatter
from trianon.texts.narration import sentences

MATCHES = ("rokoko-2", "rokoko-depute-chain", "histrio-2", "histrio-jugglers")
PEOPLE = ("Anna", "Bruno", "Clara", "Dora", "Emil")
STORIES = FOLDER / "narration"
VIEWER = 0


def file_of(match: str, language: str) -> Path:
    """The stored chronicle of a match."""
    return STORIES / f"{match}.{language}.txt"


def portions(match: Match) -> list[list[Json]]:
    """What the first seat gets of every answer, and of the setup before them."""
    setting = match.setting
    return [setting.events(rows, VIEWER) for rows in match.event_rows]


def chronicle(name: str, language: str) -> str:
    """The sentences of a match, a line each, behind the number of their answer."""
    match = replay(load_record(FOLDER / f"{name}.json", game_of))
    setting = match.setting
    formatter = Formatter(Texts(language, setting.game.name), setting.wording.pieces, lambda seat: PEOPLE[seat - 1])
    return "".join(f"{number}: {line}\n" for number, line in _lines(portions(match), formatter, match))


def _lines(heard: list[list[Json]], formatter: Formatter, match: Match) -> Iterator[tuple[int, str]]:
    known: set[str] = set()
    for number, events in enumerate(heard):
        phrases = match.setting.wording.phrases(events, lambda end=number: list(chain(*heard[:end])))  # type: ignore[misc]
        names = {phrase["say"][0] for phrase in phrases if phrase is not None}
        if not names <= known:
            known |= names
            yield from ((number, line) for line in sentences(events, phrases, formatter))


def main() -> None:
    """Write all stories."""
    STORIES.mkdir(exist_ok=True)
    for match in MATCHES:
        for language in LANGUAGES:
            file_of(match, language).write_text(chronicle(match, language), "utf-8")


if __name__ == "__main__":
    main()
