"""A match: its start, answers, reasons, events and undo. The contract tests hold every game to it."""

from typing import Any

import numpy as np
import pytest

from trianon.core.errors import IllegalAnswer, TrianonError
from trianon.core.game import Setting
from trianon.core.kernel.seats import SPECTATOR
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


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
@pytest.mark.parametrize("players", [0, 1, 6])
def test_other_numbers_of_players_are_refused(game: str, players: int) -> None:
    """RK-S1, HI-S1."""
    known = reference_setting(game, 2)
    with pytest.raises(TrianonError, match=f"{game} is for 2 to 5 players, not {players}"):
        known.game.setting(known.edition, players)


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


FOR_SPECTATORS = ("look", "view", "events")


@pytest.mark.parametrize("ask", [*FOR_SPECTATORS, "reasons", "blocked_options", "may_reconsider", "why", "undo"])
def test_a_seat_that_is_not_there_is_asked_nothing(match: Match, ask: str) -> None:
    missing: list[Any] = [-1, 3, 64, 10**30, *([] if ask in FOR_SPECTATORS else [SPECTATOR])]
    for seat in (*missing, True, 1.0, "1", [0], float("nan")):
        told = f"there is no seat {seat + 1}: there are 3" if seat in missing else "a seat is a whole number from 0 to"
        with pytest.raises(TrianonError, match=told):
            getattr(match, ask)(*((seat, "done") if ask == "why" else (seat,)))
        assert match.option_numbers(seat) == []
        assert not match.may_undo(seat)


@pytest.mark.parametrize("key", [None, 3, ["hand:ba"]])
def test_an_option_that_is_no_text_is_refused(match: Match, key: Any) -> None:
    with pytest.raises(IllegalAnswer, match="an option is known by its key, which is a text"):
        match.answer(match.asked()[0], key)


def test_a_record_of_another_kind_is_no_state(match: Match) -> None:
    with pytest.raises(TypeError, match="no state of rokoko"):
        match.s = match.look(0)
