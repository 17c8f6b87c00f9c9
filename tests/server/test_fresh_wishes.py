"""Whoever agrees to go back agrees to the wish that was shown, not to one that took its place meanwhile."""

from __future__ import annotations

import pytest

from tests.server.driving import refusal, table_of
from trianon.server.doors import problem_of
from trianon.server.house import House
from trianon.server.sitting import START
from trianon.server.taking_back import consent, wish_to_go_back


@pytest.mark.parametrize("agree", [True, False])
def test_an_exchanged_wish_is_not_the_one_that_was_answered(house: House, agree: bool) -> None:
    company = table_of(house, "rokoko", 2)
    company.play(30)
    ada, bo = company.people
    assert ada
    assert bo
    shown = company.sitting().line[-3]
    wish_to_go_back(house, company.table, ada, shown)
    wish_to_go_back(house, company.table, ada, START)
    found = refusal(consent, house, company.table, bo, agree, shown)
    assert found.error == "other-wish"
    assert "1" in problem_of(found, "de").text
    assert len(company.sitting().line) == 30
    wish = company.now(2).wish
    assert wish is not None
    assert (wish.to, wish.agreed) == (START, [1])
    consent(house, company.table, bo, agree, START)
    assert len(company.sitting().line) == (0 if agree else 30)
    assert company.now(2).wish is None
