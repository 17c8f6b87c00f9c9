"""Games without a board of their own in the terminal: whole matches, every command, games without any words."""

import re
from pathlib import Path

import pytest

from tests.cli.play_harness import play
from trianon.cli.terminal.picture import board_picture
from trianon.cli.terminal.plain import shown
from trianon.cli.terminal.presenter import presenter_of
from trianon.cli.terminal.seating import Seating
from trianon.core.match import Match, Start
from trianon.core.match_file.read import load_record
from trianon.core.match_file.verify import verify
from trianon.games import game_of
from trianon.texts import Texts
from trianon.viewing.settings import reference_setting

SEATS = ("--seats", "human,thumb,random", "--seed", "autumn")
BIDS = [line for card in range(13, 1, -1) for line in (str(card), "")]  # the highest card first


def test_a_whole_match_is_played(tmp_path: Path) -> None:
    result = play(tmp_path, *SEATS, "--lang", "zh", typed=BIDS, game="goofspiel")
    assert result.code == 0, result.err
    assert result.out.count("你出哪张牌？") >= 12
    kept = Path(re.findall(r"/\S+\.json", result.out)[-1])
    record = load_record(kept, game_of)
    verify(record)
    assert [answer.key for answer in record.answers if answer.seat == 0] == [f"bid:{card}" for card in BIDS[::2]]
    winner = next(line for line in result.out.splitlines() if "分获胜" in line)
    assert str(max((record.result or {})["points"])) in winner


def test_every_command_answers(tmp_path: Path) -> None:
    typed = ["13", "", "why", "why bid:13", "log", "board", "score", "rules", "rules gs-4", "help", "quit"]
    result = play(tmp_path, *SEATS, typed=typed, game="goofspiel")
    assert result.code == 0, result.err
    assert "bid:13: bid 13. Not now: you do not hold this card (GS-3)" in result.out
    assert "Seat 2 (thumb) bids a hidden card." in result.out
    assert "GS-4: The highest bid takes the prize." in result.out
    assert "a rule, such as GS-1" in result.out


def test_a_game_without_texts_is_narrated_by_names_and_facts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "has", lambda self, name: False)
    setting = reference_setting("goofspiel", 2)
    match = Match(setting, Start("plain"))
    presenter = presenter_of(setting, "en", Seating(("human", "thumb"), 0))
    view = match.view(0)
    assert presenter.question(match.question(), view) == "Bid"
    assert presenter.option("bid:3", match.question(), view) == "bid (piece 3)"
    assert any(line.startswith("prize (prize ") for line in presenter.chronicle(match.events(0)))


def test_the_board_shows_every_field_and_a_row_for_every_seat() -> None:
    setting = reference_setting("goofspiel", 3)
    match = Match(setting, Start("board"))
    text = board_picture(match, ("human", "thumb", "random"), 0, as_svg=False)
    assert "prizes to come" in text
    assert "1 2 3 4 5 6 7 8 9 10 11 12 13" in text
    assert all(name in text for name in ("Seat 1 (you)", "Seat 2 (thumb)", "Seat 3 (random)"))


def test_values_are_shown_as_text() -> None:
    assert [shown(value) for value in (None, [], True, False, 3, [1, 2], {"a": 1, "b": []})] == [
        "–", "–", "✓", "–", "3", "1 2", "a: 1, b: –",
    ]  # fmt: skip
