"""A match: its start, answers, reasons, events and undo. The contract tests hold every game to it."""

from typing import Any

import numpy as np
import pytest

from trianon.core.errors import IllegalAnswer, TrianonError
from trianon.core.game import Setting
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.struct import to_bytes, zero
from trianon.core.match import Answer, Match, Start, replay_quickly, state_hash
from trianon.viewing.settings import reference_setting


@pytest.fixture(scope="module")
def setting() -> Setting:
    """A table of three."""
    return reference_setting("rokoko", 3)


@pytest.fixture
def match(setting: Setting) -> Match:
    """A fresh match in which seat 1 starts."""
    return Match(setting, Start("seed", 0))


def finish_hands(match: Match) -> None:
    """All seats take the first cards they may."""
    while match.question()["question"] == "choose_hand":
        seat = match.asked()[0]
        match.answer(seat, match.options(seat)[0])


# -- how it begins


@pytest.mark.parametrize(
    ("start", "message"),
    [
        (Start("x" * 201), "a seed has at most 200 characters, not 201"),
        (Start("\udcff"), "a seed is a text"),
        (Start("a\x1b[31m"), "a seed is a text of characters that can be shown"),
        (Start("seed", 3), "seat 4 cannot start: there are 3 seats"),
        (Start("seed", -1), "seat 0 cannot start"),
    ],
)
def test_a_start_that_cannot_be_is_refused(setting: Setting, start: Start, message: str) -> None:
    with pytest.raises(TrianonError, match=message):
        Match(setting, start)


@pytest.mark.parametrize("seed", ["", "x" * 200, "Grüße, 凡尔赛"])
def test_any_text_is_a_seed(setting: Setting, seed: str) -> None:
    assert Match(setting, Start(seed)).asked() == [0, 1, 2]


def test_a_match_can_begin_from_a_state_and_leaves_that_state_alone(match: Match) -> None:
    finish_hands(match)
    before = to_bytes(match.s)
    resumed = Match(match.setting, match.start, position=match.s)
    assert (resumed.answer_count, resumed.events(None)) == (0, [])
    assert resumed.start_hash == state_hash(match.s)
    assert resumed.view(1) == match.view(1)
    resumed.answer(0, resumed.options(0)[0])
    assert to_bytes(match.s) == before
    assert resumed.undo(0).key == match.options(0)[0]
    assert to_bytes(resumed.s) == before


# -- answers


def test_an_unknown_key_is_refused_with_a_suggestion(match: Match) -> None:
    with pytest.raises(IllegalAnswer, match='there is no such option; did you mean "forfeit"'):
        match.answer(0, "forfet")


def test_a_refusal_names_rule_reason_and_seat(match: Match) -> None:
    finish_hands(match)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(1, match.options(0)[0])
    assert refused.value.rule.startswith("RK-")
    assert refused.value.reason
    assert refused.value.seat == 1


def test_why_is_empty_for_a_legal_option_and_says_how_much_is_missing_otherwise(match: Match) -> None:
    finish_hands(match)
    match.answer(0, match.options(0)[0])
    assert match.why(0, match.options(0)[0]) is None
    match.s.livre[0] = 0
    shown = {key: match.why(0, key) for key in match.setting.keys.codes if key.startswith("decorate:")}
    dear = [reason for reason in shown.values() if reason is not None and reason.text == "missing-livre"]
    assert dear
    assert all(reason.missing > 0 and reason.rule == "RK-A6.1" for reason in dear)


@pytest.mark.parametrize("seat", [-1, 3, SPECTATOR])
def test_a_seat_that_is_not_at_the_table_cannot_answer(match: Match, seat: int) -> None:
    assert match.options(seat) == []
    assert match.undo_horizon(seat) == match.answer_count
    with pytest.raises(TrianonError, match=f"there is no seat {seat + 1}"):
        match.why(seat, match.options(0)[0])


def test_a_forced_answer_is_named_unless_the_question_is_secret(match: Match) -> None:
    assert match.forced() is None
    finish_hands(match)
    assert match.forced() is None
    seen = set()
    while not match.over:
        seat = match.asked()[0]
        forced = match.forced()
        if forced is not None:
            assert forced == (seat, match.options(seat)[0])
            assert len(match.options(seat)) == 1
        elif match.question()["question"] != "choose_hand":
            assert len(match.options(seat)) > 1
        seen.add(forced is not None)
        match.answer(seat, match.options(seat)[-1])
    assert seen == {True, False}
    assert match.forced() is None


# -- events


def test_events_can_be_listed_from_an_answer_on(match: Match) -> None:
    begun = match.events()
    assert begun[0]["event"]
    finish_hands(match)
    match.answer(0, match.options(0)[0])
    later = match.events(since=match.answer_count)
    assert later[0]["event"] == "card"
    assert match.events()[-len(later) :] == later
    assert match.events()[: len(begun)] == begun
    assert match.events(since=match.answer_count + 1) == []


# -- taking back


def test_what_was_reported_before_a_match_began_survives_taking_back(match: Match) -> None:
    finish_hands(match)
    resumed = Match(match.setting, match.start, position=match.s)
    resumed.event_rows[0] = np.array(match.event_rows[0])
    before = resumed.events(None)
    resumed.answer(0, resumed.options(0)[0])
    resumed.undo(0)
    assert resumed.events(None) == before != []


# -- replay


