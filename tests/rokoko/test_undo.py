"""Taking back in Rokoko: until something new was learnt or another seat has answered."""

import pytest

from tests.infrastructure.match_steps import take_back_all
from tests.rokoko.table import play, purse, table
from trianon.core.errors import TrianonError
from trianon.core.kernel.struct import to_bytes

HANDS = ("1 hand:ba", "1 hand:bb", "1 hand:bc", "2 hand:ba", "2 hand:bb", "2 hand:bc")


SEWN = "make:y01@1 pay:t12 rent:hall_4.1 acquire:t03@1 discard:lace use"


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        *(("ba", action) for action in ("favor", "hire:1b", "depute", "decorate:statue.1", "forfeit", "acquire:t03@1")),
        ("1a", SEWN),
        ("ba", "favor play:ba forfeit"),  # two turns in a row, as the other seat has no card
    ],
)
def test_a_turn_can_be_taken_back_answer_by_answer(card: str, answers: str) -> None:
    """RK-3.1, RK-3.2, RK-A1.1, RK-A2.1, RK-A4.1, RK-A5.1, RK-A6.1: all that is moved or gained lies open."""
    hand = 'hand = ["1a", "ba", "ba"]\nsupply = ["bb", "bc", "bd"]\nkept = ["t02", "t12"]\n'
    match = table(f'display = ["1b"]\nwindows = ["y01"]\nwarehouse = [["t03"]]\n[[seat]]\n{hand}[[seat]]\nhand = []')
    states, keys = [to_bytes(match.s)], [f"play:{card}", *answers.split()]
    for key in keys:
        play(match, f"1 {key}")
        states.append(to_bytes(match.s))
    assert match.undo_horizon(0) == 0
    for key, state in zip(reversed(keys), reversed(states[:-1]), strict=True):
        assert match.undo(0).key == key
        assert to_bytes(match.s) == state
    assert not match.may_undo(0)


def test_the_answer_of_the_next_player_ends_it() -> None:
    """RK-3.1: until then the turn can be taken back although it is over."""
    match = play(table(""), "1 play:ba", "1 favor")
    assert match.asked() == [1]
    assert (match.may_undo(0), match.may_undo(1)) == (True, False)
    play(match, "2 play:bb")
    assert (match.undo_horizon(0), match.undo_horizon(1)) == (3, 2)
    assert (match.may_undo(0), match.may_undo(1)) == (False, True)
    with pytest.raises(TrianonError, match="seat 1 has nothing to take back"):
        match.undo(0)
    assert take_back_all(match, 2) == ["play:bb"]


def test_a_blind_tile_ends_it() -> None:
    """RK-B5: after the tile was seen the bonus stays used; what happens to the tile can be taken back."""
    match = table('round = 2\nstock = ["t15"]\n[[seat]]\nhand = ["1e", "ba"]')
    play(match, "1 play:1e", "1 forfeit")
    assert match.may_undo(0)
    play(match, "1 use")
    assert match.undo_horizon(0) == match.answer_count == 3
    assert not match.may_undo(0)
    play(match, "1 keep")
    assert take_back_all(match, 1) == ["keep"]
    assert match.question()["question"] == "tile"
    play(match, "1 discard:yarn")
    assert match.view()["resource_discard"].count("t15") == 1


def test_sealed_cards_can_be_taken_back_until_the_last_one_is_in() -> None:
    """RK-2.4: card by card, whatever others have sealed since, which stays."""
    match = play(table('players = 3\nphase = "hands"'), *HANDS)
    assert match.undo(0).key == "hand:bc"
    assert purse(match, 1)["choosing"]["cards"] == ["ba", "bb"]
    assert purse(match, 2)["choosing"]["cards"] == ["ba", "bb", "bc"]
    assert match.asked() == [0, 2]
    assert take_back_all(match, 1) == ["hand:bb", "hand:ba"]
    assert purse(match, 2)["choosing"]["sealed"] is True
    assert not match.may_undo(2)


def test_a_saved_match_is_not_taken_back_beyond_its_beginning() -> None:
    """RK-3.2: answers given before the position are not part of the match."""
    match = play(table("answers = 40\nhorizon = [38, 40]"), "1 play:ba")
    assert match.undo_horizon(0) == 0
    assert take_back_all(match, 1) == ["play:ba"]


def test_a_card_shown_and_taken_back_stays_seen() -> None:
    """RK-3.1, RK-S9: after a rival showed a hand card, the turn before it cannot be replayed."""
    match = table("players = 2")
    play(match, "1 play:ba", "1 forfeit", "2 play:bb")
    assert not match.may_undo(0)
    match.undo(1)
    assert not match.may_undo(0)
    assert match.undo_horizon(0) == match.answer_count
