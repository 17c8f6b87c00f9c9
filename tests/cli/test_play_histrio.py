"""Histrio in the terminal with scripted lines: whole matches, secret choices, commands, and what others say of it."""

import re
from pathlib import Path

from tests.cli.play_harness import answers_in, play, saved_file
from trianon.core.match_file.read import load_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.verify import verify
from trianon.games import game_of

SEATS = ("--seats", "human,thumb,random,thumb", "--seed", "spring")
TWO = ("--seats", "human,thumb", "--seed", "winter")
# every number in turn, so that each question gets one of its own soon, and Enter to let the others go on
ANYTHING = [typed for number in range(1, 9) for typed in (str(number), "")] * 60


def played(folder: Path, *arguments: str, typed: list[str]) -> str:
    result = play(folder, *arguments, typed=typed, game="histrio")
    assert result.code == 0, result.err
    return result.out


def test_a_whole_match_is_played_to_its_end_and_kept(tmp_path: Path) -> None:
    output = played(tmp_path, *SEATS, typed=ANYTHING)
    record = load_record(Path(re.findall(r"The finished match is saved: (.*)", output)[0]), game_of)
    assert output.count("Season 2 begins") == 1
    assert output.count("The season ends, and the king pays.") == 2
    verify(record)
    assert record.finished
    points = (record.result or {})["points"]
    account = output.partition("Final account")[2]
    rows = re.findall(r"^ ?.+? +HI-[\w.]+((?: +(?:−?\d+|·))+)$", account, re.M)
    lines = [[int(cell.replace("−", "-").replace("·", "0")) for cell in row.split()] for row in rows]
    assert len(lines) > 5
    assert [sum(column) for column in zip(*lines, strict=True)] == points
    assert re.findall(r"Ecu in all +(.*)", account)[0].split() == [str(ecu) for ecu in points]
    assert f"wins with {max(points)} Ecu." in account or f"share the victory with {max(points)} Ecu" in account
    assert not saved_file(tmp_path, "histrio").exists()


def test_a_city_is_chosen_by_its_own_number(tmp_path: Path) -> None:
    output = played(tmp_path, *SEATS, typed=["3", "", "3", "9", "8", "quit"])
    assert answers_in(saved_file(tmp_path, "histrio"), 0) == ["travel:3", "travel:8"]
    assert "There is no choice 3 here: choose 1, 2, 4, 5, 6, 7, or 8." in output
    assert "There is no choice 9 here" in output


def test_a_secret_choice_can_be_changed_until_it_is_sealed(tmp_path: Path) -> None:
    output = played(tmp_path, *SEATS, typed=["3", "reconsider", "4", "undo", "5", "", "quit"])
    assert "Secret until everybody has chosen: you travel to Vieuxpont (3)." in output
    assert "Taken back: travel:4." in output
    assert answers_in(saved_file(tmp_path, "histrio"), 0)[:3] == ["travel:3", "reconsider", "travel:5"]
    assert "Seat 1 (you) → Roquefière (5)" in output


def test_cities_fit_below_the_board(tmp_path: Path) -> None:
    """What each brings alone and with others stands in columns; what cannot come about is a dash."""
    menu = re.split(r"^ +alone +with others$", played(tmp_path, *TWO, typed=["quit"]), flags=re.M)[1].partition("> ")[0]
    assert len(menu.splitlines()) <= 18
    assert len(re.findall(r" –  ", menu)) == 1  # the own friendly troupe goes there


def test_the_friendly_card_is_known_to_its_owner_alone(tmp_path: Path) -> None:
    output = played(tmp_path, "--seats", "human,human", "--seed", "winter", typed=["", "2", "", "", "quit"])
    first, _, second = output.partition("Seat 2 (human) is next.")
    drawn = [re.findall(r"your friendly troupe\s+travels to (\w+ \(\d\))", part)[0] for part in (first, second)]
    match = replay(load_record(saved_file(tmp_path, "histrio"), game_of))
    for seat in range(2):
        assert f"({match.view(seat)['seats'][seat]['friendly']['drawn']})" in drawn[seat]
        assert match.view(seat)["seats"][1 - seat]["friendly"]["drawn"] is None
    assert "Seat 1 (human) has chosen in secret." in second
    assert "Seat 1 (human) draws" not in second
    assert not re.search(r"secret until|in secret +\w", second, re.IGNORECASE)


def test_why_explains_what_is_spent_and_what_is_missing(tmp_path: Path) -> None:
    output = played(tmp_path, *SEATS, typed=["3", "", "why", "why use:fox", "why travel:3", "why steal:9", "quit"])
    assert "· travel:3: travel to Vieuxpont (3): alms 2. Not now: your travel card for this city is spent" in output
    assert "use:fox is not possible now: this is not the moment for it (HI-J6)." in output
    assert "travel:3 is not possible now: your travel card for this city is spent until" in output
    assert '"steal:9" is not a number, a key or a command. Did you mean steal:' in output


def test_board_score_rules_and_help(tmp_path: Path) -> None:
    typed = ["3", "", "board road", "board nowhere", "score", "rules 2.10", "?", "quit"]
    output = played(tmp_path, *SEATS, typed=typed)
    road = output.partition("> board road\n")[2].partition("> ")[0]
    assert "Hautecime" in road
    assert "needle" not in road
    assert 'There is no region "nowhere" on the table: choose players, theatre, road, or troupe.' in output
    score = output.partition("> score\n")[2].partition("> ")[0]
    assert re.search(r"at the start +HI-S3 +3 +3 +3 +3\n", score)
    assert "All players’ Ecu are open." in score
    assert "HI-2.10: After all cards of the city you may discard exactly one" in output
    reported = " ".join(output.partition("> ?\n")[2].split())
    assert 'such as "travel:3". A verb alone, such as "travel", lists' in reported
    assert "only one region of it: players, theatre, road, or troupe" in reported
    assert "a rule, such as HI-2.10, or a list of the rules" in reported