def test_a_quick_replay_stops_at_the_first_answer_that_is_not_legal(match: Match) -> None:
    finish_hands(match)
    answers = list(match.answers)
    answers[4] = Answer(answers[4].seat, "done", "")
    assert replay_quickly(Match(match.setting, match.start), answers) == 4
    assert replay_quickly(Match(match.setting, match.start), []) == 0


def test_a_fingerprint_sees_every_byte(setting: Setting) -> None:
    s: Any = zero(setting.game.state)
    empty = state_hash(s)
    s.players = 2
    assert state_hash(s) != empty
    assert len(empty) == 12


# -- going on from a snapshot


def played(setting: Setting, count: int) -> Match:
    """A match after so many first answers."""
    match = Match(setting, Start("seed", 0))
    for _ in range(count):
        seat = match.asked()[0]
        match.answer(seat, match.options(seat)[0])
    return match


def test_a_match_resumed_from_its_snapshot_goes_on_like_the_first(setting: Setting) -> None:
    first = played(setting, 14)
    again = Match.resumed(first.setting, first.start, first.s, first.answers, first.undo_floors)
    assert again.answer_count == first.answer_count
    seat = first.asked()[0]
    key = first.options(seat)[0]
    for match in (first, again):
        match.answer(seat, key)
    assert state_hash(again.s) == state_hash(first.s)
    assert again.events(seat, again.answer_count) == first.events(seat, first.answer_count)
    assert [again.undo_horizon(other) for other in range(3)] == [first.undo_horizon(other) for other in range(3)]


def test_a_rewound_match_is_as_it_was_but_what_all_have_seen_cannot_be_undone(setting: Setting) -> None:
    match, early = played(setting, 14), played(setting, 9)
    match.rewind(9, early.s)
    assert (match.answer_count, state_hash(match.s)) == (9, state_hash(early.s))
    assert not any(match.may_undo(seat) for seat in range(3))
    with pytest.raises(TrianonError, match="no answer 10: 9 were given"):
        match.rewind(10, early.s)
    match.answer(match.asked()[0], match.options(match.asked()[0])[0])
    assert state_hash(early.s) == state_hash(played(setting, 9).s)  # the snapshot given stays as it was


def test_what_is_answered_anew_after_going_back_may_be_taken_back_anew(setting: Setting) -> None:
    """How far a match once was must not stand against what is given later at a place before that."""
    match = played(setting, 40)
    for to in (30, 12):
        match.rewind(to, played(setting, to).s)
        assert match.undo_floors == [to] * 3
    fresh, taken = played(setting, 12), 0
    while match.answer_count < 30:
        seat = match.asked()[0]
        for one in (match, fresh):
            one.answer(seat, one.options(seat)[0])
        assert match.may_undo(seat) == (fresh.may_undo(seat) and fresh.last_undoable(seat) >= 12)  # type: ignore[operator]
        taken += match.may_undo(seat)
    assert taken > 3


def test_blocked_options_are_the_reasons_about_pieces_that_are_there(setting: Setting) -> None:
    match = played(setting, 14)
    seat = match.asked()[0]
    reasons = match.reasons(seat)
    shown = {key: reason for reason, keys in match.blocked_options(seat).items() for key in keys}
    assert shown
    assert shown.items() <= reasons.items()
    silent = {reasons[key].text for key in reasons.keys() - shown.keys()}
    assert silent <= {"not-asked", "not-this-question", "not-displayed", "tile-not-there", "dress-not-there"}


def test_reasons_against_all_keys_are_those_of_each_key(setting: Setting) -> None:
    match = played(setting, 14)
    for seat in range(3):
        singly = {key: match.why(seat, key) for key in match.setting.keys.codes}
        assert match.reasons(seat) == {key: reason for key, reason in singly.items() if reason is not None}


@pytest.mark.parametrize("seat", [-1, 3, 99])
@pytest.mark.parametrize("ask", ["look", "reasons", "blocked_options", "may_reconsider", "why"])
def test_a_seat_that_is_not_there_is_asked_nothing(match: Match, ask: str, seat: int) -> None:
    with pytest.raises(TrianonError, match=f"there is no seat {seat + 1}"):
        getattr(match, ask)(*((seat, "done") if ask == "why" else (seat,)))


@pytest.mark.parametrize("ask", ["view", "look", "events", "reasons", "may_reconsider", "undo"])
@pytest.mark.parametrize("seat", [True, False, 1.0, "1", [0], float("nan")])
def test_what_is_no_whole_number_is_no_seat(match: Match, ask: str, seat: Any) -> None:
    with pytest.raises(TrianonError, match="a seat is a whole number from 0 to 2, not"):
        getattr(match, ask)(seat)
    assert match.option_numbers(seat) == []
    assert not match.may_undo(seat)


@pytest.mark.parametrize("seat", [-1, 3, 64, 65, 10**30, -(10**30)])
def test_only_seats_of_the_match_and_spectators_get_events(match: Match, seat: int) -> None:
    with pytest.raises(TrianonError, match=f"there is no seat {seat + 1}: there are 3"):
        match.events(seat)


@pytest.mark.parametrize("key", [None, 3, ["hand:ba"]])
def test_an_option_that_is_no_text_is_refused(match: Match, key: Any) -> None:
    with pytest.raises(IllegalAnswer, match="an option is known by its key, which is a text"):
        match.answer(match.asked()[0], key)


def test_a_record_of_another_kind_is_no_state(match: Match) -> None:
    with pytest.raises(TypeError, match="no state of rokoko"):
        match.s = match.look(0)
