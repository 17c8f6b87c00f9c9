"""Contract 5 and 6: what is listed is accepted, what is not is refused with a reason, and a refusal changes nothing."""

from random import Random

import numpy as np
import pytest

from tests.contract.table import Played, all_reasons, copy, give, legal
from trianon.core.errors import IllegalAnswer, StaleAnswer, TrianonError
from trianon.core.game import Setting
from trianon.core.kernel.reasons import unpack
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match
from trianon.texts.book import rule_ids


def test_only_asked_seats_have_options(matches: list[Played]) -> None:
    for played in matches:
        for _, match in played.sampled(1):
            asked = match.asked()
            assert asked, "a match that is not over waits for a seat"
            assert match.question()["seats"] == [seat + 1 for seat in asked]
            for seat in range(match.setting.players):
                keys = match.options(seat)
                assert bool(keys) == (seat in asked or match.may_reconsider(seat))
                assert len(set(keys)) == len(keys)
                assert match.options(seat) == keys
                assert [match.locate(key) for key in keys] == match.option_numbers(seat)


def test_every_listed_option_is_accepted(matches: list[Played]) -> None:
    for played in matches:
        setting = played.setting
        for number, match in played.sampled(1):
            for seat in range(setting.players):
                for option in match.option_numbers(seat):
                    s = copy(setting, match.s)
                    give(setting, s, seat, option)
                    assert s.answers == match.s.answers + 1
                    assert s.over == 1 or any(legal(setting, s, other) for other in range(setting.players))
            assert to_bytes(match.s) == played.states[number]


def test_every_option_is_either_listed_or_refused_with_a_reason(matches: list[Played]) -> None:
    for played in matches:
        setting, game = played.setting, played.setting.game
        for number, match in played.sampled(1):
            for seat in range(setting.players):
                reasons = all_reasons(setting, match.s, seat)
                assert np.flatnonzero(reasons == 0).tolist() == sorted(match.option_numbers(seat)), (number, seat)
                assert reasons.min() >= 0
                assert all(unpack(game.meanings, reason) for reason in np.unique(reasons).tolist() if reason)
            assert to_bytes(match.s) == played.states[number], "asking why changes nothing"


def test_every_reason_names_a_rule_there_is(setting: Setting) -> None:
    known = rule_ids(setting.game.name)
    for meaning in setting.game.meanings.values():
        assert meaning.rule in known
        assert meaning.text


Refusal = tuple[type[TrianonError], int, str, int]  # the error, and the seat, key and number that must raise it


def refusals(match: Match, rng: Random) -> list[Refusal]:
    """Answers that must not be taken now: stale, unknown, from nowhere, illegal, or another seat's."""
    seat, now, setting = match.asked()[0], match.answer_count, match.setting
    keys = match.options(seat)
    found: list[Refusal] = [
        (StaleAnswer, seat, keys[0], now - 1),
        (StaleAnswer, seat, keys[0], now + 1),
        (IllegalAnswer, seat, "no such option at all", now),
        (IllegalAnswer, seat, "", now),
        (TrianonError, -1, keys[0], now),
        (TrianonError, setting.players, keys[0], now),
    ]
    unlisted = sorted(set(setting.keys.codes) - set(keys))
    found += [(IllegalAnswer, seat, key, now) for key in rng.sample(unlisted, min(20, len(unlisted)))]
    for other in range(setting.players):
        found += [(IllegalAnswer, other, key, now) for key in keys if key not in match.options(other)]
    return found


def test_a_refused_answer_says_why_and_changes_nothing(matches: list[Played]) -> None:
    for played in matches:
        for number, match in played.sampled(6):
            for expected, seat, key, answered in refusals(match, Random(number)):
                with pytest.raises(expected) as caught:
                    match.answer(seat, key, answered)
                assert len(str(caught.value)) > 20
                assert to_bytes(match.s) == played.states[number]
                assert (match.answers, len(match.event_rows)) == ([], 1)


def test_a_finished_match_takes_no_answer(played: Played) -> None:
    match = played.match
    count = match.answer_count
    with pytest.raises(IllegalAnswer, match="over"):
        match.answer(0, match.answers[-1].key)
    assert (match.answer_count, to_bytes(match.s)) == (count, played.states[-1])
