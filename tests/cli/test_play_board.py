"""The board shows what the view says, at every width and in every language."""

import re
from functools import partial

import pytest
from rich.cells import cell_len

from tests.cli import play_harness
from tests.cli.play_harness import SEAT_NAMES, decisions, drawn
from trianon.cli.terminal.picture import board_picture
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.viewing.settings import reference_setting


def has_guests(match: Match) -> bool:
    """Whether a seat that is asked for its main action in the middle of a match sees a dress in a hall."""
    guests = [guest for spaces in match.view()["halls"].values() for guest in spaces if guest]
    return match.answer_count >= 120 and match.question()["question"] == "main" and bool(guests)


midgame = partial(play_harness.midgame, wanted=has_guests, curious=True)


@pytest.mark.parametrize("language", ["en", "de", "zh"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_it_fits_every_width(players: int, language: str) -> None:
    match, seat = midgame(players, f"wide {players}")
    for width in (80, 100, 110, 120, 200):
        lines = drawn(match, seat, width, language).splitlines()
        assert [line for line in lines if cell_len(line) > width] == []
        assert "…" not in "".join(lines), "something was cut off"


def test_every_piece_that_lies_open_is_there() -> None:
    match, seat = midgame(3, "pieces")
    view, shown = match.view(seat), drawn(match, seat)
    pieces = [card for card in view["display"] if card] + [dress for dress in view["windows"] if dress]
    pieces += [tile for segment in view["warehouse"] for tile in segment if tile]
    pieces += view["seats"][seat]["hand"] + view["seats"][seat]["supply"] + view["seats"][seat]["kept"]
    assert len(pieces) > 15
    assert [piece for piece in pieces if not re.search(rf"\b{piece}\b", shown)] == []
    guests = [guest for spaces in view["halls"].values() for guest in spaces if guest]
    assert [guest for guest in guests if f"[{guest['seat']}]{guest['dress']}" not in shown] == []
    for name, owner in view["decorations"].items():
        if owner and name.startswith("statue"):
            assert f"[{owner}]" in re.findall(r"statues .*", shown)[0]


def test_what_is_hidden_stays_hidden() -> None:
    match, seat = midgame(3, "hidden")
    shown = drawn(match, SPECTATOR)
    assert "Your atelier" not in shown
    rows = re.findall(r"^│ .?\[\d\] \w+ +\d+ +\d+ +\d+ +(\S+) ", shown, re.M)
    assert rows == ["?", "?", "?"]
    own = re.findall(r"\[\d\] you +\d+ +\d+ +\d+ +(\S+) ", drawn(match, seat))
    assert own == [str(match.view(seat)["seats"][seat]["prestige"])]


def test_what_may_be_chosen_is_marked() -> None:
    match, seat = midgame(3, "marks")
    keys, shown = match.options(seat), drawn(match, seat)
    for tile in match.setting.names["tile"]:
        legal = any(key.startswith(f"acquire:{tile}@") for key in keys)
        assert (f"»{tile} " in shown) == legal
    assert "»" not in drawn(match, SPECTATOR).partition("Y yellow")[0]


def test_colours_never_carry_meaning_alone() -> None:
    """Without any colour every silk is a letter and every owner a number."""
    match, seat = midgame(2, "letters")
    shown = drawn(match, seat)
    for dress in filter(None, match.view(seat)["windows"]):
        silk = next(one for one in match.setting.edition.data["dress"] if one["id"] == dress)["silk"]
        letters = "".join(
            letter * silk[colour] for colour, letter in zip(("yellow", "green", "red", "blue"), "YGRB", strict=True)
        )
        assert re.search(rf"\b{dress} +{letters} ", shown)


def test_reconstructed_values_are_marked() -> None:
    match, seat = midgame(2, "origin")
    assert "Some values of this edition are reconstructed" in " ".join(drawn(match, seat).split())


def test_the_final_board_shows_the_terrace() -> None:
    for number in range(40):
        *_, (match, _) = decisions(4, f"terrace {number}", curious=True)
        if match.view()["terrace"]:
            break
    (place, dress), *_ = match.view()["terrace"].items()
    owner = match.view()["decorations"][place]
    assert f"[{owner}]{dress}" in re.findall(r"│ terrace .*", drawn(match, 0))[0]


def test_pictures_load_nothing_from_elsewhere() -> None:
    match, seat = midgame(3, "picture")
    svg = board_picture(match, SEAT_NAMES[:3], seat)
    assert svg.startswith("<svg")
    assert not re.search(r"url\(['\"]?http|@font-face|href", svg)
    assert "King’s&#160;hall" in svg
    text = board_picture(match, SEAT_NAMES[:3], seat, as_svg=False)
    assert "\x1b" not in text
    assert "King’s hall" in text


def test_an_edition_with_other_ids_still_shows_the_main_colour() -> None:
    from trianon.cli.terminal.rokoko.styles import dress_mark
    from trianon.games.rokoko.wording.pieces import RokokoPieces

    pieces = RokokoPieces(reference_setting("rokoko", 2).edition, 2)
    pieces.dresses = {"gown-7": {"colour": "red"}, "r07": {"colour": "red"}}
    assert dress_mark(pieces, "gown-7").plain == "R:gown-7"
    assert dress_mark(pieces, "r07").plain == "r07"
