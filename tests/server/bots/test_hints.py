"""Hints: where the table allows them, for the asker's decision, from the asker's view."""

import pytest

from tests.infrastructure.seated_table import guests, refusal, table_of
from trianon.server.bots.hints import hints_for
from trianon.server.node import ServerNode


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_hint_ranks_the_options_of_ones_own_decision(node: ServerNode) -> None:
    company = table_of(node, "histrio", 2, hints=True)
    ada = company.ids[0]
    decision = company.decision(1)
    shown = hints_for(node, company.table, ada)
    assert shown.number == decision.number
    assert sorted(line.key for line in shown.hints) == sorted(decision.options)
    visits = [line.visits for line in shown.hints]
    assert visits == sorted(visits, reverse=True)
    assert sum(line.share for line in shown.hints) == pytest.approx(1, abs=0.01)


def test_hints_are_refused_where_they_are_not_allowed_or_not_asked_for(node: ServerNode) -> None:
    company = table_of(node, "histrio", 2)
    ada = company.ids[0]
    assert refusal(hints_for, node, company.table, ada).error == "no-hints"
    allowed = table_of(node, "histrio", 2, hints=True)
    ada = allowed.ids[0]
    while 1 in allowed.asked():
        allowed.answer(1)
    assert refusal(hints_for, node, allowed.table, ada).error == "not-asked"
    assert refusal(hints_for, node, allowed.table, guests(node, 1)[0]).error == "not-seated"
