"""Draws the picture of the terminal board for the README: `make docs`."""

from pathlib import Path

from trianon.bots.simulate import recorded_match
from trianon.cli.terminal.picture import board_picture
from trianon.core.editions.load import load_edition
from trianon.core.match import Match
from trianon.games import game_of

SEATS = ("human", "thumb", "thumb")
ANSWERS = 215  # somewhere in round 6, in the middle of the first seat's turn


def main() -> None:
    """A table of three in full swing, as the first seat sees it."""
    game = game_of("rokoko")
    setting = game.setting(load_edition(game.schema), len(SEATS))
    played = recorded_match(setting, ["thumb"], "picture", 1)
    match = Match(setting, played.start)
    for answer in played.answers[:ANSWERS]:
        match.answer(answer.seat, answer.key)
    while match.asked() != [0]:
        answer = played.answers[match.answer_count]
        match.answer(answer.seat, answer.key)
    Path(__file__).with_name("board.svg").write_text(board_picture(match, SEATS, seat=0), "utf-8")


if __name__ == "__main__":
    main()
