"""Positions of Rokoko as text: defaults, shorthands, and the way back to the very same bytes."""

import pytest

from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Match
from trianon.games import game_of
from trianon.games.positions import dump_position, parse_match, parse_position
from trianon.games.rokoko.codes.option import MAX_BOUGHT

GAME = game_of("rokoko")
HEAD = 'game = "rokoko"\n'
END_OF_TURN = '["use_bonus", 1, "ba"], ["turn_end", 1, "ba"], ["actions"], ["income"], ["round_end"]'


def at(text: str) -> Match:
    """The match at a position of Rokoko, sound by the audit."""
    match = parse_match(HEAD + text)
    assert GAME.audit(match.s, match.setting.t, match.setting.names) == []
    return match


@pytest.mark.parametrize(
    ("text", "answers", "question"),
    [
        ('bonus = "2b"\nwindows = ["y09"]\n[[seat]]\nkept = ["t04", "t01"]', ["make:y09@1"], "choose_discount"),
        ('playing = "ba"\nwindows = ["y09"]\n[[seat]]\nkept = ["t04", "t01"]', ["make:y09@1"], "pay_silk"),
        ('playing = "ba"\nwindows = ["y09"]\n[[seat]]\nkept = ["t04", "t01"]', ["make:y09@1", "pay:t04"], "pay_silk"),
        ('playing = "ba"\ndress = "y09"\nneed = {}', ["rent:hall_5.3"], "reward_tile"),
        ('bonus = "5d"\n[[seat]]\nkept = ["t04", "t01"]', ["give:t04"], "give_tiles"),
        ('bonus = "6a"\n[[seat]]\nlivre = 9000', [f"buy:{MAX_BOUGHT}"], "buy_more"),
        ('bonus = "1c"', ["use"], "tile"),
        ('playing = "1b"', ["depute", "depute:bb@supply"], "bonus"),
        ('bonus = "1b"\n[[seat]]\nsupply = ["2c"]', ["depute:2c@supply", "depute:ba@hand"], "play"),
    ],
)
def test_the_midst_of_a_turn_comes_back_to_the_byte(text: str, answers: list[str], question: str) -> None:
    match = at(text)
    for key in answers:
        match.answer(0, key)
    assert match.question()["question"] == question
    assert to_bytes(parse_position(dump_position(match.setting, match.s))[1]) == to_bytes(match.s)


def test_a_position_without_details_is_a_first_round_in_its_actions() -> None:
    view = at("").view()
    assert (view["round"], view["phase"], view["turn"]) == (1, "actions", 1)
    assert [seat["livre"] for seat in view["seats"]] == [15, 15]
    assert [seat["hand_size"] for seat in view["seats"]] == [3, 3]
    assert view["stack_size"] == 24
    assert None not in view["display"] + view["windows"]
    assert not any(None in segment for segment in view["warehouse"])


@pytest.mark.parametrize("number", range(1, 8))
def test_stack_and_display_fit_the_round(number: int) -> None:
    """RK-X8, unless the position says otherwise."""
    match = at(f"round = {number}\nplayers = 4")
    levels = ["1111", "1122", "2233", "3344", "4455", "5566", "6666"][number - 1]
    view = match.view()
    assert "".join(card[0] for card in view["display"]) == levels
    assert view["stack_size"] == 28 - 4 * number
    assert len(view["never_hired"]) == 4 * (number - 1)


def test_hired_cards_are_missing_in_the_display() -> None:
    view = at('[[seat]]\nhand = ["1a", "1b"]').view()
    shown = [card for card in view["display"] if card]
    assert len(shown) == 2
    assert not {"1a", "1b"} & set(shown)
    assert view["stack_size"] == 24


def test_base_cards_not_mentioned_lie_in_the_supply() -> None:
    match = at('[[seat]]\nhand = ["bd"]\n[[seat]]\ndiscard = ["ba", "ba"]\nsupply = []')
    first, second = (match.view(seat)["seats"][seat] for seat in (0, 1))
    assert (first["hand"], first["supply"]) == (["bd"], ["ba", "ba", "bb", "bc"])
    assert (second["hand"], second["supply"], second["discard"]) == (["bb", "bc", "bd"], [], ["ba", "ba"])


