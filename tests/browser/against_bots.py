"""Matches of one person against bots that have come far, laid into the database of a server.

A test about the end of a match, or about a rare decision, begins there: played over HTTP, the way to it would take
several seconds of processor time.
"""

import random
from collections.abc import Callable
from typing import Any

from tests.browser.positions import Position, laying_node
from trianon.core.match import Match
from trianon.server.lobby.tables import create_table, start
from trianon.server.matches.answers import GivenAnswer, apply_answer
from trianon.server.node import ServerNode
from trianon.server.people.identity import create_guest
from trianon.server.sessions.tokens import sign_identity
from trianon.server.table_store.match_cache import new_match
from trianon.server.table_store.table_transaction import TableTransaction
from trianon.server.wire.table_messages import BotSeats, NewTable

PERSON = 0  # its seat in a match; bots have all others
Given = tuple[int, str]  # a seat and its answer
Course = Callable[[Match, random.Random], list[Given]]  # the answers of all seats up to some position


def laid(address: str, game: str, players: int, level: str, name: str, course: Course) -> Position:
    """A table where the person is asked after a course of answers; another name gives another match."""
    with laying_node(address, f"{game} {players} {name}") as node:
        person = create_guest(node, "en").id
        table = create_table(node, person, NewTable(game, players, seat=PERSON + 1))
        bots: list[Any] = [level] * (players - 1)
        start(node.tables, table, person, BotSeats(bots))
        with node.tables.change(table) as transaction:
            _give(node, transaction, course, random.Random(name))
        return Position(game, players, name, table, sign_identity(node.config.secret, person))


def _give(node: ServerNode, transaction: TableTransaction, course: Course, chance: random.Random) -> None:
    """Give the answers of a course in one transaction, after those that a bot of the server has given already."""
    table, match = transaction.row.id, new_match(transaction.row)
    for answer in transaction.match().match.answers:
        match.answer(answer.seat, answer.key)
    given = len(match.answers)
    for seat, key in course(match, chance)[given:]:
        step = node.tables.open(transaction.connection, table, for_change=True)
        number = step.match().meta.opened[seat]
        apply_answer(step, GivenAnswer(seat, number, key, "person" if seat == PERSON else "bot"), node.now())
        transaction.notification = step.notification


def is_last_round(view: dict[str, Any]) -> bool:
    """Whether a view shows the last round of the match."""
    return bool(view["round"] == view["rounds"] and view.get("season", 2) == 2)


def at_random(match: Match, chance: random.Random) -> Given:
    """An answer of a bot that is asked, or else of the person."""
    seat = max(match.asked())
    return seat, chance.choice(match.options(seat))


def to_last_round(match: Match, chance: random.Random) -> list[Given]:
    """Everybody answers at random until the person is asked in the last round."""
    while match.asked() != [PERSON] or not is_last_round(match.view(PERSON)):
        assert not match.over
        match.answer(*at_random(match, chance))
    return [(answer.seat, answer.key) for answer in match.answers]


def last_round(address: str, game: str, players: int, name: str, level: str = "thumb") -> Position:
    """The last round of a match, where the person is asked first."""
    return laid(address, game, players, level, name, to_last_round)
