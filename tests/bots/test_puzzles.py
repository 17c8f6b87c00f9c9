"""Finding, measuring, grading and checking puzzles, with few simulations."""

from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from trianon.bots.puzzles import measure, mining
from trianon.bots.puzzles.candidates import Candidate, candidates, obvious_option
from trianon.bots.puzzles.checking import check
from trianon.bots.puzzles.measure import CLEAR, RELIABLE, RUNS, Clarity, meter_of, stars_for
from trianon.bots.puzzles.mining import MiningEffort, MiningTask, puzzle_from, sampled_position, setting_of
from trianon.bots.registry import bot_named
from trianon.bots.worlds import Worlds
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match, Start
from trianon.core.match_state import MatchState
from trianon.core.puzzles.file import puzzles_of
from trianon.core.puzzles.match import puzzle_match
from trianon.core.puzzles.puzzle import Puzzle, PuzzleSource
from trianon.games import game_of

NEVER = Event()
FEW = MiningEffort(screening=64, even=8, ranking=300, pairs=320, with_net=8000)


def clearest(game: str, stars: int = 1) -> Puzzle:
    """The puzzle of a game with the clearest answer."""
    return max((puzzle for puzzle in puzzles_of(game).values() if puzzle.stars == stars), key=lambda one: one.gap)


def opened(puzzle: Puzzle) -> Match:
    return puzzle_match(puzzle, game_of)


def candidate_of(puzzle: Puzzle) -> Candidate:
    match = opened(puzzle)
    view, options = match.look(puzzle.seat), match.option_numbers(puzzle.seat)
    obvious = obvious_option(match.setting, view, options)
    return Candidate(puzzle.seat, 7, puzzle.question, view, tuple(options), obvious)


def found_again(monkeypatch: pytest.MonkeyPatch, candidate: Candidate, puzzle: Puzzle) -> Puzzle | None:
    monkeypatch.setattr(measure, "BUDGETS", (16, 64))
    monkeypatch.setattr(mining, "TRIAL_GAMES", 16)
    return puzzle_from(opened(puzzle).setting, candidate, puzzle.source, FEW, NEVER)


def test_a_clear_decision_becomes_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = clearest("histrio")
    again = found_again(monkeypatch, candidate_of(puzzle), puzzle)
    assert again is not None
    assert again.best.key == puzzle.best.key
    assert {option.key for option in again.options} == {option.key for option in puzzle.options}
    assert again.gap >= CLEAR.loss
    assert again.source == replace(puzzle.source, answers=7)
    assert again.best.reasons
    assert to_bytes(opened(again).look(puzzle.seat)) == to_bytes(opened(puzzle).look(puzzle.seat))


def test_a_decision_on_which_the_net_search_disagrees_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = clearest("histrio")
    other = opened(puzzle).locate(puzzle.options[1].key)
    monkeypatch.setattr(measure.OptionMeter, "preferred_with_net", lambda *args: other)
    assert found_again(monkeypatch, candidate_of(puzzle), puzzle) is None


def test_what_rules_of_thumb_find_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = clearest("histrio")
    candidate = candidate_of(puzzle)
    best = opened(puzzle).locate(puzzle.best.key)
    assert candidate.obvious != best, "rules of thumb miss the answers of puzzles"
    assert found_again(monkeypatch, replace(candidate, obvious=best), puzzle) is None


def test_no_answer_is_measured_as_clear_against_a_better_one() -> None:
    puzzle = clearest("histrio")
    match = opened(puzzle)
    view, options = match.look(puzzle.seat), match.option_numbers(puzzle.seat)
    best, wrong = match.locate(puzzle.best.key), match.locate(puzzle.options[1].key)

    def measured(option: int, clarity: Clarity = CLEAR) -> Any:
        return meter_of(match.setting.game).measured(match.setting, view, options, option, 200, clarity, "x", NEVER)

    first, *others = measured(best)
    assert (first.option, first.loss) == (best, (0, 0))
    assert {each.option for each in others} == set(options) - {best}
    assert measured(wrong) is None
    lenient = measured(wrong, Clarity(-9.0, -1e9))
    assert lenient[1].option == best, "the best option loses least: it gains"
    assert lenient[1].loss.value < 0


