"""Numbers are declared together with what they stand for."""

import pytest

from trianon.core.kernel.reasons import CODES, Meaning, Reasons


def test_reasons_are_numbered_from_1_on_and_may_have_several_texts_in_a_row() -> None:
    reasons = Reasons()
    codes = [
        reasons.add("XX-1", "not-asked"),
        reasons.add("XX-2", "no-yellow", "no-green"),
        reasons.add("XX-3", "taken"),
    ]
    assert codes == [1, 2, 4]
    assert reasons[3] == Meaning("XX-2", "no-green")


def test_no_more_reasons_than_codes() -> None:
    reasons = Reasons()
    reasons.add("XX-1", *map(str, range(CODES - 1)))
    with pytest.raises(ValueError, match="63 reasons at most"):
        reasons.add("XX-2", "one-more")
