"""Examples from played matches: a view, and every question, event and option of a game as a seat meets them."""

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from trianon.bots.simulate import recorded_match
from trianon.core.editions.load import edition_from_data, load_edition
from trianon.core.game import Game, Json
from trianon.core.match import Match, Start
from trianon.texts import Texts
from trianon.texts.messages import Formatter

SERIES = "reference"
# player count, bot and number in the series: together they show everything, which a test checks
MATCHES = ((3, "thumb", 0), (2, "thumb", 0), (2, "random", 14), (4, "random", 17), (3, "random", 25))
HOUSE_RULES: Json = {"rokoko": {"livre_by_seat": {"2": [0, 1]}}}  # of editions: no built-in one has them
ENOUGH_KEYS = 3  # example keys of one verb


@dataclass
class Met:
    """What was met so far, by name."""

    view: Json = field(default_factory=dict)
    questions: dict[str, Json] = field(default_factory=dict)
    verbs: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))  # of a question's options
    keys: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))  # by verb
    phrases: dict[str, str] = field(default_factory=dict)  # by key, in English
    events: dict[str, Json] = field(default_factory=dict)  # as its audience hears it
    hidden: dict[str, Json] = field(default_factory=dict)  # as others hear it, where that differs


@cache
def met_in(game: Game) -> Met:
    """What seats meet in a few matches, always the same ones."""
    met = Met()
    edition = load_edition(game.schema)
    for players, bot, number in MATCHES:
        setting = game.setting(edition, players)
        played = recorded_match(setting, [bot], SERIES, number)
        match = Match(setting, played.start)
        halfway = len(played.answers) // 2
        for answer in played.answers:
            _meet_question(met, match, answer.seat)
            if not met.view and match.answer_count >= halfway:
                met.view = match.view(answer.seat)
            match.answer(answer.seat, answer.key)
            if not match.over and answer.seat not in match.asked() and match.options(answer.seat):
                _meet_question(met, match, answer.seat)  # a sealed answer may be changed
        _meet_events(met, match)
    if rules := HOUSE_RULES.get(game.name):
        data = {**edition.data, "edition": {**edition.data["edition"], **rules}}
        ruled = edition_from_data(game.schema, data, "house-rules.toml", "")
        _meet_events(met, Match(game.setting(ruled, 2), Start(SERIES)))
    return met


def _meet_question(met: Met, match: Match, seat: int) -> None:
    """Note the question to a seat and its options."""
    question, numbering = match.question(), match.setting.game.numbering
    name = question["question"]
    met.questions.setdefault(name, question)
    for number in match.option_numbers(seat):
        verb = numbering.block_of(number).verb
        met.verbs[name].add(verb)
        key = match.setting.keys.key(match.s, number)
        if len(met.keys[verb]) < ENOUGH_KEYS and key not in met.keys[verb]:
            met.keys[verb].append(key)
            met.phrases[key] = _phrase(match, key, question, seat)


def _phrase(match: Match, key: str, question: Json, seat: int) -> str:
    """What an option means, as the terminal says it."""
    wording = match.setting.wording
    formatter = Formatter(Texts("en", match.setting.game.name), wording.pieces, lambda other: f"seat {other}")
    said: Any = formatter.say(wording.option(key, question, match.view(seat)))
    return str(said)


def _meet_events(met: Met, match: Match) -> None:
    """Note an event of each kind as a seat that sees all its facts hears it, and as another hears it."""
    kinds = match.setting.game.event_kinds.values()
    secret = {(kind.name, fact.name) for kind in kinds for fact in kind.facts if fact.secret}
    for seat in range(match.setting.players):
        for event in match.events(seat):
            name, facts = event["event"], _known(event)
            if any(value is None and (name, fact) in secret for fact, value in event.items()):
                met.hidden.setdefault(name, event)
            elif name not in met.events or facts > _known(met.events[name]):
                met.events[name] = event


def _known(event: Json) -> int:
    """How many facts of an event are known."""
    return sum(value is not None for value in event.values())
