"""Hints: every option of a view, ranked, with figures that mean what they say."""

from threading import Event

import pytest

from tests.bots.thinking import After, choices
from tests.rokoko.table import table
from trianon.bots import hints as module
from trianon.bots.budget import Budget
from trianon.bots.hints import MIN_VISITS, Hint, hints, margin_of
from trianon.bots.search.searcher import BATCH
from trianon.bots.trial_games import compare
from trianon.core.advice import MAX_REASONS, Gain, Prospects, is_dearer, reasons
from trianon.core.match import Match
from trianon.games import game_names
from trianon.texts import Texts
from trianon.texts.languages import LANGUAGES
from trianon.texts.messages import Formatter
from trianon.viewing.settings import reference_setting

GIVES_REASONS = pytest.mark.parametrize("game", ["rokoko", "histrio"])
IN_EVERY_GAME = pytest.mark.parametrize("game", game_names())


def given(match: Match, seat: int, budget: Budget | None = None) -> list[Hint]:
    return hints(match.setting, match.look(seat), match.option_numbers(seat), budget or Budget(40))


@IN_EVERY_GAME
def test_every_option_has_its_hint_the_most_tried_first(game: str) -> None:
    players = 3
    for match, seat in choices(reference_setting(game, players), "hints", every=15):
        found = given(match, seat)
        assert sorted(hint.key for hint in found) == sorted(match.options(seat))
        assert {hint.option: hint.key for hint in found} == {
            number: match.setting.keys.key(match.s, number) for number in match.option_numbers(seat)
        }
        tried = [hint.visits for hint in found]
        assert tried[1:] == sorted(tried[1:], reverse=True)
        assert tried[0] >= tried[1] or is_dearer(match.setting, match.look(seat), found[1].option, found[0].option)
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
def test_a_forced_option_costs_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = next(choices(reference_setting(game), "forced"))
    monkeypatch.delattr(module, "SearchBot")  # nobody may think
    view, number = match.look(seat), match.option_numbers(seat)[0]
    (only,) = hints(match.setting, view, [number], Budget(1_000_000))
    assert only == Hint(number, match.setting.keys.key(match.s, number), 0, 1.0, None, None, None)


@IN_EVERY_GAME
def test_a_stop_leaves_open_what_was_not_found_out(game: str) -> None:
    match, seat = next(choices(reference_setting(game), "stop", every=6))
    now = Event()
    now.set()
    for hint in given(match, seat, Budget(1000, stop=now)):
        assert (hint.visits, hint.value, hint.placing, hint.lead) == (0, None, None, None)
    searched = given(match, seat, Budget(1000, stop=After(2)))
    assert sum(hint.visits for hint in searched) == 2 * BATCH
    assert searched[0].lead is not None


@IN_EVERY_GAME
def test_time_that_passed_before_the_search_leaves_a_short_one(game: str) -> None:
    match, seat = next(choices(reference_setting(game), "late", every=6))
    best, *others = given(match, seat, Budget(milliseconds=0))
    assert best.margin is not None
    assert all(hint.visits >= 1 for hint in others)


def test_a_budget_without_a_limit_gets_the_default_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "SIMULATIONS", 16)
    match, seat = next(choices(reference_setting("rokoko"), "usual"))
    assert sum(hint.visits for hint in given(match, seat, Budget())) == 16


RICH = 'round = 7\n[[seat]]\nhand = ["ba", "bb", "bc"]\nprestige = 500\n[[seat]]\n'


def test_place_and_lead_are_those_of_the_end() -> None:
    """A seat far ahead wins whatever comes; one far behind does not."""
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
    for match, seat in choices(reference_setting(game), "all", every=12):
        options = len(match.option_numbers(seat))
        many = given(match, seat, Budget(4 * MIN_VISITS * options))
        assert min(hint.visits for hint in many) >= MIN_VISITS
        few = given(match, seat, Budget(4 * options))
        assert min(hint.visits for hint in few) >= 2
        assert given(match, seat, Budget(options)) != []


def hint_of(value: float, visits: int) -> Hint:
    return Hint(0, "", visits, 0.0, value, 1.0, 0.0)


