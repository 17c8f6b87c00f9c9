"""Matches in early, middle and final positions, for looking at them: the same ones in every run."""

import random
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from functools import cache
from threading import Event

from tests.browser.conftest import SECRET
from tests.infrastructure.chance import secrets_of
from tests.infrastructure.seated_table import SeatedTable, table_of
from tests.infrastructure.services import FOLDERS
from trianon.bots.analysis.analyze import assess_moment
from trianon.bots.analysis.match_analysis import AssessedMoment
from trianon.server.bots.analyses import StoredMoments, analysis_subject, save_moments
from trianon.server.config import Config
from trianon.server.matches.answers import answer_as_person
from trianon.server.node import ServerNode
from trianon.server.serve import open_node
from trianon.server.sessions.tokens import sign_identity

STAGES = ("early", "middle", "final")
# of every player; the pictures of the README are late ones
ANSWERS = {"rokoko": {"early": 2, "middle": 28, "late": 72}, "histrio": {"early": 1, "middle": 11, "late": 24}}
BOLD = ("make", "rent", "pay", "keep", "use", "play:")  # keys that lead to what is worth seeing
SIMULATIONS = 8  # of each moment that is analysed
CALM = ("forfeit", "pass")  # and those that lead past it


@dataclass(frozen=True)
class Position:
    """A table and the identity of a person at it, the one to move unless the match is over."""

    game: str
    players: int
    stage: str
    table: str
    token: str


@contextmanager
def laying_node(address: str, name: str) -> Iterator[ServerNode]:
    """A node on the database of a server, which draws the same seeds for the same name."""
    database = f"sqlite:///{FOLDERS[address] / 'trianon.db'}"
    with closing(open_node(Config(database, SECRET.encode(), rate_limit_factor=0, node_name="lays"))) as node:
        node.new_secret = secrets_of(name)
        yield node


@cache
def position(address: str, game: str, stage: str, players: int = 3, seed: int = 1) -> Position:
    """A match that has come so far, between people that choose at random, laid into the database of a server."""
    name = f"{game} {players} {seed}"
    with laying_node(address, name) as node:
        company = table_of(node, game, players, hints=True)
        least = ANSWERS[game].get(stage, 10_000) * players
        person = _advance(company, random.Random(name), least)
        return Position(game, players, stage, company.table, sign_identity(node.config.secret, person))


@cache
def analysed(address: str, found: Position) -> None:
    """Lay a quick analysis of a finished match from its first seat into the database, so that no page waits for it."""
    with laying_node(address, found.table) as node:
        subject = analysis_subject(node.tables, found.table, None, 1)
        setting, known = subject.match.setting, dict[int, AssessedMoment]()
        for moment in subject.moments:
            assessed = assess_moment(setting, moment, SIMULATIONS, True, Event())
            assert assessed is not None
            known[moment.ordinal] = assessed
        with node.store.write() as connection:
            save_moments(connection, subject, StoredMoments(known, known))


def _advance(company: SeatedTable, chance: random.Random, least: int) -> str:
    """Let people answer so often, and on until one of them has a choice to make; that one."""
    seat, given = 0, 0
    while True:
        loaded, person = company.loaded(), company.person(seat + 1)
        if loaded.match.over:
            return company.person(1)
        if seat not in loaded.match.asked():
            seat = loaded.match.asked()[0]
            continue
        options = loaded.match.options(seat)
        if given >= least and len(options) > 3:
            return person
        worth = [key for key in options if key.startswith(BOLD)]
        worth = worth or [key for key in options if not key.startswith(CALM)] or options
        answer_as_person(company.node.tables, company.table, person, loaded.meta.opened[seat], chance.choice(worth))
        given += 1
