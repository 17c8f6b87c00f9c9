"""What is public and what is hidden (RK-S9), seat by seat and for spectators."""

from typing import Any

import pytest

from tests.rokoko.score_sheet import final
from tests.rokoko.table import play, table
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match

# a table in its fourth round where everything has happened already; what is hidden stands in the seats and the stock
BOARD = """players = 3
round = 4
favor = 3
display = ["3a", "", "4b", ""]
never_hired = ["1a", "1c", "1d", "1e", "1f", "2b", "2c", "2d", "3b", "3c", "3d", "4a"]
warehouse = [["t01", "", "t02"], ["t03"], []]
resource_discard = ["t10", "t11"]
windows = ["y01", "g01", "", "r01", "", "b01"]
dress_discard = ["y02", "y03"]
[halls]
kings_hall = ["y05:2", "g05:1"]
[decorations]
statue.1 = 3
fountain_upper.2 = 2
"""
HIDDEN_HERE = """[[seat]]
livre = 8
prestige = 4
hand = ["ba", "bb"]
supply = ["bc"]
discard = ["bd", "ba"]
left = ["1b"]
kept = ["t04"]
[[seat]]
livre = 31
yarn = 3
lace = 0
prestige = 7
hand = ["ba", "2a"]
supply = ["bc", "bd", "ba"]
discard = ["bb"]
kept = ["t15", "t05"]
[[seat]]
hand = ["ba"]
"""
SECRETS = ("hand", "supply", "kept", "prestige")


def views(match: Match) -> list[dict[str, Any]]:
    """The views of seats 1 to 3 and of a spectator."""
    return [match.view(seat) for seat in (0, 1, 2, SPECTATOR)]


def test_what_is_public_everybody_sees_alike() -> None:
    """RK-S9: purses, discard piles, sizes, cards that left, both tile discards and the board."""
    seen = views(table(BOARD + HIDDEN_HERE))
    for view in seen:
        first, second = view["seats"][:2]
        assert [first[key] for key in ("livre", "yarn", "lace", "discard")] == [8, 1, 1, ["ba", "bd"]]
        assert [second[key] for key in ("livre", "yarn", "lace", "discard")] == [31, 3, 0, ["bb"]]
        assert [first[key] for key in ("hand_size", "supply_size", "kept_size")] == [2, 1, 1]
        assert [second[key] for key in ("hand_size", "supply_size", "kept_size")] == [2, 3, 2]
        assert (first["left"], second["left"]) == (["1b"], [])
        assert (view["stack_size"], view["stock_size"], view["bag_size"]) == (12, 40, 34)
        assert view["resource_discard"] == ["t10", "t11"]
        assert view["dress_discard"] == ["y02", "y03"]
        assert view["warehouse"] == [["t01", None, "t02"], ["t03", None, None], [None, None, None]]
        assert view["windows"] == ["y01", "g01", None, "r01", None, "b01"]
        assert view["display"] == ["3a", None, "4b", None]
        assert len(view["never_hired"]) == 12
        assert view["halls"]["kings_hall"][:2] == [{"dress": "y05", "seat": 2}, {"dress": "g05", "seat": 1}]
        assert {space: seat for space, seat in view["decorations"].items() if seat} == {
            "statue.1": 3,
            "fountain_upper.2": 2,
        }
        assert view["favor"] == 3
    for view in seen:
        for seat in view["seats"]:
            for secret in SECRETS:
                del seat[secret]
        del view["viewer"], view["horizon"]
    assert seen[0] == seen[1] == seen[2] == seen[3]


def test_hand_supply_tiles_and_prestige_are_their_owners() -> None:
    """RK-S9: a seat sees its own and no others; a spectator sees none."""
    seen = views(table(BOARD + HIDDEN_HERE))
    assert [seen[1]["seats"][1][secret] for secret in SECRETS] == [
        ["ba", "2a"],
        ["ba", "bc", "bd"],
        ["t05", "t15"],
        7,
    ]
    for viewer, view in enumerate(seen):
        for seat, belongings in enumerate(view["seats"]):
            if viewer != seat:
                assert [belongings[secret] for secret in SECRETS] == [None] * 4


def test_a_hired_card_is_not_repeated() -> None:
    """RK-S9: everybody saw it being hired; the view tells only that the hand has one card more."""
    match = play(table('playing = "ba"\ndisplay = ["1a"]\n[[seat]]\nhand = ["bb"]'), "1 hire:1a")
    assert match.events(1)[1] == {"event": "card", "seat": 1, "card": "1a", "from": "display.1", "to": "hand.1"}
    other = match.view(1)["seats"][0]
    assert (other["hand"], other["hand_size"]) == (None, 2)


