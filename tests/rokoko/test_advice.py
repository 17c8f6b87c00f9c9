"""Hints of Rokoko: what they put first, and the particular reasons they give; what is promised of a dress."""

import pytest

from tests.rokoko.table import play, table
from trianon.bots.budget import Budget
from trianon.bots.hints import hints
from trianon.core.advice import Prospects, edge_of, is_dearer, reasons
from trianon.core.match import Match
from trianon.core.outlook import outlook_of
from trianon.core.wording import Message
from trianon.texts import Texts
from trianon.texts.messages import Formatter


def told(match: Match, messages: list[Message], language: str = "en") -> list[str]:
    """Messages as seat 1 reads them."""
    formatter = Formatter(Texts(language, "rokoko"), match.setting.wording.pieces, lambda seat: f"P{seat}")
    return [formatter.say(each) for each in messages]


def why(match: Match, better: str, other: str) -> list[str]:
    """The reasons of seat 1 for an option against another one, without trial games."""
    return told(match, reasons(match.setting, match.look(0), match.locate(better), match.locate(other), Prospects()))


FIREWORKS = 'round = {round}\nplaying = "bc"\n[[seat]]\nlivre = {livre}\n[[seat]]\n'


@pytest.mark.parametrize(("round_", "livre"), [(3, 12), (5, 20), (7, 30), (7, 11)])
def test_the_dearer_of_like_options_comes_second_or_states_its_edge(round_: int, livre: int) -> None:
    """Fireworks that count the same; only a tie goes to the dearer one."""
    match = table(FIREWORKS.format(round=round_, livre=livre))
    view, options = match.look(0), match.option_numbers(0)
    cheap, dear = match.locate("decorate:fireworks.1"), match.locate("decorate:fireworks.2")
    assert is_dearer(match.setting, view, dear, cheap)
    assert not is_dearer(match.setting, view, cheap, dear)
    found = hints(match.setting, view, [option for option in options if option in (cheap, dear)], Budget(120))
    assert found[0].option == cheap or edge_of(match.setting, view, dear) in found[0].reasons
    assert "the next best costs you: Livre" in "".join(why(match, "decorate:fireworks.1", "decorate:fireworks.2"))


def test_a_tile_is_for_the_dress_it_brings_nearest() -> None:
    """The particular dress, and what it lacks then; nothing where every dress stays far."""
    warehouse = 'warehouse = [["t02", "t11"], ["t02"]]'
    match = table(f'playing = "bc"\nwindows = ["y04", "b06"]\n{warehouse}\n[[seat]]\nlace = 0\n[[seat]]\n')
    dress = "the yellow ladies’ dress (2 prestige) then needs only 1 yellow bale and 1 lace"
    assert why(match, "acquire:t02@1", "forfeit") == [dress]
    assert why(match, "acquire:t11@1", "forfeit") == []
    assert dress not in why(match, "acquire:t02@1", "acquire:t02@2")


def test_a_dress_promises_what_its_place_can_bring() -> None:
    """Money for the window takes prestige for Livre away; the place it gets next brings more."""
    match = table('round = 4\nplaying = "ba"\nwindows = ["", "", "", "y03"]\n[[seat]]\nlivre = 11\nkept = ["t04"]')
    outlook = outlook_of(match.setting, match.look(0))
    assert outlook is not None
    (case,) = outlook.consequences(match.locate("make:y03@4"))
    assert case.later is not None
    assert case.points[0] < outlook.points()[0] < case.later
    assert told(match, case.say)[-1] == f"then you rent the dress out or sell it: current score up to {case.later}"
    play(match, "1 make:y03@4", "1 pay:t04")
    seen = outlook_of(match.setting, match.look(0))
    assert seen is not None
    places = [seen.consequences(option)[0].points[0] for option in match.option_numbers(0)]
    assert max(places) == case.later