@pytest.mark.parametrize("game", ["histrio", "rokoko"])
def test_the_position_of_a_puzzle_depends_on_the_view_alone(game: str) -> None:
    puzzle = clearest(game)
    setting, view = opened(puzzle).setting, opened(puzzle).look(puzzle.seat)
    other = MatchState(setting, Worlds(setting, view, "another world").sample())
    assert to_bytes(other.s) != to_bytes(opened(puzzle).s), "something is hidden here"
    text = sampled_position(setting, view, "seed")
    assert text is not None
    assert text == sampled_position(setting, other.look(puzzle.seat), "seed")
    assert text != sampled_position(setting, view, "another seed")


@pytest.mark.parametrize(
    ("found", "players", "stars"),
    [
        ([RUNS] * 4, 2, 1),
        ([RUNS] * 4, 3, 1),
        ([RUNS] * 4, 5, 3),  # people take longer to read five positions
        ([RELIABLE - 1, RUNS, RUNS, RUNS], 4, 2),
        ([0, 0, RELIABLE, RUNS], 2, 3),
        ([0, 0, 0, RELIABLE], 5, 4),
        ([RUNS, RUNS, 0, RUNS], 2, 4),  # a lucky guess of a small search counts for nothing
        ([RUNS, 0, 0, 0], 5, 5),
    ],
)
def test_stars_follow_the_smallest_budget_from_which_on_the_answer_is_found(
    found: list[int], players: int, stars: int
) -> None:
    assert stars_for(found, players) == stars


def test_candidates_of_a_match_are_decisions_with_a_choice() -> None:
    setting = setting_of("histrio", 3)
    match = Match(setting, Start("candidates"))
    found = list(candidates(match, [bot_named("thumb", setting.game)] * 3, NEVER))
    assert match.over
    assert len({candidate.seat for candidate in found}) == 3
    assert all(len(candidate.options) >= 4 for candidate in found)
    assert all(int(candidate.view.viewer) == candidate.seat for candidate in found)
    assert len({candidate.answers for candidate in found}) == len(found)


def test_a_match_gives_few_puzzles_of_different_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = clearest("histrio")

    def accepted(setting: Any, candidate: Candidate, source: PuzzleSource, *rest: Any) -> Puzzle:
        return replace(shipped, source=replace(source, answers=candidate.answers), seat=candidate.seat)

    monkeypatch.setattr(mining, "puzzle_from", accepted)
    task = MiningTask("histrio", (2, 3), "thumb", "few")
    found = task.run(1, NEVER)
    assert found is not None
    assert len(found) == mining.MAX_PER_MATCH
    assert {puzzle.source.bots for puzzle in found} == {("thumb",) * 3}
    assert found == task.run(1, NEVER), "the same seed finds the same"


def test_a_stopped_search_keeps_nothing_half_done() -> None:
    stop = Event()
    stop.set()
    assert MiningTask("histrio", (2,), "thumb", "stop").run(0, stop) is None
    assert list(check([clearest("histrio")], "x", FEW, False, 1, stop)) == []


@pytest.mark.parametrize("game", ["histrio", "rokoko"])
def test_a_check_confirms_a_clear_puzzle_and_refutes_a_wrong_answer(game: str) -> None:
    puzzle = clearest(game)
    best, second, *others = puzzle.options
    wrong = replace(puzzle, options=(second, best, *others))
    right, refuted = check([puzzle, wrong], "another", FEW, False, 1, NEVER)
    assert right.confirms(puzzle)
    assert right.net_search == (best.key if game == "rokoko" else None)  # as in analyses
    assert not replace(right, net_search=second.key).confirms(puzzle)
    assert replace(right, net_search=None).confirms(puzzle)
    assert right.gap is not None
    assert abs(right.gap.value - puzzle.gap) < 6 * (right.gap.error + second.loss_error)
    assert not refuted.confirms(wrong)
    assert refuted.gap is None
