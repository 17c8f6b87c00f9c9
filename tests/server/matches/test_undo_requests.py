"""Consent applies to the undo request that was shown, not to its replacement."""

import pytest

from tests.infrastructure.seated_table import refusal, table_of
from trianon.server.http.error_responses import to_problem
from trianon.server.matches.undo import answer_undo_request, request_undo
from trianon.server.node import ServerNode
from trianon.server.table_store.entries import START


@pytest.mark.parametrize("agree", [True, False])
def test_consent_to_a_replaced_undo_request_is_refused(node: ServerNode, agree: bool) -> None:
    company = table_of(node, "rokoko", 2)
    company.play(30)
    ada, bo = company.ids
    shown = company.loaded().entry_numbers[-3]
    request_undo(node.tables, company.table, ada, shown)
    request_undo(node.tables, company.table, ada, START)
    found = refusal(answer_undo_request, node.tables, company.table, bo, agree, shown)
    assert found.error == "other-undo-request"
    assert "1" in to_problem(found, "de").text
    assert len(company.loaded().entry_numbers) == 30
    undo_request = company.now(2).undo_request
    assert undo_request is not None
    assert (undo_request.to, undo_request.agreed) == (START, [1])
    answer_undo_request(node.tables, company.table, bo, agree, START)
    assert len(company.loaded().entry_numbers) == (0 if agree else 30)
    assert company.now(2).undo_request is None
