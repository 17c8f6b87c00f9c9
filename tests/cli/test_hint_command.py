"""`trianon hint`: ranked options for a point of a record, and for a position."""

from pathlib import Path

import pytest

from tests.cli.command_runner import good, position_file, record_file, refused

POSITION = 'playing = "ba"\n[[seat]]\nlivre = 9\n'
FEW = ("--simulations", "40")


def test_hints_for_every_seat_asked_in_secret(tmp_path: Path) -> None:
    file = record_file(tmp_path)
    found = good("hint", file, "--at", "0", *FEW, "--json").data
    assert [one["seat"] for one in found] == [1, 2]
    (alone,) = good("hint", file, "--at", "0", "--seat", "2", *FEW, "--json").data
    assert alone == found[1]
    options = good("replay", file, "--at", "0", "--seat", "2", "--json").data["options"]
    assert sorted(hint["key"] for hint in alone["hints"]) == sorted(options)


def test_json_is_ranked_and_repeatable(tmp_path: Path) -> None:
    file = position_file(tmp_path, POSITION)
    ((one,), (two,)) = (good("hint", file, *FEW, "--json").data for _ in range(2))
    assert one == two
    hints = one["hints"]
    assert one["seat"] == 1
    assert len(hints) > 5
    assert set(hints[0]) == {"key", "visits", "share", "value", "placing", "lead", "margin", "reasons", "chance"}
    assert [hint["visits"] for hint in hints] == sorted((hint["visits"] for hint in hints), reverse=True)
    assert sum(hint["visits"] for hint in hints) == 40
    assert (good("hint", "--position", file, "--simulations", "8", "--json").data[0]) != one


def test_a_time_limit_instead_of_simulations_or_beside_them(tmp_path: Path) -> None:
    file = position_file(tmp_path, POSITION)
    (timed,) = good("hint", file, "--milliseconds", "30", "--json").data
    assert sum(hint["visits"] for hint in timed["hints"]) % 32 == 0  # it looks at the clock between whole batches
    (both,) = good("hint", file, "--milliseconds", "3600000", *FEW, "--json").data
    assert sum(hint["visits"] for hint in both["hints"]) == 40
    assert "--milliseconds" in refused("hint", file, "--milliseconds", "0")


def test_the_table_for_people(tmp_path: Path) -> None:
    file = position_file(tmp_path, POSITION)
    output = good("hint", file, *FEW).out
    for word in ("Hints for seat 1", "meaning", "tried", "mean place", "mean lead", "favor"):
        assert word in output
    assert "Best: " in output
    assert "next best" in output


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((), "The match is over"),
        (("--at", "0", "--seat", "4"), "There is no seat 4"),
        (("--at", "100000"), "100,000"),
        (("--at", "0", "--simulations", "0"), "--simulations"),
    ],
)
def test_wrong_use_is_explained(tmp_path: Path, arguments: tuple[str, ...], message: str) -> None:
    assert message in refused("hint", record_file(tmp_path), *arguments)


def test_a_seat_that_is_not_asked_gets_no_hint(tmp_path: Path) -> None:
    file = position_file(tmp_path, POSITION)
    assert refused("hint", file, "--seat", "2") == "Seat 2 is not asked anything now.\n"
    assert "--at" in refused("hint", file, "--at", "3")
