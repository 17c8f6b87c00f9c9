"""The spaces "All halls" (RK-AH1, RK-AH2)."""

import pytest

from tests.rokoko.table import emitted, play, table

HALLS = ("kings_hall", "hall_2", "hall_3", "hall_4", "hall_5")
# a dress of seat 1 in the first four halls, none in hall_5
FOUR = '[halls]\nkings_hall = ["y01:1"]\nhall_2 = ["y02:1"]\nhall_3 = ["y03:1"]\nhall_4 = ["y04:1"]\n'
# seat 2 has been in all halls before
SECOND = """[halls]
kings_hall = ["y01:2", "g02:1"]
hall_2 = ["y02:2", "g03:1"]
hall_3 = ["y03:2", "g04:1"]
hall_4 = ["y04:2", "g05:1"]
hall_5 = ["y05:2"]
"""
DRESS = 'playing = "ba"\ndress = "g01"\nneed = {}\n'


def owners(text: str, *answers: str) -> list[int | None]:
    spaces: list[int | None] = play(table(text), *answers).view()["all_halls"]
    return spaces


@pytest.mark.parametrize(("players", "free"), [(2, 2), (3, 2), (4, 4), (5, 4)])
def test_a_dress_in_the_last_hall_takes_the_best_space(players: int, free: int) -> None:
    """RK-AH1: the moment the dress is rented out."""
    match = play(table(f"players = {players}\n{DRESS}{FOUR}"), "1 rent:hall_5.1")
    assert match.view()["all_halls"] == [1, *[None] * free]
    assert [marker["to"] for marker in emitted(match, "marker", 1)] == ["hall_5.1", "all_halls.1"]


@pytest.mark.parametrize("hall", HALLS)
def test_a_musician_is_presence(hall: str) -> None:
    """RK-AH1: for just that hall, whichever it is."""
    dresses = dict(zip(HALLS, ("y01", "y02", "y03", "y04", "y05"), strict=True))
    guests = "\n".join(f'{name} = ["{dress}:1"]' for name, dress in dresses.items() if name != hall)
    text = f'playing = "ba"\n[halls]\n{guests}\n[[seat]]\nlivre = 99'
    assert owners(text, f"1 decorate:musician.{hall}") == [1, None, None]
    for other in set(HALLS) - {hall}:
        assert owners(text, f"1 decorate:musician.{other}") == [None, None, None]


def test_neither_fireworks_nor_statues_nor_the_fountain_are_presence() -> None:
    """RK-AH1: the terrace is no hall, and no decoration but the musician belongs to one."""
    for space in ("fireworks.1", "statue.1", "fountain_upper.1", "fountain_lower.1"):
        assert owners(f'playing = "ba"\n{FOUR}[[seat]]\nlivre = 99', f"1 decorate:{space}") == [None, None, None]


def test_dresses_and_musicians_of_others_do_not_count() -> None:
    """RK-AH1: own ones only."""
    halls = FOUR.replace("y04:1", "y04:2")
    assert owners(f"{DRESS}{halls}", "1 rent:hall_5.1") == [None, None, None]
    assert owners(f"{DRESS}{halls}[decorations]\nmusician.hall_4 = 2", "1 rent:hall_5.1") == [None, None, None]
    assert owners(f"{DRESS}{halls}[decorations]\nmusician.hall_4 = 1", "1 rent:hall_5.1") == [1, None, None]


def test_a_second_dress_in_the_same_hall_is_no_other_hall() -> None:
    """RK-AH1: five dresses in four halls are not enough; a sold dress is nowhere."""
    assert owners(f"{DRESS}{FOUR}", "1 rent:kings_hall.2") == [None, None, None]
    assert owners(f"{DRESS}{FOUR}", "1 sell") == [None, None, None]


def test_the_next_player_takes_the_next_space() -> None:
    """RK-AH1: the most valuable one that is free: 5, then 3, then 1 prestige."""
    text = f"players = 3\n{DRESS}{SECOND}"
    assert owners(text, "1 rent:hall_5.2") == [2, 1, None]
    match = table(text)
    assert match.setting.t.all_halls_prestige[:3].tolist() == [5, 3, 1]


def test_at_most_one_space_per_player() -> None:
    """RK-AH2: being present once more gives nothing."""
    text = f'{DRESS}{FOUR}hall_5 = ["y05:1"]\n'
    assert table(text).view()["all_halls"] == [1, None, None]
    match = play(table(text), "1 rent:hall_5.2")
    assert match.view()["all_halls"] == [1, None, None]
    assert [marker["to"] for marker in emitted(match, "marker")] == ["hall_5.2"]
    musician = play(table(f'playing = "ba"\n{FOUR}hall_5 = ["y05:1"]\n'), "1 decorate:musician.hall_5")
    assert musician.view()["all_halls"] == [1, None, None]


def test_without_a_free_space_nothing_happens() -> None:
    """RK-AH2: on a board with a single such space, taken by another seat."""
    match = play(table(f"{DRESS}{SECOND}", ("board.small.all_halls", [5])), "1 rent:hall_5.2")
    assert match.view()["all_halls"] == [2]
    assert [marker["to"] for marker in emitted(match, "marker")] == ["hall_5.2"]
    assert match.question() == {"question": "play", "seats": [2]}