def test_clearly_better_needs_a_difference_and_the_search_behind_it() -> None:
    assert margin_of(hint_of(0.60, 90), hint_of(0.50, 10)) == "clear"
    assert margin_of(hint_of(0.60, 55), hint_of(0.50, 45)) == "slight"
    assert margin_of(hint_of(0.52, 90), hint_of(0.50, 10)) == "slight"
    assert margin_of(hint_of(0.505, 90), hint_of(0.50, 10)) == "even"
    assert margin_of(hint_of(0.50, 60), hint_of(0.60, 40)) == "even"


@GIVES_REASONS
def test_the_best_option_has_reasons_in_every_language(game: str) -> None:
    setting, given_reasons, kinds = reference_setting(game, 3), 0, set[str]()
    formatters = [
        Formatter(Texts(language, game), setting.wording.pieces, lambda seat: f"P{seat}") for language in LANGUAGES
    ]
    for match, seat in choices(setting, "reasons", every=9):
        best, *others = given(match, seat, Budget(64))
        assert best.margin in ("clear", "slight", "even")
        assert all(other.margin is None and not other.reasons for other in others)
        assert len(best.reasons) <= MAX_REASONS
        given_reasons += bool(best.reasons)
        for reason in best.reasons:
            kinds.add(reason[0])
            assert all(formatter.say(reason) for formatter in formatters)
    assert given_reasons > 3
    assert {"advice-end", "advice-now" if game == "rokoko" else "advice-now.case"} <= kinds


@GIVES_REASONS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(game: str, language: str) -> None:
    texts = Texts(language, game)
    for name in ("now", "cost", "given"):
        assert "WHAT" in texts.text(f"advice-{name}", what="WHAT")
        assert "IF" in texts.attribute(f"advice-{name}", "case", what="WHAT", condition="IF")
    assert "LINE" in texts.text("advice-end", category="LINE", points=7)
    for name in ("end", "rival", "lead"):
        assert "7" in texts.text(f"advice-{name}", category="LINE", points=7)
    assert texts.text("advice-late", rounds=1) != texts.text("advice-late", rounds=2)
    assert "4" in texts.text("advice-early", rounds=4)


def test_a_reason_says_what_the_answer_then_does() -> None:
    """The Livre promised for deputing an employee are those its owner then has."""
    match = table('playing = "bb"\n[[seat]]\nlivre = 4\nhand = ["ba"]\n[[seat]]\n')
    depute, other = (match.locate(key) for key in ("depute", "forfeit"))
    messages = reasons(match.setting, match.look(0), depute, other, Prospects())
    match.answer(0, "depute")
    assert [
        "advice-now",
        {"what": {"row": [["change-livre", {"before": 4, "after": int(match.s.livre[0])}]]}},
    ] in messages


@pytest.mark.parametrize(("language", "words"), [("en", "less"), ("de", "weniger"), ("zh", "少")])
def test_less_of_a_loss_is_a_gain(language: str, words: str) -> None:
    """A category that names what was lost is never called a gain of it."""
    match, seat = next(iter(choices(reference_setting("histrio", 2), "losses", every=5)))
    better, other = match.option_numbers(seat)[:2]
    found = Prospects([Gain(["source-tricked"], 1.2), Gain(["source-alms"], 2.0)])
    formatter = Formatter(Texts(language, "histrio"), match.setting.wording.pieces, lambda seat: f"P{seat}")
    messages = {
        reason[1]["category"][0]: formatter.say(reason)
        for reason in reasons(match.setting, match.look(seat), better, other, found)
        if reason[0].startswith("advice-end")
    }
    assert words in messages["source-tricked"]
    assert words not in messages.get("source-alms", "")


def test_a_fireworks_majority_is_worth_more_in_the_end() -> None:
    """Trial games of a last decision differ by what it scores: nothing is left to chance."""
    match = table('round = 7\nplaying = "ba"\n[[seat]]\nlivre = 9\n[[seat]]\n')
    fireworks, other = (match.locate(key) for key in ("decorate:fireworks.1", "forfeit"))
    found = compare(match.setting, match.look(0), fireworks, other, Budget(40), "seed")
    assert "category-RK-F6" in [gain.category[0] for gain in found.gains]
    assert found.lead > 0
    assert compare(match.setting, match.look(0), other, fireworks, Budget(40), "seed") == Prospects()
    assert compare(match.setting, match.look(0), fireworks, other, Budget(4), "seed") == Prospects()
