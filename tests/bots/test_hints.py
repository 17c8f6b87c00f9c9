"""Hints: every option of a view, ranked, with figures that mean what they say."""

from __future__ import annotations

from threading import Event

import pytest

from tests.bots.thinking import After, choices, setting_of
from tests.rokoko.table import table
from trianon.bots import hints as module
from trianon.bots.budget import Budget
from trianon.bots.hints import LEAST_VISITS, Hint, hints
from trianon.bots.search.search_bot import BATCH
from trianon.bots.worlds import Worlds
from trianon.core.match import Match
from trianon.games import game_names

IN_EVERY_GAME = pytest.mark.parametrize("game", game_names())


def given(match: Match, seat: int, budget: Budget | None = None, seed: str = "seed") -> list[Hint]:
    return hints(match.setting, match.look(seat), match.numbers(seat), budget or Budget(40), seed)


@IN_EVERY_GAME
def test_every_option_has_its_hint_the_most_tried_first(game: str) -> None:
    players = 3
    for match, seat in choices(setting_of(game, players), "hints", every=15):
        found = given(match, seat)
        assert sorted(hint.key for hint in found) == sorted(match.options(seat))
        assert {hint.option: hint.key for hint in found} == {
            number: match.setting.keys.key(match.s, number) for number in match.numbers(seat)
        }
        assert [hint.visits for hint in found] == sorted((hint.visits for hint in found), reverse=True)
        assert sum(hint.visits for hint in found) == 40
        assert sum(hint.share for hint in found) == pytest.approx(1)
        for hint in found:
            if hint.visits:
                assert None not in (hint.value, hint.placing, hint.lead)
            else:
                assert (hint.value, hint.placing, hint.lead) == (None, None, None)
            assert hint.value is None or 0 <= hint.value <= 1
            assert hint.placing is None or 1 <= hint.placing <= players


@IN_EVERY_GAME
def test_only_the_view_counts(game: str) -> None:
    setting = setting_of(game, 3)
    for match, seat in choices(setting, "fair", every=25):
        world = Worlds(setting, match.look(seat), f"world {match.number}").sample()
        assert given(match, seat) == given(Match(setting, match.start, position=world), seat)


@IN_EVERY_GAME
def test_a_forced_option_costs_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = next(choices(setting_of(game), "forced"))
    monkeypatch.delattr(module, "SearchBot")  # nobody may think
    view, number = match.look(seat), match.numbers(seat)[0]
    (only,) = hints(match.setting, view, [number], Budget(1_000_000), "seed")
    assert only == Hint(number, match.setting.keys.key(match.s, number), 0, 1.0, None, None, None)


@IN_EVERY_GAME
def test_a_stop_leaves_open_what_was_not_found_out(game: str) -> None:
    match, seat = next(choices(setting_of(game), "stop", every=6))
    now = Event()
    now.set()
    for hint in given(match, seat, Budget(1000, stop=now)):
        assert (hint.visits, hint.value, hint.placing, hint.lead) == (0, None, None, None)
    searched = given(match, seat, Budget(1000, stop=After(2)))
    assert sum(hint.visits for hint in searched) == 2 * BATCH
    assert searched[0].lead is not None


def test_without_a_limit_there_is_a_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SIMULATIONS", 16)
    match, seat = next(choices(setting_of("rokoko"), "usual"))
    assert sum(hint.visits for hint in given(match, seat, Budget())) == 16


RICH = 'round = 7\n[[seat]]\nhand = ["ba", "bb", "bc"]\nprestige = 500\n[[seat]]\n'


def test_place_and_lead_are_those_of_the_end() -> None:
    """Whoever leads by far wins whatever comes; whoever is far behind does not."""
    ahead = given(table(RICH), 0)
    assert len(ahead) > 1
    assert {hint.placing for hint in ahead if hint.visits} == {1.0}
    assert all(350 < hint.lead < 550 for hint in ahead if hint.lead is not None)
    assert all(hint.value is None or hint.value > 0.95 for hint in ahead)
    behind = given(table(f"open_information = true\nturn = 2\n{RICH}"), 1)
    assert len(behind) > 1
    assert {hint.placing for hint in behind if hint.visits} == {2.0}
    assert all(hint.lead < -350 for hint in behind if hint.lead is not None)


@IN_EVERY_GAME
def test_every_option_is_tried_some_times_where_there_are_simulations_for_it(game: str) -> None:
    for match, seat in choices(setting_of(game), "all", every=12):
        options = len(match.numbers(seat))
        many = given(match, seat, Budget(4 * LEAST_VISITS * options))
        assert min(hint.visits for hint in many) >= LEAST_VISITS
        few = given(match, seat, Budget(4 * options))
        assert min(hint.visits for hint in few) >= 2
        assert given(match, seat, Budget(options)) != []
