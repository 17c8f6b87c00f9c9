"""Compiling the rules: notes on standard error while a command or a server waits for it."""

from trianon.cli.output import Output
from trianon.research.compiling import announce_compilation
from trianon.server.wire.service_messages import Preparation

STEP = 10  # percent between two lines of a server's report


def note_compilation(game: str, out: Output) -> None:
    """Say so, once, when the rules of a game have to be compiled while the command waits."""
    announce_compilation(game, lambda: out.note(out.text("warm-note", game=game)))


class CompilationReport:
    """Shows in the terminal how far the compilation in the background of a server is."""

    def __init__(self, out: Output) -> None:
        self._out = out
        self._shown: dict[str, int] = {}  # percent, by game

    def update(self, state: Preparation) -> None:
        """Show a state that differs from the one before."""
        for each in state.games:
            game, percent = each.game, int(100 * each.share)
            if each.ready and game in self._shown:
                del self._shown[game]
                self._out.note(self._out.text("serve-compiled", game=game))
            elif not each.ready and 100 > percent >= self._shown.get(game, -STEP) + STEP:
                self._shown[game] = percent
                self._out.note(self._out.text("serve-compiling", game=game, percent=percent, seconds=each.seconds or 0))
