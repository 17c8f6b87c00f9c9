"""Analysis of finished matches: fair, repeatable, and adding up."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from threading import Event
from typing import Any, TypeVar

import numpy as np
import pytest

from tests.bots.thinking import After
from tests.infrastructure.samples import sample
from trianon.bots.analysis.analyze import analyze
from trianon.bots.analysis.as_json import analysis_json
from trianon.bots.analysis.assessment import assessor_of
from trianon.bots.analysis.match_analysis import Analysis
from trianon.bots.analysis.moments import MatchUnfinished, Moment, moments_of
from trianon.bots.analysis.outcome_loop import POINTS, STANDING, VICTORY
from trianon.bots.analysis.ranking import Ranker
from trianon.bots.analysis.samplers import RolloutAndNetSampler
from trianon.bots.analysis.verdicts import (
    INACCURACY_ROUNDS,
    THRESHOLDS,
    VERDICTS,
    MeanWithError,
    accuracy_of,
    is_settled,
    may_be_serious,
    verdict_of,
)
from trianon.bots.budget import StopFlag
from trianon.bots.executor import SerialExecutor, Task
from trianon.bots.search.searcher import Searcher
from trianon.bots.simulate import recorded_match
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.struct import from_bytes
from trianon.core.match import Match
from trianon.core.match_file.read import Record, load_record, read_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.write import write_record
from trianon.games import game_names, game_of
from trianon.texts import Texts
from trianon.texts.languages import LANGUAGES
from trianon.texts.messages import Formatter
from trianon.viewing.settings import reference_setting

R = TypeVar("R")

IN_EVERY_GAME = pytest.mark.parametrize("game", game_names())
FEW = sample(24, 64)  # simulations
GOLDEN = Path(__file__).parents[1] / "golden"


class Backwards:
    """An executor that completes its last task first."""

    def run(self, task: Task[R], numbers: Sequence[int], stop: StopFlag) -> Generator[tuple[int, R]]:
        yield from SerialExecutor().run(task, list(reversed(numbers)), stop)


@cache
def record_of(game: str, bots: tuple[str, ...] = ("thumb", "random"), seed: str = "analysis") -> Record:
    return read_record(
        write_record(recorded_match(reference_setting(game, len(bots)), list(bots), seed, 0)), "m", game_of
    )


@cache
def analysed(game: str, seat: int = 0) -> Analysis:
    return analyze(record_of(game), seat, FEW)


@IN_EVERY_GAME
def test_the_same_record_gives_the_same_analysis_in_any_order(game: str) -> None:
    assert analyze(record_of(game), 0, FEW, Backwards()) == analysed(game)


@IN_EVERY_GAME
def test_the_cost_is_that_of_the_choices_that_are_not_good(game: str) -> None:
    for seat in (0, 1):
        found = analysed(game, seat)
        costs = [decision.lead_loss for decision in found.decisions if decision.verdict != "good"]
        assert (found.cost is None) == (not costs)
        if found.cost is not None:
            assert found.cost.value == pytest.approx(sum(cost.value for cost in costs))
            assert max(cost.error for cost in costs) <= found.cost.error <= sum(cost.error for cost in costs)
        for decision in found.decisions:
            lead, lead_given = (each.points[seat] - each.points[1 - seat] for each in (decision.before, decision.after))
            assert decision.lead_loss.value == pytest.approx(lead - lead_given)


@IN_EVERY_GAME
def test_choices_and_ends_of_turns_are_moments_and_forced_answers_are_none(game: str) -> None:
    record, seat = record_of(game), 0
    found = {moment.number: moment for moment in moments_of(record, seat)}
    match = Match(record.setting, record.start)
    for answer in record.answers:
        choice = answer.seat == seat and len(match.option_numbers(seat)) > 1
        moment = found.get(match.answer_count)
        assert choice == (moment is not None and moment.given is not None)
        if moment is not None and moment.given is None:
            assert answer.seat != seat
            assert seat not in match.asked()
        match.answer(answer.seat, answer.key)
    analysis = analysed(game)
    own = sum(answer.seat == seat for answer in record.answers)
    assert analysis.forced + len(analysis.decisions) == own
    assert all(decision.options > 1 for decision in analysis.decisions)


def test_choices_are_placed_as_players_count() -> None:
    """Rokoko has seven rounds with three turns each; Histrio counts rounds anew in each of its two seasons."""
    places = [decision.place for decision in analysed("rokoko").decisions]
    assert [place.round for place in places] == sorted(place.round or 0 for place in places)
    assert {place.round for place in places} == set(range(1, 8))
    assert {place.season for place in places} == {None}
    assert {1, 2, 3} <= {place.turn for place in places} <= {1, 2, 3, 4}
    seasons = [decision.place.season for decision in analysed("histrio").decisions]
    assert seasons == sorted(seasons, key=lambda season: season or 0)
    assert set(seasons) == {1, 2}


@IN_EVERY_GAME
def test_chances_and_figures_are_what_they_claim(game: str) -> None:
    analysis = analysed(game)
    assert analysis.complete
    for point in analysis.curve:
        assert sum(point.chances) == pytest.approx(1)
    assert list(analysis.curve[-1].points) == replay(record_of(game)).result()["points"]
    for decision in analysis.decisions:
        assert decision.verdict == verdict_of(*decision.loss)
        assert decision.best == decision.given or decision.loss.value > 0
        difference = decision.before.standing.value - decision.after.standing.value
        assert decision.loss.value == pytest.approx(difference)
    assert sum(analysis.count(verdict) for verdict in VERDICTS) == len(analysis.decisions)
    assert analysis_json(analysis)["decisions"][0]["number"] == analysis.decisions[0].number


def test_random_answers_are_less_accurate_than_searched_ones() -> None:
    record = record_of("histrio", ("search:400", "random"))
    strong, weak = (analyze(record, seat, 1200).accuracy for seat in (0, 1))
    assert strong is not None
    assert weak is not None
    assert strong.value - 2 * strong.error > weak.value + 2 * weak.error


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_lessons_are_the_largest_losses_with_reasons_in_every_language(game: str) -> None:
    analysis, setting = analysed(game, 1), record_of(game).setting
    lessons = analysis.costliest_decisions()
    assert 1 <= len(lessons) <= 3
    assert lessons[0].verdict == max((each.verdict for each in analysis.decisions), key=VERDICTS.index)
    assert len({lesson.best.partition(":")[0] for lesson in lessons}) == len(lessons)
    messages = [reason for decision in analysis.decisions for reason in decision.reasons]
    assert messages
    for language in LANGUAGES:
        formatter = Formatter(Texts(language, game), setting.wording.pieces, lambda seat: f"P{seat}")
        assert all(formatter.say(reason) for reason in messages)


def test_a_stop_keeps_what_was_found() -> None:
    stopped = analyze(record_of("goofspiel"), 0, FEW, stop=After(20))
    assert not stopped.complete
    assert 0 < len(stopped.decisions) < len(analysed("goofspiel").decisions)


def test_a_running_match_cannot_be_analysed() -> None:
    record = record_of("rokoko")
    with pytest.raises(MatchUnfinished):
        analyze(replace(record, answers=record.answers[:-1]), 0, FEW)


def test_picks_that_were_replaced_under_seal_are_no_choices() -> None:
    record = load_record(GOLDEN / "histrio-reconsidered.json", game_of)
    match, replaced = Match(record.setting, record.start), 0
    for answer in record.answers:
        if answer.seat not in match.asked():
            replaced += 1
            numbers = {moment.number for moment in moments_of(record, answer.seat) if moment.given is not None}
            assert match.last_undoable(answer.seat) not in numbers
            assert match.answer_count not in numbers
        match.answer(answer.seat, answer.key)
    assert replaced > 0


def test_verdicts_are_milder_in_doubt() -> None:
    for verdict, threshold in THRESHOLDS.items():
        assert verdict_of(threshold + 0.021, 0.01) == verdict
        assert verdict_of(threshold + 0.015, 0.01) != verdict
        assert verdict_of(threshold, 0.0) == verdict
    assert verdict_of(0.5, 0.3) == "good"
    assert verdict_of(-0.2, 0.01) == "good"


def test_mistakes_are_measured_longer_than_inaccuracies() -> None:
    assert is_settled(0.2, 0.01, 1, 9)
    assert not is_settled(0.021, 0.001, 1, 9)
    assert is_settled(0.021, 0.001, INACCURACY_ROUNDS, 9)
    assert not is_settled(0.055, 0.01, INACCURACY_ROUNDS, 9)
    assert is_settled(0.055, 0.01, 9, 9)
    assert not is_settled(0.035, 0.01, INACCURACY_ROUNDS, 9)


def test_a_measurement_ends_sooner_where_the_milder_verdict_is_due_already() -> None:
    """In doubt the milder verdict is given: a loss below a threshold needs less distance from it than one above."""
    assert is_settled(0.009, 0.01, 1, 9)
    assert not is_settled(0.031, 0.01, 1, 9)
    assert is_settled(0.05 - 0.021, 0.01, INACCURACY_ROUNDS, 9)
    assert not is_settled(0.05 + 0.029, 0.01, INACCURACY_ROUNDS, 9)


def test_seriousness_is_a_matter_of_the_upper_bound() -> None:
    assert may_be_serious(0.04, 0.01)
    assert not may_be_serious(0.04, 0.001)


def test_accuracy_agrees_with_the_verdicts() -> None:
    good, unsure = MeanWithError(0.021, 0.001), MeanWithError(0.06, 0.03)
    inaccuracy, mistake, blunder = (MeanWithError(threshold, 0.0) for threshold in THRESHOLDS.values())
    assert accuracy_of([]) is None
    assert accuracy_of([good, unsure, MeanWithError(-0.1, 0.0)]) == (100, 0)  # what may be noise is no loss
    found = [accuracy_of([loss]) for loss in (inaccuracy, mistake, blunder)]
    values = [each.value for each in found if each is not None]
    assert values == sorted(values, reverse=True)
    assert values == pytest.approx([100, 55, 14], abs=1)
    mixed = accuracy_of([good] * 31 + [MeanWithError(0.3, 0.01)] * 5)
    assert mixed is not None
    assert 100 * 31 / 36 < mixed.value < 100 * 31 / 36 + 1
    assert 0 < mixed.error < 1


def test_two_judges_agree_on_a_loss_and_leave_chances_to_the_net() -> None:
    setting = reference_setting("rokoko")
    moment = next(each for each in moments_of(record_of("rokoko"), 0) if each.given is not None)
    assert moment.given is not None
    both = RolloutAndNetSampler(setting.game)
    view: Any = from_bytes(setting.game.view, moment.view)
    worlds = np.array(key_of("worlds"), np.int64), 30, 70
    joint, simulated = (each.sample(setting, view, moment.given, *worlds) for each in (both, both.rollouts))
    parts = [both.net.sample(setting, view, moment.given, worlds[0], *part) for part in ((30, 50), (80, 20))]
    by_net = np.concatenate(parts)
    assert np.array_equal(joint[:, VICTORY], by_net[:, VICTORY])
    assert not np.array_equal(by_net[:, STANDING], simulated[:, STANDING])
    for column in (STANDING, POINTS):
        assert np.allclose(joint[:, column], (by_net[:, column] + simulated[:, column]) / 2)
    assert type(assessor_of(setting).ranker.searcher) is Searcher  # the net is no judge of its own picks


def ranked_by(ranker: Ranker, moment: Moment, *counts: int) -> tuple[list[int], int]:
    """The candidates of a ranking that is continued to each of these numbers of simulations, and how many it needed."""
    view: Any = from_bytes(ranker.setting.game.view, moment.view)
    ranker.begin(view, moment.options, "ranking")
    for count in counts:
        assert ranker.rank(count, Event()) is not None
    return list(ranker.leaders), ranker.searcher.done


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_longer_rankings_keep_the_candidates_of_shorter_ones(game: str) -> None:
    record, ranker = record_of(game), Ranker(reference_setting(game))
    ranker.usual, found = 16, set[int]()
    for moment in [each for each in moments_of(record, 1) if each.given is not None][::9]:
        short, _ = ranked_by(ranker, moment, 16)
        continued, _ = ranked_by(ranker, moment, 16, 128)
        long, _ = ranked_by(ranker, moment, 160)
        assert short == continued[:1] == long[:1]
        assert set(continued) <= set(long)
        found.add(len(long))
    assert max(found) > 1  # the lead changes hands now and then


def test_rankings_end_once_no_option_can_overtake_the_leader() -> None:
    record, ranker, saved = record_of("rokoko"), Ranker(reference_setting("rokoko")), 0
    for moment in [each for each in moments_of(record, 1) if each.given is not None][::9]:
        (leader,), done = ranked_by(ranker, moment, 96)
        visits = {option: ranker.searcher.totals_of(option, 1).visits for option in moment.options}
        rivals = [count for option, count in visits.items() if option != leader]
        assert done == 96 or visits[leader] - max(rivals) > 96 - done
        saved += 96 - done
    assert saved > 0
