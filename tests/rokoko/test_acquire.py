"""Acquire resources (RK-A2)."""

import pytest

from tests.rokoko.table import emitted, offered, play, purse, refusal, refused, rule_and_text, table

ROWS = ["t03", "t04", "t05", "t06"]


@pytest.mark.parametrize("segment", [1, 2, 3])
@pytest.mark.parametrize(
    ("players", "tiles", "price"), [(2, 3, 2), (2, 2, 1), (2, 1, 0), (4, 4, 2), (4, 3, 2), (4, 2, 1), (4, 1, 0)]
)
def test_the_price_goes_by_the_tiles_in_the_segment(players: int, tiles: int, price: int, segment: int) -> None:
    """RK-A2.1: 3 or 4 cost 2, 2 cost 1, the last one nothing; counted before taking, whatever lies elsewhere."""
    rows = [["t10", "t10"], ["t11", "t11"], ["t14", "t14"]]
    rows[segment - 1] = ROWS[:tiles]
    match = table(f'players = {players}\nplaying = "ba"\nwarehouse = {rows}')
    play(match, f"1 acquire:t03@{segment}")
    assert purse(match, 1)["livre"] == 15 - price
    assert match.view()["warehouse"][segment - 1].count(None) == (3 if players == 2 else 4) - tiles + 1


def test_equal_tiles_of_a_segment_are_one_choice() -> None:
    """RK-A2.1: one of them is taken, the other stays."""
    match = table('playing = "ba"\nwarehouse = [["t03", "t04", "t03"], ["t03"], []]')
    assert offered(match, 1, "acquire") == {"acquire:t03@1", "acquire:t04@1", "acquire:t03@2"}
    play(match, "1 acquire:t03@1", "1 keep")
    assert match.view()["warehouse"] == [[None, "t04", "t03"], ["t03", None, None], [None, None, None]]
    assert purse(match, 1)["kept"] == ["t03"]


def test_the_worked_example_of_a_tile() -> None:
    """RK-X1: the "2 green" tile from a segment of 3 costs 2 and may be discarded for one yarn or one lace."""
    for trimming, expected in (("yarn", (2, 1)), ("lace", (1, 2))):
        match = play(table('playing = "ba"\nwarehouse = [["t03", "t10", "t11"], [], []]'), "1 acquire:t03@1")
        assert purse(match, 1)["livre"] == 15 - 2
        assert offered(match, 1) == {"keep", "discard:yarn", "discard:lace"}
        play(match, f"1 discard:{trimming}")
        assert (purse(match, 1)["yarn"], purse(match, 1)["lace"]) == expected


@pytest.mark.parametrize(
    ("tile", "options"),
    [
        ("t05", {"discard:yarn": (1, 0)}),
        ("t06", {"discard:lace": (0, 1)}),
        ("t01", {"discard:yarn+lace": (1, 1)}),
        ("t14", {"discard:yarn": (1, 0), "discard:lace": (0, 1)}),
    ],
)
def test_a_discarded_tile_gives_its_trimmings(tile: str, options: dict[str, tuple[int, int]]) -> None:
    """RK-A2.2: one kind, both, or one of two by choice; nothing else."""
    text = f'playing = "ba"\ntile = "{tile}"\n[[seat]]\nyarn = 0\nlace = 0'
    assert offered(table(text), 1) == {"keep", *options}
    for key in {"discard:yarn", "discard:lace", "discard:yarn+lace"} - set(options):
        assert rule_and_text(table(text), 1, key) == ("RK-A2.2", "other-trimming")
    for key, gained in options.items():
        match = play(table(text), f"1 {key}")
        assert (purse(match, 1)["yarn"], purse(match, 1)["lace"]) == gained
        assert purse(match, 1)["kept"] == []
        assert match.view()["resource_discard"] == [tile]


def test_a_kept_tile_lies_face_down() -> None:
    """RK-A2.2: it is silk in its owner's hands; others see only that there is one more."""
    match = play(table('playing = "ba"\ntile = "t15"'), "1 keep")
    assert purse(match, 1)["kept"] == ["t15"]
    assert (match.view(1)["seats"][0]["kept"], match.view(1)["seats"][0]["kept_size"]) == (None, 1)
    assert match.view()["resource_discard"] == []
    assert (purse(match, 1)["yarn"], purse(match, 1)["lace"]) == (1, 1)


def test_a_kept_tile_is_only_silk_from_then_on() -> None:
    """RK-A2.2: it gives no trimmings later, even when just these are missing."""
    match = table('windows = ["y01"]\n[[seat]]\nyarn = 0\nkept = ["t02", "t05"]\nhand = ["ba", "bc"]')
    play(match, "1 play:ba")
    assert not offered(match, 1, "discard", "make")
    assert refusal(match, 1, "discard:yarn").text == "not-this-question"
    assert refusal(match, 1, "make:y01@1").text == "missing-yarn"


def test_the_tile_is_decided_at_once() -> None:
    """RK-A2.2: before the bonus and before anything else."""
    match = play(table('playing = "bd"\nwarehouse = [["t03"], [], []]'), "1 acquire:t03@1")
    assert match.question() == {"question": "tile", "blind": False, "seats": [1]}
    assert refusal(match, 1, "use").text == "not-this-question"
    assert match.view(1)["resolving"]["tile"] == "t03"
    assert emitted(match, "tile", 1) == [
        {"event": "tile", "seat": 1, "tile": "t03", "from": "warehouse.1.1", "to": "deciding.1"}
    ]


def test_an_empty_warehouse_gives_nothing() -> None:
    """RK-A2.3: nor does an empty segment, nor a segment without that tile."""
    match = table('playing = "ba"\nwarehouse = [[], [], []]')
    assert not offered(match, 1, "acquire")
    match = table('playing = "ba"\nwarehouse = [["", "t03"], [], []]')
    assert offered(match, 1, "acquire") == {"acquire:t03@1"}
    assert refusal(match, 1, "acquire:t03@2").text == "tile-not-there"
    assert refusal(match, 1, "acquire:t04@1").text == "tile-not-there"


@pytest.mark.parametrize(("livre", "segments"), [(0, "3"), (1, "23"), (2, "123")])
def test_the_price_has_to_be_there(livre: int, segments: str) -> None:
    """RK-A2.3: to the last Livre; a segment with one tile is free even for the poor."""
    rows = [["t03", "t04", "t05"], ["t03", "t04"], ["t03"]]
    match = table(f'playing = "ba"\nwarehouse = {rows}\n[[seat]]\nlivre = {livre}')
    assert {key[-1] for key in offered(match, 1, "acquire")} == set(segments)
    for segment, price in ((1, 2), (2, 1)):
        if price > livre:
            assert refused(match, 1, f"acquire:t03@{segment}") == ("RK-A2.3", "missing-livre", price - livre)
    play(match, f"1 acquire:t03@{segments[0]}")
    assert purse(match, 1)["livre"] == 0
