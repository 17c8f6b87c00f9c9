"""Contract 10: a seat takes back what it may, gives it again to the same bytes, and never takes back what taught it."""

import pytest

from tests.contract.table import Played, give, legal, look, viewers, world_of
from trianon.core.errors import TrianonError
from trianon.core.kernel.seats import SPECTATOR, is_secret
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match


def test_taking_back_to_the_horizon_and_giving_again_ends_in_the_same_bytes(matches: list[Played]) -> None:
    taken_back = 0
    for played in matches:
        match = Match(played.setting, played.match.start)
        for number, given in enumerate(played.match.answers):
            for seat in range(played.setting.players):
                horizon, taken = match.undo_horizon(seat), []
                assert 0 <= horizon <= number
                assert number % 10 or match.view(seat)["horizon"] == horizon
                while match.may_undo(seat):
                    taken.append(match.undo(seat))
                assert {answer.seat for answer in taken} <= {seat}
                assert match.answer_count == number - len(taken)
                if not is_secret(played.state(number)):
                    assert match.answer_count == horizon
                    assert to_bytes(match.s) == played.states[horizon]
                with pytest.raises(TrianonError, match=f"seat {seat + 1} has nothing to take back"):
                    match.undo(seat)
                for answer in reversed(taken):
                    match.answer(seat, answer.key)
                assert to_bytes(match.s) == played.states[number]
                taken_back += len(taken)
            match.answer(given.seat, given.key, number)
        for viewer in viewers(played.setting):
            # answers under seal came in another order, so only the order of sealing differs
            assert sorted(map(str, match.events(viewer))) == sorted(map(str, played.match.events(viewer)))
    assert taken_back > 10


def test_nothing_can_be_taken_back_over_an_outcome_of_chance(matches: list[Played]) -> None:
    for played in matches:
        for number in range(len(played.states) - 1):
            match = played.after(number)
            for seat in range(played.setting.players):
                before = played.state(horizon_of(match, seat))
                assert before.draws.tolist() == match.s.draws.tolist()


def horizon_of(match: Match, seat: int) -> int:
    """The horizon the state itself holds; under seal only own picks can be taken back, which draw nothing."""
    return int(match.s.answers if is_secret(match.s) else match.s.horizon[seat])


def test_a_seat_learns_nothing_by_what_it_may_take_back(matches: list[Played]) -> None:
    """From its horizon on, a seat's own answers show it the same in every world it holds possible there."""
    checked = 0
    for played in matches:
        for number in range(len(played.states) - 1):
            match = played.after(number)
            for seat in range(played.setting.players):
                horizon = horizon_of(match, seat)
                if horizon < number:
                    assert not learns(played, seat, horizon, number), (number, seat)
                    checked += 1
    assert checked > 20 or not any(asks_openly(played) for played in matches)


def asks_openly(played: Played) -> bool:
    """Whether any question of a match was put to one seat: under seal nothing but own picks is taken back."""
    return any(not is_secret(played.state(number)) for number in range(len(played.states) - 1))


def learns(played: Played, seat: int, first: int, number: int) -> bool:
    """Whether a seat's answers from the first to a number show it more than it knew: some world looks otherwise."""
    setting = played.setting
    world = world_of(setting, played.state(first), seat, f"{first} {number}")
    for answer in played.match.answers[first:number]:
        option = int(setting.game.locate(world, *setting.keys.codes[answer.key]))
        if answer.seat != seat or option not in legal(setting, world, seat):
            return True
        give(setting, world, seat, option)
    return to_bytes(look(setting, world, seat)) != to_bytes(look(setting, played.state(number), seat))


def test_spectators_and_finished_seats_take_nothing_back(played: Played) -> None:
    match = played.after(len(played.states) // 2)
    assert match.undo_horizon(SPECTATOR) == match.answer_count
    assert not match.may_undo(SPECTATOR)
    assert not any(played.match.may_undo(seat) for seat in range(played.setting.players))
