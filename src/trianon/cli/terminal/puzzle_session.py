"""A puzzle in the terminal: shows the table, takes answers until the best one is found, and says why it is best."""

import typer
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.console import TerminalConsole
from trianon.cli.terminal.exit_signals import ExitReason, PlayExit, SignalGuard
from trianon.cli.terminal.menu import menu
from trianon.cli.terminal.presenter import presenter_of
from trianon.cli.terminal.seating import Seating
from trianon.core.puzzles.match import puzzle_match
from trianon.core.puzzles.puzzle import Puzzle, PuzzleOption
from trianon.games import game_of

QUIT = ("q", "quit")
GIVE_UP = "?"
BAR = 40  # characters for a standing of 100
STAR = "★"


class PuzzleSession:
    """One puzzle, from its question to its answer."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle, self.console = puzzle, TerminalConsole()
        self.match = puzzle_match(puzzle, game_of)
        self.presenter = presenter_of(self.match.setting, language, Seating(puzzle.source.bots, puzzle.seat))
        self.view, self.question = self.match.view(puzzle.seat), self.match.question()
        self.keys = self.match.options(puzzle.seat)

    def run(self) -> None:
        """Ask until the puzzle is solved, given up or left."""
        signals = SignalGuard()
        try:
            with signals.handled():
                self._solve()
        except PlayExit as leaving:
            code = 0 if leaving.how is ExitReason.QUIT else leaving.how.code
            raise typer.Exit(code) from None

    def _solve(self) -> None:
        self._say(
            "puzzles-begins", game=self.puzzle.game.capitalize(), id=self.puzzle.id, stars=STAR * self.puzzle.stars
        )
        self.console.show(self.presenter.board(self.view, self.keys))
        self.console.say(self.presenter.question(self.question, self.view), "bold")
        self.console.show(menu(self.presenter, self.match, self.puzzle.seat))
        self._say("puzzles-how", give_up=GIVE_UP, quit=QUIT[0])
        while True:
            typed = self.console.read()
            key = self._key(typed)
            if typed in QUIT:
                return
            if typed == GIVE_UP or key == self.puzzle.best.key:
                self._explain(solved=typed != GIVE_UP)
                return
            if key is None:
                self._say("puzzles-no-option", typed=typed)
            else:
                self._refuse(self.puzzle.option(key))

    def _key(self, typed: str) -> str | None:
        """The option that was typed, by its number or its key."""
        if typed.isdecimal():
            return self.presenter.numbered(self.keys).get(int(typed))
        return typed if typed in self.keys else None

    def _refuse(self, option: PuzzleOption) -> None:
        """Say how much a wrong answer loses, and what the best one does better, without naming it."""
        self._say("puzzles-wrong", option=self._option(option.key), loss=round(100 * option.loss))
        self._reasons(option)

    def _explain(self, solved: bool) -> None:
        """The answer, the reasons for it, and what every answer is worth."""
        best = self.puzzle.best
        self._say("puzzles-solved" if solved else "puzzles-answer", option=self._option(best.key))
        self._reasons(best)
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right")
        table.add_column()
        table.add_column(overflow="fold")
        for option in self.puzzle.options:
            value = f"{100 * option.standing:.0f} ± {200 * option.error:.0f}"
            bar = "█" * max(1, round(BAR * option.standing))
            table.add_row(value, Text(bar, "green" if option is best else "dim"), Text(self._option(option.key)))
        self.console.show(table)
        self._say("puzzles-legend")

    def _reasons(self, option: PuzzleOption) -> None:
        self.console.items([self.presenter.formatter.say(reason) for reason in option.reasons])

    def _option(self, key: str) -> str:
        return self.presenter.option(key, self.question, self.view)

    def _say(self, message_id: str, /, **args: str | int) -> None:
        self.console.say(self.presenter.texts.text(message_id, **args))
