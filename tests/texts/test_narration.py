"""Sentences from phrases, as the page narrates them; the messages of whole matches in every language."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match, Start
from trianon.games import game_names
from trianon.texts import LANGUAGES, Texts
from trianon.texts.messages import Formatter
from trianon.texts.narration import sentences
from trianon.viewing.settings import reference_setting

CASES: list[dict[str, Any]] = json.loads(
    Path(__file__).parents[2].joinpath("client/fixtures/narration-cases.json").read_text("utf-8")
)
NAMES = ("Camille", "Mei", "Jonas", "Figaro")


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["about"]))
def test_terminal_and_page_narrate_alike(case: dict[str, Any]) -> None:
    setting = reference_setting("rokoko", 4)
    formatter = Formatter(Texts("en", "rokoko"), setting.wording.pieces, lambda seat: NAMES[seat - 1])
    phrases = [event.get("phrase") for event in case["events"]]
    assert sentences(case["events"], phrases, formatter, [case["viewer"]]) == case["sentences"]


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("players", [2, 4])
def test_every_message_exists_in_every_language_with_its_arguments(game: str, players: int) -> None:
    """A missing message, attribute or argument raises."""
    setting = reference_setting(game, players)
    match, chance = Match(setting, Start(f"messages {players}")), Random(players)
    formatters = [Formatter(Texts(language, game), setting.wording.pieces, str) for language in LANGUAGES]
    names: set[str] = set()

    def say(message: list[Any]) -> None:
        names.add(message[0])
        assert all(formatter.say(message) for formatter in formatters)

    for name in setting.wording.pieces:
        assert all(formatter.name(*name.split(".", 1)) for formatter in formatters)
    while not match.over:
        seat = chance.choice(match.asked())
        view, question, keys = match.view(seat), match.question(), match.options(seat)
        for message in (setting.wording.question(question, view), *setting.wording.options(keys, question, view)):
            say(message)
        match.answer(seat, chance.choice(keys))
    for viewer in (0, SPECTATOR, None):
        for phrase in setting.wording.phrases(match.events(viewer)):
            if phrase is not None:
                say(phrase["say"])
    assert len(names) > 5
