"""What operators look up and mend: people and names, notifications, deliveries that fail."""

import pytest
from sqlalchemy import insert, select

from tests.cli.command_runner import good, refused
from tests.infrastructure.seated_table import guests, refusal, table_of
from tests.server.people.test_accounts import give_address, opened
from trianon.server.node import ServerNode
from trianon.server.people.account_names import claim_name
from trianon.server.storage.people_schema import PEOPLE
from trianon.server.storage.schema import DELIVERIES


@pytest.fixture(autouse=True)
def found_by_commands(node: ServerNode, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIANON_DATABASE", node.config.database)


def test_people_are_found_by_name_and_id_and_no_address_is_shown(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    opened(node, ada, "Ada 真真")
    give_address(node, ada)
    everybody = good("admin", "people", "--json").data
    assert [(each["id"], each["has_mail"]) for each in everybody] == [(ada, True)], "accounts alone"
    assert [each["id"] for each in good("admin", "people", "--find", "ADA", "--json").data] == [ada]
    assert [each["id"] for each in good("admin", "people", "--find", bo, "--json").data] == [bo]
    assert good("admin", "people", "--find", "%", "--json").data == []
    opened(node, bo, "Ärger Öl")
    assert [each["id"] for each in good("admin", "people", "--find", "Ärg", "--json").data] == [bo]
    for language, word in (("en", "Account"), ("de", "Konto"), ("zh", "账号")):
        shown = good("admin", "people", language=language).out
        assert word in shown
        assert "example.org" not in shown


def test_a_forbidden_name_is_taken_away_and_never_given_again(node: ServerNode) -> None:
    company = table_of(node, "histrio")
    ada, bo = company.ids
    opened(node, ada, "Louis XIV")
    assert ada in good("admin", "people", "--forbid", "louis xiv").out
    assert company.now(2).table.seats[0].name.startswith("Guest")
    assert refusal(opened, node, bo, "LOUIS XIV").error == "name-taken"
    good("admin", "people", "--forbid", "Robespierre")
    assert refusal(opened, node, bo, "R0bespierre").error == "name-taken"
    with node.store.read() as connection:
        assert connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == ada)).scalar_one().startswith("Guest")


def test_a_person_keeps_their_name_when_a_former_one_is_forbidden(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    opened(node, ada, "Louis XIV")
    with node.store.write() as connection:
        claim_name(connection, ada, "Molière", node.now())
    assert ada not in good("admin", "people", "--forbid", "Louis XIV").out
    assert [each["name"] for each in good("admin", "people", "--find", ada, "--json").data] == ["Molière"]
    assert refusal(opened, node, bo, "Louis XIV").error == "name-taken"


def test_failing_deliveries_are_shown_tried_again_and_dropped(node: ServerNode) -> None:
    (ada,) = guests(node, 1)
    failed = {"person": ada, "table_id": "t", "kind": "turn", "number": 1, "channel": "push", "target": "x",
              "created": 1.0, "due": 9e9, "attempts": 7}  # fmt: skip
    with node.store.write() as connection:
        connection.execute(insert(DELIVERIES).values(id="failing", failure="status 503", **failed))
        connection.execute(insert(DELIVERIES).values(id="fresh", failure=None, **failed))
    assert [each["id"] for each in good("admin", "outbox", "--json").data] == ["failing"]
    assert [each["id"] for each in good("admin", "outbox", "--all", "--json").data] == ["failing", "fresh"]
    for language in ("en", "de", "zh"):
        assert "status 503" in good("admin", "outbox", language=language).out
        assert "2" in good("admin", "notifications", language=language).out
    figures = good("admin", "notifications", "--json").data
    assert (figures["on_their_way"], figures["failed_so_far"], figures["browsers"]) == (2, 1, 0)
    good("admin", "outbox", "--retry", "failing")
    with node.store.read() as connection:
        row = connection.execute(select(DELIVERIES).where(DELIVERIES.c.id == "failing")).one()
    assert (row.attempts, row.due < 9e9) == (0, True)
    good("admin", "outbox", "--drop", "failing")
    assert [each["id"] for each in good("admin", "outbox", "--all", "--json").data] == ["fresh"]
    assert "failing" in refused("admin", "outbox", "--drop", "failing")