def blind(more: str = "") -> Match:
    return play(table(f'{more}\nround = 2\nbonus = "1e"\nstock = ["t15"]'), "1 use")


@pytest.mark.parametrize("open_information", ["false", "true"])
def test_a_blind_tile_is_its_owners_secret_while_it_is_decided(open_information: str) -> None:
    """RK-S9: even at a table with open information; that there is one, everybody sees."""
    match = blind(f"open_information = {open_information}")
    assert match.view(0)["resolving"]["tile"] == "t15"
    assert match.question() == {"question": "tile", "blind": True, "seats": [1]}
    for viewer in (1, SPECTATOR):
        assert (match.view(viewer)["resolving"]["tile"], match.view(viewer)["resolving"]["blind"]) == (None, True)
        assert [event["tile"] for event in match.events(viewer) if event["event"] == "tile"] == [None]
        assert "t15" not in str(match.view(viewer)) + str(match.events(viewer))
    assert [event["tile"] for event in match.events(0) if event["event"] == "tile"] == ["t15"]


def test_open_information_shows_tiles_and_prestige() -> None:
    """RK-S9: to seats and spectators alike, but no hand and no supply."""
    match = table(f"open_information = true\n{BOARD}{HIDDEN_HERE}")
    for view in views(match):
        assert view["open_information"] is True
        assert [seat["prestige"] for seat in view["seats"]] == [4, 7, 0]
        assert [seat["kept"] for seat in view["seats"]] == [["t04"], ["t05", "t15"], []]
    for viewer, view in enumerate(views(match)):
        for seat, belongings in enumerate(view["seats"]):
            assert (belongings["hand"] is None) is (viewer != seat)
            assert (belongings["supply"] is None) is (viewer != seat)


def test_open_information_shows_prestige_and_the_tile_kept() -> None:
    """RK-S9: events about gained and kept pieces are as open as the pieces."""
    match = play(blind("open_information = true"), "1 keep")
    assert match.view(1)["seats"][0]["kept"] == ["t15"]
    assert [event["tile"] for event in match.events(1, 2) if event["event"] == "tile"] == ["t15"]
    match = play(table('open_information = true\nround = 7\nbonus = "6a"\n[[seat]]\nhand = []'), "1 buy:2")
    assert [event["amount"] for event in match.events() if event["event"] == "prestige"] == [2]


def test_after_the_final_scoring_everything_is_open() -> None:
    """RK-S9: for all seats and spectators; before it, in the last turn, nothing is."""
    last = '[[seat]]\nhand = ["ba"]\nsupply = ["bb", "bc"]\ndiscard = ["ba", "bd"]\nkept = ["t15"]\nprestige = 3\n'
    match = table("round = 7\n" + last + "[[seat]]\nhand = []\nkept = ['t05']")
    play(match, "1 play:ba")
    assert match.view(1)["seats"][0]["kept"] is None
    play(match, "1 forfeit")
    assert match.over
    for viewer in (0, 1, SPECTATOR):
        first, second = match.view(viewer)["seats"]
        assert (first["supply"], first["discard"], first["kept"]) == (["bb", "bc"], ["ba", "ba", "bd"], ["t15"])
        assert (second["supply"], second["kept"]) == (["ba", "ba", "bb", "bc", "bd"], ["t05"])
        assert (first["hand"], second["hand"]) == ([], [])
        # 15 and 5 of the income are 20 Livre: 2 prestige more
        assert (first["prestige"], second["prestige"]) == (5, 2)


def standing(board: str, players: int = 3) -> Any:
    """The seats that would take first and second of the King's hall."""
    match = table(f"players = {players}\n[halls]\nkings_hall = {board}")
    seen = [match.view(seat)["standing"] for seat in (0, 1, SPECTATOR)]
    assert seen[0] == seen[1] == seen[2]
    return seen[0]["kings_hall"]


def test_the_view_shows_the_majority_of_a_hall() -> None:
    """RK-F4, RK-F7: first and second number of a hall as it stands, the same for everybody."""
    assert standing("[]") == [[], []]
    assert standing('["y05:2", "y01:2", "", "g05:1"]') == [[2], [1]]
    assert standing('["y05:2", "", "", "g05:1"]') == [[1, 2], []]
    assert standing('["y05:2", "y01:2", "", "g05:1"]', players=2) == [[2], []]
    assert standing('["y05:3", "y01:3", "g01:1", "g05:2", "r01:4", "r02:3", "b01:5"]', players=5) == [[3], [1, 2]]


def test_nobody_would_take_a_hall_that_has_been_scored() -> None:
    """RK-F8: at the end guests have left for the terrace, so what stands in the halls tells no majority any more."""
    assert final('[halls]\nkings_hall = ["y05:2"]').view()["standing"] is None
