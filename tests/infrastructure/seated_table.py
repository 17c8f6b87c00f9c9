"""People and tables for tests without a network: calls the functions behind the routes directly."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from trianon.core.match import Match, state_hash
from trianon.server.errors import ApiError
from trianon.server.lobby.seating import join
from trianon.server.lobby.tables import create_table, start
from trianon.server.matches.answers import GivenAnswer, answer_as_bot, answer_as_person, apply_answer
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.people.identity import create_guest
from trianon.server.storage.rows import Seats, seats_of
from trianon.server.storage.schema import TABLES
from trianon.server.table_store.match_cache import LoadedMatch, new_match
from trianon.server.wire.match_messages import Accepted, Decision, Result, Situation
from trianon.server.wire.table_messages import BotSeats, Join, NewTable


@dataclass
class Time:
    """A clock that stands until it is moved."""

    now: float = 1_000_000.0

    def __call__(self) -> float:
        return self.now

    def pass_(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


@dataclass
class SeatedTable:
    """People at a running table, in the order of their seats; None where the server plays."""

    node: ServerNode
    table: str
    people: list[str | None]
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    @property
    def ids(self) -> list[str]:
        """The people, without the seats that the server plays."""
        return [person for person in self.people if person is not None]

    def now(self, seat: int, since: int | None = None) -> Situation:
        """The situation of a seat, counted from 1; 0 is a spectator."""
        return situation(self.node.tables, self.table, self.people[seat - 1] if seat else None, since)

    def person(self, seat: int) -> str:
        """The person at a seat, counted from 1, which no bot has."""
        person = self.people[seat - 1]
        assert person is not None
        return person

    def decision(self, seat: int) -> Decision:
        """The open decision of a seat, counted from 1, which must have one."""
        decision = self.now(seat).decision
        assert decision is not None
        return decision

    def result(self, seat: int = 1) -> Result:
        """The result of the match, which must be over, as a seat gets it."""
        result = self.now(seat).result
        assert result is not None
        return result

    def asked(self) -> list[int]:
        """The seats the match waits for."""
        return self.now(0).table.asked

    def answer(self, seat: int, key: str | None = None, number: int | None = None) -> Accepted:
        """An answer to the present decision, any legal one unless it is named."""
        if number is None or key is None:
            decision = self.decision(seat)
            number, key = number or decision.number, key or self.chance.choice(decision.options)
        return answer_as_person(self.node.tables, self.table, self.person(seat), number, key)

    def play(self, most: int = 10_000, until: Callable[[SeatedTable], bool] | None = None) -> int:
        """Let every seat answer at random, the server's seats too; how many answers were given.

        Without a condition, all in one transaction, which takes a third of the time of one transaction each.
        """
        if until is not None:
            return self.play_singly(most, until)
        given, tables = 0, self.node.tables
        with tables.change(self.table) as transaction:
            while given < most:
                step = tables.open(transaction.connection, self.table, for_change=True)
                match, meta = step.match().match, step.match().meta
                if match.over:
                    break
                seat = self.chance.choice(match.asked())
                key, is_bot = self.chance.choice(match.options(seat)), step.seats[seat].played_by_bot
                answer = GivenAnswer(seat, meta.opened[seat], key, "bot" if is_bot else "person")
                apply_answer(step, answer, self.node.now())
                transaction.notification, given = step.notification, given + 1
        return given

    def play_singly(self, most: int = 10_000, until: Callable[[SeatedTable], bool] = lambda company: False) -> int:
        """Let every seat answer at random, one transaction each, as on a server; how many answers were given."""
        for given in range(most):
            loaded = self.loaded()
            match = loaded.match
            if match.over or until(self):
                return given
            seat = self.chance.choice(match.asked())
            key, person = self.chance.choice(match.options(seat)), self.people[seat]
            if person is None or self.away(seat + 1):
                answer_for(self.node, self.table, seat + 1, key)
            else:
                answer_as_person(self.node.tables, self.table, person, loaded.meta.opened[seat], key)
        return most

    def away(self, seat: int) -> bool:
        """Whether an opponent stands in for a person."""
        with self.node.store.read() as connection:
            return seats_of(connection, self.table)[seat - 1].away

    def seats(self) -> Seats:
        """The seats of the table."""
        with self.node.store.read() as connection:
            return seats_of(connection, self.table)

    def row(self) -> Any:
        """The row of the table."""
        with self.node.store.read() as connection:
            return connection.execute(TABLES.select().where(TABLES.c.id == self.table)).one()

    def loaded(self, node: ServerNode | None = None) -> LoadedMatch:
        """The match in memory."""
        node = node or self.node
        with node.tables.read(self.table) as opened:
            return opened.match()


def answer_for(node: ServerNode, table: str, seat: int, key: str) -> bool:
    """Let the server answer for a seat, as a node that has claimed the turn does; seats are counted from 1."""
    with node.tables.change(table) as opened:
        number = opened.match().meta.opened[seat - 1]
        opened.connection.execute(TABLES.update().where(TABLES.c.id == table).values(claimed_by=node.config.node_name))
    return answer_as_bot(node, table, seat - 1, number, key)


def guests(node: ServerNode, count: int) -> list[str]:
    """Some new people."""
    return [create_guest(node, "en").id for _ in range(count)]


def table_of(
    node: ServerNode, game: str = "histrio", players: int = 2, people: int | None = None,
    seated: list[str] | None = None, **wanted: Any,
) -> SeatedTable:  # fmt: skip
    """A match that has begun, between people and, on the seats behind them, opponents of the server.

    The people are new ones, unless they are `seated`.
    """
    there = seated or guests(node, players if people is None else people)
    bots: list[Any] = ["random"] * (players - len(there))
    table = create_table(node, there[0], NewTable(game, players, seat=1, **wanted))
    for person in there[1:]:
        join(node.tables, table, person, Join())
    start(node.tables, table, there[0], BotSeats(bots))
    return SeatedTable(node, table, [*there, *[None] * len(bots)])


def finished(node: ServerNode, game: str = "histrio", players: int = 2, **wanted: Any) -> SeatedTable:
    """A match that is over, otherwise like one of `table_of`."""
    company = table_of(node, game, players, **wanted)
    company.play()
    return company


def refusal(work: Callable[..., Any], *args: Any, **kwargs: Any) -> ApiError:
    """Why something was refused that must be."""
    try:
        done = work(*args, **kwargs)
    except ApiError as trouble:
        return trouble
    raise AssertionError(f"not refused: {done!r}")


def replayed(company: SeatedTable, node: ServerNode | None = None) -> Match:
    """The answers that count, given to a fresh match."""
    loaded, row = company.loaded(node), company.row()
    match = new_match(row)
    for answer in loaded.match.answers:
        match.answer(answer.seat, answer.key)
    return match


def assert_replays(company: SeatedTable, node: ServerNode | None = None) -> None:
    """What is kept of a match is what its answers lead to."""
    loaded = company.loaded(node)
    assert state_hash(replayed(company, node).s) == state_hash(loaded.match.s)
    assert len(loaded.entry_numbers) == len(loaded.match.answers)