def test_base_cards_with_no_zone_left_have_left_the_game() -> None:
    match = at('[[seat]]\nhand = ["bd"]\nsupply = ["ba", "bb"]\ndiscard = ["ba"]')
    assert match.view()["seats"][0]["left"] == ["bc"]


def test_an_empty_list_is_empty_and_its_pieces_lie_elsewhere() -> None:
    view = at("stock = []\nwindows = []\ndisplay = []\nbag = []").view()
    assert (view["stock_size"], view["bag_size"]) == (0, 0)
    assert len(view["resource_discard"]) == 48 - 9
    assert len(view["dress_discard"]) == 42
    assert view["display"] == [None] * 4
    assert len(view["never_hired"]) == 4


def test_given_places_hold_the_given_pieces() -> None:
    view = at(
        """
        display = ["", "6a"]
        warehouse = [["t03", "", "t03"], ["t01"]]
        windows = ["", "y07"]
        resource_discard = ["t02"]
        """
    ).view()
    assert view["display"] == [None, "6a", None, None]
    assert view["warehouse"] == [["t03", None, "t03"], ["t01", None, None], [None] * 3]
    assert view["windows"][:3] == [None, "y07", None]
    assert view["resource_discard"] == ["t02"]


def test_the_top_of_a_pile_comes_first() -> None:
    match = at('stack = ["1a", "1b", "2a"]\nstock = ["t01", "t02"]')
    card, tile = match.setting.names["card"], match.setting.names["tile"]
    assert [card[i] for i in match.s.employees[: match.s.employee_count]] == ["2a", "1b", "1a"]
    assert [tile[i] for i in match.s.stock[: match.s.stock_count]] == ["t02", "t01"]


def test_the_seed_orders_what_is_left_open() -> None:
    one, same, other = (dump_position(*parse_position(f'{HEAD}seed = "{seed}"')) for seed in ("a", "a", "b"))
    assert one == same
    assert one != other


def test_seats_come_in_order_or_by_their_number() -> None:
    match = at("players = 3\n[[seat]]\nseat = 3\nlivre = 1\n[[seat]]\nlivre = 2")
    assert match.s.livre[:3].tolist() == [15, 2, 1]


@pytest.mark.parametrize(
    ("text", "question", "seats"),
    [
        ("turn = 2", "play", [2]),
        ("turn = 2\n[[seat]]\n[[seat]]\nhand = []", "play", [1]),
        ('phase = "hands"\nround = 3', "choose_hand", [1, 2]),
        ('phase = "prepare"\nround = 3', "choose_hand", [1, 2]),
        ('phase = "income"', "choose_hand", [1, 2]),
        ('phase = "final_scoring"', None, []),
        ("over = true", None, []),
        ('playing = "ba"', "main", [1]),
        ('turn = 2\nplaying = "1b"', "main", [2]),
        ('bonus = "bb"', "bonus", [1]),
        ('playing = "bc"\ntile = "t03"', "tile", [1]),
        ('bonus = "1c"\ntile = "t03"\nblind = true', "tile", [1]),
        ('playing = "ba"\ndress = "y07"\nneed = {}', "place_dress", [1]),
        ('playing = "ba"\ndress = "y01"\n[[seat]]\nkept = ["t01", "t02", "t03", "t04", "t05"]', "pay_silk", [1]),
        ('phase = "hands"\n[[seat]]\nsealed = ["ba"]', "choose_hand", [1, 2]),
        ('phase = "hands"\n[[seat]]\nsealed = ["ba", "ba", "bb"]', "choose_hand", [2]),
        (f'steps = [["reward_tile", 1], {END_OF_TURN}]', "reward_tile", [1]),
    ],
)  # fmt: skip
def test_what_is_asked(text: str, question: str | None, seats: list[int]) -> None:
    match = at(text)
    assert (match.question()["question"], match.question()["seats"]) == (question, seats)
    assert match.over == (question is None)


def test_a_finished_match_keeps_its_points() -> None:
    match = at("over = true\n[[seat]]\nprestige = 12\n[[seat]]\nprestige = 30")
    assert match.result() == {"points": [12, 30], "placings": [2, 1]}


def test_a_match_from_a_position_remembers_where_it_began() -> None:
    match = at('playing = "ba"')
    assert match.start.position is not None
    assert to_bytes(parse_position(match.start.position)[1]) == to_bytes(match.s)
    match.answer(0, "forfeit")
    match.undo(0)
    assert match.question()["question"] == "main"
