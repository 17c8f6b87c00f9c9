"""What is chosen under seal, over HTTP and over the socket, until the last choice opens them all."""

import json
from contextlib import ExitStack
from random import Random
from typing import Any

import pytest

from tests.contract.table import Played, any_option, picks_missing, play, setting_name
from tests.infrastructure.samples import sample
from tests.infrastructure.timeouts import WAIT_SECONDS
from tests.infrastructure.twin_nodes import Side, Twins
from trianon.core.game import Setting
from trianon.core.kernel.seats import SPECTATOR, is_secret
from trianon.core.match import Start
from trianon.server.matches.undo import undo_answer

PHASES = sample(2, 6)  # sealed questions of a match that are looked into


@pytest.fixture(scope="module")
def played(setting: Setting) -> Played:
    return play(setting, Start("sealed"), any_option, Random(f"{setting_name(setting)} 2"))


class Lines:
    """Sockets of one viewer at both nodes: one watches the table, one only gets its turns."""

    def __init__(self, pair: Twins, stack: ExitStack, table: str, viewer: int) -> None:
        self.pair, self.viewer, self.table = pair, viewer, table
        self.watching = [self._open(side, stack) for side in pair.sides]
        self.idle = [self._open(side, stack) for side in pair.sides] if viewer != SPECTATOR else []
        for line in self.watching:
            line.send(json.dumps({"do": "watch", "table": table}))
        self.same(self.watching, "situation")

    def _open(self, side: Side, stack: ExitStack) -> Any:
        line = stack.enter_context(side.line(self.pair.token(self.viewer)))
        hello = json.loads(line.recv(WAIT_SECONDS))
        assert hello["type"] == "hello"
        assert hello["me"] == self.pair.token(self.viewer).partition(".")[0]
        return line

    def same(self, lines: list[Any], kind: str) -> dict[str, Any]:
        """The next message of both nodes, which must be equal."""
        one, other = (line.recv(WAIT_SECONDS) for line in lines)
        assert one == other
        message: dict[str, Any] = json.loads(one)
        assert message["type"] == kind
        return message

    def hear(self) -> None:
        """One change of the table, as both sockets receive it."""
        self.same(self.watching, "situation")
        if self.idle:
            self.same(self.idle, "turn")

    def refused(self, number: int, key: str) -> None:
        """An answer that does not fit: the refusal and then, again, how it stands."""
        for line in self.watching:
            line.send(json.dumps({"do": "answer", "table": self.table, "number": number, "key": key, "ref": "r"}))
        self.same(self.watching, "refused")
        self.same(self.watching, "situation")


def sealed_moments(played: Played) -> list[int]:
    """A position where several seats owe a sealed answer and none is in."""
    moments = []
    for number in range(len(played.match.answers)):
        s = played.state(number)
        if is_secret(s) and int(s.picked.sum()) == 0 and picks_missing(s) > 1:
            moments.append(number)
    return moments


def test_a_sealed_choice_is_sent_to_no_other_viewer(pair: Twins, played: Played) -> None:
    """A rival chooses differently at both nodes; no other viewer gets a different byte while a choice is missing."""
    setting, chance, compared = played.setting, Random(5), 0
    for phase, number in enumerate(chance.sample(sealed_moments(played), PHASES)):
        table = pair.table(setting, (played.state(number), played.state(number)))
        match = pair.sides[0].loaded(table).match
        rival = chance.choice([seat for seat in match.asked() if len(match.options(seat)) > 1] or match.asked())
        others = [seat for seat in (*range(setting.players), SPECTATOR) if seat != rival]
        compared += watched(pair, table, rival, others[phase % len(others)], chance)
        pair.put_away(table)
    assert compared >= PHASES


def watched(pair: Twins, table: str, rival: int, viewer: int, chance: Random) -> int:
    """Let a rival choose differently at both nodes and undo it, observed by one viewer."""
    compared = 0
    with ExitStack() as stack:
        lines = Lines(pair, stack, table, viewer)
        while (keys := choices(pair, table, rival, chance)) is not None:
            pair.answer(table, rival, *keys)
            lines.hear()
            asked_everything(pair, table, viewer)
            if viewer != SPECTATOR:
                lines.refused(0, "no:such")
            compared += 1
        while pair.sides[0].loaded(table).match.may_undo(rival):
            for side in pair.sides:
                undo_answer(side.node.tables, table, pair.ids[rival])
            lines.hear()
            asked_everything(pair, table, viewer)
    return compared


def choices(pair: Twins, table: str, rival: int, chance: Random) -> tuple[str, str] | None:
    """A rival's next choice at each node, different if possible; None if it would reveal the sealed answers."""
    one, other = (side.loaded(table).match for side in pair.sides)
    if picks_missing(one.s) <= 1 or rival not in one.asked():
        return None
    key = chance.choice(one.options(rival))
    return key, chance.choice([option for option in other.options(rival) if option != key] or other.options(rival))


def asked_everything(pair: Twins, table: str, viewer: int) -> None:
    """Everything there is to read of a table, as one viewer."""
    path = f"/api/tables/{table}"
    for token in {pair.token(viewer), None if viewer == SPECTATOR else pair.token(viewer)}:
        for where in ("", "?since=0", "/replay/0", "/replay/1", "/chat"):
            pair.same(token, "GET", path + where)
        pair.same(token, "GET", "/api/tables/mine")
        pair.same(token, "GET", "/api/tables/lobby")
