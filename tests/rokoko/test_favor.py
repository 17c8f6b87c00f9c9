"""The Queen's favor (RK-A1)."""

import pytest

from tests.rokoko.table import emitted, offered, play, purse, rule_and_text, table

# one Master in each hand, the rest where it does not disturb
ONE_MASTER = '[[seat]]\nhand = ["ba"]\nsupply = ["bb", "bc", "bd"]\ndiscard = ["ba"]\n'


@pytest.mark.parametrize("card", ["ba", "bb"])
@pytest.mark.parametrize("starting_player", [1, 2])
def test_the_card_and_5_livre_are_taken(card: str, starting_player: int) -> None:
    """RK-A1.1: by a Master or a Journeyman, the present starting player included."""
    match = table(f'playing = "{card}"\nturn = 1\nstarting_player = {starting_player}\n[[seat]]\nlivre = 0')
    play(match, "1 favor")
    assert match.view()["favor"] == 1
    assert purse(match, 1)["livre"] == 5
    assert emitted(match, "favor") == [{"event": "favor", "seat": 1, "from": "beside", "to": "purse.1"}]


def test_it_is_there_once_per_round() -> None:
    """RK-A1.1: later players find it gone, its holder too."""
    match = table("players = 3\n" + '[[seat]]\nhand = ["ba", "ba"]\n' * 3)
    play(match, "1 play:ba", "1 favor")
    for number in (2, 3, 1):
        play(match, f"{number} play:ba")
        assert "favor" not in offered(match, number)
        assert rule_and_text(match, number, "favor") == ("RK-A1.1", "favor-taken")
        play(match, f"{number} forfeit")
    assert match.view()["favor"] == 1


def test_it_is_there_again_in_the_next_round() -> None:
    """RK-A1.1, RK-A1.2: its holder put it back and may take it again."""
    match = table(ONE_MASTER * 2)
    play(match, "1 play:ba", "1 favor", "2 play:ba", "2 forfeit")
    assert (match.view()["round"], match.view()["favor"]) == (2, None)
    for number in (1, 2):
        assert purse(match, number)["hand"] == ["bb", "bc", "bd"]
    play(match, "1 play:bb", "1 favor")
    assert match.view()["favor"] == 1


@pytest.mark.parametrize(("holder", "other"), [(1, 2), (2, 1)])
def test_its_holder_starts_the_next_round(holder: int, other: int) -> None:
    """RK-A1.2: whichever seat started this one."""
    match = table(ONE_MASTER * 2)
    for number in (1, 2):
        play(match, f"{number} play:ba", f"{number} {'favor' if number == holder else 'forfeit'}")
    assert match.view()["starting_player"] == holder
    assert match.question()["seats"] == [holder]
    play(match, f"{holder} play:bb", f"{holder} forfeit", f"{holder} forfeit")
    assert match.question()["seats"] == [other]


def test_held_at_the_end_it_is_worth_3_prestige() -> None:
    """RK-A1.2: taken in the last round it is not put back."""
    match = table("round = 7\n" + ONE_MASTER * 2)
    play(match, "1 play:ba", "1 forfeit", "2 play:ba", "2 favor")
    assert match.over
    assert match.view()["favor"] == 2
    assert [(line["seat"], line["points"]) for line in emitted(match, "score") if line["rule"] == "RK-F3"] == [(2, 3)]
