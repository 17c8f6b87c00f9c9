"""Names of pieces in sentences: what a person can point at, never an id."""

import re

import pytest

from tests.golden.make import FOLDER
from trianon.core.game import Setting
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.core.match_file.read import load_record
from trianon.core.match_file.replay import replay
from trianon.core.outlook import outlook_of
from trianon.games import game_of
from trianon.texts import LANGUAGES, Texts
from trianon.texts.messages import Formatter
from trianon.texts.narration import sentences

EVERY = 7  # decisions between two that are read


@pytest.fixture(scope="module", params=["rokoko-4", "rokoko-depute-chain", "histrio-4", "histrio-jugglers"])
def match(request: pytest.FixtureRequest) -> Match:
    """A recorded match of the reference edition."""
    return replay(load_record(FOLDER / f"{request.param}.json", game_of))


def ids(setting: Setting) -> re.Pattern[str]:
    """Ids of pieces and places; those that are plain words are names as well."""
    names = {name for listed in setting.names.values() for name in listed if name}
    odd = {name for name in names if re.search(r"[0-9_.]", name) and not name.isdecimal()} | (
        {"ba", "bb", "bc", "bd"} & names
    )
    return re.compile(r"(?<![\w.])(" + "|".join(map(re.escape, sorted(odd))) + r")(?![\w])", re.ASCII)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_a_recorded_match_names_an_id(match: Match, language: str) -> None:
    """Story, final scoring, questions, options, consequences and the current score."""
    setting, wording = match.setting, match.setting.wording
    formatter = Formatter(Texts(language, setting.game.name), wording.pieces, lambda seat: f"P{seat}")
    found, known = [], ids(setting)
    for viewer in (0, SPECTATOR):
        events = match.events(viewer)
        phrases = wording.phrases(events)
        found += sentences(events, phrases, formatter)
        found += [formatter.say(phrase["say"]) for phrase in phrases if phrase is not None]
    again = Match(setting, match.start, match.position)
    for number, answer in enumerate(match.answers):
        if number % EVERY == 0:
            question, view, seat = again.question(), again.view(answer.seat), answer.seat
            messages = [wording.question(question, view), *wording.options(again.options(seat), question, view)]
            outlook = outlook_of(setting, again.look(seat))
            assert outlook is not None
            messages += [
                message for case in outlook.consequences(again.option_numbers(seat)[-1]) for message in case.say
            ]
            messages += [line["phrase"]["say"] for one in outlook.tallies() for line in one.lines]
            found += map(formatter.say, messages)
        again.answer(answer.seat, answer.key)
    assert len(found) > 100
    assert [sentence for sentence in found if known.search(sentence)] == []


def test_an_id_in_a_sentence_is_found(match: Match) -> None:
    """The search can fail."""
    name = next(name for listed in match.setting.names.values() for name in listed if re.search(r"[0-9_]", name))
    assert ids(match.setting).search(f"You play {name}, and more.")
