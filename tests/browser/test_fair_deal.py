"""A page notes the seal of its deal before it sends its salt, and finds out a server that chose the cards.

The operator sits at the table, too, and can do anything with the node and its database.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import update

from tests.browser.conftest import SECRET
from tests.browser.visitors import Visit
from tests.cli.command_runner import good
from tests.infrastructure.seated_table import SeatedTable, guests
from tests.infrastructure.timeouts import until
from tests.infrastructure.twin_nodes import served
from trianon.core.fairness import commitment_of, seed_of
from trianon.server.config import Config
from trianon.server.lobby import tables as tables_module
from trianon.server.lobby.seating import update_seat
from trianon.server.lobby.tables import create_table, start, start_match
from trianon.server.node import ServerNode
from trianon.server.serve import open_node
from trianon.server.storage.schema import TABLES
from trianon.server.wire.table_messages import BotSeats, NewTable

OPERATOR, VISITOR = 0, 1  # seats
SALT = "sel"  # the operator's, as committed
NOTED_SEAL = "JSON.parse(localStorage['trianon.salts']).at(-1).seal"


@dataclass(frozen=True)
class Operation:
    """What an operator does with the salts once the visitor's is known, and what the page then says."""

    verdict: str
    salts: Callable[[str, str], list[str]]  # of a salt that the operator may choose and the visitor's
    recommitted: tuple[int, ...] = ()  # the seats whose commitments are changed with their salts
    lesson: str | None = None  # what the server says that the match was


HONEST = Operation("fair-noted", lambda _, own: [SALT, own, ""])
CHEATS = {  # tests/cli/test_verify_command.py and client/tests/fair-seed.test.ts have more
    "rewrites the salt": Operation("fair-wrong", lambda salt, _: [SALT, salt, ""]),
    "chooses last": Operation("fair-noted-other", lambda salt, own: [salt, own, ""], (OPERATOR,)),
    "calls it a lesson": Operation("fair-not-opened", lambda salt, _: [SALT, salt, ""], lesson="first"),
}


@pytest.fixture(scope="module")
def operator(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerNode, str]]:
    """The operator's node, and its address."""
    database = f"sqlite:///{tmp_path_factory.mktemp('operator') / 'trianon.db'}"
    node = open_node(Config(database, SECRET.encode(), rate_limit_factor=0, node_name="test"))
    with served(node) as http, pytest.MonkeyPatch.context() as patch:
        patch.setattr(tables_module, "SALT_OPENING_LIMIT", 3600.0)  # time for the operator to think
        yield node, str(http.base_url).rstrip("/")


def finished(node: ServerNode, page: Page, done: Operation) -> SeatedTable:
    """A match that the operator dealt, and that is over; the page was open when its salt was awaited."""
    owner = guests(node, 1)[0]
    wanted = NewTable("histrio", 3, seat=OPERATOR + 1, salt_commitment=commitment_of(SALT))
    table = create_table(node, owner, wanted)
    page.goto(f"/t/{table}")
    page.locator(f"[data-seat='{VISITOR + 1}']").click()
    company = SeatedTable(node, table, [owner])
    until(lambda: company.seats()[VISITOR].person)
    start(node.tables, table, owner, BotSeats(["random"]))
    until(lambda: company.seats()[VISITOR].salt)
    page.goto("about:blank")
    own, secret = company.seats()[VISITOR].salt, company.row().secret
    tries = (done.salts(str(number), own) for number in range(1000))
    is_steered = done is not HONEST
    salts = next(each for each in tries if not is_steered or seed_of(secret, each).startswith("0"))
    with pytest.MonkeyPatch.context() as patch, node.tables.change(table) as transaction:
        patch.setattr(tables_module, "seed_of", lambda *_: seed_of(secret, salts))
        for seat, salt in enumerate(salts):
            commitment = {"salt_commitment": commitment_of(salt)} if seat in done.recommitted else {}
            update_seat(transaction.connection, table, seat, salt=salt, knew_commitment=bool(salt), **commitment)
        start_match(transaction, node.now())
    company.play()
    with node.store.write() as connection:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(lesson=done.lesson))
    node.tables.table_cache.discard(table)
    return company


def test_a_fair_deal_is_proven_by_the_page_and_by_the_command(
    visit: Visit, operator: tuple[ServerNode, str], tmp_path: Path
) -> None:
    node, address = operator
    person = visit(address)
    table = finished(node, person.page, HONEST).table
    page = person.go(f"/t/{table}")
    page.get_by_text("Was chance fair?").click()
    expect(page.locator("[data-deal=fair-noted]")).to_be_visible()
    file, seal = tmp_path / "match.json", page.evaluate(NOTED_SEAL)
    file.write_text(json.dumps(person.ask("GET", f"/api/tables/{table}/record")))
    [verified] = good("verify", file, "--commitment", seal, "--json").data
    assert verified["seed"] == "proven"
    assert verified["committed"] == [OPERATOR + 1, VISITOR + 1]


def test_a_chosen_deal_is_found_out_by_the_page(visit: Visit, operator: tuple[ServerNode, str]) -> None:
    node, address = operator
    person = visit(address)
    for name, cheat in CHEATS.items():
        table = finished(node, person.page, cheat).table
        page = person.go(f"/t/{table}")
        said = page.locator("[role=alert][data-deal]")
        expect(said, name).to_be_visible()  # unasked
        assert said.get_attribute("data-deal") == cheat.verdict, name
