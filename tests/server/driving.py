"""People and tables for the server's tests, without a network: the functions behind the doors, called directly."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from trianon.core.match import Match, state_hash
from trianon.server.answers import answer_as_bot, answer_as_person
from trianon.server.editions import setting_at
from trianon.server.house import House
from trianon.server.messages import situation
from trianon.server.people import new_person
from trianon.server.problems import Trouble
from trianon.server.protocol import Accepted, Filling, Join, NewTable, Situation
from trianon.server.sitting import Sitting, seats_of, start_at
from trianon.server.storage.schema import TABLES
from trianon.server.tables import join, make_table, start


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
class Company:
    """People at a table whose match has begun, in the order of their seats; None where the server plays."""

    house: House
    table: str
    people: list[str | None]
    chance: random.Random = field(default_factory=lambda: random.Random(1))

    def now(self, seat: int, since: int | None = None) -> Situation:
        """What a seat is told; seats are counted from 1, 0 is a spectator."""
        return situation(self.house, self.table, self.people[seat - 1] if seat else None, since)

    def asked(self) -> list[int]:
        """The seats the match waits for."""
        return self.now(0).table.asked

    def answer(self, seat: int, key: str | None = None, number: int | None = None) -> Accepted:
        """An answer to the present decision, any legal one unless it is named."""
        decision = self.now(seat).decision
        assert decision is not None or number is not None
        if number is None or key is None:
            assert decision is not None
            number, key = number or decision.number, key or self.chance.choice(decision.options)
        person = self.people[seat - 1]
        assert person is not None
        return answer_as_person(self.house, self.table, person, number, key)

    def play(self, most: int = 10_000, until: Callable[[Company], bool] = lambda company: False) -> int:
        """Let everybody answer at random, the server's seats too; how many answers were given."""
        for given in range(most):
            match, desk = self.sitting().match, self.sitting().desk
            if match.over or until(self):
                return given
            seat = self.chance.choice(match.asked())
            key, person = self.chance.choice(match.options(seat)), self.people[seat]
            if person is None or self.away(seat + 1):
                answer_for(self.house, self.table, seat + 1, key)
            else:
                answer_as_person(self.house, self.table, person, desk.opened[seat], key)
        return most

    def away(self, seat: int) -> bool:
        """Whether an opponent stands in for a person."""
        with self.house.store.read() as connection:
            return seats_of(connection, self.table)[seat - 1].away

    def row(self) -> Any:
        """The row of the table."""
        with self.house.store.read() as connection:
            return connection.execute(TABLES.select().where(TABLES.c.id == self.table)).one()

    def sitting(self, house: House | None = None) -> Sitting:
        """The match in memory."""
        house = house or self.house
        with house.store.read() as connection:
            return house.sittings.at(connection, house.table(connection, self.table))


def answer_for(house: House, table: str, seat: int, key: str) -> bool:
    """Let the server answer for a seat, as a node that has claimed the turn does; seats are counted from 1."""
    with house.store.write() as connection:
        row = house.table(connection, table)
        number = house.sittings.at(connection, row).desk.opened[seat - 1]
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(claimed=house.config.node))
    return answer_as_bot(house, table, seat - 1, number, key)


def guests(house: House, count: int) -> list[str]:
    """Some new people."""
    return [new_person(house, "en").id for _ in range(count)]


def table_of(
    house: House, game: str = "histrio", players: int = 2, people: int | None = None, **wanted: Any
) -> Company:
    """A match that has begun, between people and, on the seats behind them, opponents of the server."""
    there = guests(house, players if people is None else people)
    bots: list[Any] = ["random"] * (players - len(there))
    table = make_table(house, there[0], NewTable(game, players, seat=1, **wanted))
    for person in there[1:]:
        join(house, table, person, Join())
    start(house, table, there[0], Filling(bots))
    return Company(house, table, [*there, *[None] * len(bots)])


def refusal(work: Callable[..., Any], *args: Any, **kwargs: Any) -> Trouble:
    """Why something was refused that must be."""
    try:
        done = work(*args, **kwargs)
    except Trouble as trouble:
        return trouble
    raise AssertionError(f"not refused: {done!r}")


def replayed(company: Company, house: House | None = None) -> Match:
    """The answers that count, given to a fresh match."""
    sitting, row = company.sitting(house), company.row()
    match = Match(setting_at(row), start_at(row))
    for answer in sitting.match.answers:
        match.answer(answer.seat, answer.key)
    return match


def assert_replays(company: Company, house: House | None = None) -> None:
    """What is kept of a match is what its answers lead to."""
    sitting = company.sitting(house)
    assert state_hash(replayed(company, house).s) == state_hash(sitting.match.s)
    assert len(sitting.line) == len(sitting.match.answers)
