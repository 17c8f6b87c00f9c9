"""The current score and the consequences of options, held against what the answers then do."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.contract.table import all_settings, setting_name, verb
from trianon.bots.worlds import Worlds
from trianon.core.game import Json, Setting
from trianon.core.kernel.seats import SPECTATOR, is_secret
from trianon.core.kernel.struct import clone
from trianon.core.match import Match, Start
from trianon.core.match_state import MatchState
from trianon.core.outlook import Case, Outlook, outlook_of, rules_of
from trianon.texts import LANGUAGES, Texts
from trianon.texts.messages import Formatter

SETTINGS = [setting for setting in all_settings() if rules_of(setting.game) is not None]
MATCHES = {"rokoko": 2, "histrio": 6}  # Histrio's matches are short
MAX_KEYS = 40  # of one question; matches reach every kind of question many times
PASSING_ON = ("phase", "round", "season", "shuffle", "request", "order", "travel_card")  # more than the answer itself
PLAIN_AMOUNTS = ("livre", "yarn", "lace", "ecu", "on_stage")  # fields of a state with one number for each seat


def outlook(match: Match, seat: int) -> Outlook:
    """The outlook of a viewer of a running match."""
    found = outlook_of(match.setting, match.look(seat))
    assert found is not None
    return found


def is_quiet(events: list[Json], seat: int, inside: bool) -> bool:
    """Whether an answer made nothing happen beyond itself: no other seat's doing, no encounter that it does not end."""
    others = {event["seat"] for event in events} - {seat + 1, None}
    met = any(event["event"] == "card" and event["from"].startswith("city") for event in events)
    if met and not inside:
        return False
    return not (others or {event["event"] for event in events} & set(PASSING_ON))


def amounts(s: Any, players: int) -> dict[tuple[str, int], int]:
    """Money and goods of every seat, by kind and seat from 1."""
    kinds = [kind for kind in PLAIN_AMOUNTS if kind in s.dtype.names]
    return {(kind, seat + 1): int(getattr(s, kind)[seat]) for kind in kinds for seat in range(players)}


def promised(s: Any, players: int, case: Case) -> dict[tuple[str, int], int]:
    """The same after an option, as far as the case says."""
    after = {(change["kind"], change.get("seat")): change["after"] for change in case.changes}
    return {place: after.get(place, held) for place, held in amounts(s, players).items()}


def check(match: Match, seat: int, key: str, case: Case, asked: str) -> bool:
    """Give an answer and hold it against its case; whether nothing else happened, so that everything was compared."""
    players, inside = match.setting.players, asked == "steal" or verb(key) == "take"  # an encounter
    before = clone(match.setting.game.state, match.s)
    heard = len(match.event_rows)
    match.answer(seat, key)
    events = match.events(seat, heard)
    if asked == "discard_actor":  # other encounters follow; this one moves the needle first
        moves = [(change["from"], change["to"]) for change in case.changes if change["kind"] == "needle"]
        seen = [(event["from"], event["to"]) for event in events if event["event"] == "needle"]
        assert seen[: len(moves)] == moves, (key, case)
    is_over: bool = match.over
    if is_over or not is_quiet(events, seat, inside):
        return False
    assert outlook(match, seat).points() == case.points, (key, case)
    if not any(event.get("rule", "").startswith("HI-E") for event in events):  # pay that was counted as to come
        assert amounts(match.s, players) == promised(before, players, case), (key, case)
    return True


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_every_answer_does_what_its_option_promised(setting: Setting) -> None:
    """Score, money and goods of every seat come out as foreseen wherever nothing but the answer happens."""
    rng, checked = Random(setting_name(setting)), Counter[str]()
    for number in range(MATCHES[setting.game.name]):
        match = Match(setting, Start(f"outlook {number}", open_information=number % 2 == 1))
        while not match.over:
            seat = rng.choice(match.asked())
            keys = [] if is_secret(match.s) else match.options(seat)
            foreseen, asked = outlook(match, seat), match.question()["question"]
            for key in rng.sample(keys, min(MAX_KEYS, len(keys))):
                [case] = foreseen.consequences(match.locate(key))
                world = Match(setting, match.start, position=match.s)
                checked[verb(key)] += check(world, seat, key, case, asked)
            match.answer(seat, rng.choice(match.options(seat)))
    assert sum(checked.values()) > 100, checked
    assert len(checked) >= 4, checked


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_the_lines_of_a_standing_add_up(setting: Setting) -> None:
    """For every seat, as a player and as a spectator see it; a finished match has a result instead."""
    rng = Random(setting_name(setting))
    match = Match(setting, Start("standing"))
    while not match.over:
        for viewer in (rng.choice(match.asked()), SPECTATOR) if rng.random() < 0.2 else ():
            seen = outlook(match, viewer)
            tallies = seen.tallies()
            assert [each.points for each in tallies] == seen.points()
            for each in tallies:
                assert sum(line["points"] for line in each.lines) == each.points
        seat = rng.choice(match.asked())
        match.answer(seat, rng.choice(match.options(seat)))
    assert outlook_of(setting, match.look(0)) is None


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_an_outlook_is_the_same_in_every_world_its_viewer_cannot_distinguish(setting: Setting) -> None:
    """Nothing foreseen depends on what the viewer does not see."""
    rng = Random(setting_name(setting))
    match = Match(setting, Start("twin worlds"))
    while not match.over:
        seat = rng.choice(match.asked())
        if rng.random() < 0.1:
            view, options = match.look(seat), match.option_numbers(seat)
            twin = MatchState(setting, Worlds(setting, view, "another table").sample())
            seen, other = outlook(match, seat), outlook_of(setting, twin.look(seat))
            assert other is not None
            assert seen.tallies() == other.tallies()
            for option in rng.sample(options, min(3, len(options))):
                assert seen.consequences(option) == other.consequences(option)
        match.answer(seat, rng.choice(match.options(seat)))


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_every_consequence_can_be_read_in_every_language(setting: Setting) -> None:
    """No message or argument is missing, and none is left over."""
    rng, kinds = Random(setting_name(setting)), set[str]()
    formatters = [
        Formatter(Texts(language, setting.game.name), setting.wording.pieces, lambda seat: f"P{seat}")
        for language in LANGUAGES
    ]
    match = Match(setting, Start("languages"))
    while not match.over:
        seat = rng.choice(match.asked())
        key = rng.choice(match.options(seat))
        if rng.random() < 0.4:
            seen = outlook(match, seat)
            written = [[message for hidden in seen.unknown() for message in hidden]]
            for case in seen.consequences(match.locate(key)):
                kinds |= {change["kind"] for change in case.changes}
                written += [case.say, [case.condition] if case.condition else []]
            for formatter in formatters:
                assert all(formatter.say(message) for messages in written for message in messages)
        match.answer(seat, key)
    assert len(kinds) >= 4, kinds
